/** Rarer words of names in Turkish, Azerbaijani, Uzbek, Turkmen, Indonesian, Malay, Vietnamese, Filipino, Swahili, Irish, Welsh, Basque and Maltese, by their senses. */
export const RARER_SOUTHERN_WORDS = `
building_material: gurluşyk_materiallary
care: gofal
chicken: manok
city: cathrach
consortium: partzuergoa
cooperation: comhar
copper: đồng_thau
cotton: pagta
credit_union: comhar_creidmheasa
crescent: bulan_sabit
dental: fiaclóireachta
department: roinn
development_board: garapen_agentzia
dragon: draig
eagle: elang helang agila iolar eryr arranoa
elephant: gajah ndovu
emergency: larrialdi
emergency_care: otharcharr
europe: eorpach
flour: dqiq
football: pêl_droed
forging: burdinola
freeport: port_ħieles
furniture: altzariak
general: orokorra
gold: deheb
lion: singa llew lehoia
meat: haragi
moon: bulan buwan mwezi gealach lleuad ilargi
oil: nebit
paper: kagyz
parliament: senedd
pawnshop: sanglaan
peat: móna
people: sambayanan
salt: gatza
shoes: żraben
tiger: harimau
weaving: gwehyddu
whisky: whiskey whiskeys fuisce viski wisgi
concern: konserni
space: kosmik
accounting: kontabilitate
agricultural_products: nông_sản
asset_management: pengelolaan_aset
asset: tài_sản
biotechnology: bioteknologi
chain: zincir
chocolate: cokelat
compressor: kompresör
cosmetics: hóa_mỹ_phẩm
creative: kreatif
cultivation: budidaya
dairy: mandıra
dam: barajı
detergent: chất_tẩy_rửa
digital: kỹ_thuật_số
doctor: dokter
elevator: asansörleri
entertainment: giải_trí
exploration: eksplorasi
flower: çiçekçilik
money_exchange: valuta_asing
free_zone: serbest_bölgesi
fruit: buah_buahan
geological: địa_chất
greenhouse: seracılık
heavy_industry: industri_berat
industrial_zone: sanayi_bölgesi
ink: mürekkep
jewellery: kim_hoàn
kindergarten: anaokulu
knowledge: pengetahuan
locomotive: lokomotif
maintenance: bakım_onarım
rapid_transit: transit_aliran_massa
merchant: esnaf
meteorology: khí_tượng
park: công_viên
payment: thanh_toán
production: produksi
quality: chất_lượng
rope: halat
spice: bumbu
starch: nişasta
steel_pipe: ống_thép
survey: khảo_sát
swimming: yüzme
tradition: cổ_truyền
travel_agency: seyahat_acentası
vegetable: sayuran
veterinary: baytar
welfare: kebajikan
yacht: yatçılık
pharmacy: ecza_deposu
archdiocese: archdiocese arċidjoċesi archidiócesis arcidiocesi archidiecezja arcebiskupství érsekség başpiskoposluk archidiocèse
handbag: handbag handbags çanta çantacılık túi_xách
biscuit: biscuit biscuits bisküvi bisküit biskut fioscaí bisgedi
boron: boron bor_madencilik bor_ürünleri
cashew: cashew cashews cashew_nut cashew_nuts korosho hạt_điều
cider: cider ciders sagardo sagardoa sagardotegia ceirtlis seidr
commissioner: commissioner commissioners coimisinéir coimisinéirí comisiynydd kummissarju pesuruhjaya
deposit: deposit deposits mevduat omonat omonatlar taisce adneuon depożitu tiền_gửi
fish_sauce: fish_sauce nước_mắm
gallery: gallery galleries dánlann galerisi galereyası galereýasy
liquefied_gas: liquefied_gas liquified_gas likit_gaz sıvılaştırılmış_gaz
magnesite: magnesite magnesites manyezit
melioration: melioration meliorasiya meliorasi
motor_vehicles: motor_vehicles motor_vehicle motorlu_araçlar motorlu_taşıtlar
oil_seed: oil_seed oil_seeds oilseed oilseeds yağlı_tohumlar yağlı_tohum
porcelain: porselen porselain
progress: progress pagsulong terakki tərəqqi
retirement: retirement persaraan
sisal: sisal mkonge katani
slate: slate slates llechi llechen
socks: socks çorap çorapları corab
sulphur: sulphur sulfur kükürt belerang
vinegar: sirke cuka ozpina finéagar
waterway: waterway waterways đường_thủy su_yolları uiscebhealaí
building_society: building_society cymdeithas_adeiladu
credit_guarantee: credit_guarantee jaminan_kredit penjaminan_kredit kredi_garanti
urban_environment: urban_environment môi_trường_đô_thị
lottery_construction: lottery_construction xổ_số_kiến_thiết
thermos: thermos thermos_flask phích_nước
plant_protection: plant_protection bảo_vệ_thực_vật bitki_koruma
city_hall: city_hall dewan_bandaraya udaletxea
clean_water: clean_water nước_sạch
`;
