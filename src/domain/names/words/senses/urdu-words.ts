/**
 * Words of companies in Urdu, as `sense: words` (see `senses.ts`): most are English words in Urdu letters. The senses have English words
 * in the other tables.
 */
export const URDU_WORDS = `
bank: بینک بنک بینکنگ
insurance: انشورنس بیمہ ایشورنس
life_insurance: لائف_انشورنس لائف_ایشورنس
finance: فنانس مالیات مالیاتی فائنانس
microfinance: مائیکروفنانس مائیکرو_فنانس
investment: انویسٹمنٹ سرمایہ_کاری انویسٹمنٹس
capital: کیپیٹل کیپٹل
securities: سیکیورٹیز سیکورٹیز
leasing: لیزنگ
fund: فنڈ فنڈز
trust: ٹرسٹ
textile: ٹیکسٹائل ٹیکسٹائلز
spinning: سپننگ اسپننگ
weaving: ویونگ
mill: ملز مل
cotton: کاٹن کپاس
garment: گارمنٹس گارمنٹ
sugar: شوگر چینی
cement: سیمنٹ
fertiliser: فرٹیلائزر فرٹیلائزرز کھاد
steel: اسٹیل اسٹیلز سٹیل
iron: آئرن لوہا
metal: میٹل میٹلز دھات
aluminium: ایلومینیم
electricity: بجلی برقی الیکٹرسٹی
electric: الیکٹرک
electronics: الیکٹرانکس الیکٹرونکس
power: پاور
energy: انرجی توانائی
oil: آئل تیل
petroleum: پٹرولیم پیٹرولیم
gas: گیس
refinery: ریفائنری
coal: کول کوئلہ
mining: مائننگ کان_کنی
chemical: کیمیکلز کیمیکل کیمیائی
plastic: پلاسٹک پلاسٹکس
paper: پیپر
packaging: پیکجنگ پیکیجنگ
glass: گلاس شیشہ
ceramic: سرامکس سرامک
pharmaceutical: فارما فارماسیوٹیکل فارماسیوٹیکلز ادویات دوا_ساز
laboratory: لیبارٹریز لیبارٹری لیبز
hospital: ہسپتال اسپتال ہاسپٹل ہاسپٹلز
medical: میڈیکل طبی
health: ہیلتھ صحت
clinic: کلینک
university: یونیورسٹی جامعہ
school: اسکول سکول
college: کالج
education: ایجوکیشن تعلیم تعلیمی
institute: انسٹی_ٹیوٹ انسٹیٹیوٹ ادارہ
food: فوڈز فوڈ غذائی
dairy: ڈیری
milk: ملک_پیک دودھ
rice: رائس چاول
flour: آٹا فلور
tea: چائے ٹی_ہاؤس
tobacco: ٹوبیکو تمباکو
beverage: بیوریجز
agriculture: زرعی زراعت ایگریکلچر
farm: فارمز فارم
poultry: پولٹری
engineering: انجینئرنگ
construction: تعمیرات تعمیراتی کنسٹرکشن
builders: بلڈرز
real_estate: پراپرٹیز پراپرٹی جائیداد رئیل_اسٹیٹ
housing: ہاؤسنگ
development: ڈویلپمنٹ ترقی ترقیاتی
developer: developer developers ڈویلپرز
hotel: ہوٹل ہوٹلز
tourism: ٹورازم سیاحت
travel: ٹریول ٹریولز
airline: ایئرلائن ایئرلائنز ایئر_لائن ایئر_لائنز
aviation: ایوی_ایشن
airport: ایئرپورٹ
port: پورٹ بندرگاہ
shipping: شپنگ جہاز_رانی
railway: ریلوے ریلویز
transport: ٹرانسپورٹ نقل_و_حمل
logistics: لاجسٹکس
telecom: ٹیلی_کام ٹیلیکام مواصلات
telecom: ٹیلی_کمیونیکیشن ٹیلی_کمیونیکیشنز
communication: کمیونیکیشن کمیونیکیشنز
technology: ٹیکنالوجی ٹیکنالوجیز
software: سافٹ_ویئر سافٹویئر
system: سسٹمز سسٹم
network: نیٹ_ورک نیٹ_ورکس
media: میڈیا
broadcasting: براڈکاسٹنگ
television: ٹیلی_ویژن ٹی_وی
publishing: پبلشرز پبلشنگ
printing: پرنٹنگ پرنٹرز
automobile: آٹوموبائل آٹوموبائلز آٹو گاڑی
motor: موٹرز موٹر موٹرسائیکل
tractor: ٹریکٹرز ٹریکٹر
tyre: ٹائر ٹائرز
engine: انجن انجنز
machine: مشینری
tool: ٹولز
cable: کیبلز کیبل
paint: پینٹس پینٹ
leather: لیدر چمڑا
shoe: شوز جوتے
jewellery: جیولرز زیورات
furniture: فرنیچر
carpet: کارپٹ کارپٹس قالین
wood: لکڑی ووڈ
industry: انڈسٹریز انڈسٹری انڈسٹریل
trade: ٹریڈنگ ٹریڈرز تجارتی
commercial: کمرشل
import: امپورٹ
export: ایکسپورٹ ایکسپورٹس
marketing: مارکیٹنگ
advertising: ایڈورٹائزنگ
consulting: کنسلٹنگ کنسلٹنٹس
service: سروسز سروس
solution: سولیوشنز
enterprise: انٹرپرائزز انٹرپرائز
group: گروپ
holding: ہولڈنگز ہولڈنگ
association: ایسوسی_ایشن
foundation: فاؤنڈیشن
society: سوسائٹی
authority: اتھارٹی
board: بورڈ
center: سینٹر
house: ہاؤس
international: انٹرنیشنل
global: گلوبل
national: نیشنل قومی
state: اسٹیٹ ریاستی سرکاری
federal: فیڈرل وفاقی
central: سینٹرل
general: جنرل
united: یونائیٹڈ متحدہ
first: فرسٹ
new: نیو
north: ناردرن شمالی
south: سدرن جنوبی
east: ایسٹرن مشرقی
west: ویسٹرن مغربی
modern: ماڈرن
premier: premier پریمیئر
standard: اسٹینڈرڈ
royal: royal رائل
city: سٹی
brothers: برادرز
sons: سنز
water: واٹر پانی
security: سیکیورٹی
exploration: ایکسپلوریشن
distribution: ڈسٹری_بیوشن تقسیم
product: پروڈکٹس مصنوعات
packages: packages پیکجز`;
