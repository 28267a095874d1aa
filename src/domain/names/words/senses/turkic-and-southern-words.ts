/** Words of names in Turkish, Azerbaijani, Uzbek, Turkmen, Indonesian, Malay, Vietnamese, Filipino, Swahili, Irish, Welsh, Basque and Maltese, by their senses. */
export const TURKIC_AND_SOUTHERN_WORDS = `
academy: viện_hàn_lâm acadamh akkademja
aerospace: dirgantara havacılık_ve_uzay kedirgantaraan
agriculture: tarımsal qishloq_xo'jalik oba_hojalyk oba_hojalygy talmhaíochta amaeth nekazaritza pang_agrikultura
airline: howa_ýollary sistem_penerbangan shirika_la_ndege
airport: havaalanı hava_meydanları aeroportlari viwanja_vya_ndege kiwanja_cha_ndege aerphort aireportua
art: incəsənət nghệ_thuật ealaíon ealaíne celf celfyddydau seni seni_lukis mỹ_thuật
association: assosiasiyası asosiasi comhlachas elkarte elkartea hội_liên_hiệp
audit: archwilio verifika pemeriksa_keuangan
authority: pihak_berkuasa
aviation: penerbangan
bakery: popty okindegia fırıncılık unlu_mamulleri
bank: bainc perbankan bankacılığı
battery: baterai ắc_quy
bicycle: sepeda xe_đạp
black: siyah qara qora hitam itim nyeusi dubh beltza iswed
blue: biru bughaw asul gorm urdin ikħal
book: kitob buku aklat vitabu kitabu leabhar leabhair llyfrau llyfr liburu liburuak ktieb kotba kitabevi
brewery: serbesa beoir cwrw garagardo garagardoa kiwanda_cha_bia
broadcasting: penyiaran utangazaji darlledu xandir yayıncılığı
bus: otobüsçülük mabasi bysiau autobusak karozzi_tal_linja
cable: kablo dây_cáp kabloları
central: ceannais zentrala
chamber_of_commerce: ticarət_palatası savdo_sanoat_palatasi ticarət_sənaye_palatası söwda_senagat_edarasy kamar_dagang kamar_dagang_dan_industri dewan_perniagaan chemba_ya_biashara merkataritza_ganbera kamra_tal_kummerċ phòng_thương_mại_và_công_nghiệp
children: tfal watoto leanaí thiếu_nhi kanak_kanak nhi_đồng
college: sekolah_tinggi coláiste coleg kulleġġ koleji
commission: suruhanjaya komisyon coimisiún comisiwn kummissjoni
communication: aloqasi aragatnaşyk aragatnaşygy komunikazioa komunikazzjoni haberleşmesi perhubungan
construction: eraikuntza eraikuntzak gurluşyk foirgníocht foirgníochta
cooperative: kooperatifleri cydweithredol kooperatiboa koperattiva
corporation: perbadanan korporasyon shirika korporazzjoni
council: halmashauri udala chomhairle
court: mahakama cúirt llys auzitegia qorti
culture: mədəniyyət madaniyat medeniýet kebudayaan budaya
customs: gömrük bojxona forodha dwana perkastaman
deposit_insurance: əmanətlərin_sığortalanması penjamin_simpanan
development: ösüş forbartha datblygiad garapena garapen
education: oideachais hezkuntza
electricity: leictreachais elektrizitatea argindar điện_năng
energy: fuinnimh energiaren
enterprise: teşebbüs girişim kärhana kärhanasy fiontraíocht fiontar menter enpresa enpresak
environment: ecology ecological ekoloji ekologi ekologiýa éiceolaíochta ingurumena ingurumen
expressway: đường_cao_tốc lebuhraya lebuh_raya
farm: mashamba feirm fferm
fertiliser: dökün baja_kimia
film: perfilman pelikula phim
finance: airgeadas finantza finantzak finanzjarju finanzjarji
first: unang cyntaf l_ewwel
fish: balıqçılıq baliqchilik arrain arraina pangisdaan palaisdaan uvuvi iascaigh arrantza balıkları nuôi_trồng_thủy_sản
food: gıdalar azyk vyakula elikagaiak elikagai janari lương_thực
footwear: ayakkabıcılık giày_dép
forest: ormancılık hutan perhutani gubat msitu coill coedwig basoa meşə_təsərrüfatı ormanları
foundation: vakıflar fundazioa
fund: gaznasy kumpulan_wang cronfa funtsa jamg'armasi
garment: nguo dillad hazır_giyim giysi giyimi
government: pamahalaan serikali rialtas llywodraeth jaurlaritza gvern hükümeti pemerintah kerajaan chính_phủ
great: beýik handia kbir kbira
green: yaşıl yashil ýaşyl hijau luntian kijani gwyrdd berdea aħdar
group: taldea
health: saglyk sláinteach osasun osasuna
holding: holdinqi
hospital: hastaneleri shifoxonasi hassahana hassahanasy otharlann ospitalea
hotel: mehmonxonasi myhmanhana myhmanhanasy perhotelan
hydro: gidroenergetika tenaga_air
industry: endüstrisi sənayesi senagat senagaty tionsclaíoch tionscail diwydiannol industriak
information_technology: bilişim informatics informasiya_texnologiyaları axborot_texnologiyalari teknolojia_ya_habari
infrastructure: hạ_tầng cơ_sở_hạ_tầng prasarana
institute: taasisi kurumu học_viện
insurance: sigortacılık ätiýaçlandyryş árachais aseguruak aseguru
international: halkara nazioarteko
investment: yatırımları sərmayə maýa_goýum infheistíochta buddsoddiad inbertsioak inbertsio investitsiyalar
iron: iarann haearn burdina burdin demircilik
island: adası pulau kisiwa visiwa oileán oileáin ynys irla
joint_stock: paýdarlar
lake: gölü ziwa llyn
land: tanah talamh talún lurra artijiet
light: cahaya liwanag mwanga
liquor: drioglann distyllfa alkollü_içkiler
machine: makinaları makineleri makkinarju permesinan
management: pengelolaan bainistíocht bainistíochta
market: masoko margadh marchnad
medical_device: tıbbi_cihazlar tıbbi_cihaz alat_kesehatan
medicine: dori_darmon obat ubat gamot dawa dərman dược_liệu ilaçları
milk: süýt esne esnea süt_mamulleri
mining: madenleri lombong minahan mgodi migodi tog_kon tambang khai_thác uchimbaji uchimbaji_wa_madini
motorcycle: sepeda_motor xe_máy
mountain: dağı sliabh mynydd għolja
museum: músaem amgueddfa museoa mużew pambansang_museo permuseuman
music: ceol ceoil cerddoriaeth cerdd musika
national: kitaifa pambansang genedlaethol
natural_gas: doğalgaz gas_bumi gas_alam gesi_asilia
new: bagong berria ġdida
news: balita newyddion nuacht aħbarijiet habari
newspaper: gazetecilik qəzeti gazetasi surat_kabar báo_chí pahayagan magazeti nuachtán egunkaria gazzetta gazetesi gazeteleri
north: demirgazyk miền_bắc tuaisceart iparralde
oil_fat: yog_moy bitkisel_yağ dầu_thực_vật yağları
oil_refining: lọc_dầu lọc_hóa_dầu
palm_oil: sawit
partnership: ortaklığı ortaklık
pipe: boru quvur
pipeline: boru_hatları boru_kəməri jaringan_pipa
plant: fabrikaları fabrigi lantegia
plantation: perladangan ladang_ladang
police: garda_síochána heddlu ertzaintza pulizija kepolisian
port: limanları cảng_biển
port_authority: mamlaka_ya_bandari portu_agintaritza
post: poçta türkmenpoçta posts
power_station: pembangkit santralleri santral
printing: cetak limbagan inprimategia
processing: gaýtadan_işleýän pengolahan pemprosesan chế_biến
prosperity: thịnh_vượng sejahtera makmur kesejahteraan kemakmuran
public: awam publikoa publiko pubblika
publishing: yayın yayınevi neşirýat foilseacháin argitaletxea argitaletxe publishing_house publishing_houses
radio: irratia irrati phát_thanh
railway: daambakal demirýollary demir_ýollary trenbideak trenbide
red: kırmızı qırmızı qizil gyzyl merah nyekundu dearg gorria gorri
refinery: rafinerileri neftayırma neft_emalı kilang_minyak
region: daerah bölgesi
reinsurance: təkrar_sığorta qayta_sug'urta reasuransi insurans_semula tái_bảo_hiểm
renewable: yenilenebilir terbarukan
resources: riżorsi tài_nguyên
retail: perakendecilik ritel peruncitan
river: nehri abhainn afon ibaia
road: yollar ýollary ffordd errepide errepideak bideak toroq
school: mekdebi scoileanna ysgolion ikastola eskola
scientific: elmlər ylym ylymlar sains khoa_học sayansi eolaíocht eolaíochta gwyddoniaeth zientzia xjenza agham fanlar bilimleri ilmu_pengetahuan
securities: menkul_kıymetler
security: təhlükəsizlik xavfsizlik howpsuzlyk usalama segurtasuna
seed: tohumculuk giống_cây_trồng benih bibit
service: hyzmat hyzmaty hyzmatlary seirbhíse seirbhísí zerbitzua zerbitzuak zerbitzu servizzi
sewerage: pembetungan drainage
ship: gemi kapal tàu_thủy barko meli
shipyard: tersanesi tersaneleri galangan_kapal limbungan dok_dan_perkapalan
shoe: sepatu viatu giày_dép
society: cymdeithas cumann persatuan elkartea sozietatea soċjetà sozietate
south: günorta miền_nam deheudir hegoalde
sport: kirola kirol sporları
star: ýyldyz ngôi_sao réalta izarra kewkba
state: döwlet stáit
steel: asero altzairua besi_keluli gang_thép
stock_exchange: borża
store: mağazacılık siopa ħanut
supermarket: siêu_thị pasaraya
tax: soliq salgyt pajak buwis cánach treth zergak
technology: texnologiyaları teicneolaíochta teknolojisi
television: televizyonculuk telewideniýe truyền_hình televisheni teilifís teledu telebista televiżjoni
textile: mensucat dokuma toxuculuq dokma
thermal: nhiệt_điện issiqlik
toy: oyuncak mainan
trade: söwda trádála merkataritza
transport: ulaştırma ulag ulaglary usafiri iompair garraioa garraio daşımaları
treasury: g'aznachilik hazina cisteáin ogasuna
union: birlashmasi birlashma birleşmesi birleşmäniň undeb batasuna sindikatua
united: nagkakaisang aontaithe unedig batua magħqudin
university: uniwersiteti ollscoile unibertsitatea unibertsitate
warehouse: depolama depoculuk pergudangan kho_bãi penyimpanan
white: putih nyeupe zuria abjad
wind_power: điện_gió
wine: şarapçılık ardoa ardo inbid
women: kababaihan wanawake merched emakume emakumeak wanita perempuan phụ_nữ
wood: kayu_kayan kereste pren zura egur egurra
youth: kabataan vijana ieuenctid gazte żgħażagħ pemuda thanh_niên
region_basque: basque basque_country euskal euskadi euskadiko euskal_herria euskal_herriko euskal_herri eusko país_vasco vasca vascas pays_basque
canning: konserve konservecilik pengalengan
directorate: directorate directorates stiúrthóireacht cyfarwyddiaeth direttorat direktorat
employer: employer employers işveren işverenler majikan waajiri fostóirí enpresari enpresarien cyflogwyr
employment: employment istihdam bandlik məşğulluq fostaíocht fostaíochta impjiegi impjieg enplegu enplegua cyflogaeth ajira
farmer: farmer farmers peladang peladangan magsasaka wakulima feirmeoirí feirmeoir ffermwyr amaethwyr nekazariak nekazari bdiewa çiftçi çiftçiler petani fermer fermerlar
frozen: frozen donmuş đông_lạnh dondurulmuş
nursing: nurse nurses altranais hemşirelik hemşireler keperawatan perawat jururawat muuguzi nyrsio erizaintza
revenue: revenue revenues mapato ioncaim hasil_dalam_negeri inland_revenue
worker: worker workers manggagawa wafanyakazi langile langileak ħaddiema pekerja işçi işçiler ishchilar oibrithe gweithwyr karyawan
trading_house: trade_house ticarət_evi savdo_uyi söwda_öýi
product: məhsulları mahsulotlari mahsulotlar məhsullar önümleri mamulleri ürünü produk keluaran
agency: ajans
material: malzemeleri bahan vật_tư vật_liệu
trade_union: công_đoàn sendika serikat_pekerja kesatuan_sekerja
governing_board: board boards kurulu lembaga bwrdd
region_anatolia: anatolia anatolian anadolu
region_anglesey: anglesey ynys_môn
region_biscay: biscay bizkaia bizkaiko vizcaya
region_gipuzkoa: gipuzkoa gipuzkoako guipúzcoa guipuzkoa
region_alava: alava arabako
region_navarre: navarre navarra nafarroa nafarroako navarro_foral
region_black_sea: black_sea karadeniz marea_neagră mer_noire
region_mediterranean: mediterranean akdeniz mediterráneo mediterránea méditerranée méditerranéen méditerranéenne meanmhara
region_thrace: thrace thracian trakya
region_caspian: caspian caspian_sea xəzər hazar_denizi xəzər_dəniz
region_karabakh: karabakh garabagh qarabağ karabağ
region_nakhchivan: nakhchivan nakhichevan naxçıvan nahçıvan
region_java: java jawa
region_mekong: mekong mekong_river cửu_long sông_mê_kông
region_wales: wales welsh cymru cymreig cymraeg gymraeg gymru nghymru
city_cardiff: cardiff caerdydd
city_swansea: swansea abertawe
city_cork: cork corcaigh corcaí chorcaí
city_galway: galway gaillimh gaillimhe
city_limerick: limerick luimneach luimnigh
region_munster: munster mumhan mumhain
region_leinster: leinster laighean laighin
region_ulster: ulster uladh
region_gozo: gozo gozitan għawdex għawdxi għawdxija
archipelago: archipelago nusantara kepulauan
animal: animal animals hayvan haywan heyvan wanyama ainmhithe anifeiliaid annimali
cigarette: cigarette cigarettes rokok sigara kretek sigara_fabrikası sigaret
coconut: coconut coconuts kelapa niyog hindistan_cevizi
commodity: commodity commodities haryt komoditi komoditas emtia
complex: complex complexes toplumy kompleks kompleksi kompleksleri khu_liên_hợp
concrete_ready: ready_mixed_concrete ready_mix_concrete readymix_concrete hazır_beton beton_siap_pakai
cooking_oil: cooking_oil edible_oil minyak_goreng minyak_masak
general_directorate: general_directorate directorate_general genel_müdürlüğü baş_idarəsi direktorat_jenderal
electricity_generation: electricity_generation elektrik_üretim elektrik_üretimi
entrepreneur: entrepreneur entrepreneurs telekeçiler telekeçi tadbirkorlar tadbirkorlik girişimci girişimciler sahibkarlar sahibkarlıq usahawan wirausaha ekintzaile pengusaha
industrialist: industrialist industrialists senagatçylar sanayiciler sanayicileri sanayici
fisherman: fisherman fishermen nelayan balıkçılar wavuvi iascairí arrantzaleak mangingisda pysgotwyr
frozen_food: frozen_food frozen_foods donmuş_gıda dondurulmuş_gıda makanan_beku
hazelnut: hazelnut hazelnuts fındık findiq
household_goods: household_goods household_articles ev_aletleri ev_eşyaları gia_dụng đồ_gia_dụng
home_textile: home_textile home_textiles ev_tekstili ev_tekstil
participation_bank: participation_bank katılım_bankası
participation: participation katılım penyertaan parteċipazzjoni
precious_metal: precious_metal precious_metals qimmatbaho_metallar kıymetli_madenler kıymetli_maden logam_mulia
sharia: sharia shariah syariah şeriat
transmission: transmission transmissions iletim iletimi transmisi penghantaran
white_goods: white_goods beyaz_eşya
wildlife: wildlife wanyamapori fiadhúlra bywyd_gwyllt hidupan_liar
yarn: yarn yarns iplik ipliği iplikçilik benang snáth
real_estate_investment_trust: real_estate_investment_trust real_estate_investment_company reit gayrimenkul_yatırım_ortaklığı
portfolio_management: portfolio_management portföy_yönetimi
court_of_accounts: court_of_accounts audit_court court_of_auditors sayıştay tribunal_de_cuentas cour_des_comptes corte_dei_conti rechnungshof rekenkamer
water_management: water_management suw_hojalygy
university_of_technology: university_of_technology technical_university technological_university đại_học_bách_khoa teknik_üniversitesi texniki_universiteti texnika_universiteti universiti_teknologi universiti_teknikal ollscoil_teicneolaíochta
operations: operations operation işletmeciliği işletmeleri
traffic: traffic giao_thông trafik lalu_lintas
facility: facility facilities sarana fasilitas tesisleri
shrimp: shrimp shrimps prawn prawns udang karides
capital_markets: capital_market capital_markets sermaye_piyasası masoko_ya_mitaji pasar_modal pasaran_modal
`;
