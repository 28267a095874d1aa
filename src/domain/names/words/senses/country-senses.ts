/**
 * Words that mean "of this country" in several languages, as `code: words` (see `senses.ts`), so that a translated name keeps its
 * country: Иранская нефтяная компания. The codes are those of places (ISO 3166-1 alpha-2), KR also for the north of Korea.
 */
export const COUNTRY_SENSES = `
AE: emirati emirates إماراتية إماراتي эмиратск~ 阿联酋 объединенн~_арабск~_эмират~ эмират~
AF: afghan afghanistan афганск~ афганистан~ afghanische afghane أفغانية أفغاني افغانی 阿富汗
AL: albanian албанск~ albanische albanaise albanese albanesa ألبانية
AM: armenian armenia армянск~ вірменськ~ armenische arménienne 亚美尼亚
AR: argentine argentinian аргентинск~ argentinische أرجنتينية
AT: austrian австрийск~ австрійськ~ österreichische autrichienne austriaca نمساوية
AU: australian австралийск~ australische australienne australiana أسترالية
AZ: azerbaijani azerbaijan азербайджанск~ aserbaidschanische azerbaïdjanaise 阿塞拜疆
BA: bosnian боснийск~ bosnische bosanska بوسنية
BD: bangladeshi bangladesh бангладешск~ 孟加拉
BE: belgian бельгийск~ бельгійськ~ belgische belge بلجيكية
BG: bulgarian болгарск~ българск~ bulgarische bulgare bulgara بلغارية
BH: bahraini бахрейнск~ bahrainische بحرينية بحريني
BR: brazilian brazil бразильск~ brasilianische brésilienne brasileira brasileña 巴西 ブラジル
BY: belarusian belarus белорусск~ білоруськ~ беларуск~ belarussische biélorusse bielorrusa bielorussa 白俄罗斯
CA: canadian канадск~ канадськ~ kanadische canadienne canadese canadiense كندية كندي
CH: swiss швейцарск~ швейцарськ~ schweizerische suisse svizzera سويسرية سويسري
CL: chilean чилийск~ chilenische chilienne chilena
CN: chinese china китайск~ chinesische chinoise cinese صينية صيني چین چینی 中国 중국
CO: colombian колумбийск~ kolumbianische colombienne colombiana
CU: cuban cuba кубинск~ kubanische cubaine cubana 古巴 キューバ
CY: cypriot кипрск~ zypriotische chypriote cipriota قبرصية
CZ: czech чешск~ чеськ~ tschechische tchèque ceca checa تشيكية
DE: german germany немецк~ германск~ німецьк~ deutsche allemande alemana tedesca ألمانية 德国 ドイツ 독일
DK: danish датск~ данськ~ dänische danoise danese danesa دنماركية
DZ: algerian алжирск~ algerische algérienne argelina جزائرية جزائري
EC: ecuadorian эквадорск~ ecuadorianische équatorienne ecuatoriana
EE: estonian эстонск~ естонськ~ estnische estonienne estone
EG: egyptian egypt египетск~ ägyptische égyptienne egipcia egiziana مصرية مصري 埃及 エジプト
ES: spanish испанск~ іспанськ~ spanische espagnole spagnola española إسبانية إسباني
ET: ethiopian эфиопск~ äthiopische éthiopienne إثيوبية
FI: finnish финск~ фінськ~ finnische finlandaise finlandese finlandesa فنلندية
FR: french france французск~ französische française francesa francese فرنسية 法国 フランス 프랑스
GB: british britain британск~ britische britannique británica britannica بريطانية 英国 イギリス 영국 великобритани~ соединенн~_королевств~ об_єднан~_королівств~
GE: georgian georgia грузинск~ georgische géorgienne 格鲁吉亚
GH: ghanaian ганск~ ghanaische ghanéenne غانية
GR: greek hellenic греческ~ грецьк~ griechische grecque greca griega يونانية يوناني
HR: croatian хорватск~ kroatische croate croata كرواتية
HU: hungarian венгерск~ угорськ~ ungarische hongroise ungherese húngara مجرية
ID: indonesian индонезийск~ indonesische indonésienne indonesiana إندونيسية
IE: irish ирландск~ ірландськ~ irische irlandaise irlandese irlandesa أيرلندية
IL: israeli israel израильск~ israelische israélienne إسرائيلية ישראלי ישראלית 以色列 イスラエル
IN: indian india индийск~ indische indienne هندية هندی 印度 インド 인도
IQ: iraqi iraq иракск~ irakische irakienne iraquí irachena عراقية عراقي 伊拉克 イラク
IR: iranian iran иранск~ іранськ~ iranische iranienne iraní iraniana إيرانية إيراني ایران ایرانی 伊朗 イラン 이란
IT: italian italy итальянск~ italienische italienne italiana إيطالية 意大利 イタリア
JO: jordanian jordan иорданск~ jordanische jordanienne أردنية أردني 约旦
JP: japanese japan японск~ japanische japonaise japonesa giapponese يابانية 日本 일본
KE: kenyan кенийск~ kenianische kényane كينية
KG: kyrgyz kyrgyzstan киргизск~ кыргызск~ 吉尔吉斯
KR: korean korea корейск~ koreanische coréenne coreana كورية كوري 朝鲜 韩国 조선 한국
KW: kuwaiti кувейтск~ kuwaitische koweïtienne كويتية كويتي
KZ: kazakh kazakhstan казахск~ казахстанск~ kasachische kazakhe қазақ 哈萨克斯坦
LB: lebanese lebanon ливанск~ libanesische libanaise libanesa لبنانية لبناني 黎巴嫩
LT: lithuanian литовск~ литовськ~ litauische lituanienne lituana ليتوانية
LV: latvian латвийск~ латвійськ~ lettische lettone letona لاتفية
LY: libyan libya ливийск~ libysche libyenne libia ليبية ليبي 利比亚
MA: moroccan morocco марокканск~ marokkanische marocaine مغربية مغربي 摩洛哥
MD: moldovan moldavian молдавск~ молдавськ~ moldauische moldave moldava
ME: montenegrin черногорск~ montenegrinische monténégrine
MK: macedonian македонск~ mazedonische macédonienne
ML: malian mali малийск~ malienne 马里
MM: burmese burma мьянманск~ бирманск~ birmane 缅甸 ミャンマー
MN: mongolian монгольск~ mongolische mongole منغولية
MX: mexican мексиканск~ mexikanische mexicaine messicana mexicana مكسيكية
MY: malaysian малайзийск~ malaysische malaisienne ماليزية ماليزي
NG: nigerian нигерийск~ nigerianische nigériane نيجيرية
NI: nicaraguan nicaragua никарагуанск~ nicaragüense 尼加拉瓜
NL: dutch нидерландск~ голландск~ niederländische néerlandaise olandese holandesa هولندية
NO: norwegian норвежск~ норвезьк~ norwegische norvégienne norvegese نرويجية
NZ: новозеландск~ neuseeländische néo_zélandaise
OM: omani оманск~ omanische omanaise عمانية عماني
PE: peruvian перуанск~ peruanische péruvienne peruana
PH: philippine filipino филиппинск~ philippinische فلبينية
PK: pakistani pakistan пакистанск~ pakistanische pakistanaise باكستانية پاکستانی 巴基斯坦
PL: polish poland польск~ polnische polonaise polska polskie 波兰
PS: palestinian palestine палестинск~ palästinensische palestinienne palestina فلسطينية فلسطيني 巴勒斯坦
PT: portuguese португальск~ portugiesische portugaise portoghese portuguesa برتغالية
QA: qatari qatar катарск~ قطرية قطري 卡塔尔
RO: romanian румынск~ румунськ~ rumänische roumaine rumena رومانية
RS: serbian сербск~ сербськ~ serbische serbe serba صربية
RU: russian russia российск~ русск~ російськ~ russische russe rusa russa روسية روسي روسی 俄罗斯 ロシア 러시아 российск~_федераци~ російськ~_федераці~ rossiysk~_federatsi~
SA: saudi саудовск~ saudische saoudienne سعودية سعودي 沙特
SD: sudanese sudan суданск~ sudanesische soudanaise sudanesa سودانية سوداني 苏丹
SE: swedish шведск~ шведськ~ schwedische suédoise svedese سويدية سويدي
SG: singaporean сингапурск~ singapurische singapourienne سنغافورية
SI: slovenian словенск~ slowenische slovène slovena سلوفينية
SK: slovak словацк~ словацьк~ slowakische slovaque slovacca eslovaca سلوفاكية
SO: somali somalia сомалийск~ somalische somalienne صومالية صومالي 索马里
SY: syrian syria сирийск~ сирійськ~ syrische syrienne siria سورية سوري 叙利亚 シリア
TH: таиландск~ тайск~ thailändische thaïlandaise تايلاندية
TJ: tajik tajikistan таджикск~ tadschikische 塔吉克斯坦
TM: turkmen turkmenistan туркменск~ turkmenische 土库曼斯坦
TN: tunisian tunisia тунисск~ tunesische tunisienne تونسية تونسي 突尼斯
TR: turkish turkey турецк~ türkische turque turca türk تركية تركي 土耳其 トルコ
TW: taiwanese тайваньск~ taiwanesische taïwanaise تايوانية
UA: ukrainian ukraine украинск~ українськ~ ukrainische ukrainienne ucraniana 乌克兰 ウクライナ
US: american американск~ amerikanische américaine estadounidense أمريكية 美国 アメリカ 미국 соединенн~_штат~ соединенн~_штат~_америк~ сполучен~_штат~
UZ: uzbek uzbekistan узбекск~ usbekische 乌兹别克斯坦
VE: venezuelan venezuela венесуэльск~ venezolanische vénézuélienne venezolana 委内瑞拉
VN: vietnamese vietnam вьетнамск~ vietnamesische vietnamienne việt_nam 越南 ベトナム
YE: yemeni yemen йеменск~ jemenitische yéménite يمنية يمني 也门
ZA: южноафриканск~ südafrikanische sud_africaine
ZW: zimbabwean zimbabwe зимбабвийск~ 津巴布韦
`;
