/** Places of the Near East, and rarer goods and trades, in the scripts of their languages, by their senses. */
export const NEAR_EASTERN_PLACES_AND_GOODS = `
aircraft: الوتکه
aluminium: ئەلەمنیۆم
art: אמנות
board: الكرتون کارتن קרטון קרטונים
book: ספרי
bread: לחם ዳቦ የዳቦ
brewery: בירה מבשלת ቢራ የቢራ ጠመቃ የጠመቃ
brokerage: کارگزاری
bureau: לשכה
cable: כבלים
canal: نہر
casting: ریختهگری
chocolate: שוקולד
cigarette: السجائر
cinema: קולנוע
city_abbottabad: abbottabad ایبٹ_آباد
city_acre: עכו acre akko
city_adwa: adwa ዓድዋ አድዋ
city_ajman: ajman عجمان
city_annaba: annaba عنابة
city_aqaba: aqaba العقبة
city_arak: arak اراک
city_ashdod: ashdod אשדוד
city_ashkelon: ashkelon אשקלון
city_assab: assab ዓሰብ አሰብ
city_axum: axum aksum ኣክሱም አክሱም
city_bahawalpur: bahawalpur بہاولپور
city_bahir_dar: bahir_dar ባህር_ዳር
city_balkh: balkh بلخ
city_bamyan: bamyan bamiyan بامیان
city_bandar_abbas: bandar_abbas bandarabbas بندرعباس بندر_عباس
city_beer_sheva: באר_שבע
city_benghazi: benghazi bengasi بنغازي
city_bushehr: bushehr بوشهر
city_delhi: دہلی
city_dire_dawa: ድሬዳዋ የድሬዳዋ ድሬ_ዳዋ የድሬ_ዳዋ
city_duhok: duhok dohuk dahuk دهۆک دهوك
city_eilat: eilat אילת
city_fujairah: fujairah fujeirah الفجيرة
city_ghazni: ghazni غزنی
city_gondar: gondar gonder ጎንደር
city_gujranwala: gujranwala گوجرانوالہ
city_gwadar: gwadar گوادر
city_halabja: halabja هەڵەبجە حلبجة
city_hamadan: hamadan hamedan همدان
city_harar: harar ሐረር ሀረር
city_hawassa: hawassa awassa ሐዋሳ ሀዋሳ አዋሳ
city_herat: herat هرات
city_hyderabad: حیدرآباد hyderabad حیدر_آباد
city_islamabad: اسلام_آباد islamabad
city_jalalabad: jalalabad جلال_آباد جلال_اباد
city_jimma: jimma ጅማ
city_kandahar: kandahar قندهار کندهار قندھار
city_khost: khost خوست
city_kirkuk: kirkuk کەرکووک كركوك
city_kunduz: kunduz kundoz کندز
city_lucknow: lucknow لکھنؤ
city_massawa: massawa ባጽዕ ምጽዋ
city_mazar: mazar_i_sharif mazar_e_sharif مزارشریف مزار_شریف
city_mecca: مكة
city_mek_ele: መቀሌ የመቀሌ መቐለ
city_misrata: misrata misurata مصراتة
city_nablus: nablus نابلس
city_nazareth: nazareth נצרת
city_nouakchott: nouakchott نواكشوط
city_peshawar: پېښور
city_qazvin: qazvin ghazvin قزوین
city_ramallah: ramallah رام_الله
city_ras_al_khaimah: رأس_الخيمة
city_rishon_lezion: ראשון_לציון
city_salalah: salalah صلالة
city_sargodha: sargodha سرگودھا
city_sialkot: sialkot سیالکوٹ
city_sidon: sidon صيدا
city_sukkur: sukkur سکھر
city_sulaymaniyah: sulaymaniyah sulaymaniya sulaimaniyah sulaimaniya سلێمانی السليمانية
city_tiberias: tiberias טבריה
city_zakho: zakho زاخۆ زاخو
city_zanjan: zanjan زنجان
commodity_exchange: ምርት_ገበያ የምርት_ገበያ
confectionery: سویٹس مٹھائی ממתקים
conference: conferences مؤتمرات ጉባኤ
crops: crop crops ሰብል ሰብሎች المحاصيل محاصيل محصولات_زراعی
curtains: curtain curtains ستائر پرده پردے וילונות መጋረጃ
cutlery: cutlery کٹلری قاشق_و_چنگال
cyber: סייבר
dairy: شیرەمەنی מחלבה מחלבות
dates: dates date_fruit تمور التمور خرما کھجور תמרים ቴምር
dead_sea: dead_sea ים_המלח البحر_الميت
delta: الدلتا
dental: שיניים
department: محکمہ
department_store: כל_בו
desert: desert deserts الصحراء کویر מדבר በረሃ
directorate: ریاست
discount: discount דיסקונט
DJ: ጅቡቲ የጅቡቲ
doors: דלתות
dried_fruit: dried_fruit dried_fruits dry_fruit dry_fruits خشکبار خشکباری میوه_خشک فواكه_مجففة خشک_میوہ פירות_יבשים
eagle: ንስር የንስር
egg: ביצים
elevator: מעליות
entrepreneur: entrepreneurship יזמות יזמים
euphrates: euphrates الفرات فرات فوڕات
event: الفعاليات
exploration: التنقيب
exporter: ላኪ የላኪ
eyeglasses: عینک
faculty: دانشکده
family: کورنی
federation: ההסתדרות
fertiliser: ማዳበሪያ የማዳበሪያ
flower: پھول
freight: باربری
fruit: پھل
garden: الحديقة
ghee: ghee گھی
handicrafts: الصناعة_التقليدية الصناعات_التقليدية صنایع_دستی
health_fund: health_fund sick_fund קופת_חולים קופות_חולים
hebrew: hebrew עברית
honey: ማር የማር
hydrocarbon: المحروقات
ice_cream: גלידות גלידה
import_export: አስመጪና_ላኪ የአስመጪና_ላኪ
importer: importer importers አስመጪ የአስመጪ مستوردون מייבאים
interest_free_loan: interest_free_loan qarz_al_hasaneh qard_al_hasan gharzolhasaneh gharz_al_hasaneh قرض_الحسنه قرض_الحسن القرض_الحسن
jewellery: طلا_و_جواهر ጌጣ_ጌጥ የጌጣ_ጌጥ
jewish: jewish יהודי היהודית יהודיים
joint: ሓበራዊ
juice: العصائر
KE: ኬንያ የኬንያ
kurdish: kurdish کوردی
lake: ሐይቅ የሐይቅ
land: ארץ
laser: לייזר
library: کتب_خانہ
lighting: תאורה መብራቶች
lion: አንበሳ የአንበሳ
luggage: حقائب الحقائب شنط
machine: ማሽነሪ የማሽነሪ ማሽን የማሽን
machine_building: ماشینسازی
meat: ስጋ የስጋ ሥጋ የሥጋ
military: צבאי
milk: شیدې ጸባ
money: ገንዘብ
municipality: شاروالی
oasis: oasis oases الواحة واحات
olive: זית
orchard: orchard orchards פרדס פרדסי البستان
peace: سولې سوله
pistachio: pistachio pistachios پسته الفستق پستہ פיסטוק
porcelain: الخزف
potash: אשלג
poultry: طیور לול
printing_house: چاپخانە ቤት_ማሕተም
processing: ማቀነባበሪያ የማቀነባበሪያ
production: بەرهەمهێنان ምርት የምርት
profiles: profile profiles پروفیل پروفيل פרופילים
progress: ምዕባለ
provident: גמל
pump: משאבות
punjab: پنجاب
quarry: المقالع
reconstruction: التعمير
red_crescent: سره_میاشت
refrigeration: קירור
region_amhara: amhara አማራ የአማራ
region_balochistan: balochistan baluchistan بلوچستان
region_carmel: carmel כרמל
region_caspian: خزر
region_deccan: deccan دکن
region_galilee: galilee גליל
region_gilgit_baltistan: gilgit_baltistan گلگت_بلتستان
region_helmand: helmand هلمند
region_hindu_kush: hindu_kush hindukush هندوکش
region_hormozgan: hormozgan هرمزگان
region_kashmir: kashmir azad_kashmir کشمیر آزاد_کشمیر
region_khyber: khyber خیبر
region_khyber_pakhtunkhwa: khyber_pakhtunkhwa pakhtunkhwa خیبر_پختونخوا پختونخوا پښتونخوا
region_kish: kish کیش
region_maghreb: maghreb المغرب_العربي مغاربية مغاربي
region_nangarhar: nangarhar ننګرهار ننگرهار
region_negev: negev נגב
region_oromia: oromia oromiya ኦሮሚያ የኦሮሚያ
region_pamir: پامیر
region_qeshm: qeshm قشم
region_samaria: samaria שומרון
region_tigray: tigray ትግራይ የትግራይ
rental: الكراء
research: تحقیقاتی ምርምር የምርምር
resort: منتجعات
robot: רובוטיקה
rubber: ربڑ
sacks: sack sacks bags أكياس کیسه گونی שקים שקיות ከረጢት ጆንያ
safety: ደህንነት የደህንነት
saffron: saffron زعفران الزعفران
screw: ברגים
SD: ሱዳን የሱዳን
seed: بیج
semiconductor: מוליכים_למחצה
sesame: sesame ሰሊጥ السمسم سمسم کنجد שומשום
sewerage: wastewater
ship: السفن אוניות መርከብ የመርከብ
shipbuilding: کشتیسازی
silk: الحرير ریشم
soap: ሳሙና የሳሙና
social: ማሕበራዊ
soft_drinks: المرطبات نوشابه ለስላሳ_መጠጦች የለስላሳ_መጠጦች
spinning: الغزل
staffing: الموارد_البشرية منابع_انسانی משאבי_אנוש افرادی_قوت
statistics: شماریات
structure: structure structures سازه سازههای الهياكل
suez_canal: suez_canal قناة_السويس
supply: التوريدات لوازم
surgery: سرجیکل
tailoring: tailoring tailor tailors الخياطة תפירה
telephone: טלפון
tigris: tigris dijla dijlah دجلة
tobacco: ትምባሆ የትምባሆ
tool: اوزار כלי_עבודה
tour: ٹورز תיור
tower: الأبراج
towers: الأبراج أبراج
toy: لعب_الأطفال اسباب_بازی ألعاب_الأطفال ألعاب_أطفال کھلونے
TR: تورکیا
tractor: تراکتورسازی
train: ባቡር የባቡር
treatment: تصفیه
turbine: توربین
US: ئەمریکی
valve: شیرآلات שסתומים
vegetable: سبزی
village: گاؤں
welfare: رفاہی ویلفیئر
windows: חלונות
wireless: بیسیم
yarn: سوت
`;
