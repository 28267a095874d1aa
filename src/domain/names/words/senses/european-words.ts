/**
 * Further spellings of the senses in the languages of Europe that write Latin letters, in Turkish,
 * Indonesian, Malay and Vietnamese: activities of companies and kinds of organisation.
 */
export const EUROPEAN_WORDS = `
bank: pankki pankin banken banki banku bankan bancă băncii pank panga bankas banko bankos ngân_hàng bankë bankar bancaire bancaria
insurance: vakuutus vakuutusyhtiö försäkring försäkringar forsikring forsikringsselskab verzekering verzekeringen verzekeringsmaatschappij ubezpieczenia pojišťovna pojišťovny poisťovňa biztosító biztosítási osiguranja zavarovalnica zavarovanje asigurare asigurări draudimas draudimo apdrošināšana apdrošināšanas kindlustus bảo_hiểm asuransi insurans
life_insurance: livförsäkring livforsikring livsforsikring levensverzekering levensverzekeringen henkivakuutus henkivakuutusyhtiö életbiztosító életbiztosítási elukindlustus
life: liv leven życie élet viață život životní životná životno življenjska gyvybės dzīvības jetës
finance: rahoitus finansiering finanzierung finansowy finansowe finanční finančná pénzügyi financije financijski financiar finansų finanšu rahandus tài_chính keuangan pembiayaan financiering
savings: säästöpankki sparbank sparekasse poupança spaar oszczędności spořitelna sporiteľňa takarék hoiu tabungan
investment: sijoitus investering investeringar beleggingen beleggings participatie inwestycje inwestycyjny inwestycji investice investiční befektetési ulaganja naložbe investiții investicijos investicijų investīcijas investeering đầu_tư investasi pelaburan
capital: pääoma kapitał kapitałowy kapitál tőke kapitalas kapitāls vốn modal
fund: rahasto fonden fondet fundusz funduszu alap alapkezelő fondas dana
holding: omistus innehav beteiligungen beteiligungs participations participaciones partecipazioni participações
group: konserni ryhmä koncern koncernen konsern groep grupa grupy skupina csoport grupė grupas grupp tập_đoàn kumpulan
enterprise: yritys företag virksomhed bedrift onderneming ondernemingen podnik podniky vállalat vállalkozás întreprindere įmonė uzņēmums ettevõte doanh_nghiệp perusahaan usaha empresas entreprises imprese unternehmung
company: yhtiö bolag bolaget selskab selskabet selskap maatschappij firma spółka společnost spoločnosť társaság društvo družba societate bendrovė sabiedrība compañía compagnie compagnia companhia compania công_ty syarikat perseroan
industry: industrin nijverheid przemysłowy przemysłowe průmysl průmyslový priemysel ipari industrija industrije industrijska industriale industriali industriales pramonė pramonės rūpniecība rūpniecības tööstus công_nghiệp perindustrian
plant: tehdas tehtaat fabriken fabryka fabryki wytwórnia továrna gyára uzina gamykla rūpnīca tehas nhà_máy pabrik kilang stabilimento factorij
manufacturing: valmistus tillverkning fremstilling productie wytwarzanie produkcja produkcyjny produkcyjne výroba výrobní gyártó gyártás proizvodnja producție gamyba ražošana tootmine sản_xuất pembuatan manufaktur fabricaçao
trade: kauppa kaupan handelsbolag handelsmaatschappij handlowe handlowa obchodní obchodná kereskedelmi kereskedő trgovina trgovačko trgovine prekyba tirdzniecība tirdzniecības kaubandus thương_mại perdagangan perniagaan négociants
wholesale: tukku grossist engros groothandel hurtownia hurt velkoobchod nagykereskedelmi veleprodaja didmena vairumtirdzniecība hulgi bán_buôn grosir grossiste grossisti atacado
retail: vähittäiskauppa detaljhandel detailhandel detal maloobchod kiskereskedelmi maloprodaja mažmena mazumtirdzniecība bán_lẻ
import_export: tuonti_vienti import_eksport import_i_eksport dovoz_vývoz xuất_nhập_khẩu ekspor_impor eksport_import
export: vienti eksport vývoz kivitel izvoz eksportas eksports xuất_khẩu ekspor
import: tuonti dovoz behozatal uvoz importas nhập_khẩu impor
construction: rakennus rakentaminen byggnads bygg byggeri bouw bouwbedrijf bouwmaatschappij budowa budownictwo budowlany budowlana stavby stavební stavebná építő építőipari gradnja građevinsko gradbeno građenje construcții construcţii statyba statybos būvniecība būvniecības ehitus ehitusfirma xây_dựng konstruksi pembinaan baugesellschaft edilizia edil constructora constructeurs construtora
real_estate: kiinteistö kiinteistöt fastighet fastigheter ejendomme ejendom eiendom vastgoed nemovitosti nehnuteľnosti ingatlan nekretnine nepremičnine imobiliare nekilnojamasis nekustamais kinnisvara bất_động_sản properti hartanah inmobiliarias emlak
housing: asunto asunnot bostad bostäder boliger bolig woning woningbouw mieszkaniowa mieszkaniowy bytové bytový lakás stambeno stanovanja locuințe būsto dzīvokļu elamu nhà_ở perumahan
development: kehitys utveckling udvikling utvikling ontwikkeling rozwój rozvoj rozvojová fejlesztési fejlesztő razvoj dezvoltare plėtra plėtros attīstība attīstības arendus phát_triển pengembangan pembangunan
energy: energi energetyczna energetyczny energetika energetický energetikai energetike energetică energija energijos enerģija năng_lượng tenaga
electricity: sähkö elkraft elektriciteit elektryczność elektryczna elektřina elektrárny elektrárna villamos áram elektroprivreda elektroprivrede energie_electrică elektra elektros elektrība elekter điện_lực listrik eléctricas
hydro: vesivoima vattenkraft vandkraft waterkracht wodna vodní vízerőmű hidroelectrica hydroélectrique thủy_điện
wind: tuulivoima vindkraft vindmølle vind windenergie windkraft windpark wiatrowa větrná szélerőmű vetar eoliană éoliennes eolico vėjo vēja tuule phong_điện điện_gió rüzgâr
oil: öljy olja olie oljeselskap ropa ropná olaj ulei nafta naftos naftas nafta_e dầu_khí minyak yağ olio
petroleum: petroli petrolier petroleos petrolifera petrolera petrolífera dầu xăng_dầu
gas: kaasu gaz_ziemny plyn plynárenský földgáz plin dujos dujų gāze gaas khí khí_đốt gas_bumi doğalgaz
chemical: kemisk chemiczny chemiczne chemická chemický vegyipari vegyi kemijska chimic chemija chemijos ķīmija ķīmijas keemia hóa_chất
cement: sementti sement cementownia cementárna cementgyár cementara cementas cements tsement xi_măng semen simen
steel: teräs staalbedrijf huta ocel oceľ acél čelik jeklo jeklarna oțel plienas tērauds teras thép baja keluli siderurgica siderúrgica sidérurgie siderurgia
mining: kaivos gruv gruvor gruve mijnbouw górniczy górnicza kopalnia důl doly bányászati bánya rudnik rudarstvo minieră kasyba ieguve kaevandus khai_thác_mỏ pertambangan perlombongan miniera
wood: puu trä træ hout drewno drzewny dřevo drevo faipari drvna lemn mediena medienos kokmateriāli puit gỗ kayu ağaç madeiras
paper: paperi papper papir papiernia papírna papír papirnica hârtie popierius papīrs paber giấy kertas kâğıt cartiera papelera papeterie
glass: lasi szkło szklana sklo sklárna üveg staklo steklo sticlă stiklas stikls klaas thủy_tinh kính kaca vidrería vetreria
plastic: muovi kunststof tworzywa_sztuczne plasty műanyag plastika plastmasa plastmasė nhựa
food: elintarvike ruoka livsmedel fødevarer levensmiddelen voeding spożywczy spożywcza spożywcze żywność potravinářský potraviny élelmiszer élelmiszeripari prehrana prehrambena hrana alimentară maistas maisto pārtika pārtikas toit toidu thực_phẩm makanan
beverage: juoma drycker drikkevarer dranken napoje nápoje ital italok piće pića băuturi gėrimai dzērieni joogid nước_giải_khát minuman
brewery: panimo bryggeri bryggerier brouwerij brouwerijen browar browary pivovar pivovary sörgyár pivovara pivovarna berărie alus_darykla bravoras brūzis õlletehas bia brauereien brasseries cerveceria cervecerías birrificio birreria biracılık
wine: viini vingård wijn wijnhandel wino winnica víno vinařství vinárstvo borászat pincészet vinarija vinuri vynas vīns vein rượu anggur bodega bodegas viña viñedos cantina cantine vinhos adega weinkellerei
milk: maito meijeri mjölk mejeri zuivel melk mleczarnia mleczarska mleko mlékárna mlieko tejipari mljekara mlekara mlekarna lapte lactate pienas pieno piens piena piim meierei sữa susu laticínios
meat: liha kött kød vlees mięso mięsny mięsne maso hús húsipari meso mesna mėsa mėsos gaļa gaļas thịt daging frigorífico
fish: kala kalastus fisk ryba rybny rybářství riba ribarstvo pește žuvis žuvies zivis zivju thủy_sản hải_sản ikan perikanan balık pescados pescado pêcherie
bakery: leipomo bageri bagare bakeri bakkerij piekarnia pekárna pekárny sütöde pékség pekara pekarna brutărie panificație kepykla ceptuve maiznīca pagar pagariäri bánh roti fırın forno padaria
sugar: sokeri socker sukker suiker cukier cukrownia cukrovar cukor cukorgyár šećerana sladkor zahăr cukrus cukura suhkur đường gula
textile: tekstiili tekstylny włókiennicze textilní textilipari tekstilna textilă tekstilė tekstilės tekstila tekstiil dệt dệt_may
garment: vaate vaatteet kläder beklædning kleding odzież odzieżowy oděvy oděvní ruházati odjeća oblačila îmbrăcăminte drabužiai apģērbs rõivad may_mặc pakaian confections confecções
furniture: huonekalut möbler møbler meble meblowy nábytek nábytok bútor namještaj pohištvo mobilă baldai baldų mēbeles mööbel nội_thất mebel perabot arredamenti
pharmaceutical: lääke läkemedel farmaceutisk lægemiddel geneesmiddelen farmaceutyczny farmaceutyczne farmaceutická léčiva gyógyszer gyógyszergyár farmaceutska lijekova zdravil farmacevtska farmaceutică medicamente vaistai vaistų farmācija farmaatsia dược dược_phẩm farmasi laboratorios_farmacéuticos
pharmacy: apteekki apotek apoteket apotheek apteka apteki lékárna lekáreň gyógyszertár patika ljekarna apoteka lekarna farmacie vaistinė aptieka apteek nhà_thuốc apotik farmácia drogaria
hospital: sairaala sjukhus sykehus ziekenhuis szpital nemocnice nemocnica kórház bolnica spital ligoninė slimnīca haigla bệnh_viện rumah_sakit klinikum clinique
transport: kuljetus kuljetusliike transportfirma åkeri vognmand transportowy transportowe przewozy doprava dopravní szállítási fuvarozó prijevoz prevoz prevozi transporturi pervežimai pārvadājumi veondus vận_tải pengangkutan angkutan nakliyat taşıma autotrasporti transportadora transportadores
logistics: logistiikka logistikk logistyka logistyczny logistické logisztikai logistika logistică loģistika hậu_cần
forwarding: huolinta expeditie spedycja spediční szállítmányozás špedicija otpremništvo expediții ekspeditsioon giao_nhận transitaire transitários spedizioni
shipping: laivaus rederiet rederij scheepvaart żegluga plavba hajózási brodarstvo ladjarstvo navigație laivininkystė kuģniecība laevandus vận_tải_biển pelayaran perkapalan armateurs armatori naviere navale
shipyard: telakka varv varvet værft skipsverft scheepswerf stocznia loděnice hajógyár brodogradilište ladjedelnica șantier_naval laivų_statykla kuģubūvētava laevatehas đóng_tàu galangan astillero chantiers_navals cantieri estaleiro
airline: lentoyhtiö flygbolag flyselskab flyselskap luchtvaartmaatschappij linie_lotnicze aerolinie letecká légitársaság zrakoplovstvo aviokompanija letalska linii_aeriene oro_linijos aviolīnijas lennufirma hàng_không penerbangan hava_yolları linhas_aéreas lignes_aériennes líneas_aéreas fluggesellschaft luftfahrtgesellschaft
airport: lentoasema flygplats lufthavn luchthaven lotnisko port_lotniczy letiště letisko repülőtér zračna_luka aerodrom letališče oro_uostas lidosta lennujaam sân_bay cảng_hàng_không bandara lapangan_terbang
port: satama hamn havn haven přístav prístav kikötő luka uostas osta sadam cảng pelabuhan
railway: rautatie rautatiet järnväg jernbane spoorweg spoor koleje železnice železnica vasút željeznice căi_ferate geležinkeliai geležinkelis dzelzceļš raudtee đường_sắt kereta_api caminhos_de_ferro ferroviario bundesbahnen bundesbahn
automobile: autot auto's samochody samochodowy automobilový autóipari automobilių ô_tô
telecom: teletjänster telekommunikáció távközlési telekomunikacja telekomunikace telekomunikácie telekomunikacije telecomunicații telekomunikacijos telekomunikācijas viễn_thông telekomunikasi telecomunicações telecommunicatie
technology: teknologia teknologi teknologier technologia technologiczny technológia technologija technologijos tehnoloģijas tehnologija tehnologie tehnoloogia công_nghệ
electronics: elektroniikka elektronik elektronika elektroniczny electronică elektroninė điện_tử
software: ohjelmisto ohjelmistot mjukvara programvara oprogramowanie softwarový szoftver programska_oprema programinė_įranga programmatūra tarkvara phần_mềm perisian perangkat_lunak
media: viestintä medier médiá truyền_thông mídia
publishing: kustannus förlag forlag forlaget uitgeverij uitgevers wydawnictwo wydawnicza nakladatelství vydavateľstvo kiadó kiadói nakladnik izdavač založba editură editura leidykla izdevniecība kirjastus nhà_xuất_bản penerbit penerbitan verlage editrice editora
printing: painotalo tryckeri trykkeri drukkerij drukarnia tiskárna tlačiareň nyomda tiskara tiskarna tipografie spaustuvė tipogrāfija trükikoda in_ấn percetakan basım gráfica
service: palvelu palvelut tjänst tjänster tjenester diensten dienstverlening usługowy usługowe usługowo služby služba szolgáltató szolgáltatás usluge storitve servicii paslaugos pakalpojumi teenused dịch_vụ layanan jasa perkhidmatan hizmetler servis
consulting: konsultointi konsult konsulter rådgivning rådgivare rådgivende adviesbureau adviseurs doradca poradenství poradenstvo tanácsadó savjetovanje svetovanje consultanță konsultacijos konsultācijas konsultatsioon tư_vấn konsultan perunding unternehmensberatung conseils
accounting: tilitoimisto kirjanpito redovisning regnskab regnskap administratiekantoor księgowość księgowe rachunkowe účetnictví účtovníctvo könyvelő računovodstvo knjigovodstvo contabilitate apskaita grāmatvedība raamatupidamine kế_toán akuntansi perakaunan buchhaltung comptabilité contabilidad contabilidade contabilità
law: asianajo asianajotoimisto advokat advokatbyrå advokatfirma advocaten kancelaria advokátní ügyvédi odvjetničko odvetniška avocat avocați advokatų advokātu advokaadibüroo luật advogados
security_guard: vartiointi bevakning vagtselskab vakt beveiliging ochrona bezpečnostní biztonsági zaštita varovanje pază apsauga apsardze turvateenused bảo_vệ pengamanan
cleaning: siivous städ rengøring renhold schoonmaak sprzątanie úklid úklidové upratovanie takarítás čišćenje čiščenje curățenie valymas uzkopšana puhastus vệ_sinh gebäudereinigung propreté
education: koulutus utbildning uddannelse utdanning onderwijs edukacja oświata vzdělávání vzdelávanie oktatási obrazovanje izobraževanje educație švietimas izglītība haridus giáo_dục pendidikan educação
university: yliopisto universitet universitetet universiteit uniwersytet univerzita egyetem sveučilište univerzitet univerza universitatea universitetas universitāte ülikool đại_học universitas universiti üniversite università_degli_studi hochschule rijksuniversiteit polytechnic
school: koulu skola skole szkoła škola iskola šola școală mokykla kool trường sekolah okul escola
research: tutkimus forskning badawcze výzkum výskum kutató istraživanje raziskave cercetare tyrimai pētniecība uuringud nghiên_cứu penelitian penyelidikan
institute: instituutti institutet intézet institutul institutas institūts viện lembaga
foundation: säätiö stiftelse stiftelsen stichting fundacja nadace nadácia alapítvány zaklada ustanova fundația sihtasutus yayasan
association: yhdistys förening foreningen forening sdružení spolek združenie egyesület udruga udruženje asociația asociacija biedrība mittetulundusühing hiệp_hội perkumpulan persatuan
cooperative: osuuskunta kooperativ andelslag andelsselskab samvirkelag coöperatie coöperatieve spółdzielnia družstvo szövetkezet zadruga kooperatyvas kooperatīvs ühistu hợp_tác_xã koperasi kooperatif
agriculture: maatalous lantbruk jordbruk landbrug landbouw rolnictwo rolniczy rolnicze rolna zemědělská zemědělský poľnohospodárske mezőgazdasági poljoprivreda kmetijstvo agricolă agricol žemės_ūkis lauksaimniecība põllumajandus nông_nghiệp pertanian agropecuaria agropecuária agraria
forest: metsä skog skov bos lasy leśny lesy lesní erdő šume gozd silvic miškų mežs mežu mets lâm_nghiệp kehutanan forestière florestal foresta
water: vesi vatten vand vann waterleiding wody wodociągi vodovod vodárna vodárny vodárenská vízmű víz vode apă apele vanduo vandenys ūdens ūdensvada nước cấp_nước air_minum wasserwerke
environment: ympäristö miljö miljø milieu životní_prostředí környezetvédelmi okoliš okolje mediu aplinka keskkond môi_trường lingkungan alam_sekitar
recycling: kierrätys återvinning genbrug gjenvinning odzysk recyklace recyklácia hulladékhasznosító reciklaža reciclare perdirbimas pārstrāde jäätmed tái_chế daur_ulang geri_dönüşüm reciclagem
waste: jäte avfall affald afval odpady odpadów odpad hulladék otpad odpadki deșeuri atliekos atkritumi prügi rác sampah abfallwirtschaft resíduos
tourism: matkailu turism turisme toerisme turystyka turystyczny cestovní_ruch idegenforgalmi turizam turizem turizmas tūrisms du_lịch pariwisata pelancongan
travel: matka matkatoimisto resebyrå resor rejser reisebyrå reizen reisbureau podróże biuro_podróży cestovní_kancelář cestovná_kancelária utazási putovanja potovanja călătorii kelionės ceļojumi reisibüroo lữ_hành perjalanan
hotel: hotelli hotell hotellet hoteller hotele hotelu szálloda szálló hoteli viešbutis viešbučiai viesnīca hotellid khách_sạn hôtellerie hotelaria hotelería
restaurant: ravintola ravintolat restaurang restauranter restauracja restaurace reštaurácia étterem vendéglátó restavracija restoranas restorāns nhà_hàng rumah_makan lokanta gaststätte gastronomie gastronomia restaurante
sport: urheilu idrott idræt idrett sportowy sportovní športový sportovi sporto sporta spordi thể_thao olahraga sukan deporte
international: kansainvälinen internationell międzynarodowy międzynarodowa międzynarodowe mezinárodní medzinárodný nemzetközi međunarodni međunarodna mednarodni internațional internațională tarptautinis tarptautinė starptautiskais rahvusvaheline quốc_tế internasional antarabangsa
national: kansallinen nationell nasjonal nationaal narodowa narodowe národní národná národný nemzeti nacionalna narodna național națională nacionalinis nacionālais rahvuslik quốc_gia nasional kebangsaan
general: yleinen allmän allmänna almen algemene algemeen ogólny všeobecná všeobecný általános opća opšta splošna générales generales generali generală bendroji vispārējā üld allgemeine allgemeiner tổng_hợp umum
central: keskus keskinen centralny centralna centrální ústřední központi središnja osrednja centrală centrinis centrālais kesk trung_ương pusat
state: valtion statens statlig rijks państwowa státní štátny állami državna državni de_stat valstybinė valsts riiklik nhà_nước
king: kuninkaallinen kunglig kungliga kongelig kongelige koninklijk koninklijke królewski královský kráľovský királyi kraljevski regal regală karališkasis karaliskais kuninglik hoàng_gia diraja königliche königlich
union: liitto förbund forbund związek svaz zväz szövetség savez zveza uniune sąjunga savienība liit liên_hiệp liên_minh persekutuan
new: uusi ny nya nye nieuw nieuwe nowy nowa nowe nový nová nové új novi nouă naujas nauja jaunais jaunā uus baru neuer neues nouveau nouvel nuevo nuevas novo nuovo
east: itä öst østre oost wschód wschodni východ východní východný kelet keleti istok istočna vzhod est răsărit rytų austrumu ida timur oriente
west: länsi väst vest zachód zachodni západ západní západný nyugat nyugati zapad zapadna zahod apus vakarų rietumu lääne barat ouest oeste ponente
north: pohjoinen norr norra nordre noord północ północny sever severní severný észak északi sjever sjeverna severna miazănoapte šiaurės ziemeļu põhja utara
south: etelä söder södra sydlig zuid południe południowy jih jižní juh južný dél déli jug južna miazăzi pietų dienvidu lõuna selatan meridionale
`;
