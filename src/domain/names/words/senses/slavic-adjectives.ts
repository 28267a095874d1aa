/** Russian, Ukrainian and Bulgarian adjectives of goods and trades, and kinds of organisation. */
export const SLAVIC_ADJECTIVES = `
cement: цементн~ циментов~
concrete: бетонн~ железобетонн~ залізобетонн~ бетонов~ стоманобетонн~
brick: кирпичн~ цегельн~ тухлен~ кирпич цегла
steel: стальн~ сталелитейн~ сталеплавильн~ сталеливарн~ стоманолеярн~
iron: железн~ чугунолитейн~ чавуноливарн~ железорудн~ залізорудн~
gold: золотодобывающ~ золотодобувн~ золотодобивн~ золоторудн~ златодобивн~
nickel: никелев~ нікелев~
titanium: титанов~ титано_магниев~
aluminium: алюмінієв~ алуминиев~
copper: медеплавильн~ мідн~
diamond: алмазн~ алмазодобывающ~ диамантен~ діамантов~
pulp: целлюлозн~ целлюлозно_бумажн~ целюлозн~ целюлозно_паперов~
paper: хартиен~
packaging: упаковочн~ пакувальн~ опаковъчн~ тарн~
wood: деревообрабатывающ~ деревообробн~ дървообработващ~ древесн~ дървен~ лесоперерабатывающ~ деревопереробн~
forest: лесопромышленн~ лісопромислов~ лесохозяйственн~ лісов~ лесозаготовительн~
furniture: мебельн~ мебелн~
ceramic: фарфоров~ порцелянов~ порцеланов~ керамічн~ фаянсов~ керамичн~
glass: скляна скляний склозаводск~ стъкларск~ стъклен~ склоробн~
garment: швацьк~ шивашк~ одежн~
shoe: обувн~ взуттєв~ обувен~
textile: текстильн~ текстилн~
knitwear: трикотажн~
wool: шерстян~ вовнян~ вълнен~ камвольн~ камвольно_суконн~ суконн~
silk: шелков~ шёлков~ шовков~ копринен~
linen: льнян~ льнокомбинат~ лляний лляна ленен~
cotton: хлопчатобумажн~ бавовнян~ памучн~
leather: шкірян~ кожен~ кожарск~
rubber: резиновый резинов~ резинотехническ~ гумов~ каучуков~ гумотехнічн~
plastic: пластмассов~ пластиков~ пластмасов~ полимерн~
meat: мясн~ мясоперерабатывающ~ м'ясн~ м'ясопереробн~ месопреработвател~
bread: хлебн~ хлебопекарн~ хлібн~ хлібопекарськ~ хлебопроизводител~
sugar: сахарн~ цукров~ захарн~ захарен~ свеклосахарн~
brewery: пивоваренн~ пивоварн~ броварськ~ пивн~ пивзавод~
tea: чайн~ чаеразвесочн~
canning: консервн~ консервен~ овощеконсервн~ canning cannery canneries conserves conserveries conserve conservera conserveras conservas conservificio konserven konservenfabrik konservų konservi konserv konzervárny konzervgyár 缶詰 罐头
vegetable: овощн~ овочев~ плодоовощн~ зеленчуков~
fruit: плодов~ фруктов~ плодово_ягодн~ овощарск~
dairy_plant: молокозавод~ маслосырзавод~ сирзавод~ dairy dairies creamery
milk: молокоперерабатывающ~ молокопереробн~ маслодельн~ маслоробн~ dairies
tractor: тракторн~
carbuilding: вагонн~ вагоностроительн~ вагонобудівн~ вагоноремонтн~
locomotive: локомотивн~ тепловозн~ электровозн~ локомотивен~
installation: монтажн~ электромонтажн~ installation installations montage montajes montaggi instalaciones instalações impianti montaj asennus montering instalacje instalační szerelő
hydraulic: гидравлическ~ гідравлічн~ хидравличн~
machine_tool: станкостроительн~ верстатобудівн~ станков~ машиностроител~
tool: инструментальн~ інструментальн~ инструментален~
dental: стоматологическ~ стоматологічн~ стоматологичн~ зубоврачебн~
bank: банковск~ банківськ~
pension: пенсионн~ пенсионен~
credit: кредитн~ кредитен~
exchange: биржев~ біржов~ борсов~
export: экспортн~ експортн~ экспортно_импортн~
import: импортн~ імпортн~
logistics: логистическ~ логістичн~ логистичн~
telephone: телефонн~ телефон telephones telefones telefoni telefónica 電話機
telecom: телекоммуникационн~ телекомунікаційн~ телекомуникационн~
printing: полиграфическ~ поліграфічн~ полиграфичн~ типографск~
advertising: рекламн~ рекламен~
hotel: гостиничн~ готельн~ хотелск~ гостинично_ресторанн~
consulting: консалтингов~ консультационн~ консультаційн~
university: университетск~ університетськ~
main: главн~ головн~ главен~ main principal principale chief haupt hoofd główny hlavní fő glavni
trust_house: трест~ тресту trust
artel: артель артели artel артіл~
service: сервисн~ сервісн~ сервизн~ обслуживающ~
security_guard: охранн~ охоронн~ охранителн~
cleaning: клининговый клининговая клінінгов~ почистващ~
nature: природн~ природный природоохранн~ nature natural natur naturel naturelle naturales naturale naturais 自然 天然 طبيعي طبیعی doğal
garden: садов~ садово_парков~ градинск~
flower: цветочн~ квітков~ цветарск~
seed: семенн~ семеноводческ~ насіннєв~ насінницьк~ семенарск~
breeding: племенн~ племзавод~ племінн~ развъдн~ breeding breeders zucht élevage_sélection
poultry: птицеводческ~ птахівничн~ птахів~ птахофабрик~ птицевъдн~
livestock: животноводческ~ тваринницьк~ животновъдн~ скотоводческ~
pork: свиноводческ~ свинарськ~ свиневъдн~ свинокомплекс~
metal: металлоторгов~ металлургическ~ металургійн~ металургичн~ металообробн~
elevator: лифтов~ ліфтов~ асансьорн~
compressor: компрессорн~ компресорн~ compressor compressors compresseurs compresores compressori kompressoren compressoren sprężarki kompresory kompresszor コンプレッサー 压缩机
turbine: турбинн~ турбінн~
diesel: дизельн~ дизелн~ diesel ディーゼル 柴油 디젤 ديزل
battery: аккумуляторн~ акумуляторн~ батарейн~
lamp: лампов~ электролампов~
laser: лазерн~ лазерен~
toy: игрушечн~ іграшков~ играчк~
music: музыкальн~ музичн~ музикалн~
theatre: театральн~ театрален~
art: художественн~ художн~ мистецьк~ художествен~
consortium: consortium консорциум~ консорціум~ konsortium consorcio consórcio consorzio konsorcjum konsorcium konzorcij konzorcium konsorsium コンソーシアム 联合体 ائتلاف konsorsiyum
city_hospital: городск~_клиническ~_больниц~ city_clinical_hospital municipal_hospital городск~_больниц~ city_hospital міськ~_лікарн~
clinical_hospital: клиническ~_больниц~ clinical_hospital клінічн~_лікарн~
regional_hospital: областн~_больниц~ областн~_клиническ~_больниц~ regional_hospital regional_clinical_hospital обласн~_лікарн~
oil_extraction: масложиров~ маслоэкстракционн~ маслоекстракційн~ маслозавод~ олійножиров~ oil_extraction oil_and_fat
housing_construction: домостроительн~ домобудівн~ house_building
starch: крахмальн~ крохмальн~ нишестен~
repair: ремонтно_механическ~ ремонтен~
assembly: сборочн~ складальн~ assembly сглобяващ~
experimental: опытн~ экспериментальн~ дослідн~ експериментальн~ experimental pilot_plant
special: специален~ специализированн~
autonomous: autonomous autónoma autónomo autônoma autonome autonoma autonomo автономн~ 自治 자치 자율 özerk
mining: горнорудн~ горнопромышленн~ рудодобывающ~
trade: торговл~ трговин~
industry: промышленност~ промисловост~
first: първ~
energy: енергетичн~ енергиин~
investment: інвестиційн~
real_estate: нерухоміст~ нерухомост~
railway: железопътн~ железопътен
road: пътища път путеви пут
mining: мини мина видобувн~ гірничовидобувн~
grain: зърно зърнен~
coal: вугілл~
sugar: цукор
bakery: хлібзавод~ хлібопекарськ~
power_station: електростанці~
joint_stock: joint_stock акціонерн~ акционерн~ акционерн~_дружеств~
post: поштов~ пощенск~
publishing: издаваштв~
tobacco: дуван дуванск~
jewellery: накит
construction: грађевинар грађевинари
nuclear_power: аец аес
machine_building: машиностроителен
water_supply: водоснабдяване водопостачанн~ водоснабдителен`;
