/**
 * Ordinary words of trades, goods and places that the other tables lack in Chinese, Korean, Thai, Hindi, Arabic, Persian,
 * Greek, Khmer, Lao and Burmese, as `sense: words` (see `senses.ts`), with English words for each sense. In Hindi, Thai and
 * Korean many are English words in the script of the language. Simplified characters also stand for the traditional ones.
 */
export const FURTHER_NATIVE_WORDS = `
province: منطقة
development: تعمير
east_asia: east_asia 东亚 동아시아
industry_commerce: industrial_commercial industry_commerce 工商 工商业
merchant: 招商
land: 置地 置业 地产 แลนด์ 토지
house: เฮ้าส์ เฮาส์ โฮม हाउस
housing: हाउसिंग
gas: 煤气
south: 南方
north: 北方
central: 中部
construction_machinery: construction_equipment 建機
auto_body: auto_body 車体
tobacco_liquor: tobacco_liquor tobacco_wine 菸酒 烟酒
water: 自來水 自来水
pencil: pencil pencils 鉛筆 铅笔 연필
east_japan: east_japan eastern_japan east_nippon 東日本
west_japan: west_japan western_japan west_nippon 西日本
central_japan: central_japan central_nippon 中日本
north_japan: north_japan northern_japan north_nippon 北日本
new_japan: new_japan new_nippon 新日本
all_japan: all_japan all_nippon 全日本
steel_works: steelworks steel_works 製鋼所 製鉄所 钢铁厂 鋼鐵廠 제철소
steel: 製鋼所
casting: 鋳工 鋳造所
precision_works: precision_works 精機製作所 精密製作所
electric_works: electric_works 電機製作所 電気製作所
machine_works: machine_works 機械製作所
east: 东方
west: 西方
inner_mongolia: inner_mongolia nei_mongol nei_menggu 内蒙古
tibet: tibet tibetan 西藏
manchuria: manchuria manchu 满洲 満洲
china_merchants: china_merchants 招商局 招商
green_energy: green_energy 绿能 绿色能源
air_transport: air_transport air_transportation 空輸
airline: 空輸 航空
seasoning: flavoring flavouring condiment condiments 调味品 조미료
express: 急便 宅急便 宅配便
east_china: east_china eastern_china 华东
north_china: north_china northern_china 华北
south_china: south_china southern_china 华南
central_south: central_south 中南
railway_construction: railway_construction 铁建 铁道建设
ocean: ocean_shipping 远洋
postal_savings: postal_savings 邮储 邮政储蓄
life_insurance: 寿险
power_grid: power_grid grid 电网 ग्रिड पावर_ग्रिड
rail_transit: 轨道
heavy: heavy 重型 हेवी
smart_home: smart_home 智家 智能家居 스마트홈
kitchen_appliances: kitchen_appliances 厨电 厨房电器
household_chemicals: daily_chemical daily_chemicals household_chemicals 日化
chinese_medicine: chinese_medicine traditional_chinese_medicine 中药 中医药
gene: gene genes genetics genomics 基因
seed: 种业
rural_commercial: rural_commercial 农商 农村商业
village_bank: village_and_township village_township 村镇
liquid_crystal: lcd liquid_crystal 液晶
lighting: 灯饰
refrigerator: refrigerator refrigerators refrigeration 冰箱
animation: animation comics 动漫 애니메이션
broadband: broadband 宽频 宽带 브로드밴드
new_world: new_world 新世界
wine: liquor 酒业 酒
basic: basic الأساسية 基础
national: الأهلي الأهلية أهلي नैशनल
real_estate: عقاري العقاري रियल्टी प्रॉपर्टीज
aluminium: الألمنيوم الألومنيوم
mining: مناجم معدنی खनिज
chemical: الكيماوية كيماوية
oil: الزيت زيت
refinery: المصافي مصافي
mobile: mobiles المتنقلة متنقلة มือถือ
lines: lines line الخطوط خطوط γραμμές γραμμών
railway: السكك_الحديدية سكك
dairy: dairy dairies الألبان ألبان
tobacco: الدخان دخان
hospital: المستشفيات مستشفيات हॉस्पिटल्स
computer: الحاسب حاسب الحاسبات
brokerage: brokerage broker الوساطة وساطة
securities: الأوراق_المالية
takaful: takaful التكافل تكافل تکافل
first: الأولى أولى
smelting: smelting smelter ذوب ذوب_آهن
transport: حمل_و_نقل
software: 소프트
mother_company: parent_company holding شرکت_مادر
specialised: specialised specialized تخصصی
khuzestan: khuzestan khouzestan خوزستان
khorasan: khorasan خراسان
gilan: gilan guilan گیلان
mazandaran: mazandaran مازندران
azerbaijan_region: azarbaijan azarbayjan آذربایجان
qassim: qassim القصيم
hijaz: hijaz hejaz الحجاز
life: जीवन लाइफ
coal: कोल
iron: आयरन
fertiliser: फर्टिलाइजर्स फर्टिलाइज़र्स
electric: electricals इलेक्ट्रिकल्स
aeronautics: aeronautics aeronautic aeronautical एयरोनॉटिक्स 航空工业
airline: एयरवेज एयरवेज़ แอร์เวย์ 항공
air_carrier: air هواپیمایی 항공 航空 الطيران للطيران طيران การบิน
bharat: bharat भारत
telecom: दूरसञ्चार
technology: टेक्नोलॉजीज
information_technology: infotech इन्फोटेक
finance: फाइनेंशियल
infrastructure: इंफ्रास्ट्रक्चर इन्फ्रास्ट्रक्चर อินฟราสตรัคเจอร์
export: एक्सपोर्ट्स एक्सपोर्ट
textile: टेक्सटाइल्स
mill: mills mill मिल्स मिल μύλοι μύλος
tea: टी
healthcare: healthcare health_care हेल्थकेयर เฮลท์แคร์ 헬스케어
hotel: होटल्स โฮเทล
global: ग्लोबल โกลบอล
public: पब्लिक
sector: sector सेक्टर
maharashtra: maharashtra महाराष्ट्र
gujarat: gujarat गुजरात
punjab: punjab पंजाब पञ्जाब
madras: madras मद्रास
hindustan: hindustan हिंदुस्तान हिन्दुस्तान
energy: เอ็นเนอร์ยี่ เอนเนอร์ยี่ เอนเนอร์จี้
electronics: อีเลคโทรนิคส์ อีเล็คโทรนิคส์ อิเล็คทรอนิกส์ อิเลคทรอนิคส์
product: โปรดักส์ โปรดักท์ โปรดักท์ส
center: เซ็นเตอร์ เซ็นเตอร เซนเตอร์
leasing: ลีสซิ่ง ลิสซิ่ง
medical: medical_services เวชการ
medicine: drug drugs เภสัช เภสัชกรรม
garment: การ์เม้นท์ การ์เมนท์
entertainment: เอ็นเตอร์เทนเม้นท์ เอนเตอร์เทนเมนท์
venture: เวนเจอร์ส เวนเจอร์
brewery: บริวเวอรี่ บริวเวอรี่ส์
engineering: เอ็นจิเนียริง
digital: ดิจิทัล ดิจิตอล
solution: โซลูชั่น โซลูชั่นส์ โซลูชัน 솔루션즈
asia: เอเชีย เอเซีย
info: info information อินโฟร์ อินโฟ
courier: courier express_delivery 택배
robotics: robotics 로보틱스
game: 게임즈
sugar: 제당
mart: mart 마트
shopping_mall: 쇼핑
network: 네트웍스
water_resources: water_resources water 수자원
trade: trading_company 상사
port_authority: port_authority ports_authority οργανισμός_λιμένος οργανισμός_λιμένα
corinth: corinth κορίνθου κόρινθος κορινθίας
attica: attica αττικής αττική
aegean: aegean αιγαίου αιγαίο αιγαίον
ionian: ionian ιονίου ιονική ιόνιο ionion
epirus: epirus ηπείρου ήπειρος
macedonia_greece: macedonia macedonian μακεδονίας μακεδονική μακεδονικά
thessaly: thessaly thessalian θεσσαλίας θεσσαλική
peloponnese: peloponnese peloponnesian πελοποννήσου
patras: patras patra πάτρας πάτρα πατρών
larissa: larissa λάρισας λάρισα
volos: volos βόλου βόλος
heraklion: heraklion iraklion ηρακλείου ηράκλειο
rhodes: rhodes ρόδου ρόδος
corfu: corfu κέρκυρας κέρκυρα
euboea: evia euboea εύβοιας εύβοια
exchange: exchanges χρηματιστήρια χρηματιστηρίων
development: ພັດທະນາ អភិវឌ្ឍន៍ ဖွံ့ဖြိုးရေး
foreign_trade: commerce_exterieur external_trade ການຄ້າຕ່າງປະເທດ ពាណិជ្ជកម្មក្រៅប្រទេស
insurance: ປະກັນໄພ ធានារ៉ាប់រង အာမခံ
national: ជាតិ ແຫ່ງຊາດ အမျိုးသား
electricity: electric ໄຟຟ້າ អគ្គិសនី လျှပ်စစ်
company: ក្រុមហ៊ុន ບໍລິສັດ ကုမ္ပဏီ
trade: ການຄ້າ ពាណិជ្ជកម្ម ကုန်သွယ်ရေး
agriculture: ກະສິກຳ កសិកម្ម စိုက်ပျိုးရေး
industry: ອຸດສາຫະກຳ ឧស្សាហកម្ម စက်မှု
KH: cambodia cambodian កម្ពុជា
LA: lao laos ລາວ
MM: myanmar မြန်မာ
commercial: εμπορική առևտրային تجارتی
technical: τεχνική τεχνικός τεχνικό
pharmaceutical: φάρμακα
dairy: γαλακτοκομική γαλακτοκομικά γαλακτοβιομηχανία لبنی لبنیات
flour: αλευροβιομηχανία αλεύρων αλευρόμυλοι
airline: αεροπορικές
aviation: αεροπορική αεροπορικών
advertising: διαφήμιση διαφημιστική โฆษณา
sewerage: αποχετεύσεως
microfinance: microfinance micro_finance მიკროსაფინანსო միկրոֆինանսական μικροχρηματοδότηση
organisation: ორგანიზაცია
bread: პური პურის հաց հացի
brewery: ლუდი ლუდის
copper: պղինձ պղնձի
molybdenum: մոլիբդեն մոլիբդենի մոլիբդենային
wine: գինու გვინის
mining: հանքարդյունաբերություն լեռնահարստացման լեռնարդյունաբերական
south: հարավ հարավից სამხრეთ
north: հյուսիս ჩრდილოეთ
caucasus: կովկաս կովկասյան კავკასია კავკასიის
power_station: نیروگاه نیروگاهی
oil: روغن
persian: persian فارس پارس
development: عمران
cultivation: cultivation کشت
petroleum: البترولية بترولية
housing: سكنية السكنية الإسكان
electricity: ไฟฟ้า
land: ที่ดิน
rice: ข้าว
siam: siam สยาม
international: สากล
entertainment: บันเทิง
film: ภาพยนตร์
publishing: สิ่งพิมพ์
jewellery: เครื่องประดับ
furniture: เฟอร์นิเจอร์
farm: ฟาร์ม
feed: อาหารสัตว์
kasikorn: kasikorn กสิกร
airline: נתיבי_אויר
aerospace: תעשייה_אווירית אווירית
renewable: renewable מתחדשת מתחדשות تجدیدپذیر متجددة
direct: direct ישיר
city: סיטי
sons: وأولاده وأبناؤه وأبناءه
brothers: وإخوانه وإخوته`;
