/** Further words of names in Turkish, Azerbaijani, Uzbek, Turkmen, Indonesian, Malay, Vietnamese, Filipino, Swahili, Irish, Welsh, Basque and Maltese, by their senses. */
export const FURTHER_SOUTHERN_WORDS = `
agricultural_machinery: tarım_makinaları tarım_makineleri
air_conditioning: iklimlendirme
air: udara
aircraft: ndege
army: angkatan_tentera tentara silahlı_kuvvetleri
asia_pacific: châu_á_thái_bình_dương
beverage: meşrubat
bread: ogia ħobż
brick: gạch_ngói
broadcasting_house: shirika_la_utangazaji
building: bangunan majengo
business: busnes
wire_cable: dây_và_cáp_điện
capital: mitaji
carpet: halıcılık
casting: dökümhane fundizioa
center: canolfan zentroa
central_bank: benki_kuu
ceramic: gốm_sứ
ceramics_tile: kiremit
chamber: palatası ganbera
charity: carthanas karità
cheese: caws gazta peynircilik
chemical: kimyevi himiýa
church: eglwys knisja
coal: kömürü makaa_ya_mawe
coast: pwani itsasertza
commerce: tráchtáil masnachol
commercial: tijorat kummerċjali
commercial_bank: paýdarlar_täjirçilik_banky benki_ya_biashara täjirçilik_banky
commodity_exchange: tovar_xom_ashyo_birjasi haryt_çig_mal_biržasy
community: pobail pobal cymuned cymunedol
computer: kompyuta
confectionery: bánh_kẹo
contracting: taahhüt
cooperative_bank: benki_ya_ushirika
county_unit: kaunti contae
credit: mkopo kreditua
design: thiết_kế
developer: pengembang
development_bank: benki_ya_maendeleo
diamond: berlian
distribution: bölüşdürmə
drilling: qazma pengeboran
dyeing: boyahane
east: gündogar ekialde
engineering: inġinerija mühendisler
exchange: birjası biržasy borża
export: ixrac ixracat
eyeglasses: gözlük
family: familja keluarga
fashion: thời_trang
federation: pederasyon federazzjoni
ferry: penyeberangan
foreign_trade: daşary_ykdysady tashqi_iqtisodiy
freedom: kalayaan uhuru kemerdekaan
freight: yük_daşımaları
group_of_companies: şirketler_topluluğu şirketler_grubu
guarantee: jaminan
district_heating: ısıtma
heritage: treftadaeth patrimonju warisan
house: nyumba etxe etxea evleri
household: rumah_tangga
housing: tithíochta etxebizitza etxebizitzak
import: idxal
industry_trade: công_thương
information: informasiya informazzjoni
innovation: berrikuntza inovasi
irrigation: suvarma pengairan
knitwear: örme
labour: lao_động tenaga_kerja
language: teanga iaith
leasing: sewa_guna
library: leabharlann llyfrgell librerija
lighting: chiếu_sáng
light_industry: yengil_sanoat
livestock: penternakan abeltzaintza eallach
lottery: undian lotterija
machine_tool: makina_erremintak makina_erreminta mesin_perkakas
main: utama
marine: kelautan marittimu
measurement: ölçü
mechanical: cơ_khí
metallurgical_combine: metallurgiya_kombinati
metallurgy: luyện_kim
military: quân_đội
mineral: khoáng_sản madini
mortgage: ipoteka cagaran
motor: motorlari
national_bank: bangkong_pambansa benki_ya_taifa
nature: naturiol naturiola doğa
network: sarea tarmoqlari jaringan mạng_lưới
news_agency: xəbər_agentliyi
nonferrous_metal: kim_loại_màu
atomic: nükleer nuklir
office: oifig swyddfa uffiċċju
oil_gas: minyak_dan_gas_bumi nebit_gaz
operator: işletmecisi
organisation: pertubuhan guramasy
pacific: thái_bình_dương
parts: suku_cadang
pasta: makarna
pawn: pegadaian
peace: kapayapaan perdamaian
pension: pinsean pinsin pensjoni
planning: ippjanar quy_hoạch
polytechnic: politeknik
poultry: piliç tavuk
power_generation: pembangkitan
press: metbugat gwasg prentsa
property: eiddo proprjetà
recycling: birziklatze kitar_semula
refrigeration: điện_lạnh
renewable_energy: năng_lượng_tái_tạo
republic: respublikasının
research: ikerketa araştırmaları
restaurant: kainan karinderya jatetxea
royal: ríoga brenhinol frenhinol
satellite: uydu
savings: jamg'arma
sea: farraige itsaso itsasoa
seafood: thủy_sản
shipping: gəmiçiliyi tbaħħir
silk: ipak ýüpek ipakchilik
silver: airgid zilarra fidda
sky: angkasa
social: kijamii cymdeithasol soċjali
social_security: hifadhi_ya_jamii keselamatan_sosial jaminan_sosial
standard: viwango piawaian
stone: cloch carreg ġebla
sugar: mía_đường
sun: grian gréine eguzki xemx
supply: təchizatı ta'minoti pembekalan
system: córas hệ_thống
technology_park: parke_teknologikoa teknopark teknokent
telephone: simu
theatre: amharclann taibhdhearc antzokia
tool: peralatan erremintak
tourism: syýahatçylyk turasóireachta turismoa
training: oiliúint oiliúna hyfforddiant taħriġ
trust: iontaobhas ymddiriedolaeth
tyre: lastikleri
urban: kentsel
waste: sisa_pepejal hondakinak hondakin
waterworks: su_təchizatı suv_ta'minoti
weapon: persenjataan
west: günbatar mendebalde
wool: olann gwlân
works: công_trình
environmental_protection: caomhnú_comhshaoil um_chaomhnú_comhshaoil
IE: héireann éireannach
pulp: bubur_kertas
solar_energy: tenaga_surya solar_power
architect: mimarlar mimarları
brokerage: aracı_kurum aracılık
device: cihazları cihaz
district: ilçesi quận_huyện
egg: telur itlog
equipment: perlengkapan kelengkapan
feed: yemleri pakan_ternak
goods: barang barangan
handicrafts: thủ_công_mỹ_nghệ mỹ_nghệ
history: tarih sejarah
installation: tesisat lắp_đặt xây_lắp
manufacturing: chế_tạo pekilang pengilang imalatçılık
capital_city: büyükşehir başkent
mint: percetakan_uang peruri
safety: keselamatan
sanitary_ware: vitrifiye banyo
solution: çözüm giải_pháp
stationery: kırtasiye văn_phòng_phẩm
student: mahasiswa pelajar
carbuilding: taşıtları araçları
village: köyü kampung
wealth: kekayaan gia_sản
aid: yardım yardımı
consumer: konsumen pengguna tüketici
pastry: pastane pastacılık
statistics: perangkaan istatistik statistik
basque_language: basque_language euskara euskera euskararen
foral_council: provincial_council foral_council foru_aldundia diputación_foral
mekong_delta: mekong_delta đồng_bằng_sông_cửu_long
red_river: red_river sông_hồng
southeast_asia: southeast_asia south_east_asia southeast_asian asia_tenggara
gaeltacht: gaeltacht gaeltachta
irish_language: irish_language gaeilge
electricity_transmission: electricity_transmission elektrik_iletim elektrik_iletimi
fodder: fodder fodders yem_sanayii
futures: futures berjangka vadeli_işlemler
fuel_station: gas_station petrol_station fuel_station filling_station akaryakıt_istasyonu
ground_handling: ground_handling ground_services yer_hizmetleri
mass_housing: mass_housing toplu_konut
retirement_fund: retirement_fund kumpulan_wang_persaraan
provident_fund: provident_fund kumpulan_wang_simpanan
sauce: sauce sauces kicap soslar
electricity_supply_board: electricity_supply_board bord_soláthair_an_leictreachais
wealth_fund: wealth_fund sovereign_wealth_fund varlık_fonu
natural_resources: natural_resources likas_na_yaman cyfoeth_naturiol sumber_daya_alam acmhainní_nádúrtha
silk_road: silk_road ipek_yolu ipak_yo'li ýüpek_ýoly
revenue_authority: revenue_authority mamlaka_ya_mapato awdurdod_cyllid
county_council: county_council cyngor_sir comhairle_contae
electric_wire: electric_wire dây_điện
asphalt: aspal
apricot: apricot apricots kayısı
bamboo: bamboo buluh
cinnamon: cinnamon kayu_manis tarçın
citrus: narenciye
clearing: clearing kliring bù_trừ
clove: clove cloves cengkeh
customer: customer customers pelanggan müşteri
depository: depository depositories lưu_ký
exporter: exporter exporters ihracatçı ihracatçılar ihracatçıları
fabric: fabric fabrics kumaş kumaşçılık kumaşları
interior: interior interiors nội_thất
minister: minister ministers menteri
pepper: pepper peppers hồ_tiêu karabiber
pineapple: pineapple pineapples nanas
presidency: presidency cumhurbaşkanlığı başkanlığı
religion: religion agama
sailing: sailing yelken yelkencilik
scrap: scrap hurda hurdacılık
seaweed: seaweed seaweeds rumput_laut rong_biển
seedling: seedling seedlings fidancılık
slaughterhouse: slaughterhouse abattoir mezbaha
solidarity: solidarity dayanışma
tomato_paste: tomato_paste salça
trustee: trustee trustees pemegang_amanah
treatment: treatment xử_lý arıtma
excavation: excavation hafriyat
bar_association: bar_association barosu
precast: precast beton_pracetak prekast
rattan: rattan mây_tre
unit_trust: unit_trust amanah_saham
traditional_medicine: traditional_medicine y_học_cổ_truyền obat_tradisional
event: event events sự_kiện
`;
