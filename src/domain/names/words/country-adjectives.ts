/**
 * Words that mean "of this country" in names: adjectives and genitives of countries, and country names in
 * scripts that the other lists lack, as `code: words`, `_` for a space.
 */
export const COUNTRY_ADJECTIVES = `
AD: andorran andorrana andorrano andorrane
AE: emirati الإماراتية الإماراتي אמירויות
AF: afghan افغان افغانستان afghane afghanische
AG: antiguan
AL: albanian shqiptare shqiptar albanische албания αλβανίας albanaise albanais albanese albanesa shqipërisë shqipëria shqiptaro shqipërise shqiptarë
AM: armenian հայաստան հայաստանի հայկական армения армении армянский armenische arménienne arménien armena
AO: angolan angolana angolaise angolais angolano angolanische
AR: argentine argentinian argentino argentinas argentinische аргентина
AT: österreichs austriaca австрия австрии австрийский αυστρίας autrichienne autrichien austriaco österreichischer österreichischen österreichisches oesterreichischer oesterreichischen oesterreichische
AU: australienne australische australiana
AZ: azerbaijani азербайджан азербайджана азербайджанский azərbaycan azərbaycanın azeri azerbaijanian azerbaïdjanaise aserbaidschanische
BA: bosnian bosanska bosanski bosnische bosnienne bosniaque bosniaca herzegovinian bosne bosna bosanske bosansko hercegovine hercegovina hercegovini hercegovacka
BB: barbadian
BD: bangladeshi বাংলাদেশ bangladaise bangladesi
BE: belgische belge belges belgisch belgisk бельгия belga
BF: burkinabe burkinabé burkinabè burkinabaise
BG: bulgarian българия българска български bulgarische bulgare βουλγαρίας болгария болгарский búlgara bulgara balgarski balgarska balgarsko balgarskata bulgarski bulgarska bulgarsko balgaria bulgariya българско българската българския
BH: bahraini البحرين bahreïnienne bahrainische
BI: burundian burundaise burundais
BJ: beninese béninoise béninois
BN: bruneian
BO: bolivian boliviana boliviano bolivienne bolivianische
BR: brazilian brasileira brasileiro brasileiras brasileiros brasilena brasilianische brésilienne бразилия
BS: bahamian
BT: bhutanese
BW: batswana botswanan
BY: belarusian беларуси беларускі беларуская белорусский белорусская белоруссии belorussian byelorussian belarussian biélorusse bélarusse weißrussische belarussische bielorrusa belorusskij
BZ: belizean
CA: canadienne canadien kanadische канада канады
CD: congolese congolaise congolais kongolesische
CF: centrafricaine centrafricain
CH: schweizerischer schweizerisches швейцария швейцарский svizzero suizo helvetische helvetica schweizerischen
CI: ivorian ivoirienne ivoirien
CL: chilean chilena chileno chilenas chilienne chilien chilenische
CM: cameroonian camerounaise camerounais kamerunische
CN: китай китая китайский chinesische chinoise cinese chinois chinesa
CO: colombian colombiana colombiano colombianas colombienne kolumbianische
CR: costarricense costarican
CU: cubano cuban cubana cubaine kubanische
CV: caboverdiana caboverdiano
CY: cypriot κύπρος κύπρου κυπριακή κυπριακές κυπριακός zypriotische кипр chypriote cipriota
CZ: české českého čechy čeští чехия чешский tschechische tchèque checa ceca českých
DE: เยอรมัน deutschlands германия германии немецкий γερμανίας niemiecki niemcy němec germana deutschen
DJ: djiboutian djiboutienne
DK: danmarks danskt dänische danois дания датский danoise danesa
DO: dominicano dominican dominicana
DZ: algerian algérienne algérien الجزائر الجزائرية الجزائري argelina algerina algerische
EC: ecuadorian ecuatoriana ecuatoriano équatorienne ecuadorianische
EE: estonian estnische эстония эстонский estonienne estonien eesti eestimaa
EG: egyptian égyptienne مصر المصرية المصري египет egipcia egiziana ägyptische
ER: eritrean érythréenne
ES: españoles españolas spanische испания испанский ισπανίας
ET: ethiopian ኢትዮጵያ የኢትዮጵያ éthiopienne äthiopische
FI: suomalainen suomalaiset finnische финляндия финский finlandaise finlandais finlandesa finlandese finlands finländska
FJ: fijian
FR: françaises francia франция франции французский γαλλίας französische franse
GA: gabonese gabonaise gabonais
GB: британия британский великобритания británica britannique britische βρετανίας
GD: grenadian
GE: საქართველო საქართველოს ქართული грузия грузии грузинский georgische géorgienne
GH: ghanaian ghanéenne ghanaische
GM: gambian gambienne
GN: guinean guinéenne guinéen
GQ: equatoguinean ecuatoguineana
GR: ελλάδα ελλάδος ελλάδας ελλάς ελληνική ελληνικά ελληνικές ελληνικός ελληνικό ελληνικών grecque griechische греция греческий ellinikon ellinikes ellinika
GT: guatemalan guatemalteca guatemalteco guatémaltèque
GY: guyanese
HN: hondureña hondureño honduran
HR: croatian hrvatski hrvatsko hrvatskog kroatische хорватия croate croata hrvatskih hrvatskoj
HT: haitian haïtienne haïtien
HU: magyarországi венгрия венгерский ungarische hongroise hongrois húngara ungherese magyarország magyarországon
ID: indonesian индонезия indonésienne indonesische
IE: éireann éire irische irlandaise ирландия irlandais irlandesa irlandese 
IL: israeli ישראל לישראל ישראלית הישראלית ישראלי הישראלי израиль израиля israelische israélienne israelí israeliana
IN: भारत भारतीय इंडिया इंडियन ভারত ভারতীয় ইন্ডিয়া இந்திய இந்தியா இந்தியன் భారత భారతీయ ఇండియా ઇન્ડિયા ભારતીય ભારત ਇੰਡੀਆ ਭਾਰਤ ಭಾರತ ಇಂಡಿಯಾ ഭാരത ഇന്ത്യ ഇന്ത്യൻ อินเดีย הודו индия индии индийский indienne indische
IQ: iraqi العراق العراقية العراقي عراق irakienne irakien irakische iraquí
IR: iranian ایران иран ирана иранский iranische iranienne iranien iraní iraniana
IS: icelandic íslands íslenska íslenskar исландия isländische islandaise islandesa íslensk íslenski íslenskt íslenskra
IT: italienische italianos италия италии итальянский ιταλίας italienne italiani italiane
JM: jamaican jamaïcaine
JO: jordanian الأردن الأردنية الأردني jordanienne jordanische
JP: japonaise japanische giapponese япония японии японский ญี่ปุ่น japonais japonesa
KE: kenyan kényane kenianische
KG: kyrgyz кыргызстан кыргызстана кыргыз киргизия киргизский kirghiz kirgiz kyrgyzstani kirghize
KH: cambodian កម្ពុជា khmer cambodgienne
KM: comorian comorienne
KR: korean 대한민국 корея кореи корейский เกาหลี coréenne coreana koreanische
KW: kuwaiti الكويت الكويتية الكويتي koweïtienne kuwaitische
KZ: kazakh kazakhstani казахстана казахстанский казахстанская қазақстан қазақстанның қазақ kazakhe kasachische qazaqstan qazaq qazaqstannyng kazakhstanskaya kazakhstanskiy
LA: lao laotian ລາວ laotienne
LB: lebanese libanaise لبنان اللبنانية اللبناني libanais libanesische libanesa libanese
LK: lankan ලංකා ශ්රී_ලංකා இலங்கை srilankan
LR: liberian libérienne
LT: lithuanian lietuviška литва литвы литовский litauische lituanienne lituana lietuviškas lietuvių
LU: luxembourgeoise luxembourgeois luxemburgische luxembourgish luxemburguesa lëtzebuerger
LV: latvian latviešu латвия латвии латвийский lettische lettone letona latvijas
LY: libyan ليبيا الليبية الليبي libyenne libysche libica
MA: moroccan marocaine marocain المغرب المغربية المغربي марокко marokkanische marroquí marocchina
MD: moldovan moldovenească молдова молдовы молдавский moldavian moldave moldauische
ME: montenegrin crnogorska crnogorski црна_гора црногорска monténégrine montenegrinische crne_gore crnogorske crnogorsko
MG: malagasy malgache madagassische
MK: macedonian македонија македонски македонска македония macédonienne mazedonische macedone makedonije makedonsko makedonskite makedoniya severna_makedonija severne_makedonije северна_македонија северне_македоније
ML: malian malienne malien
MM: burmese မြန်မာ birmane
MN: монгол монголия монголии монгольский mongolian mongole mongolische
MR: mauritanian mauritanienne mauritanien
MT: maltese maltija maltaise maltesische maltin
MU: mauritian mauricienne mauricien
MV: maldivian
MW: malawian
MX: mexican mexicana mexicano mexicanas mexicanos mexikanische мексика mexicaine mexicain messicana
MY: malaysian малайзия malaisienne
MZ: mozambican moçambicana moçambique mozambicaine moçambicano mosambikanische
NA: namibian namibische
NE: nigérienne nigérien
NG: nigerian нигерия nigériane nigeriana nigerianische
NI: nicaraguan nicaragüense
NL: nederlands nederlandsche niederländische néerlandaise нидерланды голландский neerlandesa olandese holländische hollandse hollandsche
NO: norges norsk norwegische норвегия норвежский norvégienne norvegese
NP: nepalese nepali नेपाल नेपाली népalaise
OM: omani عمان العمانية العماني omanaise
PA: panamanian panameña panameño panaméenne
PE: peruvian peruana peruano peruanas péruvienne peruanische
PG: papuan
PH: filipino filipina philippine philippinische
PK: pakistani پاکستان पाकिस्तान pakistanaise pakistanische
PL: polskich polskiej polskiego польша польский polnische polonaise polonais polaca polacca
PS: فلسطينية الفلسطينية الفلسطيني palestinian palestinienne palästinensische
PT: portugueses portuguesas portugiesische portugaise португалия portugais portoghese
PY: paraguaya paraguayo paraguayan paraguayenne
QA: qatari قطر القطرية القطري qatarie katarische
RO: romanian române românesc românească румыния румынский rumänische roumaine roumain rumana rumena rumanian român româniei românești română
RS: serbian српска српски србије србија srpska srpski сербия сербский serbische serbe srpske srpsko srpskih
RU: российский российская российское российские россии рф росийская русский русская russische russe russa ρωσίας
RW: rwandan rwandaise ruandische
SA: سعودية السعودية السعودي saoudienne saudita saudische saoudien
SC: seychellois seychelloise
SD: sudanese السودانية السوداني soudanaise sudanesische
SE: sveriges svenskt schwedische suédoise швеция шведский suédois sueca svedese svenskar
SG: singaporean
SI: slovenian slovenski slovensko slowenische словения slovene slovène eslovena slovenije slovenskih slovenske
SK: slovak slovenské slovenských slowakische словакия словацкий slovakian slovaque eslovaca slovenskej slovenského slovenský
SN: senegalese sénégalaise sénégalais senegalesische senegalesa
SO: somali somalian somalienne
SR: surinamese surinaamse
SV: salvadoran salvadoreña salvadoreño
SY: syrian سوريا السورية السوري سورية syrienne syrien syrische siriana
SZ: swazi
TD: chadian tchadienne tchadien
TG: togolese togolaise togolais
TH: ประเทศไทย ไทยแลนด์ таиланд thaïlandaise thailändische tailandesa
TJ: tajik таджикистан таджикистана таджикский тоҷикистон tajikistani tadschikische
TM: turkmen туркменистан туркменистана türkmenistan turkmène turkmenische
TN: tunisian tunisienne tunisien تونس التونسية التونسي tunesische tunecina tunisina
TO: tongan
TR: türkische turque turca турция турции турецкий türkiyenin türkler
TT: trinidadian tobagonian
TW: taiwanese taiwanesische ไต้หวัน taïwanaise taiwanesa
TZ: tanzanian tanzanienne tansanische
UA: україни український українська українські украины украинский украинская ukrainische ucraniana ukrainienne ucraina ukrayinskyi ukrayinska ukrainskaya
UG: ugandan ougandaise
US: américaine américain amerikanische amerikan estadounidense американский norteamericana estadunidense
UY: uruguayan uruguaya uruguayo uruguayenne uruguayische
UZ: uzbek узбекистан узбекистана узбекский ўзбекистон ўзбек oʻzbekiston ouzbèke usbekische oʻzbekistonning
VE: venezuelan venezolana venezolano vénézuélienne venezolanische
VN: vietnamese viet вьетнам вьетнама vietnamienne vietnamesische
WS: samoan
XK: kosovo kosova kosovës kosovar kosovare kosovska kosovski косово косова
YE: yemeni اليمنية اليمني yéménite jemenitische
ZA: suid_afrikaanse suid_afrika sudafricana südafrikanische
ZM: zambian zambienne sambische
ZW: zimbabwean zimbabwéenne simbabwische
`;
