/** Words of public life, faith, law and the parts of a state, as `sense: words` (see `senses.ts`). */
export const PUBLIC_LIFE_SENSES = `
museum: museum museums музе~ musée museo museu muzeum muzeul múzeum museet museot muuseum muziejus muzejs μουσείο 博物館 博物馆 美術館 ミュージアム 박물관 متحف موزه מוזיאון พิพิธภัณฑ์ müze müzesi bảo_tàng संग्रहालय জাদুঘর მუზეუმი թանգարան
library: library libraries библиотек~ бібліотек~ bibliothek bibliothèque biblioteca bibliotheek biblioteka biblioteket knihovna knižnica könyvtár kirjasto knjižnica raamatukogu βιβλιοθήκη 図書館 图书馆 圖書館 도서관 مكتبة کتابخانه ספרייה หอสมุด kütüphane thư_viện perpustakaan पुस्तकालय গ্রন্থাগার
archive: archive archives архив~ archiv archivo arquivo archivio archief archiwum arkiv αρχείο 档案 أرشيف arşiv
lottery: lottery lotteries lotto лотере~ lotterie loterie lotería loteria lotteria loterij lotteri lotto_toto sorsjáték λαχείο 宝くじ 彩票 복권 يانصيب piyango xổ_số
customs: customs таможенн~ таможн~ митн~ zoll douane douanes aduana aduanas alfândega dogana cła celní vám tull tolli muitinė muita τελωνείο 税関 海关 海關 세관 جمارك گمرک gümrük hải_quan bea_cukai kastam
court: court courts суд gericht tribunal tribunale corte rechtbank sąd soud súd bíróság domstol tuomioistuin δικαστήριο 裁判所 法院 법원 محكمة دادگاه mahkemesi tòa_án pengadilan mahkamah
prosecutor: prosecutor attorney_general прокуратур~ staatsanwaltschaft procuraduría fiscalía procuradoria prokuratura 検察 检察院 نيابة دادستانی savcılık
parliament: parliament parliamentary парламент~ parlament parlement parlamento parlamentti riigikogu seimas saeima 国会 議会 برلمان majlis meclisi
customs_tax: tax_service tax_office revenue_service internal_revenue налогов~_служб~ налогов~_инспекц~ finanzamt agencia_tributaria skatteverket 税務署 税务局 国税
superintendency: superintendency superintendence superintendent superintendencia superintendência surintendance
regulator: regulator regulatory regulation регулятор~ regulierungsbehörde régulation regulador reguladora regolazione 規制 监管 تنظيم
inspectorate: inspectorate inspection_service инспекц~ inspektorat inspection inspektion inspección ispettorato inspecția inspekcija
ombudsman: ombudsman омбудсман~ defensoría defensor_del_pueblo médiateur
embassy: embassy посольств~ botschaft ambassade embajada embaixada ambasciata ambasada velvyslanectví nagykövetség suurlähetystö 大使館 大使馆 سفارة سفارت büyükelçiliği đại_sứ_quán
consulate: consulate консульств~ konsulat consulat consulado consolato 領事館 领事馆 قنصلية
municipality: municipality municipal_council municipal_government муниципалитет~ gemeinde commune municipalidad municipio município municipalité comune gemeente gmina obec općina opština община občina kommun kommune kunta comuna savivaldybė pašvaldība vald prefeitura_municipal prefeitura ayuntamiento ajuntament alcaldía mairie urząd_miasta belediye belediyesi بلدية شهرداری δήμος municipalitatea
city_of: city_of city_government город~_администраци~ stadt stad stadtverwaltung miasto město mesto města városa grad ciudad cidade città ville_de πόλη thành_phố kota bandaraya bandar lungsod קריית עיריית 市役所 市政府
province: province provincial провинци~ provinz provincie provincia província prowincja provincial_de iller ili 省 استان محافظة tỉnh provinsi lalawigan wilayah
canton: canton cantonal cantonale cantonali kanton kantonal kantonale kantons kantonalen
county_unit: county graafschap condado comté comtat megye megyei județ județean županija apskritis fylke fylkeskommune 郡 县 縣
governorate: governorate gubernia губернск~ muhafazah محافظة
rural: rural rurale сельск~ ländlich rurales landelijk wiejski venkovský vidéki rural_de ruralna kaimo lauku maa pedesaan luar_bandar nông_thôn 農村 农村 농촌 ريفية روستایی kırsal
urban: urban urbain urbaine urbano urbana городск~ städtisch stedelijk miejski miejskie miejska městský mestský városi gradska gradski miesto pilsētas urbane 都市 城市 şehir_içi đô_thị perkotaan
american: american americana americano américaine américain amerikanisch amerikanische amerikaans american~ американск~ アメリカン 美国 أمريكية amerikan amerykański
nation: nation nación nação nazione нац~ naród národ nemzet popor 民族 أمة
crown: crown krone couronne corona coroa корон~ kroon korona koruna taç 王冠 クラウン تاج
commonwealth: commonwealth содружеств~ 連邦
veteran: veteran veterans ветеран~ anciens_combattants veteranen veteranos veterani kombatant 退役军人 cựu_chiến_binh
pensioner: pensioners retirees пенсионер~ rentner retraités jubilados pensionati emeryci 退休
disabled: disabled invalid invalids handicapped инвалид~ behinderte handicapés discapacitados deficientes disabili niepełnosprawni 障害者 残疾人 장애인 معاقين engelli người_khuyết_tật
blind: blind слеп~ blinde aveugles ciegos cegos ciechi niewidomi nevidomých 盲人 مكفوفين
saint: saint san santo santa são sankt sint sainte svatý svätý święty szent свят~ άγιος 聖 圣 قديس sveti sveta şen thánh
holy: holy sacred santa sainte heilige heilig sacro sagrado sagrada sacré sacra sacré_coeur święta svatá свят~ ιερά
mercy: mercy misericordia misericórdia miséricorde barmherzigkeit милосерд~ miłosierdzia charitable_house
church: church churches церков~ церкв~ kirche église iglesia igreja chiesa kerk kościół kostel cirkev egyház crkva kirkko kirken kyrkan biserica bažnyčia baznīca kirik εκκλησία 教会 教會 교회 كنيسة کلیسا כנסייה kilisesi giáo_hội gereja simbahan
parish: parish приход~ pfarrei pfarre paroisse parroquia paróquia parrocchia parochie parafia farnost plébánia župa seurakunta församling sogn parapija draudze 教区
monastery: monastery convent abbey монастыр~ kloster monastère couvent monasterio mosteiro monastero klooster klasztor klášter kolostor samostan luostari kloostri 修道院 دير manastırı
diocese: diocese bishopric епархи~ bistum diözese diocèse diócesis diocesi diecezja diecéze egyházmegye biskupija 教区
mosque: mosque мечет~ moschee mosquée mezquita mesquita moschea мешіт 清真寺 مسجد جامع camii masjid
islamic_endowment: waqf endowment وقف أوقاف vakıf vakfı wakaf
buddhist: buddhist buddhism буддий~ 仏教 佛教 불교 phật_giáo
missionary: mission missions missionary миссия миссион~ misión missão missione misja 宣教
orphanage: orphanage children_s_home детск~_дом~ kinderheim orphelinat orfanato orfanatrofio 孤児院
mother: mother mothers maternal материнск~ mütter mère madre mãe moeder matka 母子 أم
maternity: maternity maternité maternidad maternidade maternità родильн~_дом~ роддом perinatal перинатальн~ geburtshilfe porodnica 産院 産婦人科 妇产 توليد زایمان bersalin phụ_sản
trauma: trauma traumatology orthopaedic orthopedic травматолог~ ортопед~ unfallklinik traumatologie traumatología ortopedia 整形外科 骨科 정형외과 كسور traumës
heart: heart cardiac cardiology cardiovascular кардиолог~ сердечн~ herz coeur cardiaque corazón cardiología coração serca 心臓 心血管 심장 قلب kalp tim_mạch jantung
eye: eye ophthalmic ophthalmology офтальмолог~ глазн~ augen ophtalmologie oftalmología oftalmologia oczny 眼科 안과 عيون چشم göz mắt
cancer: cancer oncology oncological онкологическ~ онколог~ krebs oncologie oncología oncologia onkologii 癌 がん 肿瘤 암센터 سرطان أورام onkoloji ung_bướu kanser
infectious: infectious инфекцион~ инфекционн~ infektionskrankheiten infectieuses infecciosas infettive 感染症 传染病
psychiatric: psychiatric psychiatry психиатрическ~ психоневрологическ~ psychiatrie psiquiátrico psiquiatría psichiatrico psychiatryczny 精神科 精神病 نفسية
surgery: surgery surgical хирурги~ chirurgie chirurgical cirugía quirúrgica cirurgia chirurgia 外科 جراحة cerrahi
doctor: doctor doctors physician physicians врач~ ärzte médecins médicos medici lekarzy lékaři 医師 医生 أطباء
dentist: dentist dentists стоматолог~ zahnarzt zahnärzte dentiste dentistas odontología odontologia 歯科 牙医
optician: optician opticians optometrists оптик~ optiker opticien ópticas optica 眼鏡 眼镜 نظارات
laboratory_diagnostics: diagnostic diagnostics диагностик~ диагностическ~ diagnostik diagnostique diagnóstico diagnostica 診断 诊断 تشخيص tanı
rehabilitation: rehabilitation реабилитаци~ rehabilitación réadaptation reabilitação riabilitazione reha リハビリ 康复 تأهيل rehabilitasyon
emergency_care: ambulance ambulances скор~_помощ~ ambulanz rettungsdienst secours ambulancias 救急 救护 إسعاف
veterinary: veterinary ветеринарн~ veterinär tierarzt vétérinaire veterinaria veterinária weterynaria 獣医 兽医 بيطري veteriner thú_y
teacher: teacher teachers учител~ lehrer enseignants maestros professores insegnanti nauczyciel učitelji 教師 教员 معلمين معلم öğretmen guru giáo_viên
pedagogical: pedagogical pedagogic педагогическ~ pädagogisch pädagogische pédagogique pedagógica pedagogico sư_phạm 師範 师范 사범
teaching: teaching didactic учебн~ lehr d_enseignement docente didattica
polytechnic: polytechnic polytechnical политехническ~ політехнічн~ polytechnisch polytechnique politécnica politécnico politecnico politechnika politehnica bách_khoa 理工 工科 工业大学
economics: economics economic economy экономическ~ экономик~ економічн~ wirtschaft économique economique économie económica económico economía economica economia ekonomi ekonomia ekonomický gazdasági ekonomski kinh_tế 経済 经济 經濟 경제 اقتصادية اقتصاد اقتصادی iktisadi ekonomik
natural_sciences: natural_sciences natuurwetenschappen naturwissenschaften ciencias_naturales
faculty: faculty факультет~ fakultät faculté facultad faculdade facoltà faculteit wydział fakulta kar fakultet 学部 كلية fakültesi khoa
chamber_of_commerce: chamber_of_commerce chamber_of_trade chamber_of_commerce_and_industry торгов~_палат~ торгово_промышленн~_палат~ handelskammer wirtschaftskammer industrie_und_handelskammer chambre_de_commerce cámara_de_comercio câmara_de_comércio camera_di_commercio kamer_van_koophandel izba_handlowa izba_gospodarcza hospodářská_komora kereskedelmi_kamara gospodarska_komora camera_de_comerț handelskammaren kauppakamari 商工会議所 商会 상공회의소 غرفة_التجارة اتاق_بازرگانی ticaret_odası phòng_thương_mại
chamber: chamber палат~ kammer chambre cámara câmara camera kamer izba komora kamara غرفة odası
stock_exchange: stock_exchange stock_market securities_exchange фондов~_бирж~ фондов~_борс~ börse wertpapierbörse bourse bourse_de_valeurs bolsa_de_valores bolsa_de_comercio borsa_valori giełda_papierów_wartościowych burza_cenných_papírov értéktőzsde burza beursvennootschap fondbörsen fondsbørs arvopaperipörssi vertybinių_popierių_birža väärtpaberibörs χρηματιστήριο 証券取引所 证券交易所 證券交易所 증권거래소 بورصة بورس_اوراق_بهادار borsası sở_giao_dịch_chứng_khoán bursa_efek ตลาดหลักทรัพย์
commodity_exchange: commodity_exchange mercantile_exchange товарн~_бирж~ warenbörse bourse_de_commerce 商品取引所 期货交易所
free_zone: free_zone free_trade_zone freezone свободн~_экономическ~_зон~ freihandelszone zone_franche zona_franca zona_libre zona_franca_industrial منطقة_حرة المنطقة_الحرة منطقه_آزاد serbest_bölge
freeport: freeport free_port freihafen port_franc porto_franco brīvosta brīvostas порто_франко
special_economic_zone: special_economic_zone особ~_экономическ~_зон~ sonderwirtschaftszone zone_économique_spéciale zona_económica_especial specjalna_strefa_ekonomiczna 经济特区 khu_kinh_tế
industrial_zone: industrial_zone industrial_estate industrial_park industrial_area индустриальн~_парк~ промышленн~_зон~ gewerbepark industriepark zone_industrielle parque_industrial polígono_industrial zona_industriale park_przemysłowy průmyslová_zóna ipari_park kawasan_industri khu_công_nghiệp นิคมอุตสาหกรรม 工業団地 工业园 산업단지 منطقة_صناعية شهرک_صنعتی organize_sanayi_bölgesi
technology_park: technology_park science_park technopark технопарк~ technologiepark technopole parque_tecnológico parco_scientifico park_technologiczny テクノパーク 科技园
post: post postal почт~ почтов~ poste postes la_poste correos correios poste_italiane posterijen poczta pošta magyar_posta poșta paštas pasts 郵便 邮政 郵政 우편 우정 بريد پست posta bưu_chính bưu_điện pos ไปรษณีย์ ταχυδρομεία փոստ
control_post: control_post control_posts command_post command_posts пункт~_управлени~ командн~_пункт~
crimea: crimea crimean крым~ крымск~ кримськ~
telegraph: telegraph telegraphs telegraphic телеграф~ télégraphe telégrafos
broadcasting_house: broadcasting_corporation телерадиокомпани~ rundfunk rundfunkanstalt radiodiffusion radiodifusión radiodifusora radiotelevision radiotelevisión radiotelevisione 放送協会 广播电台 إذاعة
guarantee: guarantee guaranty гаранти~ гарант~ garantie bürgschaft garantía garantías garantia garanzia gwarancja záruka garancia 保証 担保 보증 ضمان garanti bảo_lãnh penjaminan
provident: provident previsión previdência previdenza prévoyance vorsorge
mutual: mutual mutuelle mutua mutual_de mutualité gegenseitigkeit onderlinge wzajemne vzájemná взаимн~ 相互
social: social sociale soziale sociaux sociales социальн~ соціальн~ społeczny sociální szociális socijalni 社会 社會 사회 اجتماعية اجتماعی sosyal xã_hội sosial
deposit_insurance: deposit_insurance страхован~_вклад~ einlagensicherung garantie_des_dépôts fondo_de_garantía_de_depósitos 存款保险 tiền_gửi
privatisation: privatisation privatization приватизац~ privatizace 民営化
treasury: treasury казначейств~ trésor tesoro tesouro tesoreria schatzkammer skarb 国库 財政 خزانة hazine kho_bạc
mint: mint монетн~_двор~ münzprägestalt monnaie casa_de_moneda casa_da_moeda zecca mennica mincovňa 造幣 造币 darphane
reconstruction: reconstruction реконструкц~ восстановлен~ wiederaufbau reconstrucción reconstrução ricostruzione odbudowy obnova 復興 重建 إعادة_إعمار
foreign: foreign внешн~ иностранн~ зарубежн~ auslands étranger extérieur exterior estero estera extranjero zagraniczny zahraniční külföldi vanjska buitenlandse utrikes 外国 对外 خارجية خارجی dış ngoại
foreign_trade_vn: ngoại_thương foreign_trade
popular_credit: people_s_credit_fund quỹ_tín_dụng_nhân_dân
rural_bank: rural_bank bank_perkreditan_rakyat bpr
development_board: development_authority development_board development_agency lembaga_kemajuan
railway_federal: federal_railways bundesbahnen österreichische_bundesbahnen chemins_de_fer_fédéraux ferrovie_federali ferrovie_federali_svizzere
waterworks: waterworks water_supply water_board water_district water_and_sewerage_company water_and_sewerage водоканал~ водоснабжен~ водоснабдяване_и_канализация водовод_и_канализација vodovod_i_kanalizacija vodovod_a_kanalizácia vodovody_a_kanalizace vodárny_a_kanalizácie wodociągi_i_kanalizacja wodociągów_i_kanalizacji wasserversorgung distribution_d_eau eaux acquedotto agua_potable aguas_y_alcantarillado saneamento abastecimiento_de_agua vesihuolto ujësjellës ujësjellës_kanalizime cấp_thoát_nước cấp_nước perusahaan_daerah_air_minum pdam perumda_air_minum 水道 水務 水务 自来水 供水 상수도 مياه_الشرب آب_و_فاضلاب su_ve_kanalizasyon การประปา
sewerage: sewerage sewage sewer sewers канализац~ abwasser kanalisation assainissement alcantarillado saneamiento saneamento fognatura riolering kanalizacja kanalizace csatorna avlopp spildevand viemäri nuotekų 下水道 污水 صرف_صحي فاضلاب kanalizasyon thoát_nước
sanitation: sanitation sanitaire saneamento saneamiento sanitaria санитарн~ 衛生
irrigation: irrigation иррига~ мелиораци~ мелиоратив~ bewässerung riego irrigação irrigazione irygacja 灌漑 灌溉 水利 ري آبیاری sulama thủy_lợi irigasi
district_heating: district_heating heating_network heat_supply heating теплоснабжен~ теплосет~ тепловые_сети топлофикация топлификација теплоенерго fernwärme wärmeversorgung chauffage_urbain calefacción stadsverwarming ciepłownia energetyka_cieplna teplárna teplárny tepláreň tepelné távhő toplana toplarna termoficare fjernvarme fjärrvärme kaukolämpö šilumos_tinklai siltums siltumtīkli kaugküte küte 供热 热力 熱供給 지역난방
lighting_public: street_lighting public_lighting городск~_освещен~ alumbrado_público iluminação_pública
dam: dam dams barrage barragem presa diga staudamm přehrada zapora плотин~ 大坝 ダム سد baraj đập bendungan empangan
canal: canal canals канал~ kanal canale kanaal kanał kanály csatorna 运河 運河 قناة kênh terusan
lake: lake lakes озер~ see lac lago meer jezioro jezero tó järvi sjö ežero ezers 湖 بحيرة دریاچه göl hồ danau tasik
square: square plaza площад~ platz place_de praça piazza plein plac náměstí tér trg torg tori 広場 广场 ميدان meydan
tower: tower towers башн~ turm tour_de torre toren wieża věž torony torni タワー 塔 برج kule tháp menara
gate: gate gates ворот~ tor porte puerta porta poort brama brána kapu vrata 門 门 بوابة kapı
street: street straße strasse улиц~ rue calle rua straat ulica ulice utca gata 街 شارع
hall: hall halle halls зал salle sala hala 会館 ホール
studio: studio studios студия студии студию студий студией студио студија студије студыя студыі студія студії студію studija studije studijos studiju studiji studia atelier estudio estúdio スタジオ 工作室
orchestra: orchestra оркестр~ orchester orchestre orquesta orquestra zenekar orkiestra orkester orkesteri orkestr 管弦楽団 乐团 orkestrası
symphony: symphony symphonic симфони~ симфоническ~ sinfonie symphonie symphonique sinfónica sinfônica sinfonica symfoniczna symfonický szimfonikus 交響 交响 교향 senfoni
philharmonic: philharmonic филармони~ philharmonie philharmonique philharmoniker filarmónica filarmônica filarmonica filharmonia filharmonie filharmónia 爱乐 フィルハーモニー
opera: opera опер~ oper opéra ópera 歌劇 歌剧 オペラ 오페라
ballet: ballet балет~ ballett バレエ 芭蕾
circus: circus цирк~ zirkus cirque circo サーカス 马戏
swimming: swimming swim плавательн~ плаван~ schwimm natation natación natação nuoto 水泳 游泳
stadium: stadium стадион~ stadion stade estadio estádio stadio スタジアム 体育场 ملعب ورزشگاه
gymnastics: gym fitness gymnasium фитнес~ gimnasio academia_de_ginástica palestra フィットネス 健身
team: team команд~ mannschaft équipe equipo equipe squadra チーム 队
hunting: hunting hunters охотничь~ jagd jäger chasse chasseurs caza caça caccia łowiecki 狩猟
cricket: cricket крикет~
rugby: rugby регби ラグビー 橄榄球
tennis: tennis теннис~ tenis ténis テニス 网球
shooting: shooting стрелков~ schützen tir tiro 射撃
scouts: scout scouts скаут~ pfadfinder éclaireurs exploradores スカウト
`;
