/** Goods, materials, colours and nature in German, Dutch, Afrikaans, the Nordic languages, Finnish, Estonian, Latvian and Lithuanian. */
export const NORTHERN_EUROPEAN_GOODS = `
aerospace: raumfahrt luft__und_raumfahrt
aircraft: flugzeuge flugzeugbau vliegtuigen vliegtuigenfabriek flygplan flyindustri lentokone lentokoneet
alcohol: alkoholi alkoholin alkohola alkoholio alkoholi_ja
aluminium: álver alumiini alumīnija aliuminio
animal: tiere dieren dierlijke djur djurens eläinten eläin loomade dzīvnieku gyvūnų
aquaculture: akvakultur havbruk oppdrett vesiviljely vesiviljeluse aquakultur aquacultuur akvakultūra akvakultūras akvakultūros vattenbruk
bakery: bagerier bakerier leipomot leipomon maiznieks kepyklos
bearing: kullager kulelager kuglelejer laakeri laakerit laagrid guolių gultņu
bicycle: fiets fietsen cyklar sykkel sykler cykler polkupyörä polkupyörät jalgrattad velosipēdu dviračiai dviračių
black: zwarte svarta svarte svartur musta melnais melnā juodas juoda juodoji svart
blue: blaue blauwe bláa sininen sinine zilais zilā mėlynas mėlyna mėlynoji
board: pappe wellpappe kartong kartonki kartongit kartonas kartono pahvi
book: boeke böcker bøker kirjat kirjojen raamatu grāmata grāmatu knyga knygų
bread: brauð leivän leiva maizes duonos
brewery: bryggerierne bryggeriet bryggeriets ölgerðin panimot panimon alus_darītavas aludarys aludariai daryklos bier bieren olut oluen
brick: ziegelwerke ziegeleien tegl tegelbruk tegelbruks baksteenfabriek ķieģelis ķieģeļu plytinė plytų tiiliteollisuus
building_material: baustoff baustoffwerke bouwmaterialen bouwstoffen byggmaterial byggvaror byggevarer byggematerialer rakennustarvike rakennustarvikkeet ehitusmaterjalid ehitusmaterjalide būvmateriāli būvmateriālu statybinės_medžiagos statybinių_medžiagų
bus: strætó bussar busser bussi bussit autobusų
cable: kabelwerke kabelfabriek kabelfabrik kabeltehdas kaapelitehdas kabeļu kabelių
casting: gieterij gieterijen ijzergieterij gjuteri gjuterier støperi støberi valimo valimot valukoda lietuve liejykla gießereien
cement: cementfabrikken
cheese: sūriai sūrių siera juuston
chemical: chemisch chemischer chemisches chemiese kemiska kemiske kemiallinen kemia kemian kjemisk kjemiske keemiline ķīmiskais ķīmiskā cheminė cheminių chemikalien chemicaliën kemikalier kjemikalier kemikaalid kemikaalit
garment: kleidung konfektion rõivas rõivaste riided apģērbi vaatetus vaatetehdas
coal: kohlen steinkohlen steenkolen kolenhandel kivihiili akmeņogļu anglies
coffee: kahvi kahvin kohvi kohviku kafijas kavos
confectionery: makeiset makeisten konditoreja konditorejas konditerija konditerijos konditerei maiustused konfektyr saldainiai saldumi
copper: koppar kuparin kupari koperwerken
dairy: mejerier mejeriet meieri meierier meijeri meijerit meijerien mejeriselskab molkereien zuivelfabriek zuivelfabrieken piimatööstus piimatoodete piena_kombināts piensaimnieku pieninė pieninės
data: tietojen gegevens andmed andmete datu duomenų gögn
dredging: baggerwerken baggermaatschappij baggerbedrijf baggerbedrijven mudring muddring süvendus ruoppaus
drilling: jarðboranir boranir bohrung bohrungen boortechniek borrning poraus puurimine
eagle: adelaar kotkas ērglis erelis ereliai
egg: ägghandel kananmunat kananmuna kiaušiniai kiaušinių olu
electric: elektrischer elektrisches elektriese elektrisk elektriska elektriske sähköinen elektriline
electricity: elektrizitäts elektriciteits electriciteit electriciteits elektrisiteits elektricitet elforsyning elförsörjning rafmagnsveita rafmagnsveitur sähkön elektri elektrienergia elektrības elektriskie elektriskais elektroenergijos
energy: energian enerģijas enerģētika energetikos orkuveitan
engine: motoren motorer moottori moottorit moottorien mootorid variklių
equipment: gerätebau gerätewerk laitteiden uitrustings
explosive: sprängämnen sprengstoffe sprengstoffwerke räjähde räjähteet sprengstofffabrik
farm: plase maatila talud saimniecība zemnieku_saimniecība ūkio
farmer: bauern landwirte boeren boere bönder bønder landmænd lantbrukare lantbrukarnas bændur maanviljelijät põllumeeste põllumehed lauksaimnieku zemnieku ūkininkų ūkininkai
feed: diervoeder diervoeders voere rehun sööda lopbarības pašarų mischfutter
fertiliser: kunstgjødsel gjødning gödsel konstgödsel gødning áburðarverksmiðja áburðar lannoite lannoitteet väetis väetised minerālmēsli mēslojums trąšos trąšų kunstmest
fish: fiskeri fiskerier fiskiðjan fiskiðja útgerð útgerðar útgerðarfélag fiskveiðar sjávarútvegur sjávarútvegs kalan kalatööstuse zvejnieks zvejnieku žuvininkystės fischfang
flower: blumenhandel bloemenveiling blomsterhandel kukkatalo lillede puķu ziedu gėlių
food: voedings matvarer matvörur levnedsmiddel levnedsmidler levnedsmiddelindustri elintarvikkeet elintarvikkeiden elintarviketeollisuus toiduained toiduainete
footwear: jalatsite avalynės apavu skotøy fottøy fodtøj jalkineet
forest: forsten skogs skogen skogens metsän metsät metsien metsätalous skógar meži miškas miško miškai
fruit: frucht früchte vruchten frukter hedelmä hedelmät puuviljad puuviljade augļu vaisių vaisiai
furniture: meubel huonekalu kaluste kalusteet kalustetalo mööbli møbelfabrik
garden: tuine tuinen trädgård trädgårds puutarha puutarhat dārza dārzs sodai
gas: gaasi gāzes gasverk gasværk kaasun
natural_gas: naturgas naturgass naturgasen maakaasu maagaas maagaasi dabasgāze dabasgāzes gamtinių_dujų gamtinės_dujos
gene: erfðagreining erfðafræði genetik genetica geneettinen
geothermal: jarðvarmi jarðhiti erdwärme geotermi geoterminen
glass: stikla stiklo lasin klaasi klaaspakett glasbruk glasværk glaswerke
gold: gouden kulta kullan kuld kulla zelts zelta auksas aukso
grain: teravili viljan graudi grūdų kornhandel spannmåls
green: grüne groene gröna grønne grönt grænn græna vihreä vihreän roheline rohelise zaļais zaļā žalias žalia žalioji grønn
district_heating: heizung heizungs heizungsbau hitaveita hitaveitu verwarming verwarmings oppvarming opvarmning lämmitys lämmityksen
thermal: warmte varme värme lämpö lämmön soojus soojuse siltums siltuma šiluma šilumos warmtenet
horse: pferd paarden hästar heste hevoset hobused zirgi zirgu žirgai hrossa
hydro: vannkraft vannkraftverk vandkraftværk hüdroenergia hidroelektrinė
iron: ijzer järn jern járn rauta raudan dzelzs geležis geležies
island: eiland eilanden saaren saared salos øyene öarna
jewellery: smycken smykker korut ehted ehete juwelen juveliertooted juvelyrika juvelierizstrādājumi
kitchen: küche keuken keukens keittiö keittiöt keittiöiden kjøkken køkken köögid köögi virtuves virtuvės virtuvių eldhús
lake: ežeras ezera innsjø järve
lamp: gloeilampen glühlampen lampenfabrik lamput lambid
lion: löwen lejon lejonet leijona leijonan lauvas liūtas liūtai
flax: leinen leinenweberei leinenindustrie linnen pellava pellavan linane hørvæveri linneväveri
livestock: rinder rinderzucht kvæg kvægavl nautakarja galvijai galvijų lopkopības gyvulininkystės boskap nautgripa
machine: masina masinate mašīna mašīnu mašinų maskinfabrikk maskinhandel koneiston
machine_works: machine_factory maschinenfabrik maschinenfabriken machinefabriek machinefabrieken maskinfabrik maskinfabrikken maskinfabrikk konetehdas masinatehas mašīnbūves_rūpnīca
maize: maize_products mielie mielies
meat: kjøtt kjøttforedling lihan fleischwarenfabrik vleesbedrijf
medicine: lægemiddel lægemidler legemiddel legemidler geneesmiddelen läkemedels lääkkeiden zāles vaisto lyfjagerð
milk: mælk maidon piima piimakarja melkfabriek mjólkur
mill: meule meulens kvarn kvarnen kvarnar mylly myllyn myllyt veski malūnas malūnai malūno dzirnavu mühlenwerke valsemølle
flour_mill: jauhomylly jahuveski meelfabriek mjölkvarn
mining: zeche zechen mijnen gruva gruvan gruver gruvdrift kaivoksen kaivokset kaivosyhtiö kaevandused kaevanduse kasybos
mountain: fjäll fjällen fjell fjellet fjall fjalla vuoren kalnu kalnų
nickel: nikkeli nikkel nikkelin
atomic: kärnkraft kärnkrafts ydinvoima ydinvoiman kernenergie kernkraft kjernekraft atomenergi kernkrafttechnik
nuclear_fuel: kärnbränsle kärnbränslehantering ydinpolttoaine kernbrennstoff kernbrennstoffe
nuclear_station: kernkraftwerk kernkraftwerke kerncentrale kärnkraftverk kjernekraftverk ydinvoimalaitos ydinvoimala tuumaelektrijaam atomelektrostacija atominė_elektrinė
nursery_garden: kwekery kwekerye plantskola planteskole plantskolor taimitarha puukool stādaudzētava
oil: olje oljan olíu olíuverzlun öljyn õlitööstus oljebolag
petroleum: erdöl erdöle mineralöl mineralöle mineralölhandel maaöljy aardolie
optics: optische optischer optiska optiske optinen optikas
packaging: verpackungs verpakkings pakuotė iepakojuma förpacknings emballasjefabrikk pakkausten pakendite
paint: farbe färg färger farve farver maalit maalitehdas värvid värvide krāsu krāsas dažai dažų farbenfabrik farbenfabriken verffabriek verffabrieken málning
paper: pappers papīrfabrika papierfabriken papierindustrie
pharmaceutical: pharmazeutisch pharmazeutischer farmaceutisch farmaceutische lääketehdas lääkkeet ravim ravimid ravimiamet farmaceitiskā farmaceitiskais farmacinė lyfjastofnun legemiddelfirma
plastic: kunststoffen kunststoffwerk plastikas plastiko plastmasės plastmasu muovin muovit plastimet
plywood: finieru vineer vineeri faner fanerfabrik vaneritehdas
porcelain: porzellan porzellanfabrik porselein porslin porslins porslinsfabrik porcelæn porcelænsfabrik porcelainfabrik posliini posliinitehdas portselan porcelāns porcelāna porcelano фарфор~
potato: kartoffeln aardappelen potatis poteter kartofler peruna perunat kartuli kartupeļi kartupeļu bulvės bulvių kartöflu
power: voima voiman kraftlag kraftselskap virkjun
power_station: kraftwerk kraftwerke kraftwerks kraftverk kraftverket kraftværk kraftværker voimalaitos voimalaitokset voimala elektrijaam elektrijaama elektrijaamad elektrinė elektrinės jėgainė jėgainės elektrostacija elektrostacijas elektriciteitscentrale energiacentrale virkjun
precision: präzisions präzisionswerkzeuge finmekanisk finmekanik hienomekaniikka
pulp: sellu sellun selluloosa tselluloos celuliozė celulozes massafabrik zellstofffabrik zellstoffwerke
red: rauði rauðu rauður punainen punaisen punane punase sarkanais sarkanā raudonas raudona raudonasis
river: joki joen jõe upju upių
rubber: gummifabrik kumitehdas kummitooted gumijas gumos
salmon: lachs laks lakseoppdrett zalmhandel lohikala lasis lašiša
sausage: wurst wurstwaren wurstfabrik korvar korvfabrik pølser pølsefabrikk makkara makkaratehdas worsten vorstid desas
sawmill: saagmeule saagmeulens sahat sahan sagbruket saeveskid sågverket sågverken
sea: jūras jūrų hafið jūros merelinen
seafood: sjømat sjømatbedrift sjávarfang sjávarafurða sjávarafurðir zeevruchten jūros_gėrybės mereannid
seed: saatzucht frøfirma fröer zaadteelt
shipbuilding: scheepsbouw scheepsbouwers skipsbygging skeppsbyggeri skibsbyggeri laivanrakennus laivanrakennuksen laevaehitus kuģubūve kuģu_būve laivų_statyba skipasmíði
ship: schiffe schiffs skips skipet skib skibe skibs laiva laivan laivat laivojen laev laevad laevade kuģis kuģi kuģu laivas laivai laivų skipa
ship_repair: laivų_remontas laivų_remonto kuģu_remonts kuģu_remonta laevaremont laevaremondi skipsreparasjon laivankorjaus schiffsreparatur scheepsreparatie
shipyard: werften verft skibsværft skibsværftet skibsværfter telakan laevaremonditehas varven slippen
shoe: kenkä kenkien schuhwaren skofabrik skofabrikk
silver: hopea hopean silbers sudrabs sudraba sidabras sidabro
smelting: hüttenwerk hüttenwerke hüttenbetriebe smältverk smelteverk smeltverk sulatto metallhütte zinkhütte aluminiumhütte
soap: seifen seifenfabrik zeepfabriek såpe såpefabrikk saippua muilo ziepju
liquor: sprit spritfabrik spritfabrikker stokerij distilleerderijen brännvin väkijuomat degvīna
vodka: degtinė degtinės degvīns
star: stjärna stjärnan stjärnor stjerne stjernen stjörnu tähti tähden zvaigzne zvaigznes žvaigždė žvaigždės
steel: teräksen plieno terase staalconstructie stahlhandel
steel_works: stahlwerk stahlwerke stahlwerks edelstahlwerke edelstahlwerk terästehdas terästehtaat stålverk stålverket stålværk stålvalseværk staalfabriek terasetehas
stone: natursteine naturstein natursten luonnonkivi kiven looduskivi
sugar: cukurs cukurfabrika cukurfabrikas sukkerfabrikk sukkerfabrikker sockerbruk sockerbolag suikerfabrieken sokeritehdas zuckerfabriken sykurs
sun: solen aurinko auringon päike päikese saulės saules
solar: zonne zonnepanelen zonneenergie aurinkoenergia aurinkovoima päikeseenergia päikeseelekter solenergi solcelle solceller solkraft solcellepark saulės_energija saules_enerģija
textile: tekstils tekstiliyhtiö textilwerke textilfabrik tekstilfabrik tekstilfabrikk textielfabrieken
tobacco: tupakka tupakan tupakkatehdas tubakas tubaka tabakas tabakos tobaksbolag tobaksfabrik tobakkfabrikk tabaksfabriek
tool: tööriist instrumentu verktygs værktøjs
tyre: banden bandencentrum renkaat rengas rehvid riepas riepu padangos padangų
valve: ventile ventiler venttiili venttiilit armatuur
vegetable: groenten grönsaker grønnsaker grøntsager gartnerhallen vihannekset vihannes köögiviljad köögivilja dārzeņi dārzeņu daržovės daržovių grænmeti
carbuilding: kraftfahrzeug kraftfahrzeuge fahrzeugbau fahrzeugwerke fordon fordons kjøretøy køretøjer ajoneuvo ajoneuvot voertuigen sõidukid
weapon: waffenfabrik wapenfabriek vapenfabrik våpenfabrikk asetehdas aseet ieroči ginklų
white: hvítur hvíta hvide hvite valkoinen valkoisen valge valged baltais baltās baltasis baltoji hvit hvid
wind_power: windkraft windkraftanlagen windenergie vindkraft vindkrafts vindenergi tuulivoima tuulivoiman tuulienergia tuuleenergia vēja_enerģija vėjo_energija vėjo_elektrinės vindorka
wind: vindmøller vindmøllepark windmolenpark vindpark tuulipuisto tuulepark tuulepargid
wine: weinbau weinkeller wynbouers wynkelder wynkelders wynmakery vynai vyno viinitehdas vinhandel veinid
wood: holzwerke holzindustrie trevare trevarer trevarefabrikk trelast trelasthandel trælast trælasthandel tømmer tømmerhandel puun puutavara puutavaraliike puidutööstus kokapstrāde kokapstrādes kokrūpniecība medienos_pramonė houthandels houtindustrie trävaru trävaror trävaruaktiebolag
wool: ullar ullarfabrik ullspinneri vilnas vilnos villatehdas
power_grid: elnät elnäts kraftnät kraftnett strømnett elnet stromnetz stromnetze sähköverkko sähköverkot kantaverkko elektrivõrk jaotusvõrk elektrotīkls elektros_tinklai elektros_tinklų
safety_match: tändsticks tändstickor tändsticksfabrik tændstikker tændstikfabrik fyrstikker tulitikku tuletikuvabrik sērkociņi degtukai degtukų
knitwear: trikotažas trikotaaž trikotāžas stickerei
motor_vehicles: kraftfahrzeug kraftfahrzeuge motorvoertuigen motorfordon motorkjøretøyer moottoriajoneuvot
amber: amber dzintars dzintara gintaro barnsteen
drinking_water: drinking_water potable_water drinkwater trinkwasser dricksvatten drikkevann drikkevand juomavesi joogivesi dzeramais_ūdens geriamasis_vanduo
hard_coal: hard_coal steinkohle steinkohlenbergbau stenkol stenkuls
hearing_aid: hearing_aid hearing_aids høreapparat høreapparater hörgerät hörgeräte hörapparat hörapparater gehoorapparaat hoortoestellen kuulolaite kuulolaitteet
lignite: lignite lignites brown_coal braunkohle braunkohlen braunkohlenbergbau brunkol brunkul bruinkool ruskohiili
nitrogen: nitrogen kvælstof kvælstoffabrik kvelstof kvävegödsel stickstoff stickstoffwerke stikstof typpi lämmastik azotas azoto slāpekļa
sparkling_wine: sparkling_wine sparkling_wines sekt sektkellerei schaumwein mousserende mousserande vahuvein dzirkstošais putojantis_vynas kuohuviini
`;
