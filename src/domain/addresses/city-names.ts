/**
 * Names under which the world's main business cities appear: local, English and former names, native scripts,
 * and districts that are written in a city's place. The first name of a line is the canonical one; all names
 * go through the same folding as the input, which removes accents and case.
 */
const LINES = `
amsterdam|amsterdam zuidoost|amsterdam zuid oost
antwerp|antwerpen|anvers|amberes|antwerpse
athens|athina|athinai|athenes|athen
barcelona
basel|basle|bale|basilea
belgrade|beograd|belgrad|beogradska
bern|berne|berna
bologna
bratislava|pressburg|pozsony
brno|brunn|brne
bruges|brugge
brussels|bruxelles|brussel|brussel bruxelles|bruxelles brussel|ixelles|elsene|etterbeek|saint gilles|sint gillis|schaerbeek|schaarbeek|anderlecht|uccle|ukkel|watermael boitsfort|auderghem|oudergem|woluwe saint lambert|sint lambrechts woluwe|woluwe saint pierre|sint pieters woluwe|saint josse ten noode|evere|forest|vorst|molenbeek saint jean|sint jans molenbeek|koekelberg|jette|ganshoren|berchem sainte agathe|bruxellois|bruxelloise
bucharest|bucuresti|bukarest|bucarest|bucurestiului
budapest|budapesti
cologne|koln|koeln|keulen|colonia
copenhagen|kobenhavn|koebenhavn|kopenhagen|copenhague|kobenhavn k|kobenhavn v|kobenhavn o|kobenhavn s|kobenhavn n|kobenhavn sv|kobenhavn nv
cordoba
cracow|krakow|krakau|cracovie|krakowska|krakowski
dublin|baile atha cliath
dusseldorf|duesseldorf
edinburgh|edimbourg
florence|firenze|florenz|fiorentina|fiorentino
frankfurt am main|frankfurt|frankfurt main|frankfurt a m|frankfurt a main|frankfurt m|ffm|francfort|francoforte|francfort sur le main
freiburg im breisgau|freiburg|freiburg i br|freiburg i breisgau|freiburg breisgau
fribourg
gdansk|danzig
geneva|geneve|genf|ginevra|ginebra|genevois|genevoise
genoa|genova|genua|genes|genovese|genovesi
ghent|gent|gand
gothenburg|goteborg|goeteborg
graz
hanover|hannover
the hague|hague|haag|den haag|s gravenhage|la haye|haagse|haagsche
helsinki|helsingfors|helsingin
espoo|esbo|espoon
vantaa|vanda|vantaan
tampere|tammerfors|tampereen
turku|abo|turun
iasi|jassy
istanbul|constantinople|stambul
izmir|smyrna
kaunas|kowno|kauno|kovno
kiev|kyiv|kyyiv|kiiv|kiew
kharkiv|kharkov|harkiv|charkow
odesa|odessa
lviv|lvov|lwow|lemberg
dnipro|dnepropetrovsk|dnipropetrovsk|dnepr
donetsk
zaporizhzhia|zaporozhye|zaporizhzhya|zaporozhe
berlin|berlino|berlijn|berlim
hamburg|hambourg|hamburgo|amburgo
stuttgart|stoccarda
bremen|breme|brema
dresden|dresde|dresda|drezno
oulu|uleaborg|oulun
lahti|lahtis|lahden
jyvaskyla|jyvaskylan
kuopio|kuopion
pori|bjorneborg|porin
joensuu|joensuun
rovaniemi|rovaniemen
vaasa|vasa|vaasan
lappeenranta|villmanstrand|lappeenrannan
miskolc|miskolci
gyor|raab|gyori
kecskemet|kecskemeti
paks|paksi
sopron|odenburg|soproni
olomouc|olmutz|olomouci
trondheim|trondhjem
aarhus|arhus
aalborg|alborg
uppsala|upsala
leipzig|lipsia
leuven|louvain
liege|luik|luttich
lisbon|lisboa|lissabon|lisbonne|lisbona|lisboeta
ljubljana|laibach|ljubljanska
lodz
london|londres|londra|city of london|greater london|london city
lucerne|luzern|lucerna
luxembourg|luxemburg|letzebuerg|luxembourg city|luxembourg ville
lyon|lyons|lione
madrid
mainz|mayence
marseille|marseilles|marsiglia
mechelen|malines
milan|milano|mailand|milanese|milanesi
minsk|mensk
moscow|moskva|moskau|moscou|mosca|moscu|moskwa
mulhouse|mulhausen
munich|munchen|muenchen|monaco di baviera|monachium|munchner|muenchner
naples|napoli|neapel|napoletana|napoletano|napolitaine
nice|nizza|nica
nicosia|lefkosia|lefkosa|levkosia
limassol|lemesos
larnaca|larnaka
paphos|pafos
nizhny novgorod|nizhniy novgorod|nijni novgorod|gorky
nuremberg|nurnberg|nuernberg
oslo|christiania
padua|padova
palermo
paris|parigi|parijs|paris la defense|la defense|paris cedex
pilsen|plzen
ostrava|ostrave|ostrau
porto|oporto
poznan|posen
prague|praha|prag|praga|prazska|prazske|prazsky|praze
pristina|prishtina|prishtine|prishtines
regensburg|ratisbon
reykjavik|reykjavikur
riga|rigas|rigaer|riika
rome|roma|rom|romaine
rotterdam
saint petersburg|sankt peterburg|saint peterburg|leningrad|petersburg|petrograd|sankt petersburg|spb
salzburg|salisburgo|salzbourg
saragossa|zaragoza
sarajevo|saraybosna|sarajevska|sarajevski
seville|sevilla|sevillana|sevillano
skopje|skoplje|uskub|shkup
sofia|sofiya|sofija|sofijska
stockholm
strasbourg|strassburg|strasburg
szczecin|stettin
tallinn|reval|tallinna|talin|talinn
tartu|dorpat|tartus|jurjew
thessaloniki|salonica|salonika|saloniki
piraeus|pireas|peiraias
tbilisi|tiflis|tbilisis
tirana|tirane|tiranes
trier|treves
turin|torino|torinese|torinesi
utrecht
valencia
venice|venezia|venedig|venise|veneziana|veneziano|veneciana
verona
vienna|wien|vienne|viena|becs|viden|becsi
vilnius|wilno|vilna|vilniaus|wilna
warsaw|warszawa|warschau|varsovie|varsavia|warszawska|warszawski|warszawskie
wroclaw|breslau
zagreb|agram|zagrebacka
zurich|zuerich|zurigo|zurcher
halle saale|halle|halle s|halle an der saale
offenbach am main|offenbach|offenbach a m
ludwigshafen am rhein|ludwigshafen|ludwigshafen a rh|ludwigshafen rhein
limburg an der lahn|limburg|limburg a d lahn|limburg lahn
rothenburg ob der tauber|rothenburg o d t
mulheim an der ruhr|mulheim|muelheim an der ruhr|mulheim ruhr|mulheim a d ruhr
bad homburg vor der hohe|bad homburg|bad homburg v d hohe|bad homburg v d h
wiener neustadt|wr neustadt
klagenfurt am worthersee|klagenfurt|klagenfurt a w
yekaterinburg|ekaterinburg|jekaterinburg|sverdlovsk
nur sultan|astana|akmola|tselinograd
almaty|alma ata
tashkent|toshkent|taschkent
bishkek|frunze|pishpek
dushanbe|stalinabad
ashgabat|ashkhabad|asgabat
baku|baki|bakinskiy
yerevan|erevan|eriwan|erivan|jerewan|yerevani
chisinau|kishinev|kishineu
saint gallen|sankt gallen|saint gall|san gallo
biel|bienne|biel bienne
sion|sitten
neuchatel|neuenburg
new york|new york city|nyc|ny city|manhattan|new york ny
los angeles|la california
washington|washington dc|washington d c
san francisco|sf|san fran
philadelphia|phila
saint louis
saint paul
montreal
quebec|quebec city|ville de quebec
mexico city|ciudad de mexico|mexico df|mexico d f|cdmx|distrito federal|mexiko stadt|cd de mexico
guadalajara
monterrey|san pedro garza garcia
sao paulo
rio de janeiro|rio
brasilia
buenos aires|ciudad de buenos aires|caba|c a b a|capital federal|ciudad autonoma de buenos aires
bogota|bogota d c|santa fe de bogota|santafe de bogota|bogota dc
medellin
cali|santiago de cali
santiago|santiago de chile|las condes|providencia|vitacura
lima|lima peru|san isidro lima|miraflores lima
caracas
quito
guayaquil
panama city|panama|ciudad de panama|panama stadt
san jose
guatemala city|guatemala|ciudad de guatemala
san salvador
havana|la habana|habana|havanna
santo domingo|santo domingo de guzman
cairo|al qahirah|le caire|kairo|el cairo|القاهرة|qahira|kahire
alexandria|al iskandariyah|iskandariya|الإسكندرية
casablanca|dar el beida|الدار البيضاء
algiers|alger|al jazair|algier|الجزائر
tunis|تونس
tripoli|tarabulus|طرابلس|tarablus
khartoum|al khartum|الخرطوم
addis ababa|addis abeba
johannesburg|joburg|sandton|rosebank johannesburg
cape town|kaapstad|kapstadt
pretoria|tshwane
durban|ethekwini
lagos
nairobi
dar es salaam|daressalam
maputo|lourenco marques
kinshasa|leopoldville
harare|salisbury zimbabwe
n djamena|ndjamena|fort lamy
tehran|teheran|tahran|تهران
esfahan|isfahan|ispahan|اصفهان
mashhad|meshed|mashad|مشهد
shiraz|شیراز
tabriz|تبریز
baghdad|bagdad|بغداد
damascus|dimashq|damaskus|damas|دمشق
aleppo|halab|alep|حلب
homs|hims|حمص
latakia|lattakia|al ladhiqiyah|اللاذقية
beirut|bayrut|beyrouth|beyrut|بيروت|beirout
amman|عمان
jerusalem|yerushalayim|al quds|ירושלים
tel aviv|tel aviv yafo|tel aviv jaffa|תל אביב|תל אביב יפו
haifa|hefa|חיפה
petah tikva|petach tikva|petah tiqwa|petach tikwa|פתח תקווה
ramat gan|רמת גן
herzliya|herzlia|herzeliya|hertzliya|herzliyya|הרצליה
rishon lezion|rishon le zion|rishon letzion
ra anana|raanana|רעננה
netanya|נתניה
beer sheva|be er sheva|beersheba
riyadh|ar riyad|riad|riyad|الرياض
jeddah|jiddah|jedda|djedda|جدة
mecca|makkah|mekka
medina|madinah|al madinah
al khobar|khobar|alkhobar
dammam|ad dammam|الدمام
doha|ad dawhah|الدوحة
manama|al manamah|المنامة
kuwait city|kuwait|al kuwayt|safat|الكويت
abu dhabi|abu zaby|abou dhabi|أبوظبي|أبو ظبي
dubai|dubayy|دبي
sharjah|ash shariqah|الشارقة
ras al khaimah|ras al khaymah|rak city
muscat|masqat|maskat|مسقط
sanaa|sana a|san a|صنعاء
aden|adan|عدن
kabul|kaboul|کابل
karachi|karatschi|کراچی
lahore|لاہور
islamabad
mumbai|bombay|bandra east mumbai|andheri east|mumbai suburban|greater mumbai|मुंबई
navi mumbai|new bombay
delhi|new delhi|dilli|नई दिल्ली|दिल्ली|central delhi|south delhi|west delhi|north delhi|east delhi|south west delhi|north west delhi
kolkata|calcutta|kalkutta|কলকাতা
chennai|madras
bengaluru|bangalore|bangaluru|bengalore|bangalore urban|bengaluru urban|ಬೆಂಗಳೂರು
hyderabad|secunderabad
pune|poona
gurugram|gurgaon
vadodara|baroda
kochi india|cochin|ernakulam
thiruvananthapuram|trivandrum
mysuru|mysore
mangaluru|mangalore
coimbatore|kovai
visakhapatnam|vizag|vishakhapatnam
prayagraj|allahabad
varanasi|benares|banaras
ahmedabad|ahmadabad
kanpur|cawnpore
puducherry|pondicherry
noida|gautam buddha nagar|gautam budh nagar|gautam budhnagar
dhaka|dacca|ঢাকা
chittagong|chattogram|chattagram
kathmandu|katmandu|काठमाडौं
colombo
yangon|rangoon|ရန်ကုန်
naypyidaw|nay pyi taw
bangkok|krung thep|krungthep|krung thep maha nakhon|bangkok metropolis|กรุงเทพมหานคร|กรุงเทพ
phnom penh|ភ្នំពេញ
vientiane|viangchan
hanoi|ha noi
ho chi minh city|ho chi minh|saigon|hcmc|thanh pho ho chi minh|tp ho chi minh|tp hcm|hochiminh city|hochiminh
da nang|danang
hai phong|haiphong
kuala lumpur|kl
petaling jaya|pj
shah alam
george town penang|penang|pulau pinang
johor bahru|johore bahru
singapore|singapur|singapour|新加坡
jakarta|djakarta|dki jakarta|jakarta selatan|jakarta pusat|jakarta barat|jakarta utara|jakarta timur|south jakarta|central jakarta|west jakarta|north jakarta|east jakarta|jakarta capital region
bandung|bandoeng
surabaya|soerabaja
yogyakarta|jogjakarta
manila|metro manila|maynila
makati|makati city
quezon city
taguig|taguig city|bonifacio global city
hong kong|hongkong|xianggang|香港|kowloon|九龍|九龙|new territories|新界|wan chai|wanchai|central hong kong|tsim sha tsui|kwun tong|causeway bay|north point|quarry bay|sheung wan|admiralty|mong kok|tsuen wan|kwai chung|sha tin|shatin
macau|macao|aomen|澳門|澳门
taipei|taibei|tai pei|台北|臺北|台北市|臺北市|taipei city|taipeh
new taipei|xinbei|hsinpei|taipei county|新北|新北市|新北巿|new taipei city
taichung|taizhong|台中|臺中|台中市|臺中市
kaohsiung|gaoxiong|高雄|高雄市
tainan|台南|臺南|台南市|臺南市
hsinchu|xinzhu|新竹|新竹市|新竹縣|hsinchu county|hsin chu
taoyuan|桃園|桃園市|桃園縣|taoyuan county
keelung|jilong|chilung|基隆|基隆市
changhua|彰化|彰化縣|changhua county
miaoli|苗栗|苗栗縣|miaoli county
yunlin|雲林|雲林縣|yunlin county
chiayi|jiayi|嘉義|嘉義市|嘉義縣|chiayi county
pingtung|屏東|屏東縣|pingtung county
yilan|ilan|宜蘭|宜蘭縣|yilan county
hualien|花蓮|花蓮縣
nantou|南投|南投縣|nantou county
taitung|台東|臺東|台東縣|臺東縣
beijing|peking|pekin|pei ching|peiping|北京|北京市
shanghai|schanghai|changhai|上海|上海市|pudong|pudong new area
guangzhou|canton|kwangchow|kanton|广州|廣州|广州市|廣州市|kuangchou
shenzhen|shen zhen|shumchun|深圳|深圳市|深セン
tianjin|tientsin|天津|天津市
chongqing|chungking|重庆|重慶|重庆市|重慶市
nanjing|nanking|南京|南京市
hangzhou|hangchow|杭州|杭州市
suzhou|soochow|苏州|蘇州|苏州市|suzhou industrial park
wuhan|hankou|hankow|武汉|武漢|武汉市
chengdu|chengtu|成都|成都市
xi an|xian|sian|西安|西安市
qingdao|tsingtao|青岛|青島|青岛市
xiamen|amoy|厦门|廈門|厦门市
fuzhou|foochow|福州|福州市
ningbo|ningpo|宁波|寧波|宁波市
dalian|dairen|port arthur|大连|大連|大连市
shenyang|mukden|沈阳|瀋陽|沈阳市
harbin|ha er bin|哈尔滨|哈爾濱|哈尔滨市
changchun|长春|長春|长春市
jinan|tsinan|济南|濟南|济南市
zhengzhou|chengchow|郑州|鄭州|郑州市
changsha|长沙|長沙|长沙市
hefei|合肥|合肥市
nanchang|南昌|南昌市
kunming|昆明|昆明市
guiyang|贵阳|貴陽|贵阳市
nanning|南宁|南寧|南宁市
haikou|海口|海口市
lanzhou|兰州|蘭州|兰州市
urumqi|wulumuqi|urumchi|乌鲁木齐|烏魯木齊|乌鲁木齐市
hohhot|huhehaote|呼和浩特|呼和浩特市
taiyuan|太原|太原市
shijiazhuang|石家庄|石家莊|石家庄市
wuxi|无锡|無錫|无锡市
changzhou|常州|常州市
nantong|南通|南通市
yangzhou|扬州|揚州|扬州市
xuzhou|徐州|徐州市
zhenjiang|镇江|鎮江|镇江市
jiaxing|嘉兴|嘉興|嘉兴市
shaoxing|绍兴|紹興|绍兴市
taizhou zhejiang|台州|台州市
wenzhou|温州|溫州|温州市
jinhua|金华|金華|金华市
dongguan|东莞|東莞|东莞市
foshan|佛山|佛山市
zhuhai|珠海|珠海市
zhongshan|中山市
huizhou|惠州|惠州市
shantou|swatow|汕头|汕頭|汕头市
quanzhou|泉州|泉州市
yantai|chefoo|烟台|煙台|烟台市
weifang|潍坊|潍坊市
zibo|淄博|淄博市
weihai|威海|威海市
luoyang|洛阳|洛陽|洛阳市
tokyo|tokio|東京|東京都|东京|tokyo to|chiyoda|chiyoda ku|minato ku|chuo ku tokyo|shinjuku|shinjuku ku|shibuya|shibuya ku|shinagawa ku|koto ku|ota ku|meguro ku|setagaya ku|toshima ku|taito ku|bunkyo ku|sumida ku|千代田区|港区|中央区|新宿区|渋谷区|品川区|江東区|大田区|目黒区|世田谷区|豊島区|台東区|文京区|墨田区|荒川区|足立区|葛飾区|江戸川区|板橋区|練馬区|北区|杉並区|中野区
osaka|oosaka|大阪|大阪市|大阪府
yokohama|横浜|横浜市
nagoya|名古屋|名古屋市
sapporo|札幌|札幌市
fukuoka|福岡|福岡市
kobe|koube|神戸|神戸市
kyoto|京都|京都市
kawasaki|川崎|川崎市
saitama|さいたま市
hiroshima|広島|広島市
sendai|仙台|仙台市
chiba|千葉|千葉市
kitakyushu|北九州|北九州市
sakai|堺|堺市
niigata|新潟|新潟市
hamamatsu|浜松|浜松市
kumamoto|熊本|熊本市
sagamihara|相模原|相模原市
shizuoka|静岡|静岡市
okayama|岡山|岡山市
kagoshima|鹿児島|鹿児島市
hachioji|八王子|八王子市
himeji|姫路|姫路市
matsuyama|松山|松山市
utsunomiya|宇都宮|宇都宮市
nishinomiya|西宮|西宮市
amagasaki|尼崎|尼崎市
higashiosaka|higashi osaka|東大阪|東大阪市
oita|大分|大分市
kanazawa|金沢|金沢市
nagasaki|長崎|長崎市
toyama|富山|富山市
gifu|岐阜|岐阜市
takamatsu|高松|高松市
toyota|豊田市
toyohashi|豊橋|豊橋市
kariya|刈谷|刈谷市
nagano|長野|長野市
matsumoto|松本|松本市
wakayama|和歌山|和歌山市
nara|奈良|奈良市
otsu|大津|大津市
iwaki|いわき市
maebashi|前橋|前橋市
takasaki|高崎|高崎市
kochi|高知|高知市
naha|那覇|那覇市
miyazaki|宮崎|宮崎市
tokushima|徳島|徳島市
fukushima|福島|福島市
koriyama|郡山|郡山市
fukuyama|福山|福山市
fukui|福井|福井市
mito|水戸|水戸市
yamagata|山形|山形市
morioka|盛岡|盛岡市
akita|秋田|秋田市
aomori|青森|青森市
hakodate|函館|函館市
yamaguchi|山口|山口市
shimonoseki|下関|下関市
matsue|松江|松江市
tottori|鳥取|鳥取市
saga|佐賀|佐賀市
tsu|津市
yokkaichi|四日市|四日市市
suita|吹田|吹田市
toyonaka|豊中|豊中市
takatsuki|高槻|高槻市
funabashi|船橋|船橋市
kashiwa|柏|柏市
ichikawa|市川|市川市
matsudo|松戸|松戸市
kawaguchi|川口|川口市
kawagoe|川越|川越市
fujisawa|藤沢|藤沢市
musashino|武蔵野|武蔵野市
mitaka|三鷹|三鷹市
tachikawa|立川|立川市
machida|町田|町田市
seoul|soul|서울|서울특별시|서울시|首尔|首爾|漢城
busan|pusan|부산|부산광역시|釜山
incheon|inchon|인천|인천광역시
daegu|taegu|대구|대구광역시
daejeon|taejon|대전|대전광역시
gwangju|kwangju|광주|광주광역시
ulsan|울산|울산광역시
seongnam|songnam|성남
suwon|수원
pyongyang|pyeongyang|평양|平壤
ulaanbaatar|ulan bator|ulan baatar|улаанбаатар|ulaanbaatariin
sydney|north sydney|sydney south|sydney cbd
melbourne|melbourne vic|south melbourne|east melbourne|southbank melbourne
brisbane|brisbane city|fortitude valley
perth|west perth|east perth|subiaco|perth wa
adelaide
auckland|auckland city|auckland central
wellington
saint helier|st hellier
saint peter port
george town|georgetown|grand cayman
klaipeda|klaipedos|memel
siauliai|siauliu|schaulen
panevezys|panevezio
daugavpils|dunaburg
liepaja|liepajas|libau
jurmala|jurmalas
jelgava|jelgavas|mitau
ventspils|windau
rezekne|rezeknes
narva|narwa
parnu|pernau
durres|durresi|durazzo
shkoder|shkodra|shkodres|scutari
vlore|vlora|vlores|valona
elbasan|elbasani
valletta|il belt|la valletta
nis|nish|nissa
novi sad|neusatz|ujvidek
subotica|szabadka
plovdiv|philippopolis
varna|warna
rijeka|fiume
split|spalato
dubrovnik|ragusa
maribor|marburg an der drau
kosice|kaschau|kassa
debrecen|debreceni
szeged|szegedi
pecs|pecsi|funfkirchen
cluj napoca|cluj|kolozsvar|klausenburg
timisoara|temesvar|temeschwar
brasov|brasso|kronstadt
sibiu|hermannstadt
constanta|constantza|konstanza
batumi|batum
kutaisi|kutais
gyumri|giumri|leninakan
ganja|gence|ganca|kirovabad
samarkand|samarqand
bukhara|buxoro|buchara
fergana|fargona|ferghana
navoi|navoiy
andijan|andijon|andizhan
namangan|namangani
karaganda|qaraghandy|karagandy|qaragandy
shymkent|chimkent|cimkent
aktobe|aqtobe|aktyubinsk
atyrau|guriev
semey|semipalatinsk|semei
oskemen|ust kamenogorsk
darkhan|darhan
rabat|errabat|الرباط
fez|fes|fas|فاس
meknes|miknas|مكناس
marrakesh|marrakech|marrakesch|مراكش
tangier|tanger|tangiers|طنجة
agadir|أكادير
oran|wahran|وهران
sfax|safaqis|صفاقس
bizerte|bizerta|banzart|بنزرت
sousse|susah|soussa|سوسة
mansoura|mansura|al mansurah|المنصورة
tanta|طنطا
assiut|asyut|asiut|أسيوط
port said|bur said|بورسعيد
aswan|assouan|أسوان
basra|basrah|bassora|البصرة
mosul|mosoul|الموصل
erbil|arbil|hewler|أربيل
yazd|یزد
qom|ghom|قم
ahvaz|ahwaz|اهواز
kerman|کرمان
kermanshah|کرمانشاه
rasht|رشت
peshawar|peschawar|پشاور
rawalpindi|pindi|راولپنڈی
faisalabad|lyallpur|فیصل آباد
multan|ملتان
quetta|کوئٹہ
sylhet|সিলেট
khulna|খুলনা
rajshahi|রাজশাহী
barishal|barisal|বরিশাল
kandy|mahanuwara
jaffna|yalpanam
mandalay|မန္တလေး
chiang mai|chiangmai|chiengmai|เชียงใหม่
chiang rai|chiangrai|เชียงราย
khon kaen|khonkaen|ขอนแก่น
phuket|ภูเก็ต
hat yai|hatyai|haadyai|หาดใหญ่
nonthaburi|นนทบุรี
can tho|cantho
hue|thua thien hue
cebu|cebu city|sugbo
davao|davao city|dabaw
semarang|samarang
makassar|ujung pandang
medan
malacca|melaka
ipoh
kuching
kota kinabalu|jesselton
mombasa
kisumu
kampala
kigali
lusaka
accra|akkra
kumasi
ibadan
abuja
douala|duala
yaounde|jaunde
dakar
abidjan
bamako
conakry|konakry
luanda|loanda
windhoek|windhuk
bloemfontein|mangaung
gqeberha|port elizabeth
pietermaritzburg|maritzburg
polokwane|pietersburg
mbombela|nelspruit
mek ele|mekele|mekelle
dire dawa|diredawa
asmara|asmera
`;

