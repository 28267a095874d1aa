/** Goods, materials and trades that the tables before lack, as `sense: words` (see `senses.ts`). */
export const GOODS_SENSES = `
cheese: cheese cheeses cheese_factory сыр сыра сыры сыров сырн~ сир сири сирів sýry сыроварн~ käse käserei fromage fromages fromagerie fromageries queso quesos quesería queijo queijos queijaria formaggi caseificio kaas kaasmakerij ser sery serowarnia sýr sýrárna sajt sir sirana juusto ost osteri sūris sūrinė siers juust チーズ 奶酪 جبن پنیر peynir
butter: butter масло~завод beurre mantequilla manteiga burro boter masło máslo vaj maslac voi smør smör バター 黄油 زبدة کره tereyağı
honey: honey beekeeping apiary пчел~ мёд honig imkerei miel apiculture apicultura mel apicoltura miód pszczelarstwo med včelařství méz hunaja mesi 蜂蜜 養蜂 蜂业 عسل نحل bal arıcılık mật_ong madu
chocolate: chocolate chocolates cocoa шоколад~ какао schokolade chocolat cacao chocolaterie czekolada čokoláda csokoládé čokolada suklaa チョコレート 巧克力 شوكولاتة çikolata ca_cao
olive: olive olives oliva olivo aceituna aceitunas azeite azeitona oliven оливк~ ελαιόλαδο ελιά オリーブ 橄榄 زيتون زیتون zeytin zeytinyağı
nuts: nut nuts орех~ nüsse noix nueces nozes noci orzechy 堅果 坚果 مكسرات آجیل kuruyemiş
apple: apple apples яблок~ яблочн~ apfel pomme manzana maçã mela jabłko りんご 苹果 تفاح سیب elma
potato: potato potatoes картофел~ kartoffel pomme_de_terre patata papa batata aardappel ziemniak 馬鈴薯 马铃薯 بطاطس سیب_زمینی patates khoai_tây
mushroom: mushroom mushrooms гриб~ pilz champignon champiñón きのこ 蘑菇 食用菌 فطر mantar cendawan
pork: pork pig pigs свин~ свинин~ schwein porc cerdo suíno suino varken wieprzowina 豚 猪 돼지 heo babi
beef: beef cattle_meat говяжь~ rind boeuf res_ganado bovino wołowina 牛肉 لحم_بقر sığır bò
sheep: sheep lamb wool_sheep овц~ овцевод~ schaf mouton oveja ovino ovelha pecora schaap 羊 أغنام koyun
horse_meat: horsemeat конин~
flour_mill: flour_mill flour_mills мукомольн~ мельниц~ mühle mühlen moulin moulins minoterie molino molinos molinera moinho moinhos molino_de molen młyn młyny mlýn mlýny malom mlin myllyt mølle malūnas dzirnavas veski 製粉 面粉 제분 مطاحن مطحنة آرد değirmen un
grain: grain grains cereal cereals зерн~ зернов~ хлебоприемн~ getreide céréales cereales granos cereais cereali graan zboże obilí obilní gabona žito žitni vilja spannmål korn grūdai graudu teravilja 穀物 粮食 谷物 곡물 حبوب غلات tahıl hububat ngũ_cốc lương_thực
wheat: wheat пшениц~ weizen blé trigo grano tarwe 小麦 قمح گندم buğday
bread: bread хлеб~ хлебозавод~ хлебокомбинат~ brot pain pan panificadora pão panificação pane panificio brood chleb chléb kenyér kruh leipä brød bröd duona leib パン 面包 خبز نان ekmek
juice: juice juices сок соков~ saft säfte jus jugos zumos sucos sucos_de succhi sap soki šťáva gyümölcslé sokovi mehu juss ジュース 果汁 عصير meyve_suyu nước_ép
mineral_water: mineral_water mineral_waters минеральн~_вод~ mineralwasser eau_minérale eaux_minérales agua_mineral água_mineral acqua_minerale acque_minerali mineraalwater woda_mineralna minerální_vody ásványvíz mineralna_voda apă_minerală kivennäisvesi ミネラルウォーター 矿泉水 مياه_معدنية آب_معدنی maden_suyu nước_khoáng air_mineral
soft_drinks: soft_drinks soft_drink limonaden boissons boissons_gazeuses refrescos bebidas refrigerantes bevande bibite frisdranken napoje_gazowane nealkoholické_nápoje üdítőital 清涼飲料 软饮料
brandy: brandy cognac коньяк~ коньячн~ weinbrand eau_de_vie aguardiente კონიაკი ბრენდი კონიაკის կոնյակ կոնյակի ブランデー 白兰地
vodka: vodka водк~ горілк~ wódka ウォッカ 伏特加
liquor: liquor liquors spirits distillery distilleries distilled ликеро_водочн~ ликёро_водочн~ ликероводочн~ спиртзавод~ винокурен~ спиртов~ destillerie brennerei spirituosen distillerie spiritueux alcools destilería destilerías licores licorera destilaria distilleria liquori distilleerderij gorzelnia destylarnia lihovar likérka szeszipari destilerija tislaamo destilleri 酒造 酒业 酒業 蒸留所 주류 مشروبات
rum: rum rums ron rhum
ice_cream: ice_cream морожен~ speiseeis crème_glacée crèmes_glacées helados gelados sorvetes gelati lody zmrzlina fagylalt sladoled jäätelö iskrem glass_ledai アイスクリーム 冰淇淋 آيس_كريم بستنی dondurma kem
spices: spice spices пряност~ специи gewürze épices especias especiarias spezie specerijen przyprawy koření fűszer začini スパイス 香辛料 بهارات ادویه baharat gia_vị rempah
hides: hides tannery tanneries кожевенн~ кожзавод~ gerberei tannerie tannery_works curtiembre curtiduría curtume conceria looierij garbarnia koželužna bőrgyár kožara nahkatehdas garveri 製革 皮革 皮業 دباغة دباغی tabakhane thuộc_da
fur: fur furs мех~ меховое меховая pelz fourrure pieles peles pellicce futra kožešiny 毛皮 فراء kürk lông_thú
knitwear: knitwear knitting трикотаж~ strickwaren tricot bonneterie tejidos_de_punto malharia maglieria maglificio dzianina trikotaža ニット 針織 针织 تريكو triko dệt_kim rajut
weaving_house: weaver weavers weaving_mill ткац~ ткацк~ weberei tissage tejeduría tecelagem tessitura weverij tkalnia tkalcovna szövöde tkaonica kutomo väveri 織布 نساجون نسيج بافندگی dokuma tenun dệt_vải
uniforms: uniform uniforms workwear спецодежд~ berufskleidung vêtements_de_travail ropa_de_trabajo uniformes uniformi 制服 ユニフォーム
footwear: footwear shoes обув~ взуття schuh schuhe schuhfabrik chaussures calzado calzados calçados calzature calzaturificio schoenen obuwie obuv cipő obuća kengät sko skofabrikk avalynė apavi jalatsid 製靴 鞋业 鞋業 신발 أحذية کفش ayakkabı giày giày_da sepatu kasut รองเท้า
hats: hat hats caps шляп~ hüte chapeaux sombreros chapéus cappelli 帽子
gloves: glove gloves перчат~ handschuh handschuhe gants guantes luvas guanti handschoenen rękawice 手袋 手套 قفازات eldiven găng_tay sarung_tangan ถุงมือ
gems: gems gem precious_stones edelsteine pierres_précieuses piedras_preciosas pedras_preciosas pietre_preziose 宝石 珠宝 珠寶 مجوهرات جواهر mücevher đá_quý permata อัญมณี
pearl: pearl pearls жемчуг~ жемчужн~ perle perles perlas pérolas 真珠 珍珠 لؤلؤ مروارید inci ngọc_trai mutiara
marble: marble marbles мрамор~ marmor marbre marbres mármol mármoles mármore mármores marmi marmeren marmur mramor márvány mermer 大理石 رخام مرمر đá_hoa marmer หินอ่อน
granite: granite granites гранит~ granit granito granitos graniti graniet žula gránit 花崗岩 花岗岩 御影石 جرانيت گرانیت
gravel: gravel gravels гравий гравийн~ kies kieswerk gravier gravière graviers gravas ghiaia grind żwir štěrkovny štrk kavics šljunak sora grus žvyras kruus 砂利 حصى çakıl sỏi kerikil
sand: sand sands песок песчан~ песчано sable sables arena areia sabbia zand piasek písek piesok homok pijesak hiekka smėlis smiltis liiv 砂業 رمل ماسه kum pasir
lime: lime известь известков~ kalk kalkwerk chaux cal calera calcário calce kalkfabriek wapno wapienniczy vápenka vápno mész kreč apno 石灰 جير آهک kireç vôi kapur
gypsum: gypsum plaster plasterboard гипс~ gips plâtre yeso gesso 石膏 جبس گچ alçı thạch_cao
quarry: quarry quarries карьер~ карьероуправлен~ каменоломн~ steinbruch carrière carrières cantera canteras pedreira cava cave groeve kamieniołom kamenolom lom kőbánya kamnolom louhos steinbrudd 採石 砕石 采石 محاجر معدن_سنگ taş_ocağı mỏ_đá kuari
peat: peat торф~ torf tourbe turba turfa veen torv turve kūdra durpės
oil_shale: oil_shale shale сланец сланцев~ ölschiefer schistes_bitumineux põlevkivi
geothermal: geothermal геотермальн~ geothermie géothermie geotermia geotérmica jarðhita jarðvarma 地熱 地热 حرارية_أرضية jeotermal địa_nhiệt panas_bumi
molybdenum: molybdenum молибден~ molybdän molybdène molibdeno 钼 モリブデン
copper_molybdenum: copper_molybdenum медно_молибденов~ մոլիբդենային
tin_metal: tin олово оловян~ zinn étain estaño estanho stagno cyna cín 錫 锡 قصدير قلع kalay thiếc timah
lead_metal: lead свинец свинцов~ blei plomb plomo chumbo piombo ołów olovo 鉛 铅 رصاص سرب kurşun
uranium: uranium уран~ uran 铀 ウラン يورانيوم اورانیوم
lithium: lithium литий литиев~ litio lítio 锂 リチウム
manganese: manganese марганец марганцев~ mangan manganeso manganês 锰 マンガン
chrome: chrome chromium хром~ chrom cromo 铬 クロム krom
phosphate: phosphate phosphates phosphorus фосфат~ фосфор~ phosphat fosfatos fosfato fosfati فوسفات فسفات 磷 リン酸 fosfat
potash: potash potassium калийн~ kali potasse potasa potassa 钾 カリ بوتاس پتاس potas
ferroalloy: ferroalloy ferroalloys ferro_alloys ферросплав~ ferrolegierungen ferroaleaciones ferroligas ferroleghe 合金鉄 铁合金
alloys: alloy alloys сплав~ legierungen alliages aleaciones ligas leghe stopy 合金 합금 سبائك آلیاژ alaşım
galvanising: galvanising galvanizing цинкован~ verzinkerei galvanisation galvanizado galvanização zincatura cynkownia zinkovna
rolling_mill: rolling_mill rolling_mills re_rolling прокатн~ walzwerk laminoir laminoirs laminación laminadora laminação laminazione walcownia válcovna hengermű valjaonica 圧延 轧钢 درفلة نورد haddehane cán_thép
tubes: tube tubes tubing труб~ трубн~ röhren rohr rohrwerk tubos tubi buizen rury trubky cső cijevi putket rør rör 管業 管业 鋼管 钢管 أنابيب لوله boru ống_thép pipa paip ท่อ
nail: nail nails гвозд~ nägel clous clavos pregos chiodi gwoździe
fittings: fittings фитинг~ armaturen raccords accesorios conexões raccordi 継手 管件
hardware: hardware ironmongery скобян~ eisenwaren quincaillerie ferretería ferreterías ferragens ferramenta ijzerwaren wyroby_żelazne železářství vaskereskedés gvožđara rautakauppa isenkram 金物 五金 خردوات hırdavat
locks: lock locks замк~ schlösser serrures cerraduras fechaduras serrature sloten zamki zámky zár 錠 锁业 أقفال kilit khóa
doors: doors door двер~ türen portes puertas portas porte deuren drzwi dveře ajtó vrata ovet dører dörrar durys durvis uksed 门业 ドア أبواب در_سازی kapı cửa_đi pintu
windows: windows window окон~ окна fenster fensterbau fenêtres ventanas janelas finestre infissi serramenti ramen kozijnen okna ablak prozori ikkunat vinduer fönster langai logi aknad 窗业 サッシ نوافذ پنجره pencere cửa_sổ tingkap
joinery: joinery столярн~ tischlerei schreinerei menuiserie ébénisterie ebanistería marcenaria falegnameria stolarnia stolarstwo truhlářství stolárstvo asztalos stolarija puusepänliike snickeri snekkeri 建具 نجارة نجاری marangoz
carpentry: carpentry carpenter carpenters плотниц~ zimmerei charpente charpentes carpintería carpintaria carpenteria timmerwerken timmerbedrijf ciesielstwo tesařství ács tesarstvo tømrer timmer
sawmill: sawmill sawmills sawn_timber лесопильн~ пиломатериал~ sägewerk scierie scieries aserradero serraria segheria zagerij houtzagerij tartak pila pilana fűrészüzem saha sagbruk sågverk lentpjūvė kokzāģētava saeveski 製材 锯木 منشرة kereste xưởng_cưa
plywood: plywood veneer фанер~ фанерн~ sperrholz contreplaqué contrachapado compensado compensato sklejka překližka furnér šperploča vaneri finieris 合板 胶合板 합판 خشب_رقائقي kontrplak ván_ép kayu_lapis papan_lapis
roofing: roofing roof roofs кровельн~ кровл~ dach dachdecker bedachungen toiture toitures couverture cubiertas tejados coberturas_telhados coperture dakwerken dakbedekking dachy pokrycia_dachowe střechy tetőfedő krovovi katto tak taktekking 屋根 屋面 أسقف çatı
floor: floor floors flooring напольн~ полы fußboden bodenbeläge sols pisos suelos pavimentos pavimenti vloeren podłogi podlahy padló podovi lattia gulv golv 床材 地板 أرضيات کفپوش zemin lantai
insulation: insulation insulating изоляц~ изоляционн~ теплоизоляц~ isolierung dämmstoffe isolation aislamiento aislamientos isolamento isolamenti isolatie izolacja izolace szigetelés izolacija eriste isolering 断熱 保温 عزل عایق yalıtım izolasyon cách_nhiệt
paint_shop: varnish lacquer varnishes лак лака лаки лаков лаку лаковый лаковая лаковые лакокрас~ лакокрасочн~ lacke lackfabrik vernis barnices vernizes vernici lak lakiery laky 塗料 涂料 漆 دهانات رنگ boya vernik sơn
candle: candle candles свеч~ свечн~ kerzen bougies velas candele kaarsen świece svíčky 蝋燭 蜡烛 شموع mum nến lilin
safety_match: matches match спичечн~ спич~ zündholz allumettes fósforos cerillas fiammiferi zapałki zápalky gyufa 燐寸 マッチ 火柴 كبريت کبریت kibrit diêm korek
adhesive: adhesive adhesives glue glues клей клеев~ klebstoff klebstoffe colle colles adhésifs adhesivos pegamentos adesivos adesivi collanti lijmen kleje lepidla ragasztó ljepila 接着剤 胶粘剂 粘合剂 접착 لاصق چسب yapıştırıcı keo perekat
detergent: detergent detergents моющ~ бытов~_хими~ waschmittel détergents lessives detergentes detersivi wasmiddelen detergenty 洗剤 洗涤 منظفات شوینده deterjan bột_giặt deterjen
cable_factory: cables кабел~ кабельн~ kabel kabely kábel kablova kablovi kabelfabrik kabelwerk câbles câblerie cables_eléctricos cabos condutores cavi
transformer: transformer transformers трансформатор~ transformator transformatoren transformateurs transformadores trasformatori transformatorów 変圧器 变压器 변압기 محولات ترانسفورماتور trafo biến_áp
meter_device: meters meter счетчик~ zähler compteurs contadores medidores contatori meetapparatuur licznik měřiče 計器 仪表 계기 عدادات کنتور sayaç công_tơ
instrumentation: instruments instrumentation приборостроит~ приборостроен~ приборн~ instrumente mess_und_regeltechnik instrumentos strumenti 計測 仪器 儀器 أجهزة_قياس ابزار_دقیق
machine_building: machine_building machine_construction mechanical_engineering machinery машиностроен~ машиностроительн~ машинобудівн~ машинобудуван~ maschinenbau maschinenfabrik construction_mécanique constructions_mécaniques construcciones_mecánicas metalmecánica construções_mecânicas costruzioni_meccaniche machinebouw machinefabriek budowa_maszyn fabryka_maszyn strojírny strojírna strojárne strojárstvo gépgyár gépipari mašinogradnja fabrika_mašina strojegradnja konepaja maskinfabrik mekaniska_verkstad 機械製作 机械制造 ماشین_سازی makine_sanayi chế_tạo_máy cơ_khí
heavy_machinery: heavy_machinery heavy_machine_building heavy_engineering тяжел~_машиностроен~ тяжмаш schwermaschinenbau 重機 重机 重型机械 중공업
truck: truck trucks lorry lorries грузов~_автомобил~ грузовик~ lastwagen lkw camions camiones caminhões camion vrachtwagens ciężarówki kamiony kuorma_autot lastbil lastbiler 卡车 トラック 트럭 شاحنات کامیون kamyon xe_tải trak
trailers: trailer trailers прицеп~ anhänger remorques remolques reboques rimorchi aanhangwagens przyczepy přívěsy trailerek トレーラー 挂车 مقطورات römork rơ_moóc
coach_bus: coach coaches coachlines автобусн~_парк~ autocar autocars autocares autobuses ônibus autolinee autobussen autobusy autobuska linja_autot
barge: barge barges barging баржа lighterage barge_service binnenschifffahrt barcazas
tugs: tug tugs towage буксир~ schlepper schleppschiffahrt remorquage remolcadores reboques_marítimos rimorchiatori sleepdienst holowniki 曳船 拖轮 قاطرات römorkaj lai_dắt
pilotage: pilot pilots pilotage лоцман~ лотс lotsen pilotage_maritime practicaje prácticos praticagem piloti loodswezen 水先 引航 إرشاد hoa_tiêu
salvage: salvage спасательн~_судов~ bergung sauvetage salvamento salvataggio berging 海難救助 打捞
stevedoring: stevedore stevedores stevedoring стивидор~ погрузочн~ hafenumschlag umschlag manutention estiba estibadores estiva operador_portuario overslag przeładunek 港運 装卸 تفريغ bốc_xếp bongkar_muat
steamship: steamship steamships steam_navigation steam_packet пароходств~ пароходн~ dampfschiffahrt dampfschiffahrtsgesellschaft dampskibsselskab ångbåts stoomvaart stoomvaartmaatschappij navigation_à_vapeur vapores navegação_a_vapor navegación_a_vapor navigazione_a_vapore żegluga_parowa 汽船 轮船 輪船 기선 بواخر vapur tàu_hơi_nước
cold_store: cold_storage cold_store coldstore холодильник~ хладокомбинат~ kühlhaus entrepôts_frigorifiques frigoríficos câmaras_frias magazzini_frigoriferi koelhuis vrieshuis chłodnia mrazírny hűtőház hladnjača kylmävarasto 冷蔵 冷库 냉장 مخازن_مبردة سردخانه soğuk_hava kho_lạnh
duty_free: duty_free беспошлин~ zollfrei hors_taxes libre_de_impuestos 免税
catering: catering caterers кейтеринг~ общепит~ общественн~_питани~ gemeinschaftsverpflegung restauration_collective traiteur comedores refeições ristorazione_collettiva cateringowe közétkeztetés 給食 ケータリング 餐饮 급식 تموين_غذائي ikram jasa_boga
laundry: laundry laundries прачечн~ wäscherei blanchisserie lavandería lavanderías lavanderia wasserij pralnia prádelna mosoda praonica pesula vaskeri tvätteri 洗濯 洗衣 مغسلة çamaşırhane giặt_là dobi binatu
hairdresser: hairdresser hairdressing barber beauty_salon парикмахерск~ салон~_красот~ friseur friseursalon coiffure salon_de_coiffure peluquería salón_de_belleza cabeleireiros parrucchieri kapsalon fryzjer kadeřnictví fodrászat frizerski kampaamo frisør frisör 美容室 理髪 美发 صالون kuaför cắt_tóc
funeral_home: funeral funerals undertakers mortuary ритуальн~ похорон~ bestattung bestattungen pompes_funèbres funeraria funerarias funerária pompe_funebri onoranze_funebri uitvaart begrafenis pogrzebowy pohřební temetkezési pogrebno hautaustoimisto begravelsesbyrå 葬儀 殡葬 장례 جنازة cenaze mai_táng
translation: translation translations translators interpreters перевод~ переводческ~ übersetzungen dolmetscher traduction traductions traducciones traduções traduzioni vertalingen tłumaczenia překlady fordító prevodi käännös 翻訳 翻译 번역 ترجمة ترجمه tercüme dịch_thuật penerjemah
surveyor: surveyors surveying geodesy geodetic geodesic топограф~ геодези~ геодезическ~ vermessung vermessungsbüro géomètre géomètres topographie topografía agrimensura topografia geometri landmeters geodezja geodézia geodetski maanmittaus 測量 测绘 측량 مساحة نقشه_برداری harita đo_đạc ukur
architect: architect architects architecture architectural архитектур~ архитектурн~ архитектор~ архітектур~ architekt architekten architektur architecte architectes arquitecto arquitectos arquitectura arquitetura arquitetos architetti architettura architectuur architekci architektoniczne architekti építész építésziroda arhitekti arhitektonski arkkitehti arkkitehtitoimisto arkitekt arkitekter arkitektkontor architektai arhitektid 建築設計 建筑设计 건축 معماريون هندسة_معمارية معماری mimarlık kiến_trúc arsitek arkitek
notary: notary notaries нотариус~ нотариальн~ notar notariat notaire notaires notaría notariado cartório notaio notarissen notariusz közjegyző bilježnik 公証 公证 كاتب_عدل noter công_chứng
auction: auction auctions auctioneers аукцион~ auktion auktionshaus enchères vente_aux_enchères subastas leilões aste veilingen aukcje aukce árverés 競売 拍卖 경매 مزاد müzayede đấu_giá lelang
pawnshop: pawnshop pawnbroker pawnbrokers ломбард~ pfandleihe leihhaus mont_de_piété monte_de_piedad casa_de_empeño penhor banco_dei_pegni lombard zastavárna 質屋 典当 전당포 cầm_đồ gadai pajak_gadai
collection_agency: debt_collection collections коллекторск~ inkasso recouvrement cobranzas cobranças recupero_crediti incasso windykacja 債権回収 催收
fair_market: bazaar базар~ 市集 bazar
call_center: call_center call_centre contact_center колл_центр~ centre_d_appels コールセンター 呼叫中心
startup: startup startups стартап~ スタートアップ 初创
e_commerce: e_commerce ecommerce online_retail электронн~_коммерц~ commerce_électronique comercio_electrónico comércio_eletrônico 電子商取引 电子商务 電子商務 전자상거래 تجارة_إلكترونية e_ticaret thương_mại_điện_tử
game_studio: gaming games игров~ spiele jeux juegos jogos giochi gry hry játékok igre pelit ゲーム 游戏 遊戲 게임 ألعاب بازی oyun trò_chơi
metalwork: metalwork metalworks metalworking metal_products металлоиздели~ металлообработ~ металлоконструкц~ metallbau metallverarbeitung métallerie chaudronnerie herrería carpintería_metálica serralharia metalúrgica carpenteria_metallica metaalbewerking wyroby_metalowe kovovýroba fémipari metaloprerada metalliteollisuus 金属加工 金属製品 金属制品 تشكيل_المعادن فلزکاری metal_işleme gia_công_kim_loại
scaffolding: scaffold scaffolding строительн~_лес~ gerüstbau échafaudages andamios andaimes ponteggi steigerbouw rusztowania lešení állvány skele 足場 脚手架 سقالات iskele giàn_giáo perancah
demolition: demolition wrecking демонтаж~ снос abbruch démolition demolición demoliciones demolição demolizioni sloopwerken rozbiórki demolice bontás rušenje purku nedrivning 解体 拆除 هدم yıkım phá_dỡ
landscaping: landscaping landscape landscapers ландшафт~ озеленен~ gartenbau landschaftsbau paysagiste paysagistes paisajismo paisagismo giardinaggio hovenier tuinaanleg ogrody krajobraz zahradnictví kertépítő hortikultura viherrakennus 造園 园林 綠化 조경 تنسيق_حدائق فضای_سبز peyzaj cảnh_quan lanskap
greenhouse: greenhouse greenhouses тепличн~ теплиц~ gewächshaus serres invernaderos estufas serre kassen szklarnie skleníky üvegház staklenik kasvihuone 温室 بيوت_محمية گلخانه sera nhà_kính
nursery_garden: plant_nursery tree_nursery питомник~ baumschule pépinière pépinières vivero viveros viveiro vivaio vivai kwekerij szkółka_drzew školka faiskola rasadnik taimisto 苗木 苗圃 مشاتل نهالستان fidanlık vườn_ươm
vineyard: vineyard vineyards виноградн~ weinberg vignoble vignobles domaine viñedo viñedos vinhas vigneti wijngaard winnice vinice szőlő vinograd ブドウ園 葡萄园 کرم bağ vườn_nho
plantation: plantation plantations плантаци~ plantage plantagen plantación plantações piantagione perkebunan ladang đồn_điền 農園 种植 مزارع สวน
palm_oil: palm_oil пальмов~_масл~ palmöl huile_de_palme aceite_de_palma óleo_de_palma kelapa_sawit minyak_sawit dầu_cọ パーム油 棕榈油 زيت_النخيل
tea_garden: tea_estate tea_estates tea_garden tea_gardens tea_plantation perkebunan_teh
`;
