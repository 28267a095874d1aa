/**
 * Places that stand in company names: `code: names`, `_` for a space. Codes are ISO 3166 where the place has one;
 * country names in other languages come from the country list package.
 */
export const PLACE_WORDS = `
US: usa us america american americas united_states united_states_of_america u_s etats_unis vereinigte_staaten estados_unidos stati_uniti 美国 美國 アメリカ 米国 미국 америка امریکا أمريكا
GB: uk united_kingdom great_britain britain british england english 英国 英國 イギリス 영국 britanniques royaume_uni
GB-SCT: scotland scottish ecosse schottland
GB-WLS: wales welsh cymru
GB-NIR: northern_ireland
IE: ireland irish eire irlande irland
DE: germany german deutschland deutsche deutscher deutsches deutschen allemagne alemania germania duitsland tyskland 德国 德國 ドイツ 독일 германия
FR: france francaise francais frankreich francia franca french frankrijk 法国 法國 フランス 프랑스 франция
IT: italy italia italiana italiano italiane italian italien italie 意大利 イタリア 이탈리아
ES: spain espana espanola espanol spanish spanien espagne spagna iberica iberia 西班牙 スペイン
PT: portugal portuguesa portugues portuguese
NL: netherlands nederland nederlandse dutch holland niederlande pays_bas 荷兰 オランダ
BE: belgium belgie belgique belgian belgien benelux
LU: luxembourg luxemburg
CH: switzerland schweiz suisse svizzera swiss schweizerische schweizer zwitserland 瑞士 スイス 스위스
AT: austria osterreich osterreichische autriche austrian oesterreich oesterreichische
PL: poland polska polski polskie polish polen
CZ: czech cesko ceska cesky czechia czech_republic
SK: slovakia slovensko slovenska
HU: hungary magyar magyarorszag hungaria hungarian ungarn
RO: romania romana roman_ rumanien
BG: bulgaria bulgaria_ balgariya
GR: greece hellas hellenic greek elliniki griechenland
CY: cyprus kypros zypern
TR: turkey turkiye turk turkish turkei
RU: russia rossiya rossii russian rossiiskaya rossiiskii rossijskaja rossiyskaya rossiyskie russland 俄罗斯 ロシア россия рф
UA: ukraine ukraina ukrainy ukrainian
BY: belarus belarusian
KZ: kazakhstan
SE: sweden sverige svenska svensk swedish schweden
NO: norway norge norsk norske norwegian norwegen
DK: denmark danmark dansk danske danish danemark
FI: finland suomi suomen finnish finnland
IS: iceland islands_ island_
EE: estonia eesti
LV: latvia latvijas latvija
LT: lithuania lietuvos lietuva
EU: europe european europa europaische europeenne europeen europea europeo europaeische euro_ 欧州 欧洲 ヨーロッパ 유럽
SC-NORDIC: nordic nordics scandinavia scandinavian skandinavia nordisk nordiska scandinavian_
CN: china chinese chine sino zhongguo 中国 中國 中华 中華 中国_ チャイナ 중국 китай الصين
HK: hong_kong hongkong hk 香港 ホンコン 홍콩
TW: taiwan 台湾 台灣 臺灣 대만
MO: macau macao 澳门
JP: japan japanese nippon nihon japon giappone 日本 ジャパン ニッポン 일본 япония
KR: korea korean hanguk daehan coree 韓国 韩国 大韓 コリア 한국 대한 코리아
IN: india indian bharatiya inde indien 印度 インド 인도
PK: pakistan
BD: bangladesh
LK: sri_lanka lanka ceylon
SG: singapore singapur 新加坡 シンガポール 싱가포르
MY: malaysia malaysian 马来西亚 マレーシア
ID: indonesia indonesian 印尼 インドネシア
TH: thailand thai siam 泰国 タイ ประเทศไทย ไทย
VN: vietnam viet_nam vietnamese 越南 ベトナム 베트남
PH: philippines philippine pilipinas 菲律宾 フィリピン
AU: australia australian 澳大利亚 オーストラリア australasia
NZ: new_zealand zealand
CA: canada canadian canadienne kanada カナダ 加拿大
MX: mexico mexicana mexicano mexican mexiko メキシコ
BR: brazil brasil brasileira brasileiro brazilian bresil ブラジル 巴西
AR: argentina argentine
CL: chile chilena
CO: colombia colombiana
PE: peru peruana
VE: venezuela venezolana
XL: latin_america latinoamerica latam south_america sudamerica sudamericana centroamerica central_america caribbean caribe
AE: uae emirates united_arab_emirates emirati الإمارات
AE-DU: dubai 迪拜 دبي
AE-AZ: abu_dhabi
SA: saudi saudi_arabia arabia arabian saudia السعودية
QA: qatar قطر
KW: kuwait الكويت
BH: bahrain البحرين
OM: oman عمان
EG: egypt egyptian misr مصر المصرية
IR: iran iranian ایران ايران
IQ: iraq iraqi العراق
IL: לישראל israel israeli ישראל
JO: jordan الأردن
LB: lebanon liban lebanese لبنان
SY: syria syrian syrie سورية سوريا
XM: middle_east gulf mena orient الخليج الشرق
ZA: south_africa south_african africa_
XA: africa african afrique 非洲 アフリカ
XS: asia asian asie asiatic apac asia_pacific pacific 亚洲 亞洲 アジア 아시아 亚太
NG: nigeria nigerian
KE: kenya
GH: ghana
MA: morocco maroc marocaine المغرب
DZ: algeria algerie
TN: tunisia tunisie
JE: jersey
GG: guernsey
IM: isle_of_man
KY: cayman cayman_islands
BM: bermuda
VG: bvi british_virgin_islands
US-NY: new_york ny nyc manhattan brooklyn
US-CA: california calif los_angeles san_francisco san_diego silicon_valley hollywood sacramento oakland beverly_hills
US-TX: texas houston dallas austin san_antonio fort_worth
US-FL: florida miami orlando tampa
US-IL: illinois chicago
US-PA: pennsylvania philadelphia pittsburgh
US-OH: ohio cleveland cincinnati columbus
US-GA: atlanta
US-MA: massachusetts boston cambridge
US-WA: washington seattle
US-DC: washington_dc
US-CO: colorado denver
US-NV: nevada las_vegas
US-AZ: arizona phoenix tucson
US-MI: michigan detroit
US-MN: minnesota minneapolis
US-MO: missouri kansas_city st_louis
US-NJ: new_jersey princeton
US-VA: virginia
US-NC: north_carolina charlotte carolina
US-SC: south_carolina charleston
US-TN: tennessee nashville memphis
US-KY: kentucky louisville
US-LA: louisiana new_orleans
US-AL: alabama
US-OR: oregon portland
US-UT: utah salt_lake_city
US-WI: wisconsin milwaukee
US-IN: indiana indianapolis
US-MD: maryland baltimore
US-CT: connecticut hartford
US-OK: oklahoma tulsa
US-KS: kansas
US-IA: iowa
US-AR: arkansas
US-MS: mississippi
US-AK: alaska anchorage
US-HI: hawaii honolulu
US-DE: delaware
US-NM: new_mexico
US-NE: nebraska omaha
US-ND: north_dakota dakota
US-SD: south_dakota
US-MT: montana
US-WY: wyoming
US-ID: idaho
US-ME: maine
US-NH: new_hampshire hampshire
US-VT: vermont
US-RI: rhode_island
US-WV: west_virginia
PR: puerto_rico
CA-ON: ontario toronto ottawa
CA-QC: quebec montreal
CA-BC: british_columbia vancouver
CA-AB: alberta calgary edmonton
CA-MB: manitoba winnipeg
CA-SK: saskatchewan
CA-NS: nova_scotia halifax
GB-LND: london
GB-X: manchester birmingham leeds liverpool bristol sheffield newcastle nottingham leicester southampton oxford yorkshire lancashire kent essex surrey sussex cornwall devon norfolk suffolk somerset dorset cumbria northumberland durham cheshire derbyshire hertfordshire berkshire buckinghamshire oxfordshire gloucestershire wiltshire lincolnshire cambridgeshire bedfordshire northamptonshire staffordshire shropshire worcestershire warwickshire midlands merseyside tyneside teesside humberside brighton plymouth coventry hull bradford norwich
GB-S: edinburgh glasgow aberdeen dundee highlands
GB-W: cardiff swansea
GB-N: belfast ulster
IE-D: dublin cork galway limerick
DE-BE: berlin berliner
DE-HH: hamburg hamburger
DE-BY: bayern munchen muenchen munich nurnberg augsburg regensburg wurzburg bayerische bavaria ingolstadt
DE-HE: hessen frankfurt wiesbaden kassel darmstadt
DE-NW: koln koeln dusseldorf duesseldorf dortmund essen bonn munster bochum duisburg wuppertal bielefeld aachen westfalen nordrhein nrw
DE-BW: stuttgart mannheim karlsruhe freiburg heidelberg ulm baden wurttemberg wuerttemberg
DE-SN: sachsen leipzig dresden chemnitz
DE-NI: niedersachsen hannover braunschweig oldenburg osnabruck gottingen
DE-HB: bremen bremer
DE-SH: schleswig holstein kiel lubeck
DE-RP: mainz koblenz rheinland pfalz trier
DE-SL: saarland saarbrucken
DE-TH: thuringen erfurt jena
DE-ST: anhalt magdeburg halle
DE-BB: brandenburg potsdam
DE-MV: mecklenburg rostock schwerin vorpommern
AT-9: wien wiener vienna
AT-X: graz linz salzburg innsbruck tirol tiroler vorarlberg karnten steiermark niederosterreich oberosterreich burgenland
CH-ZH: zurich zuerich zurcher
CH-X: basel bern geneve geneva genf lausanne luzern lugano zug winterthur ticino aargau thurgau
FR-75: paris parisienne ile_de_france
FR-X: lyon marseille toulouse bordeaux lille nantes strasbourg nice rennes montpellier grenoble alsace bretagne normandie provence aquitaine lorraine bourgogne champagne corse savoie
IT-X: milano milan roma rome torino turin napoli firenze bologna genova venezia verona bari palermo lombardia veneto toscana piemonte sicilia sardegna emilia romagna trento bolzano brescia bergamo padova
ES-X: madrid barcelona valencia sevilla bilbao zaragoza malaga cataluna catalunya andalucia galicia canarias mallorca navarra vasco
PT-X: lisboa lisbon porto_
NL-X: amsterdam rotterdam utrecht eindhoven den_haag the_hague groningen brabant limburg gelderland zeeland friesland
BE-X: brussels bruxelles brussel antwerp antwerpen gent liege vlaanderen wallonie
SE-X: stockholm stockholms goteborg goteborgs malmo uppsala skane
NO-X: oslo bergen stavanger trondheim
DK-X: kobenhavn copenhagen aarhus odense jylland fyn sjaelland
FI-X: helsinki helsingin tampere turku espoo
PL-X: warszawa warsaw krakow gdansk wroclaw poznan lodz katowice szczecin slask
CZ-X: praha prague brno ostrava plzen morava
SK-X: bratislava kosice
HU-X: budapest
RU-X: moskva moscow moskovskii moskovskiy sankt_peterburg st_petersburg petersburg ural uralskii sibir sibirskii novosibirsk kazan samara tatarstan bashkortostan krasnoyarsk rostov voronezh perm volga kamchatka sakhalin dalnevostochnyi chelyabinsk omsk ufa tyumen kaliningrad krym crimea sevastopol yakutia chechen
UA-X: kyiv kiev kharkiv odessa odesa lviv dnipro donetsk donbass
TR-X: istanbul ankara izmir anadolu bursa antalya
CN-BJ: beijing peking 北京
CN-SH: shanghai 上海
CN-X: guangdong guangzhou shenzhen jiangsu zhejiang hangzhou nanjing suzhou tianjin chongqing sichuan chengdu wuhan hubei hunan changsha fujian xiamen fuzhou shandong qingdao jinan henan zhengzhou hebei shanxi shaanxi xian anhui hefei jiangxi nanchang yunnan kunming guangxi guizhou hainan liaoning dalian shenyang jilin heilongjiang harbin xinjiang gansu ningxia qinghai tibet inner_mongolia ningbo wuxi dongguan foshan zhuhai wenzhou changzhou yantai 广东 广州 深圳 江苏 浙江 杭州 南京 苏州 天津 重庆 四川 成都 武汉 湖北 湖南 长沙 福建 厦门 福州 山东 青岛 济南 河南 郑州 河北 山西 陕西 西安 安徽 合肥 江西 南昌 云南 昆明 广西 贵州 海南 辽宁 大连 沈阳 吉林 黑龙江 哈尔滨 新疆 甘肃 宁夏 青海 西藏 内蒙古 宁波 无锡 东莞 佛山 珠海 温州 常州 烟台 南通 绍兴
TW-X: taipei kaohsiung 台北 高雄 台中
JP-13: tokyo 東京 トーキョー
JP-27: osaka 大阪
JP-X: kyoto yokohama nagoya kobe fukuoka sapporo hiroshima sendai hokkaido kansai kanto kyushu shikoku chubu tohoku kinki aichi chiba saitama kanagawa shizuoka niigata okinawa hyogo nagano gunma ibaraki tochigi okayama kagoshima kumamoto nagasaki toyama ishikawa kanazawa hokuriku 京都 横浜 名古屋 神戸 福岡 札幌 広島 仙台 北海道 関西 関東 九州 四国 中部 東北 近畿 愛知 千葉 埼玉 神奈川 静岡 新潟 沖縄 兵庫 長野 群馬 茨城 栃木 岡山 鹿児島 熊本 長崎 富山 石川 金沢 北陸 山陰 山陽 西日本 東日本 中国地方 山形 秋田 岩手 青森 福島 岐阜 三重 滋賀 奈良 和歌山 鳥取 島根 山口 徳島 香川 愛媛 高知 佐賀 大分 宮崎 山梨 福井
KR-X: seoul busan incheon daegu 서울 부산 인천 대구 광주 대전 제주 경남 경기
IN-X: mumbai bombay delhi new_delhi bangalore bengaluru chennai madras kolkata calcutta hyderabad pune gujarat maharashtra punjab tamil_nadu kerala karnataka rajasthan haryana bengal west_bengal uttar_pradesh andhra_pradesh madhya_pradesh assam bihar goa ahmedabad surat jaipur coimbatore ludhiana
PK-X: karachi lahore islamabad
TH-X: bangkok กรุงเทพ
VN-X: hanoi ha_noi saigon sai_gon ho_chi_minh da_nang hai_phong
ID-X: jakarta surabaya jawa java sumatra bali
MY-X: kuala_lumpur penang selangor johor sabah sarawak borneo
PH-X: manila cebu
AU-X: sydney melbourne brisbane perth adelaide queensland new_south_wales nsw tasmania victoria_ western_australia south_australia canberra
NZ-X: auckland wellington_
IR-X: tehran teheran isfahan esfahan shiraz tabriz mashhad khuzestan fars تهران اصفهان شیراز تبریز خراسان فارس
SA-X: riyadh jeddah الرياض جدة
EG-X: cairo alexandria القاهرة الإسكندرية
LB-X: beirut
SY-X: damascus aleppo دمشق حلب
IQ-X: baghdad kurdistan بغداد
ZA-X: johannesburg cape_town durban pretoria cape natal
BR-X: sao_paulo rio_de_janeiro minas_gerais parana bahia santa_catarina rio_grande_do_sul pernambuco ceara goias
MX-X: monterrey guadalajara
RS-X: beograd belgrade novi_sad
BA-X: sarajevo banjaluka banja_luka
MK-X: skopje
HR-X: zagreb split_
ME-X: podgorica
BG-X: sofia sofiya
DIR: north south east west northern southern eastern western nord sud sued ost est ouest norte sur sul nordeste oriental occidental midland midwest pacific_northwest northwest northeast southwest southeast mitteldeutsche norddeutsche suddeutsche westdeutsche ostdeutsche
`;
