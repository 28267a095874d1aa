/** Words of making things: plants, materials, machines, energy, transport, as `sense: words` (see `senses.ts`). */
export const INDUSTRY_SENSES = `
research: research 研究 研究开发 研究開発 リサーチ исследовательск~ исследовани~ doslidn~ дослідн~ forschung forschungs recherche recherches investigación investigacion ricerca ricerche pesquisa onderzoek araştırma arastirma badania badawczy بحوث أبحاث ابحاث تحقیقات تحقيقات پژوهش پژوهشي 연구 issledovatelsk~ scientific_research научно_исследовательск~ наук_дослідн~ nauchno_issledovatelsk~ tahghighat pazhuhesh
scientific: scientific science sciences научн~ наук~ nauchn~ naukov~ wissenschaft wissenschaftlich wissenschaftliche scientifique scientifiques científico cientifico científica cientifica scientifico scientifica علمية علمي العلوم علوم علمی 科学 科學 サイエンス 과학 사이언스 elm bilim bilimsel
research_institute: 総研 総合研究所 research_institute scientific_research_institute institute_of_scientific_research научно_исследовательск~_институт~ nauchno_issledovatelsk~_institut~ нии nii нді ndi 研究所 研究院 研究总院 研究センター リサーチインスティテュート پژوهشگاه پژوهشکده معهد_بحوث معهد_أبحاث forschungsinstitut institut_de_recherche instituto_de_investigación instituto_de_investigacion istituto_di_ricerca 연구소 연구원 scientific_and_research_institute
central_research_institute: central_scientific_research_institute central_research_institute центральн~_научно_исследовательск~_институт~ центральн~_нии цнии tsnii cnii tsentraln~_nauchno_issledovatelsk~_institut~
all_russian_research_institute: all_russian_scientific_research_institute all_russia_research_institute all_russian_research_institute всероссийск~_научно_исследовательск~_институт~ внии vnii vserossiysk~_nauchno_issledovatelsk~_institut~
all_russian: all_russian all_russia allrussian всероссийск~ vserossiysk~ vserossijsk~
institute: institute institut~ instituto istituto instituut институт~ інститут~ 学院 研究所 研究院 インスティテュート インスティチュート معهد مؤسسة موسسه institutions institution 연구소 instytut ústav enstitü enstitüsü
scientific_production: scientific_production scientific_and_production research_and_production research_production scientific_industrial research_and_manufacturing science_and_production научно_производственн~ науково_виробнич~ nauchno_proizvodstvenn~ naukovo_vyrobnych~
npo: scientific_production_association research_and_production_association research_production_association scientific_and_production_association scientific_industrial_association научно_производственн~_объединени~ нпо npo nauchno_proizvodstvenn~_obedineni~ nauchno_proizvodstvenn~_obyedineni~ нво nvo науково_виробнич~_об'єднання naukovo_vyrobnych~_ob'yednannya naukovo_vyrobnych~_obyednannya
npp: scientific_production_enterprise research_and_production_enterprise research_production_enterprise scientific_and_production_enterprise scientific_production_company research_and_production_company научно_производственн~_предприяти~ научно_производственн~_фирм~ научно_производственн~_компани~ нпп npp нпф npf нпк npk nauchno_proizvodstvenn~_predpriyati~ нвп nvp нвф nvf науково_виробнич~_підприємств~ науково_виробнич~_фірм~ naukovo_vyrobnych~_pidpryyemstv~ naukovo_vyrobnych~_firm~ навукова_вытворч~_прадпрыемств~
npc: scientific_production_center scientific_production_centre research_and_production_center research_and_production_centre scientific_and_production_center scientific_and_production_centre научно_производственн~_центр~ нпц npts npc nauchno_proizvodstvenn~_tsentr~
design_bureau: design_bureau design_office construction_bureau engineering_design_bureau конструкторск~_бюро конструкторск~_отдел кб kb konstruktorsk~_byuro konstruktorsk~_buro окб okb опытно_конструкторск~_бюро opytno_konstruktorsk~_byuro experimental_design_bureau experimental_design_office development_design_bureau цкб tskb центральн~_конструкторск~_бюро central_design_bureau скб skb special_design_bureau специальн~_конструкторск~_бюро
bureau: bureau office бюро byuro buro büro ビューロー مكتب دفتر офис oficina ufficio escritório kantoor управлени~
production_association: production_association manufacturing_association industrial_association производственн~_объединени~ виробнич~_об'єднання proizvodstvenn~_obedineni~ proizvodstvenn~_obyedineni~
association: association associations associazione asociación asociacion associação associacao ассоциаци~ асоціаці~ объединени~ об'єднання obyedineni~ obedineni~ verband verein vereniging 協会 协会 協會 连盟 連盟 聯盟 جمعية انجمن اتحادیه 협회 연맹 dernek derneği stowarzyszenie union
enterprise: enterprise enterprises предприяти~ підприємств~ predpriyati~ pidpryemstv~ pidpryiemstv~ unternehmen entreprise empresa impresa przedsiębiorstwo preduzeće preduzece poduzeće poduzece 企業 企业 기업 işletme isletme مؤسسة منشأة
state_enterprise: state_enterprise state_owned_enterprise state_company государственн~_предприяти~ державн~_підприємств~ derzhavn~_pidpryemstv~ derzhavn~_pidpryiemstv~ gosudarstvenn~_predpriyati~ государственн~_унитарн~_предприяти~ гуп gup state_unitary_enterprise gosudarstvenn~_unitarn~_predpriyati~ федеральн~_государственн~_унитарн~_предприяти~ фгуп fgup federal_state_unitary_enterprise fsue federaln~_gosudarstvenn~_unitarn~_predpriyati~ федеральн~_казенн~_предприяти~ federal_state_enterprise federal_treasury_enterprise муниципальн~_унитарн~_предприяти~ мун municipal_unitary_enterprise
state_institution: state_institution federal_state_institution federal_state_budgetary_institution state_budgetary_institution budgetary_institution federal_state_autonomous_institution federal_state_budgetary_educational_institution государственн~_учреждени~ федеральн~_государственн~_учреждени~ федеральн~_государственн~_бюджетн~_учреждени~ государственн~_бюджетн~_учреждени~ бюджетн~_учреждени~ фгбу fgbu фгау fgau федеральн~_государственн~_автономн~_учреждени~ федеральн~_государственн~_бюджетн~_образовательн~_учреждени~ фгбоу fgbou
federal: federal федеральн~ federaln~ fédéral fédérale federale bundes 联邦 聯邦 連邦 اتحادية اتحادی فدرال
state: state государственн~ державн~ gosudarstvenn~ derzhavn~ staatlich staatliche staats état etat estatal estado statale stato estadual devlet państwowy panstwowy państwowe državno drzavno 国立 国営 国有 國營 国营 حكومية دولتی دولت negara nacional_estado
unitary: unitary унитарн~ unitarn~
municipal: municipal городск~ муниципальн~ municipaln~ муніципальн~ міськ~ stadt städtische 市立 市营 بلدية شهرداری belediye kommunal
educational: educational образовательн~ учебн~ освітн~ obrazovateln~ uchebn~ 教育 تعليمية آموزشی
scientific_technical: scientific_and_technical scientific_technical science_and_technology научно_техническ~ науково_технічн~ nauchno_tekhnichesk~ 科技 科学技术 科學技術 علم_وصنعت علوم_وتكنولوجيا
technical: technical техническ~ технічн~ tekhnichesk~ technisch technische technique techniques técnica tecnica técnico tecnico tecnici فنية فنی テクニカル 技术 技術 teknik
technology: technology technologies технологи~ технологическ~ tekhnologi~ technologie technologien tecnología tecnologia tecnologías tecnologias tecnologie teknoloji 技术 技術 科技 テクノロジー テクノロジーズ 기술 تكنولوجيا تقنية تقنيات فناوري فناوری تکنولوژي تکنولوژی تكنولوژي techno テクノ tech テック 테크 테크놀로지
high_technology: high_technology high_tech высок~_технологи~ 高科 高新技术 高科技 高新 hightech hi_tech ハイテク
innovation: innovation innovations innovative инноваци~ инновационн~ innovatsi~ innovación innovacion inovação innovazione 創新 创新 イノベーション 혁신 ابتكار نوآوری
microelectronics: microelectronics micro_electronics микроэлектроник~ mikroelektronik~ 微电子 微電子
electronics: electronics electronic электроник~ электронн~ електронн~ elektronik~ elektronn~ elektronische électronique electronique electrónica electronica elettronica elettronici 电子 電子 エレクトロニクス エレクトロニック 電子工業 전자 إلكترونيات الكترونيات إلكترونية الكترونیک الكترونيك electron
electric: electric electrical электрическ~ електричн~ elektrichesk~ elektrische elektrisch électrique electrique électricité electricite eléctrica electrica eléctricas elettrica elettrico 电气 電気 電氣 電機 电机 電器 电器 エレクトリック エレクトリクス 전기 كهربائية الکتریک electrics
electricity: electricity electric_power power electrical_power 電力 电力 전력 كهرباء برق électricité electricite electricidad eletricidade elettricità elettricita elektrizität elektrizitätswerk elektrik strom электроэнерги~ електроенерг~
electrotechnical: electrotechnical electrical_engineering электротехник~ электротехническ~ elektrotekhn~ elektrotechnik elektrotechnische 電工 电工 電気工業 électrotechnique electrotecnica
power: power энергетик~ энергетическ~ energetichesk~ energetik~ パワー 动力 動力 電力 電源 电源 نیرو قوه énergie güç kraft
energy: energy энерги~ энерго енерг~ energiya energie énergie energía energia エネルギー エナジー 能源 에너지 نیرو طاقة انرژی انرژي enerji energetyka
atomic: atomic nuclear атомн~ ядерн~ atomn~ yadern~ kern nucléaire nucleaire 原子力 原子能 核电 核能 核工业 ذرية نووية هسته_ای هستهای هسته اتمی اتمي
electromechanical: electromechanical electromechanics electro_mechanical electro_mechanics электромеханик~ электромеханическ~ elektromekhani~ 電機 机电 機電 電気機械
mechanical: mechanical mechanics механическ~ механик~ mekhanichesk~ mekhanik~ mechanisch mechanik mécanique mecanique mecánica mecanica meccanica メカニカル 机械 機械 mekanik
mechanical_engineering: mechanical_engineering machine_building machinebuilding machine_construction machinery_construction машиностроени~ машиностроительн~ машинобуд~ mashinostroy~ mashinostroi~ maschinenbau 机械工程 機械製造 ماشین_سازی ماشين_سازي
machine: machine machines machinery машин~ mashin~ maschine maschinen machinerie maquinaria máquinas maquinas macchine macchinari maskin makine 機械 机械 マシン マシナリー マシーン 機器 기계 آلات ماشین ماشين machineries
machine_tool: machine_tool machine_tools станкостро~ станк~ stankostro~ 工作機械 機床 机床 工机 werkzeugmaschinen 공작기계
instrument: instrument instruments instrumentation прибор~ pribor~ 計器 计器 仪器 儀器 機器 測器 计测 計測 仪表 儀表 インスツルメンツ インストルメンツ instrumente strumenti instrumentos 계기 ابزار_دقیق
instrument_making: instrument_making instrument_engineering instrument_manufacturing instrument_building instrumentmaking приборостроени~ приборостроительн~ priborostro~ приладобуд~
special: special specialized specialised специальн~ спеціальн~ spetsialn~ spezial spécial especial speciale 特殊 专用 專用 スペシャル خاص ویژه özel
device: device devices прибор~ устройств~ ustroystv~ デバイス 器件 装置 gerät geräte dispositivos
equipment: equipment equipments оборудовани~ обладнанн~ oborudovani~ ausrüstung équipement équipements equipos equipo equipamentos attrezzature 設備 设备 器材 装备 機材 装置 器械 معدات تجهيزات تجهیزات ekipman 장비 설비 apparatus
apparatus: apparatus аппарат~ apparat~ apparate apparatebau appareils 器械 機器 装置
engine: engine engines engine_building двигател~ двигателестро~ двигун~ моторостро~ dvigatel~ motorostro~ エンジン 发动机 發動機 內燃机 内燃機 動力 moteur moteurs motores motori محرك محركات موتور motor motors
motor: motor motors мотор~ моторн~ モーター モータース モータ 電動機 电机 马达 馬達 모터 모터스 moteur
turbine: turbine turbines турбин~ turbin~ タービン 汽轮机 涡轮
aviation: aviation авиаци~ авиационн~ авіаці~ aviatsi~ aviatsionn~ luftfahrt aviación aviacion aviação aviazione 航空 طيران هواپیمایی هواپيمايي 항공 havacılık havacilik
aircraft: aircraft airplane airplanes aeroplane самолет~ авиационн~ літак~ авиастро~ самолетостро~ samolet~ aviatsionn~ 飞机 飛機 航空機 طائرات هواپیما هواپيما flugzeug avions uçak
aircraft_repair: aircraft_repair aviation_repair авиационн~_ремонтн~ авиаремонтн~ aviatsionn~_remontn~ aviaremontn~ 航空機整備 飞机维修
airline: airline airlines airways air_lines air_line авиакомпани~ авиалини~ авіакомпані~ aviakompani~ aviakompaniya 航空公司 エアライン エアラインズ エアウェイズ خطوط_جوية هواپیمایی lufthansa aerolíneas aerolineas linee_aeree compagnie_aérienne havayolları havayollari
air: air aerial воздушн~ повітрян~ vozdushn~ エア エアー 航空 جوية هوایی هوايي luft aérien aereo
helicopter: helicopter helicopters вертолет~ вертолетн~ vertolet~ hubschrauber hélicoptère ヘリコプター 直升机 直升機 هليكوبتر بالگرد
airport: airport airports аэропорт~ аеропорт~ aeroport~ flughafen aéroport aeroporto aeropuerto 空港 机场 機場 مطار مطارات فرودگاه havalimanı havalimani 공항
space: space cosmic космическ~ космос~ kosmichesk~ 宇宙 航天 太空 空间 スペース espacial spatial فضاء فضایی فضايي 우주 uzay
aerospace: aerospace aero_space авиакосмическ~ аэрокосмическ~ aerokosmichesk~ 航空宇宙 航天 宇航 エアロスペース هوافضا هوافضاي 항공우주
rocket: rocket missile missiles rockets ракетн~ raketn~ 导弹 火箭 ロケット ミサイル صواريخ صاروخ موشکی موشکي
satellite: satellite satellites спутник~ спутников~ sputnik~ 衛星 卫星 サテライト أقمار ماهواره
shipbuilding: shipbuilding ship_building shipbuilders судостроени~ судостроительн~ кораблестро~ суднобуд~ sudostro~ korablestro~ schiffbau construction_navale construcciones_navales cantieri_navali 造船 船舶工业 船舶重工 조선 بناء_السفن کشتی_سازی gemi_inşa
shipyard: shipyard shipyards dockyard dock_yard верф~ судоверф~ судоремонтн~ sudoremontn~ werft chantier_naval astilleros cantiere 造船所 船厂 船廠 造船厂 ドック tersane ترسانة حوض_السفن
ship_repair: ship_repair ship_repairing судоремонт~ sudoremont~ 修船 船舶修理
shipping: steamship steam_ship shipping shipping_line shipping_lines судоходн~ судноплавн~ sudokhodn~ пароходств~ parokhodstv~ schifffahrt schiffahrt reederei navigation naviera navegación navigazione armement 海運 海运 船務 船务 シッピング 汽船 郵船 航运 航運 해운 شحن ملاحة کشتیرانی كشتيراني denizcilik rederi varustamo
marine: marine maritime naval морск~ морськ~ morsk~ 海洋 海事 マリン マリーン 海上 بحرية بحري دریایی دريايي دریا denizcilik marítima maritima maritimo maritime_company 해양 해상
fleet: fleet флот~ flot~ flotte 艦隊 船队 اسطول ناوگان
navy: navy naval военно_морск~ voenno_morsk~ 海军 海軍 القوات_البحرية نیروی_دریایی
port: port ports harbour harbor порт~ hafen puerto porto puertos 港湾 港口 港务 港務 ポート ميناء موانئ بندر liman 항만
terminal: terminal terminals терминал~ ターミナル 码头 碼頭 محطة ترمینال پایانه 터미널
transport: transport transportation транспорт~ транспортн~ transportn~ transporte transportes trasporti vervoer taşımacılık tasimacilik 運輸 运输 運送 交通 輸送 トランスポート 운수 운송 نقل النقل حمل_ونقل حمل_نقل ترابری carrier haulage перевозк~ перевезен~
logistics: logistics logistic логистик~ логістик~ logistik logistique logística logistica 物流 ロジスティクス ロジスティックス ロジ 로지스틱스 물류 لوجستية لوجستيات lojistik
freight: freight cargo грузов~ карго вантажн~ gruzov~ fracht fret carga 貨物 货运 貨運 カーゴ شحن
forwarding: forwarding freight_forwarding forwarder экспедици~ экспедиторск~ spedition spediteur 货运代理 貨運代理 货代 通運 フォワーディング
express: express экспресс~ エクスプレス 速递 速運 快递 快運 急行 特急 익스프레스
delivery: delivery доставк~ デリバリー 配送 livraison
warehouse: warehouse warehousing warehouses storage склад~ складск~ lager lagerhaus entrepôt almacenes magazzini 倉庫 仓储 仓库 倉儲 ウェアハウス 창고 مستودعات انبار
railway: railway railways railroad rail железнодорожн~ железн~_дорог~ залізничн~ залізниц~ zheleznodorozhn~ zhelezn~_dorog~ eisenbahn bahn chemin_de_fer chemins_de_fer ferrocarril ferrocarriles ferrovie ferroviaria spoorwegen 鉄道 铁路 鐵路 電鉄 电铁 鉄路 レールウェイ 철도 سكة_حديد سكك_حديدية راه_آهن demiryolu demiryolları kolej
electric_railway: electric_railway electric_railroad 電気鉄道 電鉄
rolling_stock: rolling_stock railcar railcars wagon wagons вагон~ вагоностро~ vagon~ vagonostro~ 車両 车辆 車輛 車輌 철도차량
locomotive: locomotive locomotives локомотив~ lokomotiv~ тепловоз~ электровоз~ 机车 機関車
carbuilding: vehicle vehicles автомобил~ fahrzeug fahrzeuge véhicules vehículos veicoli 車輌 車両 车辆 車體 車体 خودرو مركبات سيارات 차량
automobile: automobile automobiles automotive auto car cars motor автомобил~ автомобильн~ avtomobil~ авто 自動車 汽车 汽車 オート オートモーティブ カー 자동차 سيارات خودرو خودروسازی otomotiv automóviles automobili
auto_parts: auto_parts automotive_parts autoparts car_parts автозапчаст~ 自動車部品 汽车零部件 汽车配件 オートパーツ 자동차부품 autoteile قطعات_خودرو
tractor: tractor tractors трактор~ traktor~ トラクター 拖拉机 拖拉機 جرار تراکتور
plant: plant factory works завод~ zavod~ фабрик~ fabrik~ werk werke usine usines fábrica fabrica fabbrica fabriek zakład zakłady zaklady závod závody tovarna tvornica fabrika fabrikası gyár 工場 工厂 工廠 製作所 制造厂 製造廠 製造所 مصنع مصانع کارخانه کارخانجات كارخانه 공장 mill mills
combine: combine integrated_plant комбинат~ комбінат~ kombinat~ kombinát
manufacturing: manufacturing manufacture manufactory manufacturers manufacturer production producing производств~ производственн~ виробниц~ виробнич~ proizvodstv~ proizvodstvenn~ vyrobnych~ herstellung fertigung fabrication fabricación fabricacion produzione produção produccion producción 製造 制造 製作 制作 製作所 製造所 マニュファクチャリング 제조 제작 تصنيع إنتاج تولید تولیدی توليد توليدي üretim imalat produktion
industry: industry industries industrial промышленн~ промисл~ promyshlenn~ promyslov~ industri~ industria industrias industrie industrien industrielle industriel przemysł przemysłu 工業 工业 産業 产业 產業 実業 实业 實業 インダストリー インダストリーズ インダストリアル 산업 공업 صناعة صناعات صناعية صنعت صنایع صنعتی صنايع صنعتي sanayi sanayii ipar teollisuus
industrial_works: ironworks iron_works 鉄工所 鐵工所 铁工所 鉄工 철공
works: 製作所 製造所 works 工場 工房 ワークス 작업
heavy_industry: heavy_industries heavy_industry heavy_machinery тяжел~_машиностро~ 重工業 重工业 重工 중공업 صنایع_سنگین ağır_sanayi
light_industry: light_industry light_industries легк~_промышленн~ 轻工 軽工業 軽金属 轻工业 輕工
metal: metal metals металл~ метал~ metall~ metall metalle métal métaux metales metalli metaal 金属 金屬 メタル 금속 معادن فلزات فلز metalurji
metallurgy: metallurgy metallurgical металлурги~ металлургическ~ металургі~ metallurgi~ metallurgichesk~ metallurgie métallurgie metalurgia siderurgia 冶金 冶炼 矿冶 製錬 精錬 metalurjik
steel: steel сталь сталев~ стал~ stahl acier acero aço acciaio staal stål stal çelik 鉄鋼 製鋼 製鉄 钢铁 鋼鐵 特殊鋼 スチール 철강 제철 제강 فولاد صلب حديد ذوب_آهن demir_çelik iron_and_steel iron_steel
iron: iron железо hierro ferro eisen アイアン حديد آهن demir
pipe: pipe pipes tube tubes труб~ трубн~ trubn~ rohr rohre tuyaux tubos tubi 鋼管 钢管 パイプ チューブ 강관 أنابيب لوله
wire: wire wires провод~ проволок~ draht hilos alambre filo 電線 电线 鋼線 ワイヤー ワイヤ 전선 أسلاك سیم
cable: cable cables кабел~ кабельн~ kabel~ kabel câble câbles cavi 電線 电缆 電纜 ケーブル 케이블 전선 كابلات کابل
wire_cable: wire_and_cable wire_cable wires_and_cables 電線電纜 电线电缆 电缆 電線
rope: rope ropes канат~ seil cuerdas 製綱 鋼索 ロープ
aluminium: aluminium aluminum алюмини~ алюминиев~ алюміні~ alyumini~ aluminio alluminio alumínio アルミ アルミニウム 铝业 鋁業 ألمنيوم آلومینیوم آلومينيوم alüminyum 알루미늄 軽金属
alumina: alumina глинозем~ آلومینا آلومينا アルミナ 氧化铝
copper: copper медь медн~ kupfer cuivre cobre rame 铜业 伸銅 نحاس مس bakır
zinc: zinc цинк~ zink 亜鉛 亞鉛 زنك روی 아연
nickel: nickel никел~ nikel ニッケル
titanium: titanium титан~ titan チタン チタニウム 钛业 تيتانيوم
magnesium: magnesium магни~ マグネシウム
rare_earth: rare_earth rare_earths редкоземельн~ 稀土 レアアース
gold: gold золото золот~ oro ouro 黄金 ゴールド 골드 ذهب طلا altın
silver: silver серебр~ silber plata argento argent シルバー 白银 فضة نقره gümüş
diamond: diamond diamonds алмаз~ diamant diamante ダイヤモンド ダイヤ 钻石 鑽石 金剛 ألماس الماس
mining: mining mine mines горнодобывающ~ горн~ горно рудник~ шахт~ гірнич~ gornodobyvayushch~ gorn~ bergbau minière miniere minera minería mineria mineração 鉱業 鉱山 矿业 礦業 采矿 マイニング 광업 تعدين معادن معدن madencilik maden górnictwo
mining_processing: mining_and_processing ore_mining_and_processing горно_обогатительн~ gorno_obogatiteln~ 采选 選鉱
mineral: mineral minerals минерал~ минеральн~ 鉱物 矿产 礦產 矿物 ミネラル معدنية
coal: coal уголь угольн~ вугіл~ ugoln~ kohle charbon carbón carbon carvão 石炭 炭鉱 炭礦 煤炭 煤矿 煤业 석탄 فحم زغال kömür
oil: oil нефть нефтян~ нефте нафт~ neft~ neftyan~ erdöl pétrole petrole petróleo petroleo petrolio 石油 油田 オイル 석유 نفط نفت petrol
petroleum: petroleum нефть нефтян~ нафтов~ pétrole petrole petróleo petroleo 石油 석유 بترول نفط نفت petrol oil
gas: gas gaz газ~ газов~ gaz~ ガス 瓦斯 天然气 天然氣 燃气 가스 غاز گاز gás
oil_gas: oil_and_gas oil_gas petroleum_and_gas нефтегаз~ нефтегазов~ neftegaz~ 石油天然气 石油天然ガス 油气 نفط_وغاز نفت_وگاز
natural_gas: natural_gas природн~_газ~ 天然ガス 天然气 天然氣 gas_natural gaz_naturel erdgas
refinery: refinery refining oil_refinery refineries нефтеперерабатывающ~ нефтепереработк~ нпз npz neftepererabatyvayushch~ raffinerie raffinage refinería refineria raffineria 製油 製油所 炼油 煉油 精製 精錬 مصفاة تكرير پالایش پالایشگاه پالايش rafineri 정유
petrochemical: petrochemical petrochemicals petrochemistry нефтехими~ нефтехимическ~ нафтохім~ neftekhim~ petrochemie pétrochimie petroquímica petroquimica petrolchimica petrolkimya 石化 石油化学 石油化工 پتروشیمی پتروشيمي بتروكيماويات 석유화학
chemical: chemical chemicals chemistry хими~ химическ~ хімічн~ khimi~ khimichesk~ chemie chemische chimie chimique química quimica chimica kimya 化学 化學 化工 化成 ケミカル ケミカルズ 화학 케미칼 كيماويات كيميائية کیمیا شیمی شیمیایی شيميايي kemi kemikal kimia
applied: applied прикладн~ prikladn~ appliquée appliquées aplicada aplicadas angewandte applicata 応用 应用 應用 アプライド تطبيقية کاربردی
applied_chemistry: applied_chemistry прикладн~_хими~ 応用化学
fertiliser: fertilizer fertilizers fertiliser fertilisers удобрени~ добрив~ dünger düngemittel engrais fertilizantes fertilizzanti 肥料 化肥 أسمدة کود gübre 비료
synthetic: synthetic synthesis синтетическ~ синтез~ sinteti~ 合成 合繊 シンセティック اصطناعية
organic: organic organics органическ~ органік~ organisch 有機 有机 オーガニック 유기 عضوية
plastic: plastic plastics пластик~ пластмасс~ plastmass~ kunststoff kunststoffe plastique plastiques plásticos plasticos plastica プラスチック プラスチックス 塑料 塑膠 塑胶 樹脂 합성수지 플라스틱 بلاستيك پلاستیک plastik
resin: resin resins смол~ harz résine 樹脂 树脂 レジン
rubber: rubber резин~ каучук~ rezin~ gummi kautschuk caoutchouc caucho gomma borracha ゴム 護謨 护谟 ラバー 橡胶 橡膠 고무 مطاط لاستیک kauçuk
tyre: tire tires tyre tyres шин~ шинн~ reifen pneus pneumatici neumáticos タイヤ 轮胎 輪胎 타이어 إطارات تایر lastik
paint: paint paints coating coatings лакокрасочн~ краск~ lack lacke farben peintures pinturas vernici 塗料 ペイント 涂料 油漆 페인트 دهانات رنگ boya
ink: ink inks чернил~ インキ インク 油墨 墨水
glass: glass стекл~ стекольн~ glas verre vidrio vetro vidro ガラス 硝子 グラス 玻璃 유리 زجاج شیشه cam 글라스
ceramic: ceramic ceramics керамик~ керамическ~ keramik céramique cerámica ceramica 陶瓷 セラミックス セラミック 窯業 陶業 陶器 도자기 سيراميك کاشی seramik
cement: cement цемент~ tsement~ zement ciment cemento セメント 水泥 시멘트 أسمنت اسمنت سیمان çimento
concrete: concrete бетон~ железобетон~ beton~ betón hormigón calcestruzzo béton コンクリート 混凝土 레미콘 خرسانة بتن
brick: brick bricks кирпич~ ziegel briques ladrillos 煉瓦 れんが レンガ طوب آجر tuğla
stone: stone stones камень stein pierre piedra 石材 ストーン حجر سنگ
paper: paper бумаг~ бумажн~ bumazhn~ папір паперов~ papier papel carta 製紙 纸业 紙業 ペーパー 造纸 제지 ورق کاغذ kağıt 페이퍼
pulp: pulp целлюлоз~ tsellyuloz~ zellstoff パルプ 纸浆 紙漿 펄프 cellulose
packaging: packaging packing package packages упаков~ verpackung verpackungen emballage emballages embalajes imballaggi embalagens 包装 包裝 パッケージ パッケージング 포장 تغليف بسته_بندی ambalaj
container: container containers контейнер~ コンテナ コンテナー コンテイナー 容器 集装箱 貨櫃 حاويات 컨테이너
can: 製缶 製罐
board: board cardboard paperboard corrugated картон~ karton 紙器 板紙 段ボール ダンボール 纸板 紙板
wood: wood timber lumber древесин~ лес~ деревообрабатыва~ holz bois madera legno madeira 木材 材木 ウッド 木业 林业 خشب چوب ahşap 목재
forest: forest forestry лесн~ лесоматериал~ ліс~ forst forestier forestal foreste 林業 林业 森林 フォレスト غابات جنگل orman
furniture: furniture мебел~ меблев~ mebel~ möbel meubles muebles mobili móveis meubelen mobilya 家具 ファニチャー 傢俬 家私 가구 أثاث مبلمان
`;
