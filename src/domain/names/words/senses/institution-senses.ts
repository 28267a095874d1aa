/** Words of care, learning, commerce and public life, as `sense: words` (see `senses.ts`). */
export const INSTITUTION_SENSES = `
hotel: hotel hotels отел~ гостиниц~ готел~ hôtel hôtels hotelera hoteles alberghi albergo ホテル 酒店 飯店 旅館 饭店 호텔 فندق فنادق هتل otel otelcilik
resort: resort resorts курорт~ санатори~ リゾート 度假村 度假 리조트 منتجع
spa: spa hot_spring hot_springs onsen 温泉 スパ 溫泉 온천
travel: travel travels путешеств~ турагент~ reise reisen reisebüro voyage voyages viajes viaggi viagens トラベル 旅行 旅行社 旅游 旅遊 여행 سفر سياحة سفريات مسافرت seyahat
tourism: sightseeing tourism tourist touristic туризм~ туристическ~ туристичн~ turizm~ tourismus tourisme turismo 観光 ツーリズム ツーリスト 旅游 旅遊 관광 سياحة سياحية گردشگری جهانگردی turizm
tour: tour tours тур~ ツアー
hospitality: hospitality hospitalidad ホスピタリティ 接待 ضيافة
leisure: leisure досуг~ freizeit loisirs ocio レジャー 休闲 レジャー産業
amusement: amusement amusements アミューズメント 遊園 遊園地 游乐
park: park parks парк~ parc parque parco 公園 パーク 园区 園區 파크 حديقة پارک
garden: garden gardens сад~ garten jardin jardín giardino 庭園 造園 ガーデン 花园 花園 園芸 正园 حدائق باغ bahçe
zoo: zoo 動物園
medical: medical medicine медицин~ медицинск~ медичн~ medits~ medizin medizinische médical médicale médica medica medico 医療 醫療 医疗 メディカル 医科 의료 메디칼 طب طبية طبي پزشکی tıp tıbbi
pharmaceutical: pharmaceutical pharmaceuticals pharma фарма~ фармацевтическ~ фармацевтичн~ farmats~ farm~ pharmazeutische pharmaceutique pharmaceutiques farmacéutica farmaceutica farmaceutici farmacêutica 製薬 制药 製藥 薬品 药业 藥業 ファーマ ファーマシューティカル ファーマシューティカルズ 薬品工業 제약 أدوية دوائية داروسازی دارو دارويي ilaç
drug: drug drugs лекарств~ ドラッグ 薬品 药品 医薬品 약품 دواء دارو
medicine: medicine medicines лекарств~ 医薬 医药 醫藥
pharmacy: pharmacy pharmacies аптек~ apotheke apotheken pharmacie farmacia farmacias 薬局 ファーマシー 药房 약국 صيدلية صيدليات داروخانه eczane
hospital: hospital hospitals больниц~ госпитал~ лікарн~ krankenhaus hôpital hospitales ospedale 病院 医院 醫院 ホスピタル 병원 مستشفى بیمارستان hastane hastanesi
clinic: clinic clinics клиник~ клінік~ klinik clinique clínica clinica クリニック 診療所 诊所 의원 عيادة درمانگاه کلینیک
health: health healthcare здоров~ здравоохранени~ охорон~_здоров'я gesundheit santé salud salute saúde ヘルス ヘルスケア 健康 保健 헬스케어 건강 صحة صحية سلامت بهداشت sağlık
care: care уход~ pflege soins cuidados ケア 介護 護理 护理 케어 رعاية مراقبت
nursing: nursing nursing_care 介護 看護 護理 护理
dental: dental стоматологи~ zahn dentaire 歯科 デンタル 牙科 أسنان دندان diş
biology: biology biological biologicals biologics биологи~ биологическ~ biologie biológicos 生物 バイオ 生物学 حيوي بیولوژی زیستی biyoloji bio
biotechnology: biotechnology biotechnologies biotech биотех~ biotechnologie biotecnología バイオテクノロジー 生物技术 生物科技 バイオテック 바이오 تكنولوجيا_حيوية زیست_فناوری biyoteknoloji
vaccine: vaccine vaccines вакцин~ ワクチン 疫苗 백신 لقاح واکسن
chemical_pharma: chemical_pharmaceutical 薬品化学 化学製薬 化学制药
laboratory: laboratory laboratories lab labs лаборатори~ laboratori~ labor laboratoire laboratoires laboratorio laboratorios laboratori 研究所 ラボ ラボラトリー ラボラトリーズ 实验室 實驗室 연구소 مختبر مختبرات آزمایشگاه laboratuvar 製薬所
education: education educational образован~ освіт~ obrazovan~ bildung éducation educación istruzione 教育 エデュケーション エデュケーショナル 교육 تعليم آموزش eğitim
academy: academy академи~ akademi~ akademie académie academia accademia アカデミー 学院 學院 科学院 아카데미 أكاديمية آکادمی فرهنگستان
university: university университет~ університет~ universitet~ universität université universidad università universidade 大学 大學 ユニバーシティ 대학교 대학 جامعة دانشگاه üniversitesi
school: school schools школ~ schule école colegio escuela scuola 学校 學校 スクール 学院 학교 مدرسة مدارس مدرسه آموزشگاه okulu okulları
college: college колледж~ kolleg collège colegio 学院 カレッジ 大学 كلية دانشکده
preparatory: preparatory 進学 予備校
children: children child kids детск~ дет~ дитяч~ kinder enfants niños bambini 子供 こども 子ども キッズ 儿童 兒童 ベビー 키즈 أطفال کودکان çocuk
youth: youth young молодеж~ молодіжн~ jugend jeunesse juventud gioventù 青年 ユース شباب جوانان gençlik
women: women woman женск~ жінок~ frauen femmes mujeres donne 女性 婦人 レディース 妇女 نساء زنان kadın
student: student students студен~ 学生 學生 طلاب دانشجو دانشجویان öğrenci
language: language languages языков~ sprach langue 語学 语言 ランゲージ لغة زبان
trade: trade trading traders trader торгов~ торг~ торгівл~ torgov~ handel handels négoce commerce comercio comercial commercio commerciale comércio 貿易 贸易 商事 通商 トレーディング トレード 商贸 商貿 交易 무역 트레이딩 تجارة تجارية تجاري بازرگانی تجارت ticaret dış_ticaret handlowy obchod
trading_house: trading_house торгов~_дом~ торгов~_дім torgov~_dom~ 商会 商館
merchant: merchant merchants купец 商会 商會 マーチャント マーチャンツ تجار تاجر tacir
commerce: commerce коммерц~ комерц~ kommerts~ handelskammer commercio comercio 商業 商业 コマース 커머스 تجارة تجارت بازرگانی ticaret
import_export: import_export import_and_export import_and_export_trading export_import export_and_import импорт_экспорт экспорт_импорт импортно_экспортн~ внешнеторгов~ import_et_export 進出口 进出口 輸出入 수출입 استيراد_وتصدير صادرات_واردات واردات_صادرات ithalat_ihracat
foreign_trade: foreign_trade foreign_economic внешнеторгов~ внешнеэкономическ~ зовнішньоекономічн~ vneshnetorgov~ vneshneekonom~ aussenhandel 对外贸易 外贸 外貿 dış_ticaret بازرگانی_خارجی
export: export exports экспорт~ експорт~ eksport~ exportation exportaciones exportadora esportazione 輸出 出口 エクスポート 수출 تصدير صادرات ihracat
import: import imports импорт~ імпорт~ importation importaciones importadora 輸入 进口 進口 インポート 수입 استيراد واردات ithalat
supply: supply supplies снаб~ снабжени~ поставк~ постачан~ snab~ versorgung approvisionnement suministros fornitura サプライ 供給 供应 供應 تموين توريد تامین تدارکات tedarik
supply_chain: supply_chain サプライチェーン 供应链 供應鏈
distribution: distribution distributor distributors дистрибуц~ distribuzione distribución distribuidora distribuição vertrieb ディストリビューション 流通 分销 配销 유통 توزيع توزیع پخش dağıtım
sales: sales sale selling сбыт~ продаж~ verkauf ventes ventas vendite 販売 販賣 销售 銷售 セールス 판매 مبيعات فروش satış
marketing: marketing маркетинг~ マーケティング 营销 行銷 마케팅 تسويق بازاریابی pazarlama
advertising: advertising advertisement advertisements реклам~ werbung publicité publicidad pubblicità 広告 广告 廣告 アド アドバタイジング 광고 إعلان إعلانات تبلیغات reklam
retail: retail retailing розничн~ роздрібн~ einzelhandel リテール リテイリング 小売 零售 리테일 تجزئة خرده_فروشی perakende
wholesale: wholesale оптов~ оптов grosshandel großhandel mayorista 卸売 批发 批發 ホールセール 도매 جملة عمده_فروشی toptan
store: store stores shop shops магазин~ magazin~ laden magasin magasins tienda tiendas negozi ストア ストアーズ ショップ 商店 商場 스토어 متجر متاجر فروشگاه mağaza mağazaları
department_store: department_store department_stores универмаг~ warenhaus kaufhaus grands_magasins 百貨店 百货 百貨 デパート 백화점
supermarket: supermarket supermarkets супермаркет~ スーパー スーパーマーケット 超市 슈퍼마켓 سوبرماركت
market: market markets рынок рынк~ ринок markt marché mercado mercato マーケット 市場 市场 마켓 시장 سوق أسواق بازار pazar
center: center centre centers центр~ tsentr~ zentrum centro centrum センター センタ 中心 센터 مركز مرکز merkezi merkez
office: office offices офис~ büro bureau oficina オフィス 事務所 事務局 办公 オフィス用品 사무소 مكتب دفتر ofis
service: service services сервис~ услуг~ обслуживани~ послуг~ servis~ dienst dienste dienstleistung dienstleistungen servicios servicio servizi servizio serviços サービス サービシーズ 服务 服務 서비스 خدمات hizmet hizmetleri usługi
solution: solution solutions решени~ рішен~ lösungen soluciones soluzioni soluções ソリューション ソリューションズ 解决方案 솔루션 حلول راهکار çözümleri
support: support поддержк~ підтримк~ サポート 支援 支持 دعم پشتیبانی destek
maintenance: maintenance техобслуживани~ wartung mantenimiento manutenzione メンテナンス 整備 保全 维修 维护 保守 صيانة نگهداری bakım
repair: repair repairs ремонт~ ремонтн~ remontn~ reparatur réparation réparations reparaciones riparazioni 修理 整備 维修 修船 إصلاح تعمیر تعمیرات onarım
repair_plant: repair_plant ремонтн~_завод~ ремзавод~ ремонтно_механическ~_завод~ remontn~_zavod~
cleaning: cleaning clean клининг~ reinigung nettoyage limpieza pulizie クリーン クリーニング 清掃 清洁 保洁 클린 تنظيف نظافة نظافت temizlik
rental: rental rent rentals прокат~ аренд~ оренд~ vermietung location alquiler noleggio レンタル 出租 렌탈 تأجير اجاره kiralama
staffing: staffing personnel staff staff_service human_resources human персонал~ кадр~ personal intérim スタッフ スタッフィング 人材 人力 人才 パーソネル موارد_بشرية نیروی_انسانی insan_kaynakları
security_guard: security guard guards охран~ охорон~ sicherheit sécurité seguridad sicurezza segurança セキュリティ 警備 保安 安保 ガード 경비 보안 حراسة أمن حفاظت güvenlik alarm
safety: safety безопасност~ безпек~ bezopasnost~ sicherheit 安全 セーフティ 安防 أمان سلامة ایمنی güvenlik emniyet security
defence: defence defense оборон~ оборонн~ oboronn~ verteidigung défense defensa difesa 防衛 防衛産業 国防 國防 防务 국방 방위 دفاع دفاعي دفاعی savunma
military: military war военн~ воєнн~ військов~ voyenn~ voenn~ militär militaire militar militare 軍事 军事 군사 عسكري عسكرية نظامی نظامي askeri
military_industrial: military_industrial военно_промышленн~ voenno_promyshlenn~ военпром 军工 軍工
ammunition: ammunition munitions боеприпас~ патрон~ munition municiones munizioni 弾薬 弹药 火薬 火工 ذخيرة مهمات mühimmat
weapon: weapon weapons arms armament armaments оружейн~ оружи~ вооружени~ стрелков~ waffen armes armas armi 武器 兵器 枪械 أسلحة سلاح تسلیحات silah
explosive: explosive explosives взрывчат~ порохов~ порох~ sprengstoff 火薬 爆薬 炸药 متفجرات مواد_منفجره patlayıcı
tank: tank tanks танк~ бронетанков~ タンク 坦克 دبابات تانک
army: army армия армии арми~ armee armée ejército esercito 陆军 جيش ارتش ordu
force: force forces сила сил силе силу силой силам силами сили sila síly siły силы войск~ kräfte fuerzas forze フォース 部队 部隊 قوات قوة نیروی نیرو kuvvetleri troops
guard_corps: guard_corps guards_corps سپاه_پاسداران
islamic_revolution_guards: islamic_revolutionary_guard_corps islamic_revolution_guards_corps irgc سپاه_پاسداران_انقلاب_اسلامی سپاه_پاسداران_انقلاب_اسلامي
corps: corps корпус~ korpus سپاه فيلق 兵団 兵团
brigade: brigade brigades бригад~ لواء كتائب كتيبة تیپ 旅団
battalion: battalion battalions батальон~ كتيبة كتائب گردان 大隊
regiment: regiment полк~ 連隊 فوج هنگ
division: division подразделени~ дивизи~ отделени~ فرقة لشکر قسم 師団 事業部 ディビジョン
police: police полиции полицию полицией полицейск~ полицията полиција полиције полицији policija policije policiji policijo policja policji policie policii polícia polície милици~ поліція поліції поліцію поліцією поліцейськ~ паліцыя паліцыі polizei policía polizia 警察 公安 ポリス 경찰 شرطة پلیس نیروی_انتظامی polis
public_security: public_security общественн~_безопасност~ государственн~_безопасност~ 公安 أمن_عام
public_security_bureau: public_security_bureau 公安局
ministry: ministry министерств~ міністерств~ ministerstv~ ministerium ministère ministerio ministero وزارة وزارت bakanlığı
department: department departments департамент~ отдел~ управлени~ departament~ abteilung département departamento dipartimento デパートメント 부서 إدارة دائرة اداره müdürlüğü
administration: administration администраци~ адміністраці~ управлени~ administratsi~ verwaltung administración amministrazione 管理局 行政 아드미니스트레이션 إدارة اداره idaresi
authority: authority орган~ behörde autorité autoridad autorità 公社 機構 هيئة سلطة سازمان kurumu
agency: agency agencies агентств~ агенци~ агенція agentstv~ agentur agence agencia agenzia agência エージェンシー 代理 代理店 机构 機構 에이전시 وكالة آژانس نمایندگی ajansı
agent: agent agents агент~ エージェント 代理 代理商 وكيل وكلاء نماینده
organisation: organisation organization организаци~ організаці~ organizatsi~ organización organizzazione organização オーガニゼーション 組織 机构 機構 组织 منظمة تنظيم سازمان هيئة kuruluşu örgütü teşkilatı
committee: committee комитет~ комітет~ komitet~ komitee comité comitato 委員会 委员会 لجنة کمیته komitesi
council: council councils совет~ рада сов rat conseil consejo consiglio 評議会 理事会 委员会 协会 مجلس شورای شورا konseyi
commission: commission комисси~ комісі~ kommission comisión commissione 委員会 委员会 لجنة هيئة کمیسیون komisyonu
movement: movement движени~ рух bewegung mouvement movimiento movimento 運動 حركة جنبش نهضت hareketi
party: party партия партии partei parti partido partito 政党 حزب partisi
front: front фронт~ فرنت جبهة جبهه 戦線 cephesi
people: people peoples people_s popular народн~ narodn~ volks peuple populaire pueblo popolare 人民 民众 国民 ピープル شعبية شعبي مردم مردمی خلق halk
republic: republic республик~ республік~ respublik~ republik république república repubblica 共和国 共和國 جمهورية جمهوری جمهوري cumhuriyeti republican
democratic: democratic демократическ~ demokrat~ démocratique democrática 民主 ديمقراطية دموکراتیک demokratik
government: government правительств~ уряд~ regierung gouvernement gobierno governo 政府 حكومة دولت hükümet
public: public публичн~ общественн~ громадськ~ öffentlich publique pública 公共 公益 公衆 パブリック عام عامة عمومی عمومي kamu
private: private частн~ приватн~ chastn~ privat privé privada プライベート 私募 خاص خاصة خصوصی özel
private_military_company: private_military_company pmc частн~_военн~_компани~ чвк chvk
national: national национальн~ національн~ natsionaln~ nationale nacional nazionale 国立 国家 国民 ナショナル 全国 내셔널 وطنية وطني قومي ملی ملي ulusal milli narodowy
international: international международн~ міжнародн~ mezhdunarodn~ internationale internacional internazionale 国際 国际 國際 インターナショナル 국제 인터내셔널 دولية دولي عالمية بین_المللی بينالمللي بین_الملل uluslararası
global: global worldwide глобал~ глобаль~ グローバル 全球 环球 環球 글로벌 عالمي عالمية جهانی küresel
world: world миров~ мир всемирн~ світов~ welt monde mundo mondo ワールド 世界 万国 عالم جهان dünya
universal: universal универсальн~ універсальн~ universell universelle ユニバーサル ユニヴァーサル 环球 環球 عالمية
europe: europe european euro европ~ европейск~ європ~ evro~ europa européenne europea ヨーロッパ 欧州 欧洲 歐洲 유럽 أوروبا أوروبية اروپا avrupa
asia: asia asian азия азии азиатск~ asien asie asiatique asiática アジア 亚洲 亞洲 亚细亚 아시아 آسيا آسیا asya
pacific: pacific тихоокеанск~ pazifik pacifique pacífico パシフィック 太平洋 태평양
atlantic: atlantic атлантик~ атлантическ~ atlantique atlántico アトランティック 大西洋
orient: orient oriental east восток восточн~ схід~ vostok~ vostochn~ orientale osten オリエント オリエンタル 東洋 東方 东方 شرق شرقي خاور doğu
east: east eastern восток восточн~ схід~ східн~ ost ostdeutsche este oriental 東部 イースト 东部 동부 شرق شرقية شرقي خاور doğu
west: west western запад~ западн~ захід~ західн~ zapadn~ occidental occidentale ovest 西部 ウエスト ウェスト 서부 غرب غربية غربي باختر batı
north: north northern север~ северн~ північ~ північн~ sever~ nord norte septentrional 北部 ノース 북부 شمال شمالي شمالية kuzey
south: south southern южн~ південн~ yuzhn~ süd sud sur meridional 南部 サウス 남부 جنوب جنوبي جنوبية güney
far_east: far_east far_eastern дальн~_восток~ дальневосточн~ dalnevostochn~ 極東 远东 遠東
middle_east: middle_east ближн~_восток~ 中東 الشرق_الأوسط خاورمیانه orta_doğu
gulf: gulf залив golf golfe golfo ガルフ خليج خلیج körfez
arab: arab arabian arabic арабск~ arabisch arabe árabe عربية عربي العرب عرب アラブ アラビア 阿拉伯 arap
islamic: islamic islam исламск~ ісламськ~ islamsk~ islamisch islamique islámica islamica islâmica إسلامية إسلامي اسلامی اسلامي اسلامیک اسلمي イスラム 伊斯兰 islami
revolution: revolution revolutionary революц~ революционн~ révolution ثورة انقلاب 革命 devrim
resistance: resistance сопротивлени~ مقاومة مقاومت レジスタンス 抵抗
martyr: martyr martyrs shahid shaheed شهيد شهید شهداء الشهداء şehit
elite: elite элит~ エリート نخبة نخبه 精英
islamic_bank: islamic_bank исламск~_банк~ بنك_إسلامي مصرف_إسلامي بانک_اسلامی بانک_اسلمي islami_bank
overseas: overseas expatriate diaspora مهجر المهجر 海外 オーバーシーズ 해외 خارجي خارج ultramarine outre_mer
central: central центральн~ tsentraln~ zentral centrale 中央 セントラル 중앙 مركزي مركزية مرکزی merkez merkezi markaziy марказий
united: united объединенн~ об'єднан~ obyedinenn~ obedinenn~ vereinigte unis unida unidos uniti 連合 合同 联合 聯合 ユナイテッド 统一 유나이티드 متحدة متحد المتحدة متحده birleşik unified consolidated
federation: federation федераци~ федераці~ föderation fédération federación federazione 連邦 联邦 連盟 联合会 اتحاد فدراسیون federasyonu
union: union unions союз~ спілк~ soyuz~ unión unione união ユニオン 联盟 聯盟 組合 連合 노조 اتحاد اتحادية اتحادیه birliği birlik
cooperative: cooperative cooperatives co_operative кооператив~ genossenschaft coopérative cooperativa 協同組合 合作社 協同 組合 コープ 협동조합 تعاونية تعاون تعاونی kooperatifi
corporation: corporation корпораци~ корпораці~ korporatsi~ コーポレーション 公司 会社 公社 شركة شرکت
company: company компани~ компанія kompani~ カンパニー 公司 会社 會社 회사 شركة شرکت شركت şirketi
group: group групп~ група grupp~ gruppe groupe grupo gruppo グループ 集団 集团 集團 그룹 مجموعة گروه grubu grup
holding: holding holdings 集团 холдинг~ holding~ beteiligung ホールディングス ホールディング 控股 홀딩스 قابضة هلدینگ
concern: concern концерн~ kontsern~ konzern コンツェルン
partnership: partnership partners партнерств~ партнер~ パートナーズ パートナーシップ 合伙 شركاء
joint: joint совместн~ спільн~ sovmestn~ 合弁 合同 共同 مشتركة مشترک ortak
joint_venture: joint_venture совместн~_предприяти~ спільн~_підприємств~ 合弁 合资
general: general генеральн~ общ~ generaln~ générale generale 総合 ゼネラル ジェネラル 一般 通用 عامة عام عمومی genel synthetic
comprehensive: comprehensive general synthetic комплексн~ 総合 综合 綜合 종합 شاملة جامع
product: product products продукт~ продукци~ produkt~ produkte produits productos prodotti produtos 製品 产品 產品 プロダクト プロダクツ 제품 منتجات محصولات فرآورده ürünleri
goods: goods товар~ waren marchandises 用品 商品 グッズ 物产 物産 سلع بضائع کالا
household: household домашн~ haushalt 家庭用品 日用 生活 ハウスホールド منزلية خانگی
appliance: appliance appliances бытов~_техник~ haushaltsgeräte électroménager electrodomésticos 家電 家电 電器 电器 가전 أجهزة لوازم
tool: tool tools инструмент~ werkzeug werkzeuge outils herramientas utensili 工具 ツール ツールズ 공구 أدوات ابزار takım
bearing: bearing bearings подшипник~ подшипников~ lager wälzlager roulements rodamientos cuscinetti 軸受 ベアリング 轴承 베어링 محامل بلبرینگ rulman
valve: valve valves клапан~ арматур~ armatur armaturen vannes válvulas valvole バルブ 阀门 閥門 밸브 صمامات شیر vana
pump: pump pumps насос~ насосн~ pumpen pompes bombas pompe ポンプ 泵业 펌프 مضخات پمپ pompa
gear: gear gears шестер~ редуктор~ зубчат~ getriebe zahnrad engranajes 歯車 ギヤ ギア 齿轮 기어 تروس چرخدنده dişli
spring: spring springs пружин~ feder federn ressorts 発条 発條 ばね スプリング 弹簧 彈簧 스프링 نوابض فنر yay
screw: screw screws fastener fasteners bolt bolts метиз~ крепеж~ 螺子 ねじ ネジ ファスナー 紧固件 螺丝 볼트 پیچ
mold: mold mould molds moulds die dies пресс_форм~ 金型 模具 モールド 금형 قوالب قالب kalıp
casting: casting castings foundry foundries литей~ литейн~ giesserei gießerei fonderie fundición fonderia 鋳造 鋳鉄 铸造 鑄造 鋳物 주조 مسبك ریخته_گری döküm
forging: forging forgings forge кузнечн~ кузнечно_прессов~ schmiede 鍛造 锻造 단조 آهنگری dövme
welding: welding сварк~ сварочн~ schweiss schweißtechnik soudure 溶接 焊接 ウェルディング لحام جوش kaynak
plating: plating electroplating гальван~ 鍍金 メッキ 电镀 めっき
boiler: boiler boilers котел~ котельн~ kessel ボイラ ボイラー 锅炉 鍋爐 보일러 غلايات دیگ kazan
furnace: furnace furnaces печ~ öfen 工業炉 fırın
crane: crane cranes кран~ кранов~ kräne クレーン 起重机 رافعات جرثقیل vinç
elevator: elevator elevators lift lifts лифт~ подъемн~ aufzug ascensores ascensori エレベーター エレベータ 电梯 電梯 엘리베이터 مصاعد آسانسور asansör
hydraulic: hydraulic hydraulics гидравли~ hydraulik hydraulique 油圧 液压 液壓 유압 هيدروليك هیدرولیک hidrolik
`;
