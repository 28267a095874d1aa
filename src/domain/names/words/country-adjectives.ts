/**
 * Words that mean "of this country" in names: adjectives and genitives of countries, and country names in
 * scripts that the other lists lack, as `code: words`, `_` for a space.
 */
export const COUNTRY_ADJECTIVES = `
AE: emirati الإماراتية الإماراتي אמירויות
AF: afghan افغان افغانستان
AL: albanian shqiptare shqiptar albanische албания αλβανίας
AM: armenian հայաստան հայաստանի հայկական армения армении армянский armenische
AO: angolan angolana
AR: argentine argentinian argentino argentinas argentinische аргентина
AT: österreichs austriaca австрия австрии австрийский αυστρίας
AZ: azerbaijani азербайджан азербайджана азербайджанский azərbaycan azərbaycanın
BA: bosnian bosanska bosanski bosnische
BD: bangladeshi বাংলাদেশ
BE: belgische belge belges belgisch belgisk бельгия
BG: bulgarian българия българска български bulgarische bulgare βουλγαρίας болгария болгарский
BH: bahraini البحرين
BO: bolivian boliviana boliviano
BR: brazilian brasileira brasileiro brasileiras brasileiros brasilena brasilianische brésilienne бразилия
BW: batswana
BY: belarusian беларуси беларускі беларуская белорусский белорусская белоруссии
CA: canadienne canadien kanadische канада канады
CH: schweizerischer schweizerisches швейцария швейцарский svizzero suizo
CL: chilean chilena chileno chilenas
CM: cameroonian camerounaise
CN: китай китая китайский chinesische chinoise cinese
CO: colombian colombiana colombiano colombianas
CR: costarricense
CU: cubano cuban
CY: cypriot κύπρος κύπρου κυπριακή κυπριακές κυπριακός zypriotische кипр
CZ: české českého čechy čeští чехия чешский tschechische tchèque
DE: deutschlands германия германии немецкий γερμανίας niemiecki niemcy němec germana
DK: danmarks danskt dänische danois дания датский
DO: dominicano
DZ: algerian algérienne algérien الجزائر الجزائرية الجزائري
EC: ecuadorian ecuatoriana ecuatoriano
EE: estonian estnische эстония эстонский
EG: egyptian égyptienne مصر المصرية المصري египет
ES: españoles españolas spanische испания испанский ισπανίας
ET: ethiopian ኢትዮጵያ የኢትዮጵያ éthiopienne
FI: suomalainen suomalaiset finnische финляндия финский
FJ: fijian
FR: françaises francia франция франции французский γαλλίας französische franse
GB: британия британский великобритания británica britannique britische βρετανίας
GE: საქართველო საქართველოს ქართული грузия грузии грузинский georgische
GH: ghanaian
GR: ελλάδα ελλάδος ελλάδας ελλάς ελληνική ελληνικά ελληνικές ελληνικός ελληνικό ελληνικών grecque griechische греция греческий
HN: hondureña hondureño
HR: croatian hrvatski hrvatsko hrvatskog kroatische хорватия
HU: magyarországi венгрия венгерский ungarische hongroise
ID: indonesian индонезия
IE: éireann éire irische irlandaise ирландия
IL: israeli ישראל לישראל ישראלית הישראלית ישראלי הישראלי израиль израиля israelische
IN: भारत भारतीय इंडिया इंडियन ভারত ভারতীয় ইন্ডিয়া இந்திய இந்தியா இந்தியன் భారత భారతీయ ఇండియా ઇન્ડિયા ભારતીય ભારત ਇੰਡੀਆ ਭਾਰਤ ಭಾರತ ಇಂಡಿಯಾ ഭാരത ഇന്ത്യ ഇന്ത്യൻ อินเดีย הודו индия индии индийский
IQ: iraqi العراق العراقية العراقي عراق
IR: iranian ایران иран ирана иранский iranische
IS: icelandic íslands íslenska íslenskar исландия isländische
IT: italienische italianos италия италии итальянский ιταλίας
JM: jamaican
JO: jordanian الأردن الأردنية الأردني
JP: japonaise japanische giapponese япония японии японский ญี่ปุ่น
KE: kenyan
KG: kyrgyz кыргызстан кыргызстана кыргыз киргизия киргизский
KH: cambodian កម្ពុជា khmer
KR: korean 대한민국 корея кореи корейский เกาหลี
KW: kuwaiti الكويت الكويتية الكويتي
KZ: kazakh kazakhstani казахстана казахстанский казахстанская қазақстан қазақстанның қазақ
LA: lao laotian ລາວ
LB: lebanese libanaise لبنان اللبنانية اللبناني
LK: lankan ලංකා ශ්රී_ලංකා இலங்கை
LT: lithuanian lietuviška литва литвы литовский litauische
LU: luxembourgeoise luxembourgeois luxemburgische
LV: latvian latviešu латвия латвии латвийский lettische
LY: libyan ليبيا الليبية الليبي
MA: moroccan marocaine marocain المغرب المغربية المغربي марокко
MD: moldovan moldovenească молдова молдовы молдавский
ME: montenegrin crnogorska crnogorski црна_гора црногорска
MG: malagasy
MK: macedonian македонија македонски македонска македония
MM: burmese မြန်မာ
MN: монгол монголия монголии монгольский
MT: maltese maltija
MX: mexican mexicana mexicano mexicanas mexicanos mexikanische мексика
MY: malaysian малайзия
MZ: mozambican moçambicana moçambique
NG: nigerian нигерия
NL: nederlands nederlandsche niederländische néerlandaise нидерланды голландский
NO: norges norsk norwegische норвегия норвежский
NP: nepalese nepali नेपाल नेपाली
OM: omani عمان العمانية العماني
PA: panamanian panameña panameño
PE: peruvian peruana peruano peruanas
PH: filipino filipina philippine
PK: pakistani پاکستان पाकिस्तान
PL: polskich polskiej polskiego польша польский polnische polonaise
PS: فلسطينية الفلسطينية الفلسطيني
PT: portugueses portuguesas portugiesische portugaise португалия
PY: paraguaya paraguayo
QA: qatari قطر القطرية القطري
RO: romanian române românesc românească румыния румынский rumänische roumaine
RS: serbian српска српски србије србија srpska srpski сербия сербский serbische
RU: российский российская российское российские россии рф росийская русский русская russische russe russa ρωσίας
RW: rwandan rwandaise
SA: سعودية السعودية السعودي saoudienne
SD: sudanese السودانية السوداني
SE: sveriges svenskt schwedische suédoise швеция шведский
SI: slovenian slovenski slovensko slowenische словения
SK: slovak slovenské slovenských slowakische словакия словацкий
SN: senegalese sénégalaise
SY: syrian سوريا السورية السوري سورية
TH: ประเทศไทย ไทยแลนด์ таиланд
TJ: tajik таджикистан таджикистана таджикский тоҷикистон
TM: turkmen туркменистан туркменистана türkmenistan
TN: tunisian tunisienne tunisien تونس التونسية التونسي
TR: türkische turque turca турция турции турецкий
TW: taiwanese taiwanesische ไต้หวัน
TZ: tanzanian
UA: україни український українська українські украины украинский украинская ukrainische
UG: ugandan
US: américaine américain amerikanische amerikan estadounidense американский
UY: uruguayan uruguaya uruguayo
UZ: uzbek узбекистан узбекистана узбекский ўзбекистон ўзбек oʻzbekiston
VE: venezuelan venezolana venezolano
VN: vietnamese viet вьетнам вьетнама
YE: yemeni اليمنية اليمني
ZA: suid_afrikaanse suid_afrika
ZM: zambian
ZW: zimbabwean
`;
