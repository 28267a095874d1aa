/** Words of every kind of name: parts of the world, goods and tools, nature, ideas, as `sense: words` (see `senses.ts`). */
export const GENERAL_SENSES = `
refrigeration: refrigeration refrigerating cooling холодильн~ kälte kältetechnik froid refrigeración 冷凍 制冷 冷冻 冷热 冷機 냉동 تبريد سردخانه تبرید soğutma
air_conditioning: air_conditioning air_conditioner кондиционировани~ klima climatisation 空調 空调 冷暖 공조 تكييف تهویه
clock: clock watch watches часов~ часы uhren horlogerie relojes orologi 時計 ウオッチ ウォッチ 钟表 鐘錶 시계 ساعات ساعت saat
precision: precision precise прецизионн~ точн~ präzision feinmechanik précision precisión 精密 精機 精工 プレシジョン 정밀 دقة دقیق hassas
camera: camera cameras 写真機 カメラ 相机 كاميرا دوربین
musical_instrument: musical_instrument musical_instruments 楽器 乐器
kitchen: kitchen кухн~ küchen cuisine cocinas cucine 厨房 キッチン 厨具 مطبخ آشپزخانه mutfak
ceramics_tile: tile tiles плитк~ fliesen carreaux タイル 瓷砖 بلاط کاشی
sanitary: sanitary сантехник~ 衛生 衛陶 洁具 衛浴 صحية بهداشتی
craft: craft crafts handicraft ремесл~ handwerk artisanat artesanía 工芸 工艺 クラフト حرف
art: art arts искусств~ мистецтв~ kunst arte アート 美術 艺术 藝術 아트 فن فنون هنر هنری sanat
design: design designs дизайн~ проектн~ gestaltung diseño デザイン 設計 设计 디자인 설계 تصميم طراحی tasarım projet проектировани~ проектуванн~
project: project projects проект~ projekt projet proyecto proyectos progetti プロジェクト 项目 項目 事業 프로젝트 مشروع مشاريع پروژه proje
planning: planning plan planners планирован~ 企画 計画 プランニング 规划 策划 기획 تخطيط برنامه_ریزی planlama
culture: culture cultural культур~ kultur culturel cultura 文化 カルチャー カルチュア 문화 ثقافة ثقافي ثقافية فرهنگ فرهنگی kültür
history: history historical историческ~ история 歴史 历史 تاريخ تاریخ
tradition: tradition traditional традици~ 伝統 传统 تراث سنتی
heritage: heritage наследи~ 遺産 遗产 تراث میراث
religious: religious духовн~ религиозн~ 宗教 دينية دینی مذهبی
family: family семейн~ семья familie famille familia famiglia ファミリー 家族 عائلة خانواده aile
friend: friend friends friendship дружб~ друз~ amitié フレンド 友誼 友谊 友好 صداقة دوستی
life: life жизн~ жизнь leben vie vida vita ライフ 生命 生活 人生 라이프 생명 حياة زندگی yaşam
new: new нов~ nov~ neue nouvelle nueva nuova nova ニュー 新型 جديد جديدة نو نوین جدید yeni
great: great grand больш~ велик~ große grande グレート كبرى بزرگ büyük
first: first перв~ erste première primera prima ファースト 第一 أول اول birinci
modern: modern современн~ сучасн~ モダン 近代 现代 現代 حديث حديثة مدرن نوین
advanced: advanced передов~ アドバンスト アドバンス 先進 先进 先端 متقدمة پیشرفته ileri
digital: digital цифров~ digitale numérique デジタル ディジタル 数字 數碼 数码 디지털 رقمي رقمية دیجیتال dijital
intelligent: intelligent smart intelligence интеллектуальн~ умн~ スマート インテリジェント 智能 知能 智慧 스마트 ذكي ذكية هوشمند akıllı
strategic: strategic strategy стратегическ~ strateg~ strategische stratégique 戦略 ストラテジー ストラテジック 战略 استراتيجية راهبردی استراتژیک stratejik
quantum: quantum квантов~ kvantov~ 量子 كوانتم کوانتوم kuantum
nano: nano nanotechnology нано нанотехнологи~ ナノ 纳米 نانو
crystal: crystal кристалл~ kristall cristal クリスタル 水晶 晶体 كريستال کریستال
sun: sun solar солнечн~ солнц~ sonne soleil sol sole サン ソーラー 太陽 太阳 日光 شمس شمسية خورشید خورشیدی güneş
solar: solar солнечн~ photovoltaic photovoltaics solaire fotovoltaica fotovoltaico ソーラー 太陽光 太陽能 太阳能 光伏 태양광 شمسية خورشیدی güneş
wind: wind ветр~ ветроэнергетик~ éolien éolienne eólica eolica ウインド 風力 风电 风力 풍력 رياح باد rüzgar
star: star stars звезд~ stern étoile estrella stella スター 星光 스타 نجم نجمة ستاره yıldız
moon: moon луна mond lune luna ムーン قمر ماه
sky: sky небо himmel ciel cielo スカイ 天空 سماء آسمان
earth: earth земл~ erde terre tierra terra アース 地球 أرض زمین
sea: sea море morsk~ meer mer mar mare シー بحر دریا deniz
ocean: ocean океан~ океанск~ ozean océan océano オーシャン 大洋 海洋 محيط اقیانوس okyanus
river: river река речн~ fluss fleuve río rio fiume リバー نهر رود رودخانه nehir
mountain: mountain mountains гор~ berg montagne montaña monte マウンテン جبل جبال کوه dağ
island: island islands остров~ insel île isla isola アイランド جزيرة جزیره ada
city: city городск~ город~ місто міськ~ stadt ville ciudad città シティ シティー 都市 城市 مدينة شهر şehir
capital_city: metropolitan столичн~ 都市 首都 メトロポリタン متروبوليتان
region: region regional районн~ областн~ регион~ регіон~ region~ région régionale regionale 地域 地方 区域 إقليم إقليمية منطقه منطقه_ای bölge
district: district район~ 地区 منطقة ناحیه
village: village сельск~ деревн~ dorf villaggio ヴィレッジ ビレッジ قرية روستا köy
home_center: home_center home_centre ホームセンター
red: red красн~ rot rouge rojo rosso レッド أحمر سرخ
white: white бел~ weiss weiß blanc blanco bianco ホワイト أبيض سفید beyaz
black: black черн~ schwarz noir negro nero ブラック أسود سیاه
blue: blue синий синяя синее синие синего синей синих синій синя синє сині синього сини голуб~ blau bleu azul blu ブルー أزرق آبی
green: green зелен~ grün vert verde グリーン 绿色 綠色 그린 أخضر خضراء سبز yeşil
scarlet: scarlet алые алый
sail: sail sails парус~ セイル セール
cross: cross крест~ kreuz croix cruz クロス صليب
red_cross: red_cross красн~_крест~ 赤十字 红十字 الصليب_الأحمر
crescent: crescent полумесяц~ هلال 新月
eagle: eagle орел орлан~ adler aigle águila イーグル نسر عقاب
lion: lion лев löwe león leone ライオン أسد شیر aslan
dragon: dragon дракон~ ドラゴン تنين اژدها
elephant: elephant слон~ エレファント فيل فیل
king: king royal королевск~ корол~ könig royale real reale キング ロイヤル 皇家 ملكي ملكية سلطنتی شاه kraliyet
imperial: imperial императорск~ императрич~ kaiserlich impérial インペリアル 帝国 帝國 إمبراطورية
diamond_star: lucky luck счастлив~ ラッキー 幸運 吉祥
named_after: named_after im_eni имени imeni
geopolitical: geopolitical geopolitics геополитик~ геополитическ~ 地政学 地缘政治
expertise: expertise expert experts examination экспертиз~ эксперт~ expertis~ エキスパート 专家 خبراء خبرة کارشناسی
analysis: analysis analytics analytical анали~ аналитическ~ аналітичн~ analyse アナリティクス 分析 تحليل تحلیل analiz
monitoring: monitoring мониторинг~ моніторинг~ モニタリング 监测 監視 مراقبة پایش
navigation: navigation навигаци~ навігаці~ ナビ ナビゲーション 导航 ملاحة ناوبری
hydrography: hydrographic hydrographical hydrography гидрографи~ гідрографі~ 水路
meteorology: meteorological meteorology метеоролог~ гидрометеоролог~ 気象 气象 أرصاد هواشناسی
time: time times время времени времён времен zeit temps tiempo tempo 時間 时间 タイム タイムズ 시간 وقت زمان زمن zaman
prosperity: prosperity prosperous wealth wellbeing благосостояни~ процветани~ wohlstand prospérité prosperidad 繁栄 富裕 ازدهار رفاه refah
voice: voice голос~ stimme voix voz voce ボイス صوت صدا
truth: truth правд~ 真実 真理 حقيقة حقیقت
freedom: freedom liberty liberation свобод~ освобожден~ freiheit liberté libertad 自由 解放 حرية تحرير آزادی özgürlük
peace: peace мир frieden paix paz pace 平和 和平 ピース سلام صلح barış
unity: unity единств~ єдність وحدة وحدت 団結 统一 ユニティ
victory: victory победа побед~ перемог~ sieg victoire victoria 勝利 胜利 نصر پیروزی
development_bank: development_bank bank_for_development bank_of_development банк_развития банк_развити~ внешэкономбанк 開発銀行 开发银行 بنك_التنمية بانک_توسعه kalkınma_bankası
business: business бизнес~ бізнес~ geschäft negocios affari ビジネス 事業 商务 商務 実業 비즈니스 أعمال کسب_وکار iş
operator: operator operators оператор~ operator~ betreiber opérateur operador 運営 运营 オペレーター مشغل اپراتور
platform: platform platforms платформ~ プラットフォーム 平台 منصة پلتفرم
exhibition: exhibition exhibitions expo fair fairs выставк~ выставочн~ messe messen ausstellung exposition 展示 展示会 博览 会展 エキスポ معارض معرض نمایشگاه fuar
conference: conference congress конгресс~ kongress コンベンション 会議 大会 会议 مؤتمر کنفرانس
ceremony: ceremony funeral 冠婚葬祭 葬祭 セレモニー 互助会
wedding: wedding bridal ブライダル ウエディング 结婚 婚礼
cemetery: cemetery memorial мемориал~ 霊園 メモリアル 陵园
parking: parking パーキング 駐車場 停车 parkhaus
taxi: taxi cab такси タクシー 出租汽车 的士 تاكسي تاکسی taksi
bus: bus buses автобус~ バス 巴士 公交 客运 حافلات اتوبوس otobüs
passenger: passenger пассажирск~ пасажирськ~ 旅客 客运 客運 ركاب مسافری yolcu
tram: tram tramway трамва~ 路面電車 电车 تراموا tramvay
metro: metro subway метрополитен~ метро~ 地下鉄 地铁 メトロ 捷運 지하철 مترو
ropeway: ropeway cableway канатн~_дорог~ ロープウェイ ロープウエイ 索道 تله_کابین teleferik
private_railway: railways 電鉄 鉄道
ferry: ferry ferries паром парома паромы паромов паромн~ пароми поромн~ fähre フェリー 轮渡 فيري feribot
yacht: yacht yachts яхт~ ヨット 游艇 遊艇 يخوت yat
bicycle: bicycle bicycles bike cycle велосипед~ fahrrad vélo bicicletas 自転車 サイクル バイク 自行车 دراجات دوچرخه bisiklet
motorcycle: motorcycle motorcycles мотоцикл~ motorrad moto オートバイ 摩托车 二輪 دراجات_نارية موتورسیکلت motosiklet
spare: spare запасн~ 予備 备件 غيار یدکی yedek
horse: horse horses конн~ pferde cheval caballo cavallo ホース 競馬 خيل اسب
race: race racing гоночн~ ипподром~ rennen course レーシング 競馬 赛马 سباق
pet: pet pets питомц~ ペット 宠物 寵物
egg: egg eggs яйц~ eier œufs huevos uova エッグ 鶏卵 たまご بيض تخم_مرغ yumurta
fruit: fruit fruits фрукт~ plod~ obst frutas frutta フルーツ 果物 青果 水果 果品 فواكه میوه meyve
vegetable: vegetable vegetables овощ~ gemüse légumes verduras ortaggi 野菜 ベジタブル 蔬菜 خضروات سبزیجات sebze
salt: salt соль солян~ salz sel sale 製塩 盐业 ملح نمک tuz
tobacco: tobacco табак~ табачн~ tabak tabac tabaco tabacco たばこ タバコ 烟草 煙草 담배 تبغ دخانیات tütün
cotton: cotton хлопок~ хлопков~ baumwolle coton algodón cotone 綿業 コットン 棉花 قطن پنبه pamuk
carpet: carpet carpets ковр~ ковров~ teppich tapis alfombras tappeti カーペット 地毯 سجاد فرش halı
nursery: nursery kindergarten 保育 幼稚園 ナーサリー 幼儿园
recruit: recruit recruitment рекрутинг~ リクルート 招聘 توظيف استخدام
career: career карьер~ キャリア 职业
knowledge: knowledge знани~ wissen savoir conocimiento ナレッジ 知識 知识 معرفة دانش bilgi
academic: academic академическ~ akademisch académique アカデミック 学術 学术 أكاديمية علمی
creation: create creation creative креатив~ творческ~ création creación クリエイト クリエーション クリエイティブ 创意 創意 إبداع خلاق
value: value values バリュー 价值 قيمة ارزش değer
core: core コア
base: base баз~ ベース 基地 قاعدة پایگاه
link: link links リンク リンクス 链接
form: form forms フォーム
step: step steps ステップ
mate: mate メイト
kids_wear: kids キッズ
dream: dream dreams мечт~ ドリーム حلم رویا
hope: hope надежд~ ホープ 希望 أمل امید umut
future: future будущ~ zukunft futur futuro フューチャー 未来 مستقبل آینده gelecek
trust_faith: faith вера فیس فيث フェイス 信義 信仰 إيمان ایمان
plus: plus プラス 플러스
partner: partner partners партнер~ パートナー パートナーズ 伙伴 파트너스 شركاء شریک
member: member members メンバー メンバーズ 会員 会员 أعضاء
service_center: service_center service_centre сервисн~_центр~ サービスセンター 服务中心
training: training trainings тренинг~ тренировочн~ подготовк~ schulung formation capacitación formazione トレーニング 研修 培训 訓練 تدريب آموزش eğitim
rescue: rescue спасательн~ спасени~ rettung 救援 救助 レスキュー إنقاذ نجات kurtarma
emergency: emergency чрезвычайн~ аварийн~ 緊急 应急 طوارئ اضطراری acil
fire_fighting: fire_fighting fire_protection пожарн~ brandschutz 消防 防災 إطفاء آتش_نشانی yangın
nuclear_fuel: nuclear_fuel ядерн~_топлив~ 核燃料 原子燃料 سوخت_هسته_ای
fuel: fuel fuels топлив~ палив~ toplivn~ brennstoff kraftstoff combustible combustibles carburants 燃料 ヒューエル 燃油 وقود سوخت yakıt
lubricant: lubricant lubricants смазочн~ масла schmierstoffe lubrifiants 潤滑油 润滑油 زيوت روانکار
filter: filter filters фильтр~ filtre filtros フィルター フィルタ 滤清器 过滤 مرشحات فیلتر
film_material: film films plёnk~ пленк~ folien フィルム 薄膜 フイルム
fiber: fiber fibre fibers fibres волокн~ faser fasern fibras ファイバー 化繊 化纤 纤维 繊維 ألياف الیاف lif elyaf
carbon: carbon углерод~ karbon kohlenstoff carbone carbono カーボン 炭素 كربون کربن
oxygen: oxygen industrial_gas кислород~ sauerstoff oxygène 酸素 氧气 أكسجين اکسیژن oksijen
hydrogen: hydrogen водород~ wasserstoff hydrogène hidrógeno 水素 氢能 هيدروجين هیدروژن hidrojen
soap: soap soaps мыл~ seife savon jabón 石鹸 石鹼 肥皂 صابون sabun
perfume: perfume perfumes fragrance flavor flavors парфюмер~ parfum parfüm perfumería 香料 香水 フレグランス عطور عطر
alcohol: alcohol спирт~ spiritus アルコール 酒精 كحول الکل alkol
starch: starch 澱粉 でん粉 淀粉 крахмал~
noodle: noodle noodles 製麺 面条
soy: soy soybean soya соев~ 大豆 فول_الصويا
ice: ice лед ледов~ eis glace アイス 製氷 ثلج یخ buz
stationery: stationery 文具 文房具 кан~товары канцтовар~ schreibwaren
pen: pen pens ペン 万年筆 ручк~
office_equipment: office_equipment office_machines 事務機 事務器 办公设备
store_planning: shop_planning 店装
umbrella: umbrella зонт 雨伞
sewing: sewing sewing_machine sewing_machines швейн~_машин~ ミシン 縫製 缝纫
bicycle_parts: bicycle_parts 自転車部品
tatemono: tatemono building 建物
estate_jisho: estate jisho 地所
kigyo: kogyo 興業 工業 鉱業
enterprises_kogyo: enterprise enterprises industrial 興業 企業 兴业
promotion: promotion promotions promoting プロモーション 振興 推进 推進 促进
invention: invention inventions изобретен~ 発明 发明 اختراع
standard: standard standards стандарт~ スタンダード 標準 标准 معيار استاندارد standart
popular_front: popular_front народн~_фронт~ الجبهة_الشعبية
scarlet_sails: scarlet_sails алые_паруса
andrews_cross: cross_of_st_andrew st_andrews_cross saint_andrews_cross андреевск~_крест~
`;
