/**
 * Ordinary vocabulary of names in Hebrew that the other tables lack, as `sense: words` (see `senses.ts`). The article ה
 * before a word is known without being written here.
 */
export const HEBREW_WORDS = `
farm: חווה חוות משק משקי
youth: נוער צעירים
movement: תנועה תנועת
hill: hill hills hilltop hilltops גבעה גבעות גבעת
settlement: settlement settlements settler settlers התיישבות יישוב התנחלות מתיישבים
village: כפר מושב
outpost: outpost outposts מאחז
kibbutz: kibbutz קיבוץ
valley: valley valleys עמק בקעה בקעת
mountain: הר הרי
land: אדמה אדמות קרקע קרקעות
children: ילדים
women: נשים
student: סטודנטים תלמידים
friend: ידידי ידידים חברים
people: עם
family: משפחה משפחת
heritage: מורשת
history: היסטוריה
tradition: מסורת
religious: דתי דתית
council: מועצה מועצת
committee: ועד ועדה ועדת
authority: רשות
administration: מינהל מינהלת
department: מחלקה מחלקת
government: ממשלה ממשלת
police: משטרה משטרת
army: צבא צבאי צבאית
defence: הגנה ביטחוני ביטחונית
security_guard: אבטחה שמירה
safety: בטיחות
intelligence: intelligence מודיעין
weapon: נשק
aircraft: מטוסים מטוס
air: אוויר אווירי אווירית
space: חלל
party: מפלגה מפלגת
front: חזית
organisation: ארגון ארגוני
federation: פדרציה התאחדות
center: מרכז
house: בית
project: פרויקט פרויקטים מיזם
planning: תכנון
design: עיצוב
solution: פתרונות פתרון
product: מוצר מוצרים מוצרי
equipment: ציוד
machine: מכונות מכונה
device: מכשירים מכשור
component: רכיבים
computer: מחשבים מחשוב
data: נתונים
internet: אינטרנט
digital: דיגיטל דיגיטלי דיגיטלית
advanced: מתקדם מתקדמת מתקדמים מתקדמות
innovation: חדשנות
scientific: מדע מדעי מדעים
laboratory: מעבדה מעבדות מעבדת
school: בית_ספר
college: מכללה מכללת
academy: אקדמיה
health: בריאות
clinic: מרפאה מרפאות
nursing: סיעוד
charity: צדקה חסד
welfare: רווחה סעד
pension: פנסיה גמל
trust: נאמנות
leasing: ליסינג
mortgage: משכנתאות
marketing: שיווק
distribution: הפצה
sales: מכירות
advertising: פרסום
rental: השכרה השכרת
cleaning: ניקיון
maintenance: אחזקה תחזוקה
recycling: מחזור
environment: סביבה איכות_הסביבה
resources: משאבים
solar: סולארי סולארית
sun: שמש
wind: רוח
light: אור
star: כוכב
sea: ים
earth: ארץ
garden: גן גני
park: פארק
forest: יער יערות
road: דרך דרכי כבישים
bridge: גשר
infrastructure: תשתיות תשתית
building: בניין מבנים
housing: שיכון
contracting: קבלנות קבלנים
concrete: בטון
stone: אבן אבנים
wood: עץ עצים
furniture: רהיטים ריהוט
garment: ביגוד הלבשה
fashion: אופנה
shoe: נעליים הנעלה
jewellery: תכשיטים
diamond: יהלומים יהלום
gold: זהב
silver: כסף
cosmetics: קוסמטיקה
toy: צעצועים
meat: בשר
fish: דגים
bakery: מאפייה מאפיית
coffee: קפה
fruit: פירות
vegetable: ירקות
seed: זרעים
flower: פרחים
livestock: בקר מקנה
poultry: עוף עופות
restaurant: מסעדה מסעדות
sport: ספורט
theatre: תיאטרון
music: מוזיקה
film: סרטים
news: חדשות
newspaper: עיתון
book: ספרים
radio: רדיו
television: טלוויזיה
foreign_trade: סחר_חוץ
accounting: רואי_חשבון
law: עורכי_דין
world: עולם עולמי עולמית
east: מזרחי מזרחית
great: גדול גדולה
city: עיר
island: אי
freedom: חירות חופש
peace: שלום
unity: אחדות
hope: תקווה
future: עתיד
life: חיים
truth: אמת
victory: ניצחון
lion: אריה
eagle: נשר עיט
works: מפעלים
service: שירותי
bakery: מאפיה
medicine: רפואה
biotechnology: ביוטכנולוגיה ביוטק
bus: אוטובוסים
port: נמלי
press: עיתונות
municipality: עיריית עירייה
security: ביטחון בטחון
consulting: יעוץ
ceramics: קרמיקה
garage: garage garages מוסכים מוסך
optics: אופטיקה
chip: שבבים
recycling: מיחזור`;
