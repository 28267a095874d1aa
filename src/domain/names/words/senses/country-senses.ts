/**
 * Words that mean "of this country" in several languages, as `code: words` (see `senses.ts`), so that a translated name keeps its
 * country: Иранская нефтяная компания. The codes are those of places (ISO 3166-1 alpha-2), KR also for the north of Korea.
 */
export const COUNTRY_SENSES = `
AE: emirati emirates إماراتية إماراتي эмиратск~ 阿联酋
AF: afghan afghanistan афганск~ афганистан~ afghanische afghane أفغانية أفغاني افغانی 阿富汗
AM: armenian armenia армянск~ вірменськ~ armenische arménienne 亚美尼亚
AZ: azerbaijani azerbaijan азербайджанск~ aserbaidschanische azerbaïdjanaise 阿塞拜疆
BD: bangladeshi bangladesh бангладешск~ 孟加拉
BR: brazilian brazil бразильск~ brasilianische brésilienne brasileira brasileña 巴西 ブラジル
BY: belarusian belarus белорусск~ білоруськ~ беларуск~ belarussische biélorusse bielorrusa bielorussa 白俄罗斯
CN: chinese china китайск~ chinesische chinoise cinese صينية صيني چین چینی 中国 중국
CU: cuban cuba кубинск~ kubanische cubaine cubana 古巴 キューバ
DE: german germany немецк~ германск~ німецьк~ deutsche allemande alemana tedesca ألمانية 德国 ドイツ 독일
EG: egyptian egypt египетск~ ägyptische égyptienne egipcia egiziana مصرية مصري 埃及 エジプト
FR: french france французск~ französische française francesa francese فرنسية 法国 フランス 프랑스
GB: british britain британск~ britische britannique británica britannica بريطانية 英国 イギリス 영국
GE: georgian georgia грузинск~ georgische géorgienne 格鲁吉亚
IL: israeli israel израильск~ israelische israélienne إسرائيلية ישראלי ישראלית 以色列 イスラエル
IN: indian india индийск~ indische indienne هندية هندی 印度 インド 인도
IQ: iraqi iraq иракск~ irakische irakienne iraquí irachena عراقية عراقي 伊拉克 イラク
IR: iranian iran иранск~ іранськ~ iranische iranienne iraní iraniana إيرانية إيراني ایران ایرانی 伊朗 イラン 이란
IT: italian italy итальянск~ italienische italienne italiana إيطالية 意大利 イタリア
JO: jordanian jordan иорданск~ jordanische jordanienne أردنية أردني 约旦
JP: japanese japan японск~ japanische japonaise japonesa giapponese يابانية 日本 일본
KG: kyrgyz kyrgyzstan киргизск~ кыргызск~ 吉尔吉斯
KR: korean korea корейск~ koreanische coréenne coreana كورية كوري 朝鲜 韩国 조선 한국
KZ: kazakh kazakhstan казахск~ казахстанск~ kasachische kazakhe қазақ 哈萨克斯坦
LB: lebanese lebanon ливанск~ libanesische libanaise libanesa لبنانية لبناني 黎巴嫩
LY: libyan libya ливийск~ libysche libyenne libia ليبية ليبي 利比亚
MA: moroccan morocco марокканск~ marokkanische marocaine مغربية مغربي 摩洛哥
ML: malian mali малийск~ malienne 马里
MM: burmese burma мьянманск~ бирманск~ birmane 缅甸 ミャンマー
NI: nicaraguan nicaragua никарагуанск~ nicaragüense 尼加拉瓜
PK: pakistani pakistan пакистанск~ pakistanische pakistanaise باكستانية پاکستانی 巴基斯坦
PL: polish poland польск~ polnische polonaise polska polskie 波兰
PS: palestinian palestine палестинск~ palästinensische palestinienne palestina فلسطينية فلسطيني 巴勒斯坦
QA: qatari qatar катарск~ قطرية قطري 卡塔尔
RU: russian russia российск~ русск~ російськ~ russische russe rusa russa روسية روسي روسی 俄罗斯 ロシア 러시아
SA: saudi саудовск~ saudische saoudienne سعودية سعودي 沙特
SD: sudanese sudan суданск~ sudanesische soudanaise sudanesa سودانية سوداني 苏丹
SO: somali somalia сомалийск~ somalische somalienne صومالية صومالي 索马里
SY: syrian syria сирийск~ сирійськ~ syrische syrienne siria سورية سوري 叙利亚 シリア
TJ: tajik tajikistan таджикск~ tadschikische 塔吉克斯坦
TM: turkmen turkmenistan туркменск~ turkmenische 土库曼斯坦
TN: tunisian tunisia тунисск~ tunesische tunisienne تونسية تونسي 突尼斯
TR: turkish turkey турецк~ türkische turque turca türk تركية تركي 土耳其 トルコ
UA: ukrainian ukraine украинск~ українськ~ ukrainische ukrainienne ucraniana 乌克兰 ウクライナ
US: american американск~ amerikanische américaine estadounidense أمريكية 美国 アメリカ 미국
UZ: uzbek uzbekistan узбекск~ usbekische 乌兹别克斯坦
VE: venezuelan venezuela венесуэльск~ venezolanische vénézuélienne venezolana 委内瑞拉
VN: vietnamese vietnam вьетнамск~ vietnamesische vietnamienne việt_nam 越南 ベトナム
YE: yemeni yemen йеменск~ jemenitische yéménite يمنية يمني 也门
ZW: zimbabwean zimbabwe зимбабвийск~ 津巴布韦
`;