/** One-word names that addresses give for a city and that name only a part of the city. */
const PARTS: ReadonlySet<string> = new Set(
  `ixelles elsene etterbeek schaerbeek schaarbeek anderlecht uccle ukkel auderghem oudergem evere forest vorst koekelberg
jette ganshoren manhattan sandton pudong kowloon 九龍 九龙 wanchai admiralty shatin chiyoda shinjuku shibuya secunderabad
ernakulam subiaco safat providencia vitacura rio sf`.split(/\s+/),
);

/** True of a word for a part of a city: Kowloon is not all of Hong Kong and can tell companies apart. */
export function isPartOfCity(word: string): boolean {
  return PARTS.has(word);
}

const HAN_OR_LATIN = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hira}\p{Script=Hang}\p{Script=Latin}]/u;
const LATIN = /^[a-z][a-z ]{3,}$/;
/** A name of which only an ordinary word is left without its connecting words: "la defense", "il belt". */
const WITH_ARTICLE = /^(?:den|il|la|las|le|los|the) | (?:a|to)$/;

/**
 * The cities with several names: those with a name in a script other than Latin and East Asian ones with all their names, the
 * others with their Latin names but short ones ("abo", "ffm").
 */
export function citiesWithNames(): readonly (readonly string[])[] {
  return LINES.trim()
    .split("\n")
    .map((line) => line.split("|").filter((name) => !PARTS.has(name) && !WITH_ARTICLE.test(name)))
    .map((names) =>
      names.some((name) => !HAN_OR_LATIN.test(name)) ? names : names.filter((name) => LATIN.test(name)),
    )
    .filter((names) => names.length > 1);
}

/** Folded name → canonical name. A name under two cities stays with the first. */
export function cityTable(fold: (name: string) => string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const line of LINES.trim().split("\n")) {
    const [canonical = "", ...others] = line.split("|");
    for (const name of [canonical, ...others]) {
      const folded = fold(name);
      if (!table.has(folded)) table.set(folded, canonical);
    }
  }
  return table;
}
