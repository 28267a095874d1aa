/**
 * Further spellings of the senses: Azerbaijani, Uzbek, Kazakh, Turkish, Mongolian, Malay, Indonesian, Filipino,
 * Vietnamese with the letters that stand for its words, Swahili and Afrikaans.
 */
export const ASIAN_AFRICAN_WORDS = `
bank: bankı банкі банкы бонк benki bangko банк bancu nh
commercial_bank: commercial_bank joint_stock_commercial_bank ngân_hàng_thương_mại_cổ_phần ngân_hàng_tmcp nh_tmcp nhtmcp tmcp thương_mại_cổ_phần aksiyadorlik_tijorat_banki tijorat_banki ticarət_bankı коммерциялық_банк арилжааны_банк bank_komersial
insurance: sığorta sug'urta sugurta сақтандыру даатгал bima versekering takaful_insurans sigortası
life_insurance: asuransi_jiwa həyat_sığorta hayot_sug'urta insurans_hayat bảo_hiểm_nhân_thọ hayat_sigorta hayat lewensversekering
finance: maliyyə moliya қаржы санхүү fedha finansies pananalapi kewangan
credit: krediti кредит несие зээл mikopo krediet pautang tín_dụng
savings: əmanət omonat жинақ хадгаламж akiba impok simpanan tiết_kiệm
investment: investisiya sarmaya sarmoya инвестиция хөрөнгө_оруулалт uwekezaji belegging pamumuhunan penanaman_modal đt yatırımlar
fund: fondu jamg'arma jamgarma қор қоры сан mfuko pondo tabung quỹ
capital: sərmayə капитал хөрөнгө mtaji kapitaal puhunan
foundation: wakf jamg'armasi қоры fondi taasisi stigting pundasyon tổ_chức_từ_thiện
group: qrup qrupu guruh guruhi топ тобы бүлэг kundi kelompok
holding: holdinq xolding холдинг холдингі pegangan
company: şirkət şirkəti kompaniya kompaniyasi компания компаниясы серіктестік компани kampuni maatskappy kompanya perusahaan cty
enterprise: müəssisə müəssisəsi korxona korxonasi кәсіпорын кәсіпорны мекеме үйлдвэрийн_газар biashara negosyo usahawan xí_nghiệp xn işletmesi
industry: sənaye sanoat sanoati өнеркәсіп өнеркәсібі аж_үйлдвэр viwanda nywerheid industriya perindustri
plant: zavodu fabriki zavodi zavodlari fabrikasi зауыт зауыты фабрикасы үйлдвэр kiwanda pabrika pagawaan xưởng tesisi tesisleri
combine: kombinatı kombinati комбинат комбинаты majmuasi majmua
manufacturing: istehsal istehsalat ishlab_chiqarish өндіріс өндірісі үйлдвэрлэл utengenezaji pagmamanupaktura pengeluaran pengilangan sx imalatı
production_trading: production_trading sản_xuất_thương_mại sxtm sx_tm
trade_service: trading_and_service thương_mại_dịch_vụ tmdv tm_dv
investment_development: investment_and_development đầu_tư_phát_triển đtpt đt_pt
investment_construction: investment_and_construction đầu_tư_xây_dựng đtxd đt_xd
one_member: one_member single_member một_thành_viên mtv
import_export: idxal_ixrac xnk uagizaji_na_usafirishaji invoer_en_uitvoer eksport_impor
trade: ticarət ticarəti savdo savdosi сауда саудасы худалдаа худалдааны biashara kalakalan pangangalakal dagang niaga tm tic ticareti
wholesale: topdan ulgurji көтерме бөөний jumla pakyawan borong pemborong
retail: pərakəndə chakana бөлшек жижиглэн rejareja kleinhandel tingian runcit eceran
construction: tikinti qurilish құрылыс барилга ujenzi konstruksie konstruksyon bangunan xd xây_lắp inşaatı yapı
real_estate: daşınmaz_əmlak ko'chmas_mulk жылжымайтын_мүлік үл_хөдлөх_хөрөнгө mali_isiyohamishika eiendomme real_estat bđs địa_ốc
housing: mənzil uy_joy тұрғын_үй орон_сууц nyumba behuising pabahay nhà toplu_konut
development: inkişaf rivojlanish rivojlantirish taraqqiyot даму дамыту хөгжил хөгжлийн maendeleo pagpapaunlad kaunlaran kemajuan pt
engineering: mühəndislik muhandislik инжиниринг инженерлік uhandisi ingenieurswese inhinyeriya kejuruteraan rekayasa kỹ_thuật kt
technology: texnologiya texnologiyalar технологиялар технологи teknolojia tegnologie teknolohiya cn teknolojileri
energy: enerjisi энергия энергетика эрчим_хүч nishati enerhiya
electricity: elektrika elektr электр цахилгаан umeme elektrisiteit krag kuryente kelistrikan điện
electric: elektr elektrik elektrikal điện
power_station: power_station power_plant elektr_stansiyasi elektrik_stansiyası электр_станциясы цахилгаан_станц pembangkit_listrik nhà_máy_điện nhiệt_điện santrali kragsentrale
hydro: su_elektrik gidroelektr гидроэлектр усан_цахилгаан hidroelektrik
oil: neft yog' moy мұнай газрын_тос mafuta langis dầu
oil_gas: neft_qaz neftgaz neft_va_gaz мұнай_газ dầu_khí minyak_dan_gas migas petrol_ve_doğalgaz mafuta_na_gesi
gas: qaz табиғи_газ газ байгалийн_хий gesi gas_alam doğal_gaz
petrochemical: neft_kimya neftkimyo мұнай_химия petrokimia hóa_dầu petrokimya
chemical: kimyo химия хими kemikali chemikalie kimyasal
fertiliser: gübrə o'g'it тыңайтқыш бордоо mbolea kunsmis abono baja pupuk phân_bón
cement: saruji semento
concrete: бетон zege kongkreto konkrit bê_tông
brick: kərpic g'isht кірпіш тоосго matofali ladrilyo bata batu_bata gạch
glass: şüşə oyna shisha шыны шил kioo salamin
steel: polad po'lat болат ган chuma bakal besi_baja
metal: metallurgiya металл металлургия төмөрлөг logam kim_loại
iron: dəmir temir темір төмөр chuma yster bakal besi sắt gang_thép
aluminium: alüminium alyuminiy алюминий хөнгөн_цагаан alumini aluminyo nhôm
copper: mis мыс зэс shaba koper tanso tembaga
gold: qızıl oltin алтын алт dhahabu goud ginto emas vàng
silver: kumush күміс мөнгө fedha silwer pilak perak bạc
mining: mədən kon konchilik тау_кен уул_уурхай uchimbaji_madini mynbou pagmimina khai_thác_khoáng_sản khoáng_sản
coal: ko'mir көмір нүүрс makaa steenkool karbon uling arang_batu batubara batu_bara than
wood: taxta yog'och ağac ағаш мод mbao kahoy
paper: kağız qog'oz қағаз цаас karatasi
packaging: qablaşdırma qadoqlash орау сав_баглаа_боодол ufungaji verpakking pembungkusan kemasan bao_bì
plastic: plastmassa пластик хуванцар plastiki plastiek
rubber: rezin kauchuk каучук резин mpira goma getah karet cao_su lastik
textile: toxuculuk to'qimachilik тоқыма нэхмэл nguo tekstiel tela
garment: tikiş paltar tikuvchilik kiyim тігін оёдол mavazi klere kasuotan garmen
leather: dəri gön teri charm тері былғары арьс шир ngozi katad kulit da
carpet: xalça gilam кілем хивс zulia tapyt karpet permaidani thảm
wool: yun jung жүн ноос ноолуур pamba_ya_kondoo wol bulu len yün
cashmere: cashmere ноолуур кашемир kaşmir カシミヤ 羊绒
food: qida ərzaq oziq_ovqat азық_түлік тамақ хүнс хүнсний chakula voedsel pagkain pangan boga
beverage: içki ichimlik ichimliklar сусын ундаа vinywaji drank inumin đồ_uống bia_nước_giải_khát
brewery: pivə pivo сыра шар_айраг brouery serbeserya bir
wine: şərab sharob шарап дарс mvinyo wyn alak wain rượu_vang
liquor: araq arak арақ архи pombe_kali
milk: süd sut сүт сүү maziwa gatas tenusu
meat: ət go'sht ет мах махан nyama vleis karne et et_ürünleri
bread: çörək non нан талх mkate tinapay roti bánh_mì
bakery: çörəkçilik novvoyxona наубайхана талх_чихэр bakkery panaderya kedai_roti bánh_kẹo unlu_mamuller
flour: un unu ұн гурил unga meel harina tepung tepung_terigu bột bột_mì
sugar: şəkər shakar қант элсэн_чихэр sukari asukal
tea: choy шай цай chai tsaa teh trà
coffee: qəhvə kofe kahawa koffie kape kopi cà_phê
rice: düyü guruch күріш будаа mchele rys bigas beras padi gạo lúa_gạo
salt: duz тұз давс chumvi sout asin garam muối
tobacco: tamaki темекі тамхи tumbaku tabako tembakau thuốc_lá
cotton: pambıq paxta мақта хөвөн pamba katoen bulak kapas bông
fish: balıq baliq балық загас samaki isda cá balıkçılık
seafood: hải_sản makanan_laut pagkaing_dagat deniz_ürünleri
agriculture: kənd_təsərrüfatı qishloq_xo'jaligi ауыл_шаруашылығы хөдөө_аж_ахуй kilimo landbou pagsasaka agrikultura nông_sản
livestock: heyvandarlıq chorvachilik мал_шаруашылығы мал_аж_ахуй mifugo veeboerdery paghahayupan ternakan peternakan chăn_nuôi
poultry: quşçuluq parrandachilik құс_шаруашылығы шувууны_аж_ахуй kuku manukan ayam unggas gia_cầm
feed: ozuqa жем тэжээл chakula_cha_mifugo pakain makanan_ternakan pakan thức_ăn_chăn_nuôi
farm: fermer fermer_xo'jaligi ферма шаруа_қожалығы фермер_аж_ахуй shamba plaas sakahan ladang trang_trại
boerdery: farming farms boerdery boerderye
forest: meşə o'rmon орман ой_мод misitu bosbou kagubatan perhutanan lâm_sản
water: su suv су ус усан maji tubig air
pharmaceutical: əczaçılıq dərman farmatsevtika фармацевтика дәрі эм_зүй эмийн dawa farmaseutiese parmasyutikal farmaseutikal
pharmacy: aptek dorixona дәріхана эмийн_сан duka_la_dawa botika farmasi_kedai
hospital: xəstəxana xəstəxanası kasalxona kasalxonasi shifoxona аурухана ауруханасы эмнэлэг эмнэлгийн hospitali hospitaal ospital pagamutan bv
general_hospital: general_hospital bệnh_viện_đa_khoa bvđk rumah_sakit_umum rsud allgemeines_krankenhaus
clinic: klinikası klinikasi клиникасы емхана емнэлэг_клиник kliniki kliniek phòng_khám polikliniği
medical: tibbi tibb tibbiyot медициналық эмнэлгийн matibabu mediese medikal perubatan medis y_tế y_khoa thiết_bị_y_tế
health: səhiyyə sog'liqni_saqlash денсаулық эрүүл_мэнд afya gesondheid kalusugan kesihatan kesehatan sức_khỏe y_tế
transport: nəqliyyat daşıma tashish көлік тасымал тээвэр тээврийн usafirishaji uchukuzi transportasyon transportasi vt ulaşım
logistics: logistikasi логистика ложистик vifaa logistiek lohistika tiếp_vận
freight: yük yuk жүк ачаа mizigo vrag kargamento muatan hàng_hóa kargo
warehouse: anbar ombor қойма агуулах ghala bodega gudang kho kho_vận depo antrepo
railway: dəmir_yolu dəmir_yolları temir_yo'l temir_yo'llari темір_жол темір_жолы төмөр_зам reli spoorweë perkeretaapian keretapi daang_bakal
railway_national: temir_zholy temir_joly
airline: havo_yo'llari әуе_жолдары әуе_компаниясы агаарын_тээвэр нисэх mashirika_ya_ndege lugdiens lugredery linyang_panghimpapawid syarikat_penerbangan maskapai
airport: hava_limanı әуежай әуежайы нисэх_онгоцны_буудал uwanja_wa_ndege lughawe paliparan bandar_udara
port: limanı порт порты боомт bandari hawe daungan pantalan
shipping: gəmiçilik kemachilik кеме_қатынасы далайн_тээвэр meli skeepvaart pagpapadala hàng_hải
ocean_shipping: ocean_shipping vận_tải_biển
shipbuilding: gəmiqayırma kemasozlik кеме_жасау ujenzi_wa_meli skeepsbou paggawa_ng_barko pembinaan_kapal galangan_kapal đóng_tàu
road: avtomobil_yolları yo'l yo'llari жол жолдары зам barabara pad paaie daan kalsada jalan jalan_raya đường đường_bộ giao_thông karayolları
bridge: körpü ko'prik көпір гүүр daraja brug tulay jambatan jembatan cầu cầu_đường
automobile: avtomobil avtomobili avto автомобиль машин magari motors sasakyan kereta kenderaan otomotif mobil xe_hơi otomobil
machine: maşın maşınqayırma mashina mashinasozlik машина машина_жасау машин_механизм mashine masjinerie makinarya jentera mesin máy_móc
machine_building: maşınqayırma mashinasozlik машина_жасау pemesinan
equipment: avadanlıq uskuna жабдық тоног_төхөөрөмж vifaa toerusting kagamitan peralatan thiết_bị tb
telecom: rabitə telekommunikasiya aloqa telekommunikatsiya телекоммуникация байланыс харилцаа_холбоо mawasiliano_ya_simu telekommunikasie telekomunikasyon vt haberleşme
communication: rabitə aloqa байланыс холбоо mawasiliano kommunikasie komunikasyon komunikasi thông_tin truyền_thông
information: məlumat axborot ақпарат мэдээлэл habari inligting impormasyon maklumat informasi thông_tin
post: poçt pochta pochtasi пошта шуудан poskantoor koreo ptt
software: proqram_təminatı dasturiy бағдарламалық програм_хангамж programu sagteware
electronics: elektron электроника электрон elektroniki elektroniks
media: mediya ommaviy_axborot медиа бұқаралық_ақпарат хэвлэл_мэдээлэл vyombo_vya_habari midya
publishing: nəşriyyat nəşriyyatı nashriyot nashriyoti баспа баспасы хэвлэлийн_газар uchapishaji uitgewers palimbagan nxb
printing: mətbəə bosmaxona баспахана хэвлэх_үйлдвэр uchapaji drukkers in matbaacılık
education: təhsil ta'lim білім_беру боловсрол elimu onderwys edukasyon öğretim
university: университеті их_сургууль chuo_kikuu unibersidad pamantasan trường_đại_học đh
school: məktəb məktəbi maktab maktabi мектеп мектебі сургууль shule skool paaralan eskwelahan trường_học
college: kollec kollej kolleji колледж колледжі коллеж chuo kollege kolehiyo kolej cao_đẳng trường_cao_đẳng yüksekokulu
academy: akademiya akademiyası akademiyasi академия академиясы академи chuo_cha akademya akademi học_viện akademisi
institute: institutu институты хүрээлэн taasisi_ya surian
research: tədqiqat ilmiy_tadqiqot tadqiqot зерттеу судалгаа utafiti navorsing pananaliksik riset
technical: texniki texnika техникалық техник kiufundi tegniese teknikal kỹ_thuật
hotel: mehmanxana oteli mehmonxona қонақ_үй зочид_буудал otelleri
restaurant: restoranı мейрамхана зоогийн_газар mgahawa restourant restawran lokantası
tourism: туризм жуулчлал аялал_жуулчлал utalii dl
travel: səyahət sayohat саяхат аялал safari paglalakbay pelancongan wisata
service: xidmət xidməti xidmətləri xizmat xizmati xizmatlari қызмет қызметі сервис үйлчилгээ huduma diens serbisyo pelayanan dv
consulting: məsləhət konsaltinq maslahat кеңес зөвлөх ushauri raadgewende konsultasie pagkonsulta tv müşavirlik
security_guard: mühafizə qo'riqlash күзет харуул_хамгаалалт ulinzi sekuriteit kawalan keselamatan keamanan koruma
cleaning: təmizlik tozalash тазалау цэвэрлэгээ usafi skoonmaak paglilinis pembersihan kebersihan
advertising: reklamı жарнама зар_сурталчилгаа matangazo reklame patalastas pengiklanan periklanan iklan quảng_cáo reklamcılık
law: hüquq huquq заң құқық хууль sheria regs batas undang_undang hukum
accounting: mühasibat buxgalteriya бухгалтерия нягтлан_бодох uhasibu rekeningkundige akawnting
audit: audit auditi аудит ukaguzi oudit kiểm_toán denetim аудиторск~
market: bazar bazarı bozor bozori базар базары зах soko mark palengke pamilihan pasar chợ pazarı
store: dükan do'kon дүкен дэлгүүр duka winkel tindahan kedai toko cửa_hàng mağazası
center: mərkəz mərkəzi markaz markazi орталық орталығы төв kituo sentrum sentro pusat trung_tâm
office: idora кеңсе оффис ofisi kantoor tanggapan pejabat kantor văn_phòng
branch: filialı filiali филиалы салбар tawi tak sangay cn
association: assosiasiya birliyi uyushma uyushmasi қауымдастық қауымдастығы холбоо jumuiya chama samahan asosasyon kapisanan perhimpunan birliği
cooperative: kooperativi кооператив хоршоо ushirika koöperasie kooperatiba htx
union: ittifaq ittifoq одақ одағы эвлэл muungano unie unyon kesatuan serikat liên_đoàn sendikası
international: beynəlxalq xalqaro халықаралық олон_улсын kimataifa internasionale internasyonal pandaigdig
national: milliy ұлттық үндэсний taifa ya_taifa la_taifa nasionale pambansa nasyonal negara
state: dövlət davlat мемлекеттік төрийн serikali negeri
federal: persekutuan федералды
general: ümumi umumiy жалпы ерөнхий jumla_ya heneral am tổng đa_khoa
general_corporation: general_corporation corporation tổng_công_ty
central: mərkəzi орталық төв kati sentrale sentral tw
republic: respublika respublikası respublikasi республикасы бүгд_найрамдах jamhuri republiek republika cộng_hòa
ministry: nazirliyi vazirlik vazirligi министрлігі яам wizara departement kagawaran kementerian bộ
department: departamenti idarəsi boshqarma boshqarmasi департаменті басқармасы газар_хэлтэс idara dinas jabatan sở cục tổng_cục genel_müdürlüğü
agency: agentlik agentliyi agentligi агенттігі агентлаг wakala agentskap ahensya agensi badan cục
committee: komitə komitəsi qo'mita qo'mitasi комитеті хороо kamati komite jawatankuasa panitia ủy_ban ubnd
council: şurası kengash kengashi кеңесі зөвлөл baraza raad sanggunian majlis dewan hội_đồng
authority: hakimiyyəti hokimiyati әкімдігі mamlaka owerheid awtoridad pangasiwaan lembaga penguasa otoritas ban_quản_lý
province: vilayəti viloyat viloyati облысы аймаг mkoa provinsie daerah
district: rayonu tuman tumani ауданы дүүрэг сум wilaya distrik daerah kecamatan kabupaten huyện ilçe
city: şəhər şəhəri shahar shahri қала қаласы хот хотын jiji stad lungsod siyudad bandar bandaraya kota thành_phố şehri
municipality: bələdiyyə bələdiyyəsi manispaa munisipaliteit munisipyo bayan majlis_perbandaran majlis_bandaraya pemerintah_kota
new: yangi жаңа шинэ mpya nuwe bago baharu mới tân
first: birinchi бірінші нэгдүгээр kwanza eerste una pertama đệ_nhất ilk
great: böyük buyuk ұлы үлкен их kubwa groot dakila besar raya đại
united: birləşmiş birlashgan біріккен нэгдсэн umoja verenigde nagkakaisa bersatu thống_nhất
people: xalq халық ардын wananchi volk bayan rakyat nhân_dân
east: şərq sharq шығыс зүүн дорнод mashariki oos silangan
west: qərb g'arb батыс баруун magharibi wes kanluran tây
north: şimal shimol солтүстік хойд умард kaskazini hilaga bắc
south: cənub janub оңтүстік өмнөд kusini suid timog
sea: dəniz dengiz теңіз далай тэнгис bahari see dagat laut biển
mountain: tog' тау уул mlima bundok gunung núi
river: çay_river daryo өзен гол mto rivier ilog sungai sông
star: ulduz yulduz жұлдыз од nyota ster bituin bintang sao
sun: günəş quyosh күн нар jua son araw matahari mặt_trời
life: həyat hayot өмір амьдрал maisha lewe buhay hayat jiwa nhân_thọ đời_sống
friend: dost do'st дос найз rafiki vriend kaibigan sahabat
sons: o'g'illari ұлдары хөвгүүд wana seuns anak_lalaki anak con_trai
brothers: qardaşlar aka_ukalar ағайынды ах_дүү ndugu broers magkapatid bersaudara anh_em
environment: ətraf_mühit atrof_muhit қоршаған_орта байгаль_орчин mazingira omgewing kapaligiran
waste: tullantı chiqindi қалдық хог_хаягдал taka basura sisa limbah rác_thải chất_thải
museum: muzeyi музейі музей makumbusho muzium
library: kitabxana kitabxanası kutubxona kutubxonasi кітапхана кітапханасы номын_сан maktaba biblioteek aklatan silid_aklatan kütüphanesi
theatre: teatrı театр театры ukumbi_wa_michezo tanghalan panggung nhà_hát tiyatrosu
stock_exchange: fond_birjası fond_birjasi қор_биржасы хөрөнгийн_бирж soko_la_hisa aandelebeurs bursa_saham sàn_giao_dịch_chứng_khoán
securities: qiymətli_kağızlar qimmatli_qog'ozlar бағалы_қағаздар үнэт_цаас dhamana sekuriteite sekuriti efek sekuritas chứng_khoán ck
fund_management: fund_management quản_lý_quỹ pengurusan_dana manajer_investasi
management: idarəetmə boshqaruv басқару удирдлага usimamizi bestuur pamamahala pengurusan manajemen pengelola quản_lý
asset_management: pengurusan_aset manajemen_aset quản_lý_tài_sản varlık_yönetimi
leasing: lizinq lizing лизинг ukodishaji bruikhuur_leasing pajakan sewa_guna_usaha cho_thuê_tài_chính finansal_kiralama
rental: icarə ijara жалға_беру түрээс kukodisha verhuring upahan sewa cho_thuê
supply: təchizat ta'minot жабдықтау ханган_нийлүүлэлт ugavi verskaffing suplay bekalan pembekal pasokan pemasok cung_ứng
distribution: paylama distribusiya tarqatish тарату түгээлт usambazaji verspreiding pamamahagi pengedaran pengedar distribusi phân_phối dağıtımı
building_material: tikinti_materialları qurilish_materiallari құрылыс_материалдары барилгын_материал vifaa_vya_ujenzi boumateriaal bahan_binaan bahan_bangunan vật_liệu_xây_dựng vlxd yapı_malzemeleri
furniture: mebeli жиһаз тавилга samani muwebles đồ_gỗ
flower: gül çiçək gul гүл цэцэг maua blom bulaklak bunga
fruit: meyvə meva жеміс жимс matunda vrugte prutas buah trái_cây
vegetable: tərəvəz sabzavot көкөніс хүнсний_ногоо mboga groente gulay sayur rau rau_quả
garden: bağ bog' бақ цэцэрлэг bustani tuin hardin taman vườn
gems: daş_qaş zargarlik зергерлік үнэт_чулуу vito edelstene alahas barang_kemas kuyumculuk
jewellery: zərgərlik zargarlik зергерлік алт_мөнгөн_эдлэл juweliersware barang_kemas perhiasan vàng_bạc_đá_quý trang_sức kuyumcu mücevherat
sport: idman sporti michezo isports sporu
defence: müdafiə mudofaa қорғаныс батлан_хамгаалах ulinzi_wa_taifa verdediging tanggulan pertahanan quốc_phòng
police: polisi politsiya полиция цагдаа polisie pulisya công_an emniyet
`;
