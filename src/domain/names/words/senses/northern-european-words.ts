/** Words of names in German, Dutch, Afrikaans, the Nordic languages, Finnish, Estonian, Latvian and Lithuanian, by their senses. */
export const NORTHERN_EUROPEAN_WORDS = `
academy: akademien akademiens akatemia akatemian akadeemia akadēmijas akademijos
advertising: werbe reclame reklāmas
agency: styrelsen agentūros aģentūras ameti stofnunin
agriculture: landwirtschaftlich landwirtschaftlicher landwirtschaftliches agrarische jordbruks lantbruks lantbrukets landbruk landbruks landbrugs landbrugets búnaðar maatalouden põllumajanduse lauksaimniecībā žemdirbystė
aid: hilfe nothilfe hulp hjälp hjelp hjælp nødhjelp nødhjælp palīdzība palīdzības pagalba pagalbos
airport: vliegveld flygplatser flygplatsen lufthavner lufthavne lufthavnen lentokenttä
art: taide taiteen māksla mākslas menas dailės kunstens
asset_management: vermögensverwaltung vermögensverwaltungs vermogensbeheer vermogensbeheerders kapitalförvaltning kapitalforvaltning formueforvaltning formuesforvaltning varainhoito varainhoidon varahaldus eignastýring aktīvu_pārvalde turto_valdymas turto_valdymo
association: vereinigung verbände verbands verbond föreningar förbund förbundet förbunds forbund forbundet yhdistyksen yhdistykset liidu ühingu samband draugija draugijos biedrības asociācijas
audit: wirtschaftsprüfungs revision revisions revisorer revisjon statsautoriseret statsautoriseret_revisionspartnerselskab revisionspartnerselskab endurskoðun endurskoðunar tilintarkastus tilintarkastajat revīzija revidentu audiitor audiitorbüroo auditorius
authority: autoriteit viranomainen
auction: veiling huutokauppa auktioner oksjon izsoles
aviation: luchtvaart luftfart luftfarts luftfartens flyg flygets flug ilmailu ilmailun lennundus lennunduse aviācijas aviacijos
air_transport: luftverkehr luftverkehrs lufttransport lentoliikenne
bank: pankit pankkien pangad pankade bankanna
bookstore: buchhandlung buchhandlungen buchhandel bokhandel boghandel boekwinkel kirjakauppa kirjakaupat raamatupood knygynas knygynai
bridge: bruggen silta sillat tilti tiltu tiltas tiltai tiltų
broadcasting: omroep omroepen uitsaai kringkasting rahvusringhääling ringhääling ringhäälingu yleisradio yleisradion ríkisútvarpið
builders: builder rakentaja rakentajat byggmästare byggmester bygmester ehitaja ehitajad celtnieks celtnieki statytojas statytojai bouers
building: byggnad byggnader bygning bygninger gebouw gebouwe rakennukset hoone hooned ēka ēkas pastatas pastatai pastatų
building_society: building_societies bausparkasse bausparkassen bausparen bouvereniging bouverenigings bouspaarkas
business: geschäfts
canton: kantonaler
care: zorg zorggroep omsorg omsorgs hoiva hoivan hoito hoidon hooldus hoolduse slaugos aprūpes
center: keskuksen keskuse
central: sentraal keski mellersta centrālās centrinio
central_bank: seðlabankinn keskuspank centrālā_banka
chamber: rūmai rūmų
chamber_of_commerce: handelskammare handelskammeret kauppakamarin kauppakamarit sakekamer kaubandus_tööstuskoda kaubanduskoda tirdzniecības_un_rūpniecības_kamera prekybos_pramonės_ir_amatų_rūmai prekybos_ir_pramonės_rūmai
church: kirchen kirchliche kyrka kyrkans kirkens kerken kirkon kiriku baznīcas
city: kaupunki kaupungin kaupungit linna linnade pilsēta pilsētas pilsētu miestas miesto miestų
cleaning: reiniging reinigings reinigungs rengörings puhdistus
clinic: kliniken klinikum klinikos klinikas klīnika klīnikas klinikken
commercial: kommersiële kommersiell kommersiella kommersielle kaupallinen komerciālā komercinė
commission: komisijas komisjon komisjoni komissio kommisjonen kommissionen
communication: viestintä viestinnän kommunikatsioon komunikācijas
company: maatskappye selskapet selskapets selskaber gesellschaften gesellschafts yhtiöt yhtiön yhtiöiden äriühing uzņēmumi bendrovių
confederation: konföderation konfederasjon konfederation landsorganisationen landsorganisasjonen keskusjärjestö konfederacija confédération конфедерац~
contracting: aannemer aannemers aannemings aannemersbedrijf aannemingsbedrijf aannemingsmaatschappij entreprenør entreprenører entreprenörer entreprenad entreprenads entreprenör urakointi urakoitsija
construction: hochbau bauunternehmung bauunternehmungen bouwgroep byggen bygginga celtniecība celtniecības bygge rakentamisen
consulting: beratungs advies konsulent konsulenter konsultatsioonid konsultatsiooni neuvonta
cooperative: ko_operasie koöperatiewe koöperatief genossenschafts genossenschaftliche genossenschaftlicher genossenschaftliches samvirke andels brugsforening brugsforeninger osuuskunnan osuuskunnat osuuskauppa osuuskaupan tarbijate_ühistu ühistute kooperatīvais kooperatīvu kooperacija kooperacijos kaupfélag kaupfélags
cooperative_bank: osuuspankki osuuspankin osuuspankit genossenschaftsbank genossenschaftsbanken andelsbank andelsbanken andelskasse andelskassen ühistupank kooperatīvā_banka
corporation: korporasie korporaatio korporatsioon korporācija korporacija
council: rådet neuvoston padomes tarybos
county_unit: länsstyrelsen läänin maakonna fylkeskommunal apskrities
craft: handwerker handwerks käsityö amatų amatniecības håndverk håndværk hantverk
credit: krediter kreditter kreditt luotto luotot luoton krediit krediidi kredīts kredīta kredītu kreditas kreditai lánasjóður krediete
credit_union: kredito_unija kredito_unijos krājaizdevu_sabiedrība krājaizdevu_sabiedrības hoiu_laenuühistu
culture: kulttuuri kulttuurin kultuuri kultūras kultūros kulturen menningar
defence: verteidigungs försvar försvars försvarets forsvar forsvars forsvarets puolustus puolustusvoimat kaitse kaitseväe aizsardzības gynybos gynyba landesverteidigung
dentist: tandläkare tandlæge tandlæger tannlege tannleger tandarts tandartsen hammaslääkäri
dental: zahnmedizin tandvård hammas hammashoito hambaravi zobārstniecība zobārstniecības odontologija odontologijos
department_store: kaubamaja varuhus varuhuset varehus stormagasin tavaratalo tavaratalot warenhuis warenhuizen universalveikals universalinė_parduotuvė
development: entwicklungs ontwikkelings utvecklings udviklings utviklings kehityksen arengu arenduse
distribution: vertriebs sadales skirstymo jakelu jakelun jaotus jaotuse distributie paskirstymo
doctor: arzt läkare læger lääkärit lääkärin arstide arsti ārstu gydytojas gydytojų lækna
east: oostelijk oostelike austurlands austurland itäinen itäisen austrumi rytai idän
nursing_home: altenheim altenheime altenwohnheim pflegeheim pflegeheime verpleeghuis verpleeghuizen bejaardentehuis sykehjem plejehjem hooldekodu hooldekodud hoivakoti hoivakodit pansionāts
employment: beschäftigung tewerkstelling sysselsetting sysselsättning beskæftigelse työllisyys työllisyyden tööhõive nodarbinātība nodarbinātības užimtumo užimtumas
engineering: ingeniører ingeniør ingenjörer ingenjör insinöörit insener insenerid inženieri inžinieriai inžinierių
enterprise: unternehmens företagen företags företagare bedrifter foretak foretaket virksomheder virksomheden yrityksen yritykset yritysten ettevõtluse
environment: ympäristön miljøvern
europe: europäisch europäischer europäisches europäischen europeisk europeiska europeiske europæisk europæiske eurooppalainen eurooppalaisen euroopa eiropa eiropas europos
exchange: börsen börsens beurs børsen pörssi pörssin börsi birža biržas biržos kauphöll kauphallar fondsbørs
stock_exchange: beurs effectenbeurs fondbörs fondbørs pörssi pörssin kauphöll birža biržas biržos börs børs
export: ausfuhr uitvoer vientiin ekspordi eksporta
import: einfuhr invoer tuonnin impordi
plant: fabriks fabriker fabrikken fabrikker fabrikant vabrik vabriku vabrikud kombināts kombinatas anlage laitos laitokset tehtaan tehaste
federation: federasie keskusliitto keskusliiton liitto liiton keskusliit federācija federacija federatsioon
finance: finanzierungs finansierings financierings financiën financiële finansiële finansiell finansiella finansielle rahoituksen rahoitusyhtiö rahoitusta finants finantsteenused finanses finansai finansinis finansinė finansinių
first: erster erstes första første fyrsti fyrsta ensimmäinen ensimmäisen esimene pirmais pirmā pirmas pirmasis pirmoji
forwarding: speditions speditie ekspeditori ekspedicijos
foundation: säätiön säätiöt stiftungs sihtasutuse fondien nodibinājuma stichtings
freedom: frihet frihed frelsi vapauden vapaus vabaduse brīvības laisvės vrijheid
fund: fonder sjóðurinn rahaston rahastot rahastojen fondid fondide
general: allgemein allgemeines alminnelig almindelig almindelige alminnelige almennar yleisen üldine vispārējais bendras bendrosios
government: ríkisstjórn ríkisstjórnar regering regeringen regerings regjering regjeringen regjeringens valitsus valitsuse valdība vyriausybė vyriausybės landesregierung bundesregierung
great: grote suuri suuren suur suure lielā lielais didysis didžioji didžiojo
guarantee: tagatis tagatise garantijos garantijų garantiju takaus takauksen bürgschafts bürgschaftsbank borgstelling
choir: chor kooren gesangverein kuoro koris choras
health: gesundheits gezondheids hälsa sundheds terveyden tervishoid heilsu
healthcare: sjukvård sjukvårds hälsovård hälso__och_sjukvård terveydenhuolto terveydenhuollon sundhedsvæsen helsevesen helsetjenester gesundheitswesen gezondheidszorg tervishoiu veselības_aprūpe veselības_aprūpes sveikatos_priežiūra sveikatos_priežiūros
hospital: sjukhuset sjukhusen sykehuset sykehusene sygehus sygehuse sygehuset sairaalan sairaalat spítali spítalinn slimnīcu ligoninių krankenanstalten
hotel: gasthof gasthöfe hotellit
house: häuser talo talot majad namai namų mājas
housing: wohnung wohnungs wohnungen wohnungswirtschaft woningen wonen bostads bostadsrätt boligselskab asuntojen asuntoja eluase eluaseme dzīvokļi dzīvojamo namu_pārvalde būstas būstai húsnæði húsnæðis íbúða íbúðalánasjóður
industry: nywerheids teollinen teollisen industriens pramoninis pramoninė industriella
inspection: inspektionen inspektsioon inspektsiooni inspekcija inspekcijas inspekcijos inspectie tarkastus
institute: institūcija institūcijas institusjon institusjoner laitoksen instituutin
insurance: insurer insurers assurer assekuranz versicherer verzekerings verzekeraar verzekeraars versekerings versekeraar försäkrings forsikrings forsikringer trygginga tryggingafélag vátryggingafélag vátrygginga vakuutukset vakuutuksen kindlustusselts kindlustusseltsi apdrošinātājs apdrošinātāji
international: internasjonale internasjonalt kansainväliset kansainvälisen starptautiskie starptautisko starptautiskās tarptautinio
investment: sijoitukset sijoitusten sijoitusyhtiö investeeringud investeeringute ieguldījums ieguldījumi ieguldījumu
labour: arbeits arbeid arbeids arbets arbejds arbeit työmarkkina darba darbo vinnumarkaðs
law: attorney advocaat advokater advokaterne rechtsanwalts rechtsanwaltsgesellschaft asianajajat zvērināti_advokāti advokatai lakiasiain
law_firm: law_firms law_office law_offices advocatenkantoor advokatbyrå advokatbyrån advokatfirma advokatfirmaet asianajotoimisto asianajotoimistot advokaadibüroo advokatų_kontora advokātu_birojs zvērinātu_advokātu_birojs rechtsanwaltskanzlei anwaltskanzlei lögmannsstofa
library: bókasafn landsbókasafn kirjaston kirjastot raamatukogud bibliotēkas bibliotekos bücherei
life: lebens lewens levens livs
life_insurance: lebensversicherungs livförsäkrings livförsäkringar livsforsikrings líftryggingar elukindlustuse dzīvības_apdrošināšana dzīvības_apdrošināšanas gyvybės_draudimas gyvybės_draudimo henkivakuutuksen
lottery: loto loterijos klasselotteri klassenlotterie arpajaiset
workshop: verkstad verkstäder verksted verksteder værksted værksteder werkstatt werkstätte werkstätten werkplaats werkplaatsen werkswinkel verkstæði töökoda darbnīca darbnīcas dirbtuvės dirbtuvių
management: förvaltnings forvaltnings valdymas valdymo pārvaldība pārvaldības pārvaldes majandamise haldamine halduse hallinnointi hallinnon beheermaatschappij
marine: meriteollisuus merituulivoima maritieme maritiem jūrniecība jūrniecības jūrinis
slaughterhouse: slaughterhouses slaughter abattoirs schlachthof schlachthöfe schlachtbetrieb schlachterei slachthuis slachterij slachterijen slakteri slakterier slagteri slagterier slagterierne teurastamo teurastamot tapamaja sláturhús sláturfélag lautuve skerdykla
medical: medizinisch medizintechnische lääketieteellinen lääketieteen meditsiiniline medicīniskais medicininė
ministry: ministrija ministrijas ministerijos ministeeriumi ministeriets ministeriön
mint: münze rahapaja kaltuve kalykla rijksmunt myntverk myntslátta
mortgage: hypothekar hypotheekbank hypotheek hypotek hypoteks hypotekslån hypoteekki hypoteekkilaina hypoteek hüpoteegi hipotēku hipotēka hipotekos realkredit boliglån
municipal: kommunale kommunaler kommunales kommunala gemeentelijk gemeentelijke munisipale sveitarfélag sveitarfélaga kunnallinen städtisches kommunalt
municipality: gemeindliche gemeinden kommuns kommunen kommunernes kommuners kommunenes kuntien kunnan pašvaldības pašvaldību novads novada savivaldybės savivaldybių valdade gemeentelijk gemeentelijke munisipale kommunale kommunala
museum: museen musea museets safn safnið museon muuseumid muzeja muziejai muziejaus
mutual: gegenseitige gegenseitiger ömsesidig ömsesidiga ömsesidigt gjensidig gensidig gensidigt gensidige keskinäinen keskinäisen
national: riks rikis nasjonale nasjonalt rahvusliku nacionalinio
natural_sciences: naturvitenskapelige naturvitenskap naturvetenskap naturvetenskapliga naturwissenschaft naturwissenschaftliche luonnontieteiden loodusteaduste dabaszinātņu gamtos_mokslų
network: netze netwerken nettverk verkko verkot võrk võrgu võrgud tīkls tīkli tīklu tinklai tinklas tinklų
new: nýi uuden uue naujoji naujojo jauno
newspaper: zeitungs zeitungen tageszeitung kranten koerant koerante tidningar tidnings aviser ajalehed lehti lehdet laikraksts laikraksti laikraščiai
news: žinios žinių ziņas ziņu nyheter nyheder uutiset uutis uudised fréttir nuus
north: noordelijk noordelijke norðurlands norðurland pohjois põhi ziemeļi šiaurė
notary: notare notariskantoor notārs
office: kontor kontoret byrå byrån toimisto toimistot birojs biroja biuras biuro tarnyba tarnybos kantore skrifstofa
holding: deelneming deelnemingen delägarskap eignarhalds
participation: deelneming deelnemingen participatiemaatschappij participatiefonds beteiligungs deltagande osalus līdzdalība
pension: renten pensjons pensjoner pensionen pensioenen eläke eläkkeet eläkkeen pensija pensijas pensiju pensijų lífeyrir lífeyris pensioni
people: kansan rahva folkets tautas liaudies
pharmacy: apteekin apteekkarin apteegi vaistinių aptieku apoteker apotekare apóteka
post: íslandspóstur pašto posts_un pósts
printing: buchdruckerei druk drukkery drukkerye bogtrykkeri boktrykkeri boktryckeri kirjapaino kirjapainot trüki trükk trükikojad
private: privatwirtschaft privaten particuliere yksityinen erasektori
procurement: einkauf einkaufs inkoop inköp inköps innkjøp indkøb hankinta hankinnat iepirkumu
province: provinciaal provinsiale provinciën provinzial
public: openbaar openbare offentlig offentliga offentlige öffentlichen
publishing: verlags uitgewery uitgever útgáfa útgáfan kustantamo kustantajat kustannusosakeyhtiö kirjastuse leidyba izdevniecības
railway: järnvägs järnvägen jernbanen jernbaner jernbanens rautateiden raudteede
real_estate: immobilie immobiliengesellschaft grundstücks liegenschaften liegenschafts onroerend_goed onroerende_zaken eiendommer eiendoms ejendoms ejendomsselskab fastighets fastighetsbolag fasteigna nekustamais_īpašums nekustamā_īpašuma īpašums īpašumi nekilnojamasis_turtas kiinteistöjen
red_cross: punaisen_ristin punase_risti raudonojo_kryžiaus rauða_krossins
reinsurance: herverzekering herverzekerings återförsäkring återförsäkrings gjenforsikring genforsikring endurtrygging jälleenvakuutus edasikindlustus pārapdrošināšana pārapdrošināšanas perdraudimas
research: onderzoeks forsknings forskningens tutkimuksen tutkimukset uuring rannsóknastofnun navorsings pētījumu
retail: einzelhandels detaljhandels detailhandels winkelbedrijf winkelketens jaemüük mazumtirdzniecības
road: wegen wegenbouw vägar maantee maanteede maanteed teede autoceļu autoceļi ceļu kelias keliai kelių vegur tieliikenne
safety: turva turvan ohutus saugos drošības
sales: vertrieb vertriebs vertriebsgesellschaft verkoop verkoops verkoopmaatschappij försäljning försäljnings salgs myynti myynnin müügi pardavimas pardavimų pārdošanas
savings_bank: sparkasse sparkassen sparbank sparbanken sparbanker sparbankerna sparebank sparebanken sparebanker sparekasse sparekassen sparekasser spaarbank spaarbanken säästöpankki säästöpankin säästöpankit sparisjóður sparisjóðurinn sparisjóðir hoiupank hoiupanga krājbanka krājbankas taupomasis_bankas
school: skolor skolen skolan skoler koulun koulut kooli skóla
scientific: wissenschafts wissenschaften wetenschap wetenschappen wetenschappelijke wetenskap wetenskappe wetenskaplike vetenskap vetenskaps vitenskap videnskab videnskabs videnskabernes tiede tieteen tieteiden teaduse teaduste zinātne zinātņu mokslas mokslų
securities: wertpapiere wertpapierhandels wertpapierhandelsbank effecten effektenbank effekten värdepapper värdepappers verdipapir verdipapirer værdipapir værdipapirer værdipapircentralen verðbréf verðbréfa verðbréfafyrirtæki arvopaperi arvopaperit arvopaperien väärtpaber väärtpaberid väärtpaberite vērtspapīri vērtspapīru vertybiniai_popieriai vertybinių_popierių
security: sicherheits veiligheid veiligheids säkerhet säkerhets sikkerhet sikkerhets sikkerhed sikkerheds öryggi öryggis turvallisuus turvallisuuden turvalisus turvalisuse drošība drošības saugumo saugumas sekuriteit
security_guard: vagt vagtservice vaktselskap bewakings
service: tjeneste tjenesten palveluiden palvelujen teenuste paslauga pakalpojums
shipping: schifffahrts schiffahrts sjöfart sjöfarts sjöfartens skipsfart skipsfarts søfart søfarts søfartens laivanvarustus laivanvarustamo merenkulku merenkulun merelaevandus meresõidu jūrų_laivininkystė laivininkystės
shopping_mall: kauppakeskus kauppakeskuksen köpcentrum kjøpesenter kjøpesentre indkøbscenter butikscenter einkaufszentrum einkaufscenter winkelcentrum winkelcentra kaubanduskeskus tirdzniecības_centrs prekybos_centras verslunarmiðstöð
society: selts seltsi genootschap genootschappen sällskap sällskapet selskab_for seura seuran
south: zuidelijk suidelike suðurlands suðurland eteläinen eteläisen dienvidi pietūs
state: staat staatlicher staatliches statliga statlige statslig valtio riik valstybė valstybinis valstybinio
steamship: eimskipafélag dampskibsselskabet dampskipsselskap dampskibs ångfartygs höyrylaiva höyrylaivaosakeyhtiö stoomboot
store: butiken butikken butikker verslun kauplus kauplused kaupluste veikalu veikalus
supply: versorgungs voorsiening voorziening forsyning forsynings försörjning försörjnings apgāde apgādes tiekimas tiekimo varustus huolto
tax: belasting belastingen skatt skatte skattur veron verot nodoklis nodokļu nodokļi mokesčiai mokesčių maksuamet
technical: teknillinen teknillisen tekniskt tekniline tehnilise
technology: techniek tekniikka tekniikan teknologisk teknologiske teknologisches tehnika teknologiens tæknin
university_of_technology: technical_universities tehnikaülikool tehnikaülikooli technische_universität technische_universiteit technische_hochschule tekniska_högskola tekniska_högskolan tekniska_universitet tekniske_universitet teknillinen_korkeakoulu teknillinen_yliopisto tehniskā_universitāte technikos_universitetas technologijos_universitetas
telephone: puhelin puhelimen puhelinyhtiö puhelinosuuskunta telefoonmaatschappij telefonijos telefonu
trade_union: gewerkschaft gewerkschaften gewerkschafts gewerkschaftsbund vakbond vakbonden vakvereniging vakunie fackförbund fackförbundet fackförening fagforening fagforbund fagforbundet ammattiliitto ammattiliitot ametiühing ametiühingud arodbiedrība arodbiedrību profesinė_sąjunga profesinių_sąjungų stéttarfélag профсоюз~
traffic: trafiken trafiks trafikk verkehr verkehrs liikenne liikenteen liiklus satiksme satiksmes eismo eismas
transport: trafik trafiken trafikk verkehr verkehrs liikenne liikenteen kuljetuksen kuljetukset vervoers vervoersmaatschappij vervoermaatschappij vervoerbedrijf satiksme satiksmes befrakting
travel: ferða matkat matkan reiseveranstalter ceļojums matkailu
united: vereinigt vereinigten vereinigter verenigd förenade förenad forenede forente sameinaðir sameinaða sameinaðar sameinuðu yhdistyneet yhdistynyt yhtyneet ühinenud apvienotā apvienotais jungtinis jungtinė jungtinės
university: högskola högskolan høgskole høgskolen høyskole høyskolen højskole højskolen korkeakoulu korkeakoulun kõrgkool augstskola augstskolas aukštoji_mokykla
waste: entsorgungs renovasjon renovasjonsselskap jätehuolto jätteet jäätmed jäätmete avfalls affalds affaldsselskab
water: veden vandens vatns ūdeņi vannverk
waterworks: wasserwerk wasserwerks waterleiding waterleidingmaatschappij waterleidingbedrijf waterbedrijf vandværk vandværker vattenverk vattenverket vannverket vesilaitos vesilaitokset veevärk vandentiekis vandentiekio ūdensvads vatnsveitur
west: westelijk westelike vesturland vesturlands vestfirðir läntinen läntisen rietumi vakarai
wholesale: großhandels grosshandels groothandels partihandel partihandels engroshandel tukkukauppa tukkukaupan hulgikaubandus didmeninė_prekyba
worker: arbeiter arbeiders werkers arbetare arbetarnas arbejder arbejdernes arbeider arbeidernes työväen työntekijöiden töötajate strādnieku darbininkų
works: verk verket verken verks værk værket værker werks werken gamykla gamyklos rūpnīcas tehased tehaste verksmiðjur
port: hawens hamnar hamnen hamns havner havnen havne havns havneselskab sataman satamat sadamate
ropeway: seilbahn seilbahnen luftseilbahn luftseilbahnen gondelbahn kabelbaan linbana köysirata
economics: wirtschafts wirtschaftswissenschaften talouden talous
trust: treuhand treuhandgesellschaft
savings: säästö säästöt
`;
