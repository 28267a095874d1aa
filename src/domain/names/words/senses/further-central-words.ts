/** Further words of names in Central European languages, with the regions and rivers of those countries. */
export const FURTHER_CENTRAL_WORDS = `
aggregates: aggregates kruszywa kruszyw
air_navigation: air_navigation air_navigation_services kontrola_zračne_plovidbe kontrola_zračnog_prometa żegluga_powietrzna żeglugi_powietrznej řízení_letového_provozu letové_prevádzkové_služby
bauxite: bauxite bauxit boksit boksyt bauxitbánya
brokerage_house: brokerage_house dom_maklerski domu_maklerskiego borznoposredniška_hiša borznoposredniška_družba brokerska_kuća
catholic: catholic katolick~ katolikus catolică catholique katholische katholischer katholisches katholiek katholieke cattolica cattolico katolike katolik katolsk katolska katolickiego katolickiej katolickich
cement_works: cement_plant cement_works cement_factory tvornica_cementa fabrica_de_ciment fabrika_e_çimentos cementárna cementárny cementáreň cementárne cementownia cementownie cementara cementare
chemical_works: chemical_works chemické_závody zakłady_chemiczne vegyi_művek combinatul_chimic vegyiművek vegyipar
clearing_house: clearing_house clearinghouse izba_rozliczeniowa izby_rozliczeniowej klirinška_družba elszámolóház casa_de_compensare
university_hospital_center: university_hospital_center university_hospital_centre clinical_hospital_center clinical_hospital_centre university_clinical_center university_clinical_centre klinički_bolnički_centar univerzitetni_klinični_center univerzitetski_klinički_centar klinički_centar uniwersyteckie_centrum_kliniczne qendra_spitalore_universitare
coal_mine: coal_mine coal_mines colliery collieries kopalnia_węgla kopalnia_węgla_kamiennego uhelné_doly uhoľné_bane premogovnik premogovnika szénbánya szénbányák
coking_plant: coking_plant coke_works koksownia koksownie koksowni
credit_institution: credit_institution credit_institutions hitelintézet hitelintézeti úvěrová_instituce instytucja_kredytowa kreditinstitut kredittinstitutt kreditna_institucija
electricity_distribution: electricity_distribution electric_power_distribution power_distribution distribúcia_elektriny distribuce_elektřiny distribucija_električne_energije distribuție_energie_electrică elektrodistribucija
electric_power_industry: electric_power_industry electric_power_company power_utility elektroprivreda elektroprivrede
gambling: gambling games_of_chance szerencsejáték igre_na_sreću igara_na_sreću igre_na_srečo jocuri_de_noroc gry_losowe
gas_industry: gas_industry plynárenský_priemysel plynárenský_průmysl gázipari gazownictwo gazownictwa gazownicz~ gazowniczej gazowniczych
gas_pipeline: gas_pipeline gas_pipelines gasoducto gazoduc gasdotto gasdotti gázvezeték plinovod plinovodi gasovod gasovodi
gas_storage: gas_storage gas_storages földgáztároló gáztároló podzemné_zásobníky_plynu podzemní_zásobníky_plynu podzemno_skladište_plina magazyny_gazu
gas_supply: gas_supply gas_supplier gázszolgáltató gázellátó
gas_transmission: gas_transmission földgázszállító gázszállító přeprava_plynu prijenos_plina transport_gazu
gas_works: gas_works gasworks gázművek gázgyár gaswerk gaswerke gasverk gasværk plynárna plynárny plynáren gazownia gazownie plinara plinare
glass_works: glassworks glass_works glass_factory huta_szkła huty_szkła fabrica_de_sticlă fabrika_stakla fabrika_e_xhamit sklárna sklárny skláren sklárne steklarna steklarne staklara staklana üveggyár sticlărie sticlăria
brick_works: brickworks brick_works brickyard cihelna cihelny cihelen cihlářsk~ cihlářského cihlářských tehelňa tehelne tehliarsk~ tehliarskeho tehliarskej tehliarskych cegielnia cegielnie opekarna opekarne ciglana ciglane
heating_plant: heating_plant heating_plants heating_station centrală_termică fűtőmű heizwerk heizwerke teplárna teplárny tepláren teplárensk~ teplárenského teplárenských teplárne teplární teplárenskej ciepłownia ciepłownie toplarna toplarne toplana toplane termoficare
hops: hops hop_growing chmiel chmielu hmelj hmeljarstvo hmeljarska komló hopfen hamei humulus chmel chmele chmelařsk~ chmelařského chmelařských chmelařství
hydro_station: hydropower_plant hydropower_plants hydro_power_plant hydro_power_plants hydroelectric_power_plant hydroelectric_power_plants hydroelectric_power_station hydroelectric_power_stations hydroelectric_plant elektrownia_wodna elektrownie_wodne vodní_elektrárny vodné_elektrárne hidroelektrarne hidroelektrarna hidroelektrane hidroelektrana
lime_works: lime_works lime_plant zakład_wapienniczy zakłady_wapiennicze vápenka vápenky apnenica
malt_house: malt_house malthouse maltings malting malátagyár mälzerei malzfabrik sladovna sladovny sladoven sladovne słodownia słodownie
municipal_services: municipal_services communal_services utility_services komunálne_služby komunální_služby komunalno_poduzeće komunalno_preduzeće usługi_komunalne gospodarka_komunalna gospodarki_komunalnej komunaln~ komunalnej komunalnych komunala komunale komunalnega komunalnih
oil_mill: oil_mill oil_mills oil_factory oljarna uljara uljare
oil_pipeline: oil_pipeline oil_pipelines oléoduc oleoducto oleodotto kőolajvezeték naftovod naftovodi
printing_house: printing_house printing_houses printing_works printing_plant tiskárna tiskárny tiskáren tlačiareň tlačiarne drukarnia drukarnie drukarni tiskarne tiskara tiskare štamparija štamparije nyomda nyomdaipari tipografie tipografia imprimeria imprimerie shtypshkronja shtypshkronjë
radio_broadcasting: radio_broadcasting radiodiffusion radiodifuzare radiodifuziune radiodifuziunea
river_basin: river_basin river_basins basin basins povodí povodie povodia
salt_works: salt_works saltworks salt_pans soline
sugar_refinery: sugar_refinery sugar_refineries sugar_factory sugar_mill sugar_mills sugar_works fabrica_de_zahăr fabrika_šećera sukkertehdas zuckerfabrik zuckerfabriken suikerfabriek cukrovar cukrovary cukrovarů cukrownia cukrownie šećerana šećerane cukorgyár
thermal_station: thermal_power_plant thermal_power_plants thermal_power_station thermal_power_stations termoelektrarna termoelektrarne termoelektrane termoelektrana hőerőmű
public_utility: public_utility public_utilities közszolgáltató javno_komunalno_preduzeće javno_komunalno_podjetje komunalac komunaln~ komunalnog komunalnih közmű közművek
voivodeship: voivodeship voivodeships voivodship województwo województwa wojewódzk~ wojewódzkiego wojewódzkiej wojewódzkich
wood_processing: wood_processing woodworking wood_working drevospracujúci drevospracujúce drvoprerada drvoprerađivačka drevársky_priemysel dřevozpracující drevárske
sea_adriatic: adriatic adriatik adriatico adriatica adriatique adriatisch jadransk~ jadranskog jadranskih jadran
city_lublin: lublin lubelski lubelska lubelskie lubelsk~ lubelskiego lubelskiej lubelskich
region_bohemia: bohemia bohemian böhmen böhmische böhmischer böhmisches
region_moravia: moravia moravian mähren mährische mährischer moravsk~ moravského moravských moravy
region_moravia_silesia: moravian_silesian moravia_silesia moravskoslezsk~ moravskoslezského moravskosliezsk~
region_south_moravia: south_moravian south_moravia jihomoravsk~ jihomoravského jihomoravských
region_north_moravia: north_moravian north_moravia severomoravsk~ severomoravského severomoravských
region_south_bohemia: south_bohemian south_bohemia jihočesk~ jihočeského jihočeských
region_west_bohemia: west_bohemian western_bohemia west_bohemia západočesk~ západočeského západočeských
region_east_bohemia: east_bohemian eastern_bohemia east_bohemia východočesk~ východočeského východočeských
region_north_bohemia: north_bohemian northern_bohemia north_bohemia severočesk~ severočeského severočeských
region_central_bohemia: central_bohemian central_bohemia středočesk~ středočeského středočeských
region_eastern_slovakia: eastern_slovak east_slovak eastern_slovakia east_slovakia východoslovenskej východoslovensk~ východoslovenského východoslovenských
region_western_slovakia: western_slovak west_slovak western_slovakia west_slovakia západoslovenskej
region_central_slovakia: central_slovak central_slovakia stredoslovenskej stredoslovensk~ stredoslovenského stredoslovenských
region_dalmatia: dalmatia dalmatian dalmatien dalmatinsk~ dalmatinskog dalmatinskih dalmacija dalmacije
region_istria: istria istrian istrien istrska istarsk~ istarskog istarskih istre
region_slavonia: slavonia slavonian slawonien slavonije slavonsk~ slavonskog slavonskih
region_vojvodina: vojvodina vojvodinian vojvođansk~ vojvođanskog vojvođanskih
region_great_plain: great_plain great_hungarian_plain alföld alföldi
region_transdanubia: transdanubian transdanubia dunántúli dunántúl
region_greater_poland: greater_poland wielkopolska wielkopolski wielkopolskie wielkopolskiego wielkopolskiej
region_lesser_poland: lesser_poland małopolska małopolski małopolskie małopolskiego małopolskiej
region_kuyavia: kuyavian kuyavia kujawy kujawsko kujawsk~ kujawskiego kujawskiej kujawskich
region_silesia: silesia silesian schlesien schlesische schlesischer slezsko sliezsko slezsk~ slezského slezských śląski śląska śląskie śląskiego śląskiej śląskich śląsk
region_upper_silesia: upper_silesian upper_silesia górny_śląsk górnośląsk~ górnośląskiego górnośląskiej górnośląskich
region_lower_silesia: lower_silesian lower_silesia dolny_śląsk dolnośląsk~ dolnośląskiego dolnośląskiej dolnośląskich
region_mazovia: mazovia masovia mazovian masovian mazowieck~ mazowieckiego mazowieckiej mazowieckich mazowsze mazowsza
region_podlasie: podlasie podlaskie podlachia podlaskich
region_subcarpathia: subcarpathian subcarpathia podkarpacie podkarpack~ podkarpackiego podkarpackiej podkarpackich
region_warmia_masuria: warmian_masurian warmia_masuria warmińsko_mazurski warmińsko_mazurska warmińsko_mazurskie
region_lubusz: lubusz lubuski lubuskie lubuskiego lubuskiej
region_transylvania: transylvania transylvanian transilvania transilvaniei ardeal ardealul erdély erdélyi siebenbürgen siebenbürger siebenbürgische transilvan transilvăneană ardelean
region_carpathian: carpathian carpathians karpaty karpacki karpacka karpackie kárpát kárpátok carpați carpatica karpatsk~ karpaten karpati
region_balkan: balkan balkans balkanik ballkanik ballkanike balkanska balkanski balkanique
river_vistula: vistula wisła wiślany wiślana weichsel
river_odra: odra odrzański nadodrzańska odrzańska
river_elbe: elbe labe povodí_labe labská labský polabská
river_tisza: tisza tiszai tiszamenti tisa_river
dairy_cooperative: dairy_cooperative spółdzielnia_mleczarska spółdzielni_mleczarskiej mlékařské_družstvo mljekarska_zadruga
pension_company: pension_company penzijní_společnost dôchodková_správcovská_spoločnosť mirovinsko_društvo pokojninska_družba
mutual_insurance: mutual_insurance_society towarzystwo_ubezpieczeń_wzajemnych towarzystwa_ubezpieczeń_wzajemnych
radio_television: radio_television radio_and_television radiotelevizija radiotelevizije radiotelevízia rozhlas_a_televízia rozhlasu_a_televízie radio_televizioni radiotelevizioni radio_televizija
social_insurance: social_insurance ubezpieczenia_społeczne ubezpieczeń_społecznych sociální_pojištění sociálna_poisťovňa társadalombiztosítás asigurări_sociale sigurimeve_shoqërore socijalno_osiguranje
nature_protection: nature_protection nature_conservation ochrona_przyrody ochrana_přírody ochrany_prírody zaštita_prirode varstvo_narave természetvédelmi
food_industry: food_industry potravinářský_průmysl potravinársky_priemysel przemysł_spożywczy prehrambena_industrija živilska_industrija élelmiszeripari élelmiszeripar industria_alimentară
meat_industry: meat_industry mesna_industrija masný_průmysl mäsový_priemysel przemysł_mięsny zakłady_mięsne húsipari húsipar
wood_industry: wood_industry timber_industry drvna_industrija lesna_industrija dřevařský_průmysl drevársky_priemysel przemysł_drzewny faipari faipar industria_lemnului industrializarea_lemnului
instrument: přístroje přístrojů nástroje nástrojů przyrządy przyrządów műszer műszeripari
cable: kabelovna kabli kablow~ kablowej kablowych kabelsk~ kabelskega kabelskih kabelska kábelgyár
wire: dráty drátů drátovna drôty drôtovňa druty drutu žice huzal sârmă sârme
lighting: osvětlení světla svítidla osvetlenie svietidlá oświetlenie oświetlenia oświetleniow~ oświetleniowej oświetleniowych razsvetljava svetila rasvjeta rasvjete rasveta világítás világítástechnikai iluminat iluminatul ndriçim
packaging: obal obalů obalový obalová obalové obalového obalových obalovej opakowanie opakowań embalaža embalaže csomagoló ambalaje ambalazhe
center: střediska ośrodka središče központ
house: domu hiša hiše kuća kuće casei shtëpi shtëpia
home: domova domácí shtëpi
project: projektový projektová projektové projektového projektových projektovej projektow~ projektowej projektowych projektivni projektni proiecte
design: projektování návrh projektiranje projektovanje tervező tervezés proiectare proiectări proiectarea projektim projektimi
consulting: poradensk~ poradenského poradenských poradenskej doradztwa doradcz~ doradczej doradczych svetovanja konsulenca
advertising: reklamního reklamních reklamného reklamnej reklamných reklamow~ reklamowej reklamowych oglaševanje hirdetés publicitatea
production: výroby výrobního výrobních výrobn~ výrobného výrobnej produkcji produkcyjn~ produkcyjnej produkcyjnych proizvodnje proizvodn~ proizvodnega proizvodnih proizvodnog termelés termelő prodhimtari
product: výrobek výrobky výrobků výrobok výrobkov wyrób wyroby wyrobów izdelek izdelki proizvod proizvodi proizvoda termék termékek produs produse produsele
goods: zboží towar towary blaga robni robna robno robne robnog robnih bunuri mallra mallrave
sales: prodej prodeje predaj predaja sprzedaż sprzedaży prodaja prodaje értékesítés értékesítő értékesítési vânzare vânzări shitje
procurement: nákup nákupu zakup zakupy
supply: zásobování zaopatrzenie zaopatrzenia oskrba oskrbe preskrba opskrba opskrbe opskrbljivač snabdevanje ellátás ellátó aprovizionare furnizare furnizim furnizimi
assembly: montáže montážn~ montážního montážních montażu montażow~ montażowej montażowych montaža szerelés szerelő szerelőipari montaj montaje
repair: opravy oprava opraven opravny opravovne remontow~ remontowej remontowych naprawa popravila popravak javítás javító reparație reparații reparațiilor
north: severního severních severného severnej severných północn~ północnej północnych severnega severnih sjevernog sjevernih severnog veriu
south: jihu jižního jižních južné južného južnej južných południow~ południowej południowych južni južno južnega južnih južnog jugu
east: východu východního východních východn~ východného východnej východných wschodn~ wschodniego wschodniej wschodnich vzhodn~ vzhodnega vzhodnih istočn~ istočnog istočnih estul lindja
west: západního západních západného západnej západných zachodn~ zachodniego zachodniej zachodnich zahodn~ zahodnega zahodnih zapadnog zapadnih vestul perëndimi
white: bílého bílých biely biela biele bieleho bielej bielych biały biała białe białego białej białych belega belih bijeli bijela bijelo bijele bijelog bijelih bardhë
black: černý černá černé černého černých čierny čierna čierne čierneho čiernej čiernych czarny czarna czarne czarnego czarnej czarnych črni črna črno črne črnega črnih crnog neagră
red: červen~ červeného červených červenej czerwon~ czerwonej czerwonych rdeči rdeča rdečo rdeče rdečega rdečih crveni crvena crveno crvene crvenog crvenih piros roșu
blue: modrý modrá modré modrého modrých modrej niebiesk~ niebieskiego niebieskiej niebieskich plavi plava plavo plave plavog plavih albastru albastră kaltër
green: zeleného zelených zelenej zielon~ zielonej zielonych zelenega zelenih zelenog zöld verzi gjelbër
yellow: žlutý žlutá žluté žlutého žlutých żółty żółta żółte żółtego żółtej żółtych
gold: zlatého zlatých zlatej złoto złota złoty złote złotego złotej złotych zlati zlatega zlatih zlatni zlatna zlatno zlatne zlatnog zlatnih arany aurul aurului
silver: stříbro stříbra stříbrn~ stříbrného stříbrných striebro strieborn~ strieborného striebornej strieborných srebro srebra srebrn~ srebrnej srebrnych srebrnega srebrnih srebrnog ezüst argint argintul argjend
star: hvězda hvězdy hviezda gwiazda gwiazdy zvijezda csillag
sun: slunce slunečn~ slunečního slunečních slnko slnečn~ slnečného slnečnej slnečných słońce słoneczn~ słonecznej słonecznych sonce sončni sončna sončno sončne sončnega sončnih soare soarele soarelui dielli diell
sea: mořského mořských morskej morze morza morje morskega morskih tenger tengeri mării
mountain: hory horský horská horské horského horských horskej górski górska górskie górskiego górskiej górskich gorsko gorskega gorskih planina planine gorskog hegy munte munți muntele
river: říční říčního říčních rieka rieky riečny riečna riečne riečneho riečnej riečnych rzeka rzeki rzeczn~ rzecznej rzecznych reke rijeke riječn~ riječnog riječnih folyó fluviu fluvială
valley: údolí doliny völgy valea
lake: jezera jazero jazera jeziora lacul liqeni liqen
europe: evropsk~ evropského evropských európsk~ európskeho európskej európskych europejsk~ europejskiego europejskiej europejskich evropskega evropskih europskog europskih evropskog európai evropiane
world: svět světový světová světové světového světových svetovej świat świata światow~ światowej światowych svetovni svijet svijeta svjetski világ lumea mondială botëror botërore
free: svobodn~ svobodného svobodných
people: lidový lidová lidové lidového lidových ľudový ľudová ľudové ľudového ľudovej ľudových ludowy ludowa ludowe ludowego ludowej ludowych pučki pučka pučko pučke pučkog pučkih narodnog narodnih populară popullor popullore
royal: královsk~ královského královských królewsk~ królewskiego królewskiej królewskich
mutual: vzájemn~ vzájemného vzájemných wzajemn~ wzajemnej wzajemnych
church: církve církevn~ církevního církevních cirkvi cirkevného cirkevnej cirkevných kościoła kościeln~ kościelnej kościelnych egyházi
children: dětského dětských detskej dziecięc~ dziecięcej dziecięcych otrošk~ otroškega otroških djeca dječja dječjo dječje dječjog dječjih gyerek copil copiilor
worker: dělnick~ dělnického dělnických robotnicz~ robotniczej robotniczych pracownicz~ pracowniczej pracowniczych dolgozók punëtor punëtorët
culture: kulturn~ kulturního kulturních kultúrneho kultúrnej kultúrnych kulturaln~ kulturalnej kulturalnych kulturnega kulturnih kulturnog kulturális culturală kulturor
history: historie dějiny historick~ historického historických historia historii történelem
space: kosmick~ kosmického kosmických vesmír kosmiczn~ kosmicznej kosmicznych
optics: optick~ optického optických optyka optyki optyczn~ optycznej optycznych optikai
bearing: ložisko ložiska ložísk łożysko łożyska łożysk rulment rulmenți rulmentul rulmenții
engine: motory motorů silnik silniki silników motorji motorgyár motoare
rolling_stock: vagónka vozeň taboru vagongyár vagoane vagoanelor
aluminium: hliník hliníku hliníkový hliníková hliníkové hliníkového hliníkových hliníka aluminiow~ aluminiowej aluminiowych aluminiului
zinc: zinek cynk cynku cynkow~ cynkowej cynkowych
uranium: uranový uranová uranové uranového uranových uraniului
cheese: syráreň serowar sirarna sirevi sajtgyár brânză brânzeturi
beverage: nápojov pijače pijač pićog pićih üdítőital üdítőipari băuturilor
magnesite: magnezit magnezitový magnezitová magnezitové magnezitového magnezitovej magnezitových
shipyard: lodenica stoczni ladjedelnice kantieri
union: únia związku związki zveze unija saveza sindikat uniunea sindicat sindicatul bashkim bashkimi sindikata
tool: náradie nástrojov narzędzi narzędziow~ narzędziowej narzędziowych orodja orodjarna alat alata szerszámgyár szerszámgépipari
equipment: zariadení vybavenie urządzeń berendezések echipament utilaje
locomotive: rušňový rušňová rušňové rušňového rušňovej rušňových lokomotywa lokomotywy lokomotyw
universal: uniwersaln~ uniwersalnej uniwersalnych powszechn~ powszechnej powszechnych
trade: handlu trgovinsk~ trgovinskega trgovinskih comerț comerțul comerțului tregtisë
electrotechnical: elektrotechniczn~ elektrotechnicznej elektrotechnicznych elektrotechnika electrotehnică electrotehnic
network: sieć sieci sieciow~ sieciowej sieciowych
fuel: paliwo paliwa paliw gorivo goriva karburant karburante karburanteve
metallurgy: hutnictwo hutnicz~ hutniczej hutniczych kohászat kohászati metalurgic metalurgjik metalurgjike
copper: miedź miedzi miedziow~ miedziowej miedziowych bakar bakra cupru cuprul bakri
sulphur: siarka siarki siarkow~ siarkowej siarkowych
nitrogen: azot azotow~ azotowej azotowych
mechanical: mechaniczn~ mechanicznej mechanicznych
slaughterhouse: ubojnia ubojnie rzeźnia vágóhíd abator abatorul
sewerage: kanalizacyjn~ kanalizacyjnej kanalizacyjnych odvodnja odvodnje csatornamű csatornázási csatornázás csatornaművek canalizare canalizarea kanalizim kanalizime kanalizimeve
ceramics_tile: płytki płytek csempe cserép
lime: wapna wapiennicz~ wapienniczej wapienniczych vapna mészmű
bridge: mostów mostow~ mostowej mostowych hídépítő poduri podul
freight: towarow~ towarowej towarowych teretn~ teretnog teretnih árufuvarozás árufuvarozási fuvarozás fuvarozó mărfuri
logistics: logistyki logistyczn~ logistycznej logistycznych
marine: morskiej morskich pomorsk~ pomorskega pomorskih pomorstvo pomorskog detar
tractor: ciągnik ciągniki ciągników tractoare
savings: oszczędność oszczędnościow~ oszczędnościowej oszczędnościowych takarékszövetkezet economii economiilor kursimeve
mortgage: hipoteczn~ hipotecznej hipotecznych jelzálog
society: towarzystwo towarzystwa
credit: kredyt kredytu kredytow~ kredytowej kredytowych hitel kredia
audit: rewizja revizijsk~ revizijskega revizijskih revizijskog könyvvizsgálat
company: spółki družbe društva tvrtka societatea companie companiei
economics: gospodarcz~ gospodarczej gospodarczych ekonomiczn~ ekonomicznej ekonomicznych gospodarka gospodarki gospodarsk~ gospodarskog gospodarskih privredn~ privrednog privrednih gospodarstvo gospodarstva privreda privrede
post: poczty pocztow~ pocztowej pocztowych
telecom: telekomunikacyjn~ telekomunikacyjnej telekomunikacyjnych távközlés telecomunicațiilor telekomunikacion telekomunikacioni telekomunikimi
technology: technologiczn~ technologicznej technologicznych tehnološk~ tehnološkega tehnoloških tehnološkog teknologjia
system: systemów sustavi sustav rendszer sistemul
service: usługow~ usługowej usługowych storitev szolgáltatási serviciilor serviciile shërbimi
management: zarządzania upravljanje upravljanja kezelés kezelő gazdálkodás gestiune administrare menaxhim menaxhimi
ministry: ministerstwa ministrstvo ministrstva ministarstva
protection: ochrona ochrony zaštita zaštite
horticulture: ogrodnictwo kertészet kertészeti horticolă horticol
breeding: hodowla hodowli hodowlan~ hodowlanej hodowlanych
tobacco: tytoń tytoniu tytoniow~ tytoniowej tytoniowych duhan duhana duhansk~ duhanskog duhanskih duvanskog duvanskih dohány dohánygyár tutunul tutunului duhani duhanit
paint: farby barve festék festékgyár vopsea vopsele lacuri
law: prawny prawnego prawnej prawnych prawa juridic ligjore
delivery: dostawa dostawy
eagle: orzeł vultur vulturul shqiponja shqiponjë
region_pomerania: pomorsk~ pomorskiego pomorskiej pomorskich pomorze pomorza
social: społeczn~ społecznej społecznych socijalnog socijalnih társadalmi shoqëror shoqërore
consumer: spożywcy spożywców konsument
women: kobiety ženska femeie femei
youth: młodzieżow~ młodzieżowej młodzieżowych
craft: rzemiosło rzemieślnicz~ rzemieślniczej rzemieślniczych
pipe: rura rury cijevi țeavă
private: prywatn~ prywatnej prywatnych
independent: niezależn~ niezależnej niezależnych
capital: kapitałow~ kapitałowej kapitałowych
builders: graditelj gradbinec constructor constructori constructorul
bank: bančni bančna bančno bančne bančnega bančnih bančništvo bănci bancar bancară bancare
institute: zavod zavoda institutului
restaurant: gostilna éttermek
warehouse: skladišče skladišča raktározási depozite
transmission: prenos transmetim transmetimi transmetimit
sugar: šećera zahărul zahărului
water_supply: vodoopskrba vodoopskrbe
shipbuilding: brodogradnja brodogradnje brodograđevn~ brodograđevnog brodograđevnih
ferry: trajekt trajekti
fund: fondovi fondova alapok fonduri fondului
hospitality: ugostiteljstvo ugostiteljsk~ ugostiteljskog ugostiteljskih
county_unit: županije županijsk~ županijskog županijskih județul județeană
livestock: stočni stočna stočno stočne stočnog stočnih állattenyésztő zootehnie zootehnică zootehnic blegtoria blegtoral
reconstruction: obnove obnovu
electric_works: elektromos_művek villamos_művek áramszolgáltató
brick: téglaipari cărămidă tullave
loan: kölcsön împrumut împrumuturi
federation: szövetség federata federatë
catering: vendéglátó vendéglátás vendéglátóipari étkeztetés
game: játék joc jocuri lojëra
river_danube: dunai dunăre dunării
salt: sării sarea kripë kripa kripore
combine: combinat combinatul
vineyard: podgorie podgoria podgorii
sanitation: salubritate salubrizare
cement: cimentul cimentului
treatment: tratament tratamentul
chrome: kromi kromit
flour: miell miellit
distribution: shpërndarje shpërndarja shpërndarjes
alliance: aleanca aleancë
`;
