/** Words of trades and services: goods, building, money, information, leisure, as `sense: words` (see `senses.ts`). */
export const TRADE_SENSES = `
textile: textile textiles текстил~ tekstil~ textil textilien tessile tessili têxtil 繊維 紡織 纺织 テキスタイル 섬유 نسيج منسوجات نساجی tekstil
spinning: spinning cotton_spinning прядильн~ 紡績 毛絲紡績 毛糸紡績 방적 ریسندگی filature
wool: wool woolen woollen шерст~ 毛織 羊毛 毛糸 毛絲 ウール laine lana wolle
weaving: weaving woven ткацк~ 織物 織布 染織 بافندگی tissage
dyeing: dyeing dye dyestuff 染色 染織 染工 染料
silk: silk шелк~ 生絲 製糸 蚕糸 丝绸 絲綢 シルク soie seda
garment: garment garments apparel clothing clothes wear одежд~ швейн~ 服装 服裝 衣料 アパレル ウエア ウェア 服饰 의류 ملابس پوشاک giyim konfeksiyon bekleidung vêtements confecciones ropa abbigliamento confezioni
fashion: fashion fashions мода модн~ mode moda ファッション 时装 時裝 패션 أزياء مد
shoe: shoe shoes footwear обув~ schuh schuhe chaussures calzado calzature シューズ 鞋业 신발 أحذية کفش ayakkabı
leather: leather кожа кожев~ leder cuir cuero cuoio pelle レザー 皮革 가죽 جلود چرم deri
jewellery: jewellery jewelry jewelers jewellers ювелирн~ schmuck bijouterie joyería joyeria gioielli ジュエリー 宝飾 珠宝 珠寶 보석 مجوهرات جواهرات kuyumculuk
cosmetics: cosmetics cosmetic косметик~ kosmetik cosmétiques cosmétique cosméticos cosmeticos cosmetici 化粧品 コスメティックス コスメ 化妆品 화장품 تجميل آرایشی kozmetik
toy: toy toys игрушк~ spielwaren jouets juguetes giocattoli 玩具 トイ トイズ 완구 ألعاب
food: food foods foodstuff foodstuffs пищев~ продовольств~ харчов~ продукт~_питани~ lebensmittel nahrungsmittel aliments alimentation alimentaire alimentos alimenticia alimentari 食品 食料 フード フーズ 食糧 식품 푸드 أغذية غذائية مواد_غذائية غذایی غذا gıda gida
beverage: beverage beverages drink drinks напитк~ getränke boissons bebidas bevande 飲料 饮料 ビバレッジ ビバレッジズ 음료 مشروبات نوشیدنی içecek
brewery: brewery breweries brewing beer пивовар~ пив~ brauerei brasserie cervecería cervecera birra cervejaria ビール 麦酒 醸造 啤酒 맥주 bira
sake: sake 酒造 清酒 酒類 liquor spirits 酒业 주류 白酒 distillery ликеро_водочн~ ликероводочн~
wine: wine wines winery вино винодел~ виноград~ винзавод~ wein weine weingut vin vins vino vinos vini ワイン ワイナリー 葡萄酒 نبيذ şarap виноделия винодельческ~ vynogradu_vyna winemaking
grapes: grapes grape viticulture виноградарств~ vynogradu vinograd~ ブドウ
sugar: sugar сахар~ цукр~ zucker sucre sucrerie azúcar azucarera zuccheri zuccherificio açúcar 製糖 精糖 砂糖 シュガー 糖业 설탕 سكر شکر قند şeker
flour: flour flour_milling milling мука мукомольн~ mehl mühle mühlen farine minoterie harinas harinera molino 製粉 面粉 麵粉 제분 مطاحن آرد değirmen
rice: rice рис рисов~ reis riz arroz riso 米穀 ライス 大米 أرز برنج pirinç
tea: tea чай~ чай tee thé 製茶 茶业 ティー شاي چای çay
coffee: coffee кофе kaffee café caffè コーヒー 珈琲 咖啡 커피 قهوة kahve
milk: milk dairy молок~ молочн~ milch molkerei lait laiterie laitière leche lácteos lacteos lattiero latte 乳業 牛乳 ミルク 牛奶 우유 유업 ألبان حليب لبنیات شیر süt
meat: meat meats мяс~ мясокомбинат~ fleisch viande viandes carne carnes carni 食肉 ミート 肉类 لحوم گوشت
ham: ham hams ハム 火腿 jambon jamón
fish: fish fisheries fishery fishing рыб~ рыбн~ рыболов~ fisch fischerei pêche pêcheries pesca pesquera 水産 漁業 鮮魚 渔业 水产 フィッシャリーズ 수산 أسماك صيد شیلات ماهی su_ürünleri
seafood: seafood seafoods marine_products морепродукт~ 水産 海鲜 シーフード
confectionery: confectionery confections sweets кондитерск~ süßwaren confiserie confitería 製菓 菓子 糖果 제과 حلويات شیرینی şekerleme
bakery: bakery bakeries bread хлеб~ хлебозавод~ bäckerei boulangerie panadería panificio 製パン ベーカリー パン 面包 مخابز خبز نان ekmek
oil_fat: oil_and_fat oils_and_fats fats_oils vegetable_oil oil_mills жирков~ масложиров~ масл~ 油脂 製油 粮油 食用油 زيوت روغن yağ
seasoning: seasoning seasonings soy_sauce 調味料 醤油 しょうゆ 味噌 酱油 调味
restaurant: restaurant restaurants ресторан~ gaststätten restauration restaurantes ristorante ristorazione レストラン 飲食 餐饮 餐飲 饭店 외식 مطاعم مطعم رستوران restoran
agriculture: agriculture agricultural сельск~_хозяйств~ сельскохозяйственн~ аграрн~ агро сільськогосподарськ~ landwirtschaft landwirtschaftliche agricole agrícola agricola agricoltura 農業 农业 農産 アグリ 농업 زراعة زراعية زراعي کشاورزی کشاورزي tarım tarim ziraat agro
agrofirm: agrofirm agro_firm agricultural_firm агрофирм~ агрофірм~ agrofirm~
farm: farm farms farming ферм~ фермерск~ хозяйств~ ferme granja finca fazenda 農場 農園 牧場 ファーム 农场 農牧 농장 مزارع مزرعة çiftlik
livestock: livestock cattle animal_husbandry животновод~ vieh bétail ganadera ganadería 畜産 畜牧 牧业 축산 دامپروری hayvancılık
poultry: poultry chicken птицефабрик~ птиц~ geflügel volaille avícola avicola 養鶏 家禽 دواجن مرغ tavukçuluk
feed: feed feeds комбикорм~ корм корма кормов кормы корму кормам кормами кормовой кормовая кормовые корми кормів futter futtermittel 飼料 饲料 사료 أعلاف خوراک_دام yem
seed: seed seeds семен~ saatgut semences semillas sementi 種苗 种子 種子 종묘 بذور بذر tohum
flower: flower flowers цвет~ blumen fleurs flores fiori フラワー 花卉 زهور گل çiçek
water: water водоканал~ вода водн~ wasser eau eaux agua aguas acqua acque água águas 水道 ウォーター 水务 水務 上下水道 수도 مياه آب
hydro: hydro hydroelectric hydropower гидро~ гидроэлектр~ гэс hidro hidroeléctrica idroelettrica 水力 水电 水電 水力発電
thermal: thermal heat теплов~ тепло~ wärme thermique térmica termica 火力 热电 热力 サーマル حرارية حرارتی
environment: environment environmental экологи~ экологическ~ окружающ~_сред~ umwelt environnement ambiental ambiente medio_ambiente 環境 环境 环保 環保 エンバイロメント 환경 بيئة محیط_زیست çevre
waste: waste waste_management отход~ abfall entsorgung déchets residuos rifiuti 廃棄物 废物 固废 نفايات پسماند atık
recycling: recycling вторсырь~ утилизаци~ recyclage reciclaje riciclaggio リサイクル 再生 资源回收 再生资源 إعادة_تدوير بازیافت
resources: resources resource ресурс~ ressourcen ressources recursos risorse 資源 资源 リソース リソーシズ 리소스 موارد منابع kaynaklar
material: material materials материал~ материалы werkstoffe matériaux materiales materiali 材料 素材 マテリアル マテリアルズ 建材 소재 재료 مواد مصالح malzeme
building_material: building_materials construction_materials стройматериал~ строительн~_материал~ baustoffe matériaux_de_construction 建材 建筑材料 建築材料 مواد_البناء
construction: construction constructions constructors строительн~ строительств~ строй~ будівельн~ будівництв~ stroitel~ bau bauunternehmen construcción construccion construcciones costruzioni construção construções budowlane 建設 建设 建筑 建築 施工 工事 コンストラクション 건설 إنشاءات بناء مقاولات تعمير ساختمان ساختمانی ساخت عمران inşaat insaat
contracting: contracting contractors contractor подрядн~ подрядчик~ مقاولات پیمانکاری 請負 工務 contratistas yüklenici müteahhitlik
building: building buildings здани~ gebäude bâtiment bâtiments edificio edificios edilizia 建物 建築 ビル ビルディング 大厦 大樓 빌딩 عمارة ساختمان bina
house: house home houses homes дом~ haus maison casa hus ハウス ホーム 住宅 하우스 بيت دار خانه
housing: housing жилищн~ житлов~ wohnungsbau wohnbau habitat logement vivienda vivendas 住宅 ハウジング 住建 房屋 주택 إسكان مسکن konut
real_estate: real_estate property properties realty недвижимост~ нерухом~ immobilien immobilier immobilière inmobiliaria inmobiliario immobiliare imobiliária imobiliaria nieruchomości 不動産 地產 地产 置業 置业 物业 物業 房地产 房地產 リアルティ リアルエステート 부동산 عقارات عقارية املاک مستغلات gayrimenkul
land: land lands земл~ земельн~ terrain tierras terreni 土地 地所 ランド أراضي زمین arazi
estate: estate estates 地所 エステート 物产
development: development developments developer developers развити~ розвит~ razviti~ entwicklung développement developpement desarrollo desarrollos sviluppo desenvolvimento 開発 开发 開發 発展 发展 發展 デベロップメント ディベロップメント 개발 تنمية تطوير إنماء إعمار توسعه kalkınma geliştirme rozwoju development_corporation
engineering: engineering engineers engineer инженерн~ инжиниринг~ інжинірин~ inzhiniring~ ingenieur ingenieure ingenieurbüro ingénierie ingeniería ingenieria ingegneria engenharia エンジニアリング 工程 技研 工事 技建 엔지니어링 هندسة هندسية مهندسی مهندسي مهندسین mühendislik inżynieria
civil_engineering: civil_engineering civil 土木 土建 hoch_und_tiefbau tiefbau génie_civil ingeniería_civil
survey: survey surveying geodetic geodesy геодези~ изыскани~ 測量 测绘 测量 サーベイ مساحة نقشه_برداری
geological: geological geology геологи~ геологическ~ геолог~ geolog~ 地質 地质 جيولوجيا زمین_شناسی
geophysical: geophysical geophysics геофизик~ geofizik~ 地球物理 物探
exploration: exploration prospecting разведк~ геологоразведочн~ exploración esplorazione 勘探 探鉱 探査 استكشاف اکتشاف arama
drilling: drilling бурен~ буров~ buren~ burov~ bohr forage perforación perforaciones 鑽井 钻井 ドリリング 掘削 حفر حفاری حفاري sondaj
pipeline: pipeline pipelines трубопровод~ газопровод~ oleoducto gasoducto パイプライン 管道 خط_أنابيب خطوط_لوله boru_hattı
infrastructure: infrastructure инфраструктур~ infraestructura infraestructuras infrastrutture インフラ 基础设施 基盤 بنية_تحتية زیرساخت altyapı
road: road roads highway highways дорог~ дорожн~ автодор~ strassen straßen route routes carreteras strade 道路 ロード 公路 路桥 طرق راه جاده yol
expressway: expressway expressways motorway motorways highway highways autoroute autoroutes autopistas autostrade autobahn 高速道路 高速公路 高速 ハイウェイ ハイウエイ 도로 آزادراه بزرگراه otoyol 自動車道
bridge: bridge bridges мост~ мостов~ brücken pont ponts puente puentes ponti 橋梁 大桥 ブリッジ جسر جسور پل köprü
tunnel: tunnel tunnels туннел~ тоннел~ トンネル 隧道 نفق تونل tünel
crossing: crossing trans 横断 transit
bay: bay bahía baie baia bucht ベイ خليج
dredging: dredging дноуглубит~ 浚渫 疏浚 تجريف لایروبی dragages
steel_structure: steel_structure steel_structures bridge_works 鉄骨 橋梁 钢结构
plumbing: piping plumbing 設備 配管 水暖
bank: bank banks banking банк~ банков~ bank~ banque banques banco bancos banca banka banke bankası bankasi bankhaus 銀行 银行 商业银行 バンク 은행 뱅크 بنك مصرف بانک بانك банки
central_bank: central_bank центральн~_банк~ центробанк~ zentralbank banque_centrale banco_central banca_centrale 中央銀行 中央银行 人民银行 중앙은행 بنك_مركزي مصرف_مركزي بانک_مرکزی merkez_bankası merkezi_bank марказий_банк~ markaziy_bank~ markaziy_banki орталық_банк national_bank
national_bank: national_bank национальн~_банк~ ұлттық_банк~ nationalbank banque_nationale banco_nacional 国家银行 国立銀行 بنك_وطني مصرف_وطني بانک_ملی narodna_banka народна_банка банк_национальный
savings: savings сберегательн~ сбер~ ощадн~ sparkasse caisse_d'épargne épargne ahorro ahorros caja_de_ahorros risparmio 貯蓄 储蓄 儲蓄 저축 ادخار توفير پس_انداز tasarruf
mortgage: mortgage mortgages ипотечн~ іпотечн~ hypotheken hypothek hypothécaire hipotecario hipotecaria ipotecario モーゲージ 按揭 رهن مسکن
agricultural_bank: agricultural_bank agriculture_bank bank_of_agriculture россельхозбанк 农业银行 بنك_زراعي مصرف_زراعي بانک_کشاورزی ziraat_bankası
commercial: commercial коммерческ~ комерційн~ kommerchesk~ komerciyn~ kommerziell commerciale comercial 商業 商业 コマーシャル تجاري تجارية بازرگانی ticari ticaret handelsbank handlowy
trust: trust trusts траст~ 信託 信托 トラスト 신탁 أمانة امانت fideicomiso
credit: credit кредит~ kredit crédit credito crédito 信用 信貸 クレジット 信贷 신용 ائتمان تسليف اعتبار اعتبارات kredi
credit_union: credit_union credit_cooperative shinkin credit_association кредитн~_союз~ кредитн~_спілк~ 信用金庫 信用組合 信金 信用社 農協
leasing: leasing lease лизинг~ лізинг~ лизингов~ lizing~ crédit_bail arrendamiento リース 租赁 租賃 리스 تأجير إجارة لیزینگ kiralama
factoring: factoring факторинг~ ファクタリング 保理
card: card cards карт~ カード 카드 بطاقة کارت kart
payment: payment payments pay платеж~ платежн~ ペイメント ペイ 支付 決済 결제 مدفوعات دفع پرداخت ödeme
insurance: insurance assurance страхов~ страхован~ strakhov~ versicherung versicherungs versicherungen assurances seguros seguro aseguradora assicurazioni assicurazione 保険 保险 保險 보험 تأمين بیمه بيمه sigorta ubezpieczeń osiguranje
reinsurance: reinsurance перестрахов~ perestrakhov~ rückversicherung rückversicherungs réassurance reaseguros reaseguro riassicurazione 再保険 再保险 再保險 재보험 إعادة_تأمين اتکایی reasürans
life_insurance: life_insurance life_assurance страхован~_жизни lebensversicherung assurance_vie seguros_de_vida 生命保険 生命 人寿保险 人壽保險 人寿 人壽 생명보험 생명 تأمين_الحياة بیمه_زندگی بیمه_عمر
general_insurance: general_insurance nonlife_insurance non_life_insurance property_insurance casualty_insurance property_and_casualty damage_insurance 損害保険 損保 财产保险 財險 财险 産物保険 産險 손해보험
fire_marine: fire_and_marine fire_marine marine_fire marine_and_fire 海上火災 火災海上 해상화재
marine_insurance: marine_insurance 海上保険 海上
fire_insurance: fire_insurance fire 火災 火灾 화재 حريق آتش_سوزی
pension: pension pensions пенсион~ пенсійн~ 年金 연금 تقاعد معاشات بازنشستگی emeklilik 养老
social_security: social_security социальн~_обеспечени~ 社会保障 ضمان_اجتماعي تأمین_اجتماعی تامين_اجتماعي sosyal_güvenlik
investment: investment investments investing инвести~ инвестиционн~ інвести~ investits~ investiti~ investition investitionen investissement investissements inversión inversion inversiones investimenti investimento investimentos 投資 投资 インベストメント インベストメンツ 투자 استثمار استثمارات استثمارية سرمایه_گذاری سرمايه_گذاري سرمایهگذاری yatırım yatirim
fund: fund funds фонд~ fond~ fonds fondo fondos fundo ファンド 基金 펀드 기금 صندوق صناديق fonu
welfare_fund: national_wealth_fund national_welfare_fund фонд~_национальн~_благосостояни~
foundation: foundation foundations фонд~ fond~ fundación fundacion fondation fondazione fundação stiftung 財団 基金会 ファウンデーション 재단 مؤسسة بنیاد وقف vakfı vakıf
charity: charity charitable благотворительн~ благодійн~ caritas bienfaisance benéfica beneficenza 慈善 チャリティ 자선 خيرية خیریه hayır
welfare: welfare благосостояни~ социальн~ 福祉 福利 ウェルフェア رفاه رعاية refah
capital: capital капитал~ капітал~ kapital capitale キャピタル 資本 资本 캐피탈 رأس_مال سرمایه sermaye
finance: finance financial financing финанс~ финансов~ фінанс~ finans~ finanz finanzen finances financière financiere financiera financiero finanziaria finanza finanças financeira 金融 ファイナンス フィナンシャル 財務 财务 融資 금융 파이낸스 تمويل مالية مالي مالی تامین_مالی finansman finansal
securities: securities security ценн~_бумаг~ brokerage stockbroking wertpapier valores titres titoli 証券 证券 證券 증권 أوراق_مالية اوراق_بهادار menkul_değerler menkul
exchange: exchange stock_exchange bourse бирж~ börse bolsa borsa 取引所 交易所 거래소 بورصة سوق بورس borsası
money_exchange: exchange money_exchange currency_exchange foreign_exchange обмен~ 外為 為替 صرافة صرافی صرافي döviz
remittance: remittance remittances money_transfer transfer transfers перевод~ 送金 汇款 حوالات تحويلات حواله
money: money деньги マネー 머니 پول مال geld argent dinero
asset: asset assets актив~ アセット 資産 资产 資產 자산 أصول دارایی varlık vermögens patrimoine patrimonio
asset_management: asset_management управлен~_актив~ アセットマネジメント 資産運用 资产管理 資產管理 자산운용 إدارة_الأصول portföy
management: management управлен~ управляющ~ upravlen~ upravlyayushch~ verwaltung gestion gestión gestão gestione マネジメント マネージメント 管理 経営 매니지먼트 관리 إدارة مدیریت yönetim zarządzanie
consulting: consulting consultants consultancy consultant консалтинг~ консультаци~ консультант~ konsalting~ beratung conseil consultoría consultoria consulenza コンサルティング コンサルタント コンサルタンツ 咨询 諮詢 顧問 컨설팅 استشارات استشارية مشاوره مشاور مشاوران danışmanlık doradztwo
accounting: accounting accountants audit auditing аудит~ бухгалтер~ wirtschaftsprüfung 会計 監査 会计 审计 회계 تدقيق محاسبة حسابرسی حسابداری muhasebe denetim
law: law legal юридическ~ право~ правов~ rechtsanwälte avocats abogados avvocati 法律 法務 弁護士 ロー 律师 قانون محاماة حقوقی hukuk
patent: patent patents патент~ 特許 专利 パテント
tax: tax taxation налог~ податк~ steuer steuerberatung fiscal 税務 تکس ضرائب مالیات vergi
certification: certification сертификаци~ zertifizierung 認証 认证 گواهی
inspection: inspection инспекци~ контрол~ prüf inspección 検査 检验 检测 檢驗 검사 تفتيش بازرسی muayene
testing: testing test tests испытани~ испытательн~ ispytateln~ prüf essai ensayos prove 試験 テスト テスティング 测试 检测 시험 اختبار آزمایش
metrology: metrology metrological метрологи~ metrolog~ 計量 计量
measurement: measurement measurements measuring измерени~ измерительн~ izmeren~ izmeriteln~ вимірюван~ mess messtechnik mesure mesures medición misure 計測 測定 計量 测量 測器 メジャメント قياس اندازه_گیری ölçüm
physical_technical: physical_technical physicotechnical physico_technical physical_and_technical физико_техническ~ fiziko_tekhnichesk~
physics: physics physical физик~ физическ~ fizik~ fizichesk~ physik physikalische physique física fisica 物理 物理学 فيزياء فیزیک fizik
technical_physics: technical_physics техническ~_физик~ tekhnichesk~_fizik~
mathematics: mathematics mathematical математик~ математическ~ matemat~ 数学 數學 数理 رياضيات ریاضی
radio_engineering: radio_engineering radio_technical radiotechnical радиотехник~ радиотехническ~ радіотехнічн~ radiotekhn~ 無線電
radio: radio радіо радија радыё rádia radiu ラジオ 無線 电台 廣播 广播 라디오 إذاعة راديو رادیو radyo
radioelectronics: radioelectronics radio_electronic radio_electronics радиоэлектрон~ радіоелектрон~ radioelektron~ 无线电电子
radar: radar radars радиолокаци~ радар~ レーダー 雷达 رادار
optics: optics optical opto оптик~ оптическ~ оптичн~ optik~ optichesk~ optisch optique óptica ottica 光学 光學 オプティカル オプティクス 光機 광학 بصريات اپتیک optik
optoelectronics: optoelectronics optoelectronic opto_electronics electro_optical оптоэлектрон~ оптико_электрон~ 光電 光电 光電子 オプトエレクトロニクス
laser: laser lasers лазер~ レーザー レーザ 激光 雷射 레이저 ليزر لیزر lazer
sensor: sensor sensors датчик~ センサー センサ 传感器 感測 센서
semiconductor: semiconductor semiconductors полупроводник~ halbleiter semiconducteurs 半導体 半导体 半導體 セミコンダクター 반도체 نیمه_هادی yarı_iletken
component: component components компонент~ комплектующ~ komponenten composants componentes componenti 部品 部件 零部件 元件 コンポーネント コンポーネンツ 부품 قطعات مكونات parts
parts: parts детал~ запчаст~ teile pièces piezas repuestos ricambi 部品 パーツ 零件 配件 部件 零部件 부품 قطع_غيار قطعات parça
resistor: resistor resistors резистор~ сопротивлени~ 抵抗器 电阻
capacitor: capacitor capacitors condenser конденсатор~ コンデンサ コンデンサー 电容 蓄電器
battery: battery batteries accumulator аккумулятор~ батаре~ batterie batterien piles bateria baterías 電池 电池 バッテリー 蓄電池 배터리 전지 بطاريات باتری باتري pil akü
lighting: lighting light lights illumination светотехник~ освещени~ leuchten beleuchtung éclairage iluminación illuminazione 照明 ライティング ライト 조명 إضاءة روشنایی aydınlatma
lamp: lamp lamps ламп~ lampe ランプ 灯泡 電灯
display: display displays дисплей ディスプレイ ディスプレー 显示 顯示 디스플레이
computer: computer computers computing компьютер~ вычислительн~ обчислюваль~ kompyuter~ vychisliteln~ rechner ordinateur コンピュータ コンピューター 计算机 計算機 電腦 电脑 컴퓨터 حاسوب كمبيوتر کامپیوتر رایانه bilgisayar
information: information информаци~ информационн~ інформаці~ informatsi~ informations información informacion informazioni informação 情報 信息 資訊 インフォメーション 정보 معلومات اطلاعات bilgi infocom
information_technology: information_technology information_technologies информационн~_технологи~ інформаційн~_технологі~ informatsionn~_tekhnologi~ it 情報技術 信息技术 資訊科技 تكنولوجيا_المعلومات فناوری_اطلاعات 情報システム
data: data данн~ daten données datos dati データ 数据 數據 데이터 بيانات داده veri
software: software программн~ програмн~ softwareentwicklung logiciel logiciels ソフト ソフトウェア ソフトウエア 软件 軟體 軟件 소프트웨어 برمجيات نرم_افزار yazılım soft
system: system systems систем~ system~ systeme système systèmes sistema sistemas sistemi システム システムズ 系统 系統 시스템 نظام أنظمة نظم سامانه سیستم sistem sistemleri
control_system: control_systems control_system систем~_управлен~ system~_upravlen~ 控制系统 制御システム
control: control controls управлен~ контроль upravlen~ steuerung regeltechnik contrôle コントロール 制御 控制 컨트롤 제어 تحكم کنترل kontrol
automation: automation automatic automatics автоматик~ автоматизаци~ avtomatik~ avtomatiz~ automatisierung automatisierungstechnik automatisation automatización automazione オートメーション 自動化 自动化 自動 오토메이션 자동화 أتمتة اتوماسیون otomasyon
robot: robot robotics robots робот~ роботехник~ robotik robotique robótica ロボット ロボティクス 机器人 機器人 로봇 روبوت ربات
network: network networks сеть сетев~ мереж~ netz netzwerk réseau réseaux red redes rete ネット ネットワーク 网络 網絡 網路 네트워크 شبكة شبکه ağ net
internet: internet интернет~ インターネット 互联网 互聯網 인터넷 إنترنت اینترنت
web: web веб ウェブ ウエブ
communication: communication communications связь связи~ svyaz~ звязк~ зв'язок kommunikation comunicación comunicaciones comunicazione comunicazioni コミュニケーション コミュニケーションズ 通信 通訊 通讯 커뮤니케이션 اتصالات ارتباطات iletişim haberleşme communications_technology
telecom: telecom telecommunication telecommunications телеком~ телекоммуникаци~ телекомунікаці~ электросвязь telekom~ telekommunikation télécom télécommunications telecomunicaciones telecomunicazioni テレコム 电信 電信 通信 텔레콤 통신 اتصالات مخابرات telekomünikasyon
telephone: telephone phone телефон~ telefon téléphone teléfonos telefonica テレホン 電話 电话 전화 هاتف تلفن
mobile: mobile мобильн~ мобільн~ mobil móvil モバイル 移动 移動 모바일 موبایل محمول همراه
wireless: wireless беспроводн~ ワイヤレス 無線 无线 لاسلكي بی_سیم
television: television tv телевидени~ телевизионн~ телебаченн~ televid~ fernsehen télévision televisión televisione テレビ テレビジョン 电视 電視 방송 تلفزيون تلویزیون televizyon
tv: tv тв تو تی_وی
broadcasting: broadcasting broadcast вещани~ телерадио~ телерадіо~ rundfunk radiodiffusion radiodifusión 放送 广播 廣播 ブロードキャスト ブロードキャスティング 방송 بث صداوسیما صدا_وسیما yayın
media: media медии медија медыя mediji medija medijev медіа medien médias medios メディア 传媒 傳媒 媒体 미디어 إعلام إعلامية رسانه medya massmedia
news: news новост~ новин~ nachrichten nouvelles noticias notizie ニュース 新闻 新聞 뉴스 أخبار إخبارية خبر خبری haber
news_agency: news_agency information_agency агентств~_новост~ информационн~_агентств~ інформаційн~_агентств~ 通信社 通讯社 خبرگزاری خبرگزاري وكالة_أنباء وكالة_الأنباء haber_ajansı
newspaper: newspaper newspapers газет~ zeitung journal periódico giornale 新聞 新聞社 报社 신문 جريدة صحيفة روزنامه gazete
press: press пресс~ presse prensa stampa プレス 报社 صحافة مطبوعات basın
publishing: publishing publishers publisher publications издательств~ издательск~ видавництв~ izdatelstv~ verlag éditions édition editorial ediciones edizioni editore 出版 出版社 パブリッシング 刊行 출판 نشر للنشر انتشارات yayınları yayıncılık
printing: printing print printers полиграф~ типограф~ печат~ друкарн~ druck druckerei imprimerie imprenta impresión tipografia stampa 印刷 プリント プリンティング 印务 인쇄 طباعة مطبعة چاپ چاپخانه matbaa
book: book books книг~ книжн~ buch livres libros libri 書籍 書店 図書 ブック ブックス 图书 كتاب كتب کتاب kitap
film: film films movie movies cinema кино фильм~ cine cinéma filme 映画 フィルム 电影 電影 シネマ 영화 أفلام سينما فیلم sinema pictures
photo: photo photography photographic фото~ foto 写真 フォト 照相 تصوير عکس
music: music musical музык~ musik musique música musica 音楽 ミュージック 音乐 음악 موسيقى müzik
theatre: theatre theater театр~ teatro théâtre 劇場 剧院 シアター 극장 مسرح تئاتر tiyatro
entertainment: entertainment развлечени~ развлекательн~ unterhaltung divertissement entretenimiento エンターテインメント エンタテインメント エンタテイメント エンターテイメント 娯楽 娱乐 娛樂 엔터테인먼트 ترفيه سرگرمی eğlence
game: game games gaming игр~ ігр~ spiele jeux juegos giochi ゲーム ゲームス 游戏 遊戲 게임 ألعاب بازی oyun
sport: sport sports sporting спорт~ спортивн~ sportif deportes deportivo deportiva esportes スポーツ 体育 體育 스포츠 رياضة رياضي ورزش ورزشی spor
football: football soccer футбол~ fussball fußball fútbol futebol calcio サッカー 足球 フットボール 축구 كرة_القدم فوتبال futbol
golf: golf гольф~ ゴルフ 高尔夫 高爾夫 골프
golf_course: golf golf_course golf_links golf_club ゴルフ場 ゴルフ ゴルフクラブ ゴルフ倶楽部
country_club: country_club カントリークラブ カントリー倶楽部 カンツリー倶楽部 カンツリークラブ カントリ_クラブ
country: country カントリー カンツリー カントリ
club: club clubs клуб~ klub クラブ 倶楽部 俱乐部 俱樂部 클럽 نادي باشگاه kulübü
`;
