/** Words of names in Czech, Slovak, Polish, Slovene, Croatian, Hungarian, Romanian and Albanian, by their senses. */
export const CENTRAL_EUROPEAN_WORDS = `
capital_city: capital_city hlavní_město hlavního_města hlavné_mesto hlavného_mesta miasto_stołeczne fővárosi főváros
university_hospital: szpitala_uniwersyteckiego fakultná_nemocnica klinička_bolnica
spa: lázeňsk~ kúpeľn~ uzdrowiskow~ termelor balneoclimaterică lázně lázní lázeňského lázeňských kúpele kúpeľov kúpeľného kúpeľnej kúpeľných uzdrowisko uzdrowiska zdravilišče zdravilišča lječilište gyógyfürdő fürdő fürdők balnear balneară
region: wojewódzk~ wojewódzkiego wojewódzkiej wojewódzkich kraje krajsk~ krajského krajských kraja krajskej pokrajinsk~ pokrajinskega pokrajinskih térségi regiune regiunea rajonal rajonale
region_western_pomerania: west_pomeranian western_pomeranian zachodniopomorsk~ zachodniopomorskiego zachodniopomorskiej zachodniopomorskich
building_society: building_savings_bank stavební_spořitelna stavební_spořitelny stavebná_sporiteľňa stavebnej_sporiteľne stambena_štedionica lakástakarékpénztár lakás_takarékpénztár lakástakarék
housing_cooperative: bytové_družstvo stavebné_bytové_družstvo stavební_bytové_družstvo spółdzielnia_mieszkaniowa spółdzielni_mieszkaniowej lakásszövetkezet stambena_zadruga stanovanjska_zadruga
agricultural_coop: kmetijska_zadruga roľnícke_družstvo poljoprivredna_zadruga rolnicza_spółdzielnia
cooperative_bank: banku_spółdzielczego banki_spółdzielcze takarékszövetkezet bancă_cooperatistă zadružna_banka
savings_bank: kasa_oszczędności kasy_oszczędności bank_oszczędnościowy casa_de_economii takarékpénztára spořitelna spořitelny spořiteln~ spořitelního spořitelních sporiteľne sporiteľného sporiteľnej sporiteľných hranilnica hranilnice štedionica štedionice takarékpénztár
credit_union: kasa_oszczędnościowo_kredytowa kasy_oszczędnościowo_kredytowej spółdzielcza_kasa_oszczędnościowo_kredytowa spoření_a_úvěrní_družstvo spořitelní_a_úvěrní_družstvo shoqëria_e_kursim_kreditit družstevní_záložna kampelička
clinical_hospital: szpital_kliniczny szpitala_klinicznego
chamber_of_commerce: hospodářské_komory obchodná_komora obchodná_a_priemyselná_komora obchodní_komora izby_gospodarczej gospodarska_zbornica privredna_komora kereskedelmi_és_iparkamara camerei_de_comerț dhoma_e_tregtisë
stock_exchange: burza_cenných_papírů burza_cenných_papierov giełdy_papierów_wartościowych értéktőzsdei bursa_de_valori borza_vrednostnih_papirjev burza_vrijednosnih_papira bursë
securities: cenné_papíry cenných_papírů cenných_papierov papiery_wartościowe papierów_wartościowych vrednostni_papirji vrednostnih_papirjev vrijednosni_papiri vrijednosnih_papira valori_mobiliare valorilor_mobiliare letra_me_vlerë letrave_me_vlerë vrijednosnice értékpapír értékpapírok titluri
building_material: stavební_hmoty stavebních_hmot stavební_materiály stavebné_hmoty stavebné_materiály materiały_budowlane materiałów_budowlanych gradbeni_material gradbenega_materiala građevinski_materijal građevinskog_materijala materiale_de_construcții materialelor_de_construcții materiale_ndërtimi stavebniny stavebnin építőanyag építőanyagipari
nuclear_station: jaderná_elektrárna jaderné_elektrárny jadrová_elektráreň jadrové_elektrárne elektrownia_jądrowa elektrownie_jądrowe elektrowni_jądrowych jedrska_elektrarna nuklearna_elektrana nuklearna_elektrarna atomerőmű centrală_nucleară
heat_station: elektrociepłownia elektrociepłownie elektrociepłowni
district_heating: távhőszolgáltató távfűtés daljinsko_ogrevanje daljinsko_grijanje ciepłownictwo ciepłownictwa energetyki_cieplnej zásobování_teplem rozvod_tepla ciepłownicz~ ciepłowniczej ciepłowniczych
water_management: vodní_hospodářství vodohospodářsk~ vodohospodářského vodohospodárstva gospodarka_wodna gospodarki_wodnej vízgazdálkodás vízgazdálkodási gospodărirea_apelor vodohospodářských vodohospodárskej vodohospodárstvo vodoprivreda vodoprivredn~ vodoprivrednog vodoprivrednih
waste: odpadové_hospodářství odpadové_hospodárstvo gospodarka_odpadami gospodarki_odpadami hulladékgazdálkodási gospodarenje_otpadom ravnanje_z_odpadki odpadů odpadov odpadkov odpadek hulladékkezelő deșeu deșeurilor mbeturina
environmental_protection: ochrona_środowiska ochrony_środowiska ochrana_životního_prostředí ochrany_životného_prostredia zaštita_okoliša zaštite_okoliša varstvo_okolja protecția_mediului protecției_mediului mbrojtja_e_mjedisit környezetvédelem környezetvédelmi
environment: životního_prostředí životné_prostredie životného_prostredia životne_sredine środowisko okolja környezet mediul mediului mjedisit
airport: zračne_luke portu_lotniczego porty_lotnicze lotniska letališča aerodromi aeroportul aeroportului aeroporturi
airline: letecké_linky zračne_linije linii_lotniczych letalske_linije companie_aeriană linjat_ajrore légiforgalmi légitársasági légiközlekedési
railway: cale_ferată căile_ferate căilor_ferate železničn~ železničního železničních železničného železničnej železničných kolejow~ kolejowej kolejowych železnišk~ železniškega železniških željeznica željezničk~ željezničkog željezničkih železničk~ železničkog železničkih vasúti államvasutak feroviar feroviară feroviare hekurudhë
mineral_water: minerální_voda minerálne_vody minerálnych_vôd wody_mineralne ape_minerale apelor_minerale
natural_gas: gaze_naturale gazelor_naturale zemní_plyn zemního_plynu zemný_plyn zemného_plynu gaz_ziemny gazu_ziemnego prirodni_plin prirodni_gas földgáz földgázipari
travel_agency: cestovní_kancelář cestovná_kancelária biuro_podróży biura_podróży turistička_agencija turistična_agencija putnička_agencija utazási_iroda agenție_de_turism agenția_de_turism agjenci_udhëtimi
tourism: cestovního_ruchu cestovný_ruch cestovného_ruchu turizmus turystyki turystyczn~ turystycznej turystycznych turističn~ turističnega turističnih turističk~ turističkog turističkih turisztikai turismul turismului turistik
news_agency: press_agency tisková_kancelář tlačová_agentúra agencja_prasowa agencji_prasowej tiskovna_agencija novinska_agencija izvještajna_novinska_agencija távirati_iroda hírügynökség agenție_de_presă agenția_de_presă agjencia_telegrafike
publishing: izdavačka_kuća nakladnička_kuća shtëpia_botuese vydavateľstva nakladateľstvo wydawnictw wydawnicz~ wydawniczej wydawniczych wydawca wydawcy založbe založništvo nakladništvo könyvkiadó lapkiadó edituri
law_firm: advokátní_kancelář advokátska_kancelária kancelaria_prawna kancelaria_prawnicza kancelaria_adwokacka kancelaria_radców_prawnych odvetniška_pisarna odvetniška_družba odvjetničko_društvo odvjetnički_ured advokatska_kancelarija ügyvédi_iroda cabinet_de_avocat societate_de_avocați societate_civilă_de_avocați
fund_management: towarzystwo_funduszy_inwestycyjnych towarzystwa_funduszy_inwestycyjnych investment_fund_company investment_fund_management alapkezelő alapkezelési alapkezelője
asset_management: správa_aktív obhospodařování_aktiv zarządzanie_aktywami upravljanje_imovinom upravljanje_premoženja vagyonkezelő vagyonkezelési administrare_active administrarea_activelor vagyonkezelés
pension_fund: fundusz_emerytalny funduszu_emerytalnego mirovinski_fond pokojninski_sklad nyugdíjpénztár nyugdíjalap penzijní_fond dôchodkový_fond fond_de_pensii
nonferrous_metal: metale_nieżelazne metali_nieżelaznych obojeni_metali obojenih_metala neferoase
lignite: węgiel_brunatny węgla_brunatnego hnědé_uhlí hnědouheln~ hnědouhelné hnědouhelných hnedé_uhlie lignitului
hard_coal: węgiel_kamienny węgla_kamiennego černé_uhlí
department_store: obchodní_dům obchodní_domy obchodný_dom obchodné_domy dom_towarowy domy_towarowe robna_kuća robne_kuće magazin_universal blagovnica
trading_house: kereskedőház dom_handlowy trgovačka_kuća
foreign_trade: handel_zagraniczny handlu_zagranicznego zahraniční_obchod zahraničného_obchodu vanjska_trgovina spoljna_trgovina zunanja_trgovina külkereskedelmi külkereskedelem comerț_exterior
trade_union: odborový_svaz odborový_zväz odborová_organizace związek_zawodowy związki_zawodowe związków_zawodowych szakszervezet szakszervezete odbory szakszervezeti
life_insurance: ubezpieczenia_na_życie ubezpieczeń_na_życie životní_pojišťovna životná_poisťovňa životno_osiguranje životnega_zavarovanja asigurări_de_viață sigurim_jete
health_insurance: zdravotní_pojišťovna zdravotní_pojišťovny zdravotná_poisťovňa zdravotnej_poisťovne zdravstveno_osiguranje zdravstveno_zavarovanje zdravstvenega_zavarovanja egészségbiztosítás egészségbiztosítási asigurări_de_sănătate asigurărilor_de_sănătate
insurance: zakład_ubezpieczeń zakładu_ubezpieczeń towarzystwo_ubezpieczeń towarzystwa_ubezpieczeń towarzystwo_ubezpieczeniowe osiguravajuće_društvo osiguravajuća_kuća pojišťoven pojistn~ pojistného pojistných pojišťovací poisťovne poistn~ poistného poistnej poistných ubezpieczenie ubezpieczeniow~ ubezpieczeniowej ubezpieczeniowych asekuracja zavarovalnice zavarovanja zavarovaln~ zavarovalnega zavarovalnih osiguravajuć~ osiguravajućog osiguravajućih biztosítás asigurărilor asigurarea asigurător asigurători sigurim
air_transport: transporturi_aeriene transport_ajror
power: elektroenergetyczn~ elektroenergetycznej elektroenergetycznych
ocean: oceaniczn~ oceanicznych
passenger: osobowy osobowe osobowych osobní_doprava călătorilor putnički putničk~ potniški potnišk~ călători
university_of_technology: vysoké_učení_technické vysokého_učení_technického technická_univerzita műszaki_egyetem politechnika politechniki universitate_tehnică universitatea_tehnică tehničko_sveučilište tehnički_univerzitet
school_of_economics: szkoła_główna_handlowa vysoká_škola_ekonomická
college: vysoká_škola vysoké_školy főiskola
home_appliances: gospodinjski_aparati gospodinjskih_aparatov kućanski_aparati domácí_spotřebiče sprzęt_gospodarstwa_domowego sprzętu_gospodarstwa_domowego háztartási_gépek electrocasnice
port_authority: lučka_uprava lučke_uprave autoriteti_portual zarząd_portu
expressway: avtoceste avtocest autoceste autocesta autoputevi dálnice dálnic dálničn~ dálničního dálničních diaľnica diaľnice diaľnic diaľničn~ diaľničného diaľničnej diaľničných autostrady autostrad avtocesta autoput autópálya autostrăzi autostrăzilor
lottery: totalizator_sportowy sportska_lutrija lotériový lotériová lotériové lotériového lotériovej lotériových totalizator lutrija lutrije lotaria lotari
olive_oil: vaj_ulliri oljčno_olje
plastic: tworzyw_sztucznych umělé_hmoty mase_plastice maselor_plastice materiale_plastice plastické_hmoty plastů plastový plastová plastové plastového plastových plastov plastičnega plastičnih plastičnog műanyagipari
soft_drinks: nealkoholických_nápojů bezalkoholna_pića napoje_bezalkoholowe băuturi_răcoritoare
state_enterprise: štátny_podnik státní_podnik przedsiębiorstwo_państwowe állami_vállalat
gas: gazownictwo gazownictwa plynu plynový plynová plynové plynového plynových plynovej plynárensk~ plynárenského plynárenskej plynárenských gazowy gazowa gazowe gazowego gazowej gazowych plina plinsk~ plinskega plinskih plinskog gazelor gazit
electricity: energia_electrică energiei_electrice energji_elektrike energjisë_elektrike električne_energije elektrické_energie energii_elektrycznej energia_elektryczna elektřiny villamosenergia electricitate
brewery: fabrika_e_birrës fabrica_de_bere zakłady_piwowarskie pivovarsk~ pivovarského pivovarských browarów piwo piwa sörfőzde sörgyárak berăria bere berea berii birraria birrës
tunnel: tunely tuneli tuneluri
information_technology: informatikai informatyczn~ informatyczne
heating: fűtés fűtési fűtéstechnikai
academy: academiei akademije akademii
flax: lněn~ lenárske lnářsk~ lnářského lnářských lnářství lniarsk~ lniarskiego lniarskiej lniarskich
national: národního národních národn~ národného národnej národných narodow~ narodowej narodowych krajow~ krajowej krajowych narodnega narodnih nacionalnega nacionalnih narodnog nacionalnog
state: státního státních štátna štátneho štátnej štátnych państwow~ państwowej państwowych państwo državn~ državnega državnih država državnog állam statului shtet shteti
central: ústředního ústředních ústredn~ ústredného ústrednej ústredných osrednji osrednjo osrednje osrednjega osrednjih središnji središnjo središnjog središnjih központ
united: sjednocen~ sjednoceného sjednocených spojen~ spojeného spojených spojené zjednoten~ zjednoteného zjednotenej zjednotených spojenej zjednoczon~ zjednoczonej zjednoczonych združen~ združenega združenih ujedinjen~ ujedinjenog ujedinjenih egyesült bashkuar
new: nového nových novej nowego nowej nowych novega novih novog
great: velký velká velké velkého velkých wielki wielka wielkie wielkiego wielkiej wielkich velikega velikih velikog madhe
first: první prvního prvních prvý prvá prvé prvého prvej prvých pierwsz~ pierwszej pierwszych prvi prvo prvega prvih prvog első primul întâi
international: mezinárodních medzinárodn~ medzinárodného medzinárodnej medzinárodných międzynarodow~ międzynarodowej mednarodn~ mednarodnega mednarodnih međunarodn~ međunarodnog međunarodnih
general: všeobecn~ všeobecného všeobecných všeobecnej powszechn~ powszechnej powszechnych ogólna ogólne ogólnego ogólnej ogólnych splošn~ splošnega splošnih opće općog općih opšti opšto opšte opštog opštih përgjithshëm
industry: průmyslová průmyslové průmyslového průmyslových priemyseln~ priemyselného priemyselnej priemyselných przemysłow~ przemysłowej przemysłowych industrijsk~ industrijskega industrijskih industrijskog iparág industriei industrisë
agriculture: zemědělského zemědělských poľnohospodársk~ poľnohospodárskeho poľnohospodárskej poľnohospodárskych roľnícke roľnícky poľnohospodárstvo poľnohospodárstva rolny rolnego rolnej rolnych rolnicz~ rolniczej rolniczych rolnictwa kmetijsk~ kmetijskega kmetijskih kmetijstva poljoprivredn~ poljoprivrednog poljoprivrednih bujqësor bujqësia
commercial: obchodn~ obchodního obchodních komerčn~ komerčního komerčních obchodného obchodnej obchodných komerčného komerčnej komerčných handlow~ handlowej handlowych komercyjn~ komercyjnej komercyjnych trgovsk~ trgovskega trgovskih komercialnega komercialnih poslovn~ poslovnega poslovnih trgovačk~ trgovačkog trgovačkih komercijalnog komercijalnih privredn~ privrednog privrednih trgovinsk~ trgovinskog trgovinskih kereskedelmi tregtar
wholesale: velkoobchodního velkoobchodních veľkoobchodu hurtow~ hurtowej hurtowych hurtownie grosist nagykereskedelem nagyker angro
retail: maloobchodn~ maloobchodního maloobchodních detaliczn~ detalicznej detalicznych kiskereskedelem
store: obchod prodejny predajne sklepów áruház áruházak boltok magazinul dyqani
electric: elektrick~ elektrického elektrických elektrickej elektryczn~ elektrycznej elektrycznych električn~ električnega električnih električnog elektromos
power_station: elektrárna elektrárny elektráren elektrárensk~ elektrárenského elektrárenských elektrárne elektrární elektrárenskej elektrownia elektrownie elektrowni elektrarn elektrana elektrane erőmű erőművek hidrocentral hidrocentrali termocentral
atomic: jaderného jaderných jadrový jadrová jadrové jadrového jadrovej jadrových jądrow~ jądrowej jądrowych jedrsk~ jedrskega jedrskih nuklearn~ nuklearnog nuklearnih nukleáris atomenergia
thermal: tepeln~ tepelného tepelných tepelnej ciepło ciepła cieplne toplota toplotn~ toplotnega toplotnih toplina toplinsk~ toplinskog toplinskih toplotnog hőenergia termic termice
energy: energetiky energetick~ energetického energetických energetickej energetyczn~ energetycznej energetycznych energetsk~ energetskega energetskih energetskog energiei energetice
oil: ropy ropný ropné ropného ropných ropnej naftow~ naftowej naftowych naftni naftno naftne naftnega naftnih naftnog ulje ulja olajipari olajipar petrolului petrolieră uleiuri naftës
pipeline: ropovod ropovody plynovod potrubí rurociąg rurociągi rurociągów gazociąg gazociągi gazociągów conductă conducte
refinery: rafinerií rafinerije olajfinomító rafinăria rafinării rafinare
mining: těžba těžby těžební hornick~ hornického hornických báňský báňská báňské báňského báňských důlní důlního důlních hornictví baníctvo banskej banícky ťažba ťažobn~ ťažobného ťažobnej ťažobných kopalń górnictwa górnicz~ górniczej górniczych rudarsk~ rudarskega rudarskih rudarskog bányák bányászat bányaipari minerit mineritul minerar minerare xehetar xehetare
coal: uhlí uhelný uhelná uhelné uhelného uhelných uhlie uhlia uhoľný uhoľná uhoľné uhoľného uhoľnej uhoľných węgiel węgla węglow~ węglowej węglowych premog premoga ugljen ugljena ugalj uglja szén cărbune cărbuni cărbunelui qymyr qymyri
iron_works: železárny železáren železiarne huta huty železarna železarne željezara željezare železara železare vasmű vasművek
steel_works: ocelárna ocelárny oceláren oceliareň oceliarne stalownia jeklarna čeličana čeličane acélművek acélmű oțelărie oțelăria siderurgic siderurgică
steel: oceli ocelový ocelová ocelové ocelového ocelových ocele oceľovej stalow~ stalowej stalowych jekla jeklen~ jeklenega jeklenih čeličn~ čeličnog čeličnih oțelul oțelului çelikut
iron: železo železa železn~ železného železných železnej żelazo żelaza żelazn~ żelaznej żelaznych železnega železnih željezo željezn~ željeznog željeznih gvožđe fierului hekur hekuri hekurit
casting: slévárna slévárny sléváren zlievareň zlievarne odlewnia odlewnie odlewni livarna livarne ljevaonica ljevaonice livnica livnice öntöde öntödei turnătorie turnătoria
forging: kovárna kovárny kováren kováčovňa kovárne kuźnia kuźnie kuźni kovačnica kovačija kovačnice kovácsüzem forjă
rolling_mill: válcovny válcoven valcovne walcownie walcowni valjaonice
metal: kovy kovový kovová kovové kovového kovových kovov kovovej kovina kovine kovinsk~ kovinskega kovinskih
metalwork: kovoobrábění kovodělné kovinarstvo kovinarska fémfeldolgozó
machine: strojního strojních strojov strojový strojová strojové strojového strojovej strojových maszyna maszynow~ maszynowej maszynowych stroj stroji strojev strojn~ strojnega strojnih strojeva strojnog mašinsk~ mašinskog mašinskih utilaj
engineering: strojírenství strojírensk~ strojírenského strojírenských strojíren inženýring inženýrsk~ inženýrského inženýrských strojárstvo strojárne strojársk~ strojárskeho strojárskej strojárskych inžiniering inžiniersk~ inžinierskeho inžinierskej inžinierskych inżynierii inżynieryjn~ inżynieryjnej inżynieryjnych strojništvo strojegradnja strojarskog strojarskih strojogradnja mašinogradnja gépipar mérnöki mérnökség ingineria inginerești inxhinieria
machine_works: strojírny strojírna gépgyár gépgyártó gépipari
chemical: chemického chemických chemickej chémia chemiczn~ chemicznej chemicznych chemii kemičn~ kemičnega kemičnih kemijsk~ kemijskega kemijskih kemija kemijskog hemijskog hemijskih hemija kémiai chimice chimia chimiei
plant: továren fabryk wytwórnie wytwórni üzemek gyártó uzinele fabricii uzinës fabrikës
workshop: dílna dílny dílen dielňa dielne warsztat warsztaty delavnica delavnice radionica radionice műhely ateliere atelierele atelierul punishte punishtja ofiçina
liquor: lihovary palírna palírny liehovar liehovary liehovarníctvo gorzelnie destylarnie spirytusow~ spirytusowej spirytusowych spirytus szeszfőzde szeszgyár pálinkafőzde distilerie distileria
wine: vinařsk~ vinařského vinařských vinný vinná vinné vinného vinných vinárstva winnice winiarnia vinski vinska vinsko vinske vinskega vinskih vinarije vinskog borgazdaság pincegazdaság cramă cramele vinificație vinului vinurilor kantinë
dairy: mlékárny mlékáren mlékárensk~ mlékárenského mlékárenských mliekarne mliekarensk~ mliekarenského mliekarenskej mliekarenských mleczarnie mleczarsk~ mleczarskiego mleczarskiej mleczarskich mlekarne mljekare mlekare tejipar tejüzem lăptărie lactatelor bulmetore baxho
milk: mléka mléčný mléčná mléčné mléčného mléčných mlieka mleczn~ mlecznej mlecznych mlečni mlečno mlečnega mlečnih mlijeka mliječn~ mliječnog mliječnih laptele laptelui qumështit
bakery: pekáren pekárensk~ pekárenského pekárenských pekařství pekárenskej pekárstvo piekarnicz~ piekarniczej piekarniczych pekare pekarsk~ pekarskog pekarskih sütőipari sütőipar brutăria panificația
confectionery: cukrárna cukrárny cukrovinky cukrovinek cukráreň cukrárenská cukiernia cukiernie cukiernicz~ cukierniczej cukierniczych słodycze slaščičarna slaščice slastičarnica konditor konditorsk~ konditorskog konditorskih cukrászda cukrászat édesség édesipari cofetărie patiserie dulciuri
mill: mlýn mlýny mlýnů mlýnsk~ mlýnského mlýnských mlynov młynów młynarsk~ młynarskiego młynarskiej młynarskich mlin mlini mlinsk~ mlinskega mlinskih mlinovi mlinskog malomipari moară morărit mulli mulliri
meat: masného masných mäsová mäsové mäsového mäsovej mäsových mięsa mięsna mięsnego mięsnej mięsnych mesnega mesnih mesnog húsipar carnea cărnii mezeluri mishit
poultry: drůbeže drůbežářsk~ drůbežářského drůbežářských hydiny hydinársk~ hydinárskeho hydinárskej hydinárskych drobiu drobiarsk~ drobiarskiego drobiarskiej drobiarskich perutnine perutninarstvo peradi živina živine peradarstvo baromfifeldolgozó
fish: rybního rybních rybářsk~ rybářského rybářských rybníkářství rybnej rybnych rybołówstwo rybołówstwa ryback~ rybackiego rybackiej rybackich ribištvo ribištva ribišk~ ribiškega ribiških ribarnica ribnog ribnih ribarsk~ ribarskog ribarskih halászati peștele peștelui pescuit pescuitul piscicolă piscicol peshku peshkimi
food: potravin potravinářsk~ potravinářského potravinářských potravinárskej żywności żywnościow~ żywnościowej żywnościowych spożywcz~ spożywczej živila živil prehrane živilsk~ živilskega živilskih prehramben~ prehrambenega prehrambenih hrane prehrambenog élelmiszeripar alimente ushqimor
water: vody vodního vodních vodného vodnej vodných woda wodna wodne wodnego wodnej wodnych vodnega vodnih vodnog vízi apei apelor
waterworks: vodárna vodárny vodáren vodárensk~ vodárenského vodárenských vodovody vodovod vodárne vodárenskej wodociąg wodociągi wodociągów wodociągow~ wodociągowej wodociągowych vodovodi vodovoda vízmű vízművek víziközmű vízügyi ujësjellësi
cleaning: úklidový úklidová úklidového úklidových čistírna čistírny oczyszczanie oczyszczania czystość čiščenja čistilni čistoće takarító tisztító köztisztasági curățătorie
forest: lesního lesních lesnictví lesnick~ lesnického lesnických lesného lesnej lesných lesníctvo lesnícky leśnictwo leśnictwa nadleśnictwo gozdovi gozdov gozdni gozdna gozdno gozdne gozdnega gozdnih gozdarsk~ gozdarskega gozdarskih šumski šumska šumske šumskog šumskih šumarstvo šumarsk~ šumarskog šumarskih erdei erdészeti erdőgazdasági pădure păduri pădurilor silvică silvice silvicultură pyjeve
wood: dřeva dřevěn~ dřevěného dřevěných drevenej drzewn~ drzewnej drzewnych drewnian~ drewnianej drewnianych lesni lesna lesno lesne lesnega lesnih drva drvni drvno drvne drvnog drvnih faipar lemnul lemnului drurit
sawmill: pilařsk~ pilařského pilařských tartaki tartaczn~ tartacznej tartacznych pilane fűrészipari cherestea
furniture: nábytkářsk~ nábytkářského nábytkářských meblow~ meblowej meblowych meblarsk~ meblarskiego meblarskiej meblarskich pohištva nameštaja bútorok bútorgyár mobilei
paper_mill: papírna papírny papíren papírensk~ papírenského papírenských papiereň papierne papiernia papiernicz~ papierniczej papierniczych papirnica papirnice papíripari
paper: papíru papírový papírová papírové papírového papírových papiera papierow~ papierowej papierowych papirja papirn~ papirnega papirnih papirnog hârtia hârtiei
pulp: celulóza celulózy buničina celulózka celulozow~ celulozowej celulozowych celuloze
book: knih książek knjiga knjig könyvek cărților librit
bookstore: knihkupectví kníhkupectvo kníhkupectvá księgarnia księgarnie knjigarna knjigarne knjižara knjižare könyvesbolt librărie librăria librării
library: knihovny knižnice knjižnice bibliotecii
newspaper: novin časnik časopisn~ časopisnega časopisnih novina ziarul
press: tisku tiskový tisková tiskové tiskového tiskových tlače tlačový tlačová tlačové tlačového tlačovej tlačových prasy prasow~ prasowej prasowych presei
glass: skla skleněn~ skleněného skleněných sklářsk~ sklářského sklářských sklárskej szkła szklan~ szklanej szklanych szklarsk~ szklarskiego szklarskiej szklarskich steklen~ steklenega steklenih stakla staklenog staklenih üvegipari sticlei xham xhami
porcelain: porcelánu porcelánka porcelánový porcelánová porcelánové porcelánového porcelánových porcelany porcelángyár porțelan porțelanuri porțelanul
ceramic: keramick~ keramického keramických keramickej ceramiki ceramiczn~ ceramicznej ceramicznych keramičn~ keramičnega keramičnih keramičkog keramičkih kerámiagyár
concrete: betonového betonových betónovej betonow~ betonowej betonowych betonsk~ betonskega betonskih betonskog betonelem betoane betonul
stone: kamene kamenn~ kamenného kamenných kameňa kamienia kamna pietrei
quarry: kamenolomy kamieniołomy kamnolomi kamenolomi kőbányák carieră
gravel: štěrk štěrkopísky štrkopiesky żwirownia gramoz gramoznica šljunčara kavicsbánya balastiera
sand: písku piasku nisip
construction: stavba výstavba výstavby stavebního stavebních stavebn~ stavebného stavebnej stavebných stavebníctvo budowy budownictwa budowlan~ budowlanej budowlanych gradbeništva gradben~ gradbenega gradbenih građevinarstvo građevinskog građevinskih građevina építés építőipar construcțiilor ndërtime ndërtimit
road: silnice silnic silničn~ silničního silničních cesty ciest cestný cestná cestné cestného cestnej cestných drogi drogow~ drogowej drogowych ceste cestni cestno cestnega cestnih cestovn~ cestovnog cestovnih puteva közút útépítő közúti drumuri drumurilor rutier rutieră rutiere rrugë rruga rrugor rrugëve
directorate: ředitelství riaditeľstvo dyrekcja dyrekcji
transport: dopravy dopravního dopravních dopravn~ dopravného dopravnej dopravných promet prometa prijevoza prijevozn~ prijevoznog prijevoznih prevoza saobraćaj saobraćaja közlekedés közlekedési szállítás szállítmányozás
forwarding: spedice zasilatelství zasilatelsk~ zasilatelského zasilatelských zasielateľstvo špedícia spedycji spedycyjn~ spedycyjnej spedycyjnych špedicije špediter szállítmányozási szállítmányozó
bus: autobusový autobusová autobusové autobusového autobusových autobusy autobusovej autobusow~ autobusowej autobusowych avtobusn~ avtobusnega avtobusnih autobusn~ autobusnog autobusnih autóbusz autobuz autobuze
aviation: letectví leteck~ leteckého leteckých letectvo leteckej lotnictwo lotnictwa lotnicz~ lotniczej lotniczych letalstvo letalstva letalsk~ letalskega letalskih zrakoplovstvo zrakoplovn~ zrakoplovnog zrakoplovnih vazduhoplovstvo légügyi légi repülő aviație aviația aviacionit
aircraft: letadla letadlo samolot samoloty zrakoplov avion repülőgép avioane avioanelor
air: vzduch zračni zračna zračno zračne zračnog zračnih aerian aeriană aeriene ajror ajrore
port: přístavů přístavn~ přístavního přístavních pristanišče lučki lučka lučko lučke lučkog lučkih
shipping: plavby plavebn~ plavebního plavebních plavebného plavebnej plavebných żeglugow~ żeglugowej żeglugowych plovbe ladijsk~ ladijskega ladijskih plovidbe brodarsk~ brodarskog brodarskih hajózás navigația navigației
ship: lodní lodního lodních lodný lodná lodné lodného lodnej lodných statek statki okręt okręty okrętow~ okrętowej okrętowych brodova brodsk~ brodskog brodskih hajó navelor anije anija
automobile: automobil automobily automobilů automobilová automobilové automobilového automobilových automobilovej samochód samochodow~ samochodowej samochodowych motoryzacja motoryzacji motoryzacyjn~ motoryzacyjnej motoryzacyjnych avtomobilsk~ avtomobilskega avtomobilskih automobilsk~ automobilskog automobilskih gépkocsi autóipar járműipari autoturism autoturisme automobilul automjet
carbuilding: vozidlo vozidla vozidel vozidiel pojazdy pojazdów vozilo vozila vozil jármű járművek járműgyártó vehicul
tyre: pneumatika pneumatiky opona opony oponiarsk~ oponiarskiego oponiarskiej oponiarskich pnevmatika pneumatik gumiabroncs anvelopă anvelope anvelopelor
rubber: gumárny gumárensk~ gumárenského gumárenských gumárne gumowy gumowa gumowe gumowego gumowej gumowych kauczuk gumarska gumigyár gumiipari cauciuc cauciucul
reinsurance: zajištění zajišťovna zaistenie zaisťovňa reasekuracja reasekuracji reasekuracyjn~ reasekuracyjnej reasekuracyjnych pozavarovalnica pozavarovanje reosiguranje reosiguranja viszontbiztosító viszontbiztosítási reasigurare reasigurări reasigurarea risigurim risigurime
pension: penzijn~ penzijního penzijních důchodový důchodová důchodové důchodového důchodových dôchodok dôchodkový dôchodková dôchodkové dôchodkového dôchodkovej dôchodkových penzijného penzijnej penzijných emerytura emerytaln~ emerytalnej emerytalnych pokojnina pokojninsk~ pokojninskega pokojninskih mirovina mirovinsk~ mirovinskog mirovinskih penzijsk~ penzijskog penzijskih nyugdíj pensie pensii pensiilor
investment: investičního investičních investičn~ investičného investičnej investičných inwestycja inwestycyjn~ inwestycyjnej inwestycyjnych naložba naložb investicijsk~ investicijskega investicijskih investicijskog investicion~ investicionog investicionih befektetés beruházás investițiilor
exchange: burzy giełdy giełd borze burze berza berze
leasing: pronájem najam închiriere închirieri
guarantee: záruční zárukový záruková zárukové zárukového zárukových záručn~ záručného záručnej záručných gwarancji gwarancyjn~ gwarancyjnej gwarancyjnych garanciavállaló hitelgarancia garantare
export: vývozu vývozní eksportow~ eksportowej eksportowych izvozn~ izvoznega izvoznih izvoza izvoznog kiviteli
import: dovozu dovozní dovozn~ dovozného dovoznej dovozných uvoza uvozni uvozna uvozno uvozne uvoznog uvoznih
finance: finančního finančních finančn~ finančného finančnej finančných finansow~ finansowej finansowych finančnega finančnih financijsk~ financijskog financijskih finansijsk~ finansijskog finansijskih financiară
tax: daňový daňová daňové daňového daňových daňovej podatek podatkow~ podatkowej podatkowych davek davčni davčna davčno davčne davčnega davčnih porez porezn~ poreznog poreznih poresk~ poreskog poreskih adóügyi impozit impozite fiscală tatim tatime tatimore
accounting: účetního účetních účtovn~ účtovného účtovnej účtovných rachunkowość rachunkow~ rachunkowej rachunkowych računovodsk~ računovodskega računovodskih könyvelés számviteli contabilă kontabiliteti
property: majetek majetku majetok premoženje imovina imovine proprietate proprietatea proprietății pronë prona pasuri
real_estate: nemovitost realitn~ realitního realitních nehnuteľnosť realitného realitnej realitných nieruchomość nepremičnina nepremičninsk~ nepremičninskega nepremičninskih ingatlanok ingatlanforgalmazó ingatlanfejlesztő imobil imobiliar imobiliară
housing: bydlení bytová bytového bytových bývanie bytovej bývania mieszkaniow~ mieszkaniowej mieszkaniowych stanovanje stanovanjsk~ stanovanjskega stanovanjskih stambeni stambena lakásszövetkezet locuință locuințelor
apartment: byty bytov mieszkanie mieszkania mieszkań stanovi lakás lakások
cooperative: družstev družstevn~ družstevního družstevních družstevného družstevnej družstevných spółdzielni spółdzielcz~ spółdzielczej spółdzielczych zadružn~ zadružnega zadružnih zadružnog
enterprise: podniku podnikatelsk~ podnikatelského podnikatelských przedsiębiorstw podjetja podjetij vállalatok întreprinderea întreprinderi
association: svaz spolok zväz zrzeszenie združenje združenja društvo udruge udruženja társulás asociație asociației
chamber: komory zbornica zbornice komore kamarája camerei dhomë dhoma
foundation: nadační nadácie fundacija zaklade zadužbina fundație fundației
agency: agentury agenție agenția agenției
authority: úřadu úřady urzędu urzędy urada hivatal autoritate autoritatea autorității
office: kancelář kanceláře úřad kancelária biura pisarna ured ureda kancelarija iroda hivatal oficiu oficiul birou biroul
research: výzkumu výzkumn~ výzkumného výzkumných výskumu výskumn~ výskumného výskumnej výskumných badawcz~ badawczej badawczych raziskav raziskovaln~ raziskovalnega raziskovalnih istraživanja istraživačk~ istraživačkog istraživačkih kutatás cercetarea cercetări cercetării kërkime
development: vývoj vývoje rozvoje vývojový vývojová vývojové vývojového vývojových rozvojový rozvojové rozvojového rozvojových vývoja rozvoja rozvojovej rozwojow~ rozwojowej rozwojowych razvoja razvojn~ razvojnega razvojnih razvojnog razvitak fejlesztés dezvoltarea dezvoltării
scientific: vědeck~ vědeckého vědeckých vedeckej naukow~ naukowej naukowych znanost znanosti znanstven~ znanstvenega znanstvenih znanstvenog naučna naučne naučnog naučnih tudomány știință științe shkencë shkenca shkencave
university: univerzitn~ univerzitního univerzitních univerzitného univerzitnej univerzitných uniwersyteck~ uniwersyteckiego uniwersyteckiej uniwersyteckich univerze univerzitetn~ univerzitetnega univerzitetnih sveučilišta sveučilišn~ sveučilišnog sveučilišnih egyetemi universității universitară universitare
school: školní školního školních szkoln~ szkolnej szkolnych šolski šolska šolsko šolske šolskega šolskih školsk~ školskog školskih școlar
education: vzdělávac~ vzdělávacího vzdělávacích vzdelávania edukacji edukacyjn~ edukacyjnej edukacyjnych kształcenie izobraževanja oktatás képzés învățământ învățământul
faculty: fakultn~ fakultního fakultních fakultného fakultnej fakultných facultate facultatea
hospital: nemocnic szpitaln~ szpitalnej szpitalnych bolnišnice bolničk~ bolničkog bolničkih spitalul
health: zdravotn~ zdravotního zdravotních zdravotnick~ zdravotnického zdravotnických zdravie zdravia zdravotného zdravotnej zdravotných zdravotnícke zdrowotn~ zdrowotnej zdrowotnych zdravje zdravja zdravstven~ zdravstvenega zdravstvenih zdravlja zdravstvenog egészségügyi sănătatea shëndeti
medical: lékařsk~ lékařského lékařských lekárskej medyczn~ medycznej medycznych lekarskiego lekarskiej lekarskich medicinskega medicinskih medicinskog
pharmacy: lékárny lekárne ljekarne apoteke farmacii
medicine: léčiva léčiv lieky liečivá leki leków zdravila zdravil lijekovi lijekova lekovi lekova medicament medicamente medicamentelor
pharmaceutical: farmaceutick~ farmaceutického farmaceutických farmaceutickej farmaceutyczn~ farmaceutycznej farmaceutycznych farmacevtskega farmacevtskih farmaceutsk~ farmaceutskog farmaceutskih gyógyszerek gyógyszeripari farmaceutice farmaceutik
theatre: divadeln~ divadelního divadelních teatralnej teatralnych gledališča kazališta
gallery: galerie galéria galerii galerija galerije galeri
television: televizn~ televizního televizních televízie televízneho televíznej televíznych telewizji telewizyjn~ telewizyjnej telewizyjnych televizije televiziunea televiziunii
radio: rozhlas rozhlasu rozhlasový rozhlasová rozhlasové rozhlasového rozhlasových
music: hudby hudebn~ hudebního hudebních hudobn~ hudobného hudobnej hudobných muzyczn~ muzycznej muzycznych glasba glasbe glasben~ glasbenega glasbenih glazbe glazben~ glazbenog glazbenih
travel: cestovního cestovních utazás
communication: spoje komunikace spojů radiokomunikace komunikácie komunikacja komunikacji łączność łączności komunikacyjn~ komunikacyjnej komunikacyjnych komunikacije komunikacija hírközlés hírközlési kommunikáció comunicații comunicațiile komunikim komunikime
information: informačn~ informačního informačních informačného informačnej informačných informacyjn~ informacyjnej informacyjnych informacijsk~ informacijskega informacijskih informacijskog informacionog informacionih
computer: počítač počítače počítačový počítačová počítačové počítačového počítačových komputerow~ komputerowej komputerowych računalnik računalništvo računalnišk~ računalniškega računalniških računalo računarstvo računarsk~ računarskog računarskih számítógép számítástechnika számítástechnikai calculator calculatoare kompjuterike
technical: technického technických technickej techniczn~ technicznej technicznych tehničn~ tehničnega tehničnih tehničk~ tehničkog tehničkih tehnice
administration: správa správy zarząd uprave igazgatóság igazgatás administrare administrarea administratë
city: městsk~ městského městských mestskej miasta miejsk~ miejskiego miejskiej miejskich mestni mestna mestno mestne mestnega mestnih gradsk~ gradskog grada város városi oraș orașul municipiu municipiul orășenesc
municipal: městský městská miejsk~ miejskiego miejskiej miejskich
municipality: obce obecní obecný obecná obecné obecného obecnej obecných gminy gminny gminna gminne gminnego gminnej gminnych občine občinsk~ občinskega občinskih opštine općinsk~ općinskog općinskih önkormányzat önkormányzati primărie primăria bashki bashkia komuna komunë
court: soudu tribunalul curtea gjykata gjykatë
defence: obrana obrany obrona obrony obronn~ obronnej obronnych obramba obrambe obrane odbrana odbrane védelem honvédelmi védelmi apărare apărarea apărării mbrojtje mbrojtja mbrojtjes
army: vojensk~ vojenského vojenských vojsko vojenskej wojsko wojskow~ wojskowej wojskowych vojska vojašk~ vojaškega vojaških vojni vojna vojno vojne vojnog vojnih hadsereg honvédség armată armatei ushtri ushtria ushtarak ushtarake
security: bezpečnost bezpečnosti bezpečnostního bezpečnostních bezpečnostn~ bezpečnostného bezpečnostnej bezpečnostných bezpieczeństwo bezpieczeństwa varnost varnosti varnostn~ varnostnega varnostnih sigurnost sigurnosti bezbednost biztonság vagyonvédelmi securitate siguranță siguri siguria
weapon: zbraně zbraní zbrojovka zbrojovky zbrojeniow~ zbrojeniowej zbrojeniowych uzbrojenie uzbrojenia broni naoružanje
fire: požár požárn~ požárního požárních hasičsk~ hasičského hasičských požiarn~ požiarneho požiarnej požiarnych hasičskej pożarnej pożarnych gasilsk~ gasilskega gasilskih vatrogasn~ vatrogasnog vatrogasnih vatrogastvo tűzoltó tűzvédelmi
garden: zahrada zahrady zahradnictví záhradníctvo ogród ogrody ogrodnicz~ ogrodniczej ogrodniczych vrtnarija vrtnarstvo vrtlarija kert grădină grădinărit kopsht kopshti
seed: osivo nasion nasienn~ nasiennej nasiennych semenarna sămânță semințelor farëra
flower: květ květina květin kwiat kwiatów cvetličarna cvijet floare florilor
fruit: ovoce ovocný ovocná ovocné ovocného ovocných ovocie ovocia owoc owoce owocow~ owocowej owocowych sadjarstvo voćarstvo gyümölcs fructe fructelor frut
vegetable: zelenina zeleniny warzywa warzyw warzywn~ warzywnej warzywnych zelenjava povrće zöldség legumelor legumicolă perime
grain: obilního obilních obilnin obilie zboża zbóż zbożow~ zbożowej zbożowych žitarice cerealelor cereale drithë drithëra
feed: krmiv pasza paszow~ paszowej paszowych krmila furajelor
fertiliser: hnojivo hnojiva hnojiv nawóz nawozy nawozów nawozow~ nawozowej nawozowych gnojivo gnojiva đubrivo műtrágya îngrășământ îngrășăminte îngrășămintelor
animal: živočišn~ živočišného živočišných zvíře zvířat zwierzęta zwierząt živali állat állati kafshë
veterinary: veterinárního veterinárních veterinárneho veterinárnej veterinárnych weterynaryjn~ weterynaryjnej weterynaryjnych veterinarsk~ veterinarskega veterinarskih veterinarskog állatorvosi
egg: vejce vajec jajka
potato: brambory brambor bramborářsk~ bramborářského bramborářských ziemniaki ziemniaczan~ ziemniaczanej ziemniaczanych
textile: textilního textilních textiln~ textilného textilnej textilných tekstyln~ tekstylnej tekstylnych włókiennicz~ włókienniczej włókienniczych tekstylia włókiennictwo tekstilnega tekstilnih tekstilnog
garment: oděv oděvního oděvních odevný odevná odevné odevného odevnej odevných odzieży odzieżow~ odzieżowej odzieżowych odjeće ruha ruhaipari confecții veshjesh konfeksion
cotton: bavlna bavlny bavlnářsk~ bavlnářského bavlnářských bawełna bawełny bawełnian~ bawełnianej bawełnianych pamut pamutipari bumbac bumbacul
wool: vlnařsk~ vlnařského vlnařských vlněný vlněná vlněné vlněného vlněných wełna wełny wełnian~ wełnianej wełnianych gyapjú
silk: hedvábí jedwab jedwabiu selyem
shoe: obuvnick~ obuvnického obuvnických obuvnícky obuwia obuwnicz~ obuwniczej obuwniczych obutev obuće cipőipari pantofi këpucëve
leather: kožená kožené koženého kožených kožedělný koželužna kožiarske koženej skórzan~ skórzanej skórzanych garbarnia usnjarna kožarska
toy: hraček zabawek igrače
jewellery: bižuterie klenoty klenotnictví šperky biżuteria jubiler jubilersk~ jubilerskiego jubilerskiej jubilerskich ékszer ékszerész bijuterii bijuterie
clock: hodinky hodinářství hodiny zegarek zegarki zegarmistrz
`;
