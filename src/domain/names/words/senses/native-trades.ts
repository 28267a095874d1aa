/**
 * Words of trades and goods in Chinese, Japanese, Korean and some other scripts that the other tables lack, as `sense: words` (see
 * `senses.ts`): general vocabulary, gathered by hand from lists of trades.
 */
export const NATIVE_TRADES = `
leather_goods: leather_goods 皮具 皮件 皮革制品
lighting: 灯具
tungsten: tungsten 钨业 钨
zinc: 锌业
nickel: 镍业
lithium: 锂业
tea: 茶叶
steel: 钢材
steel_pipe: steel_pipe steel_pipes 钢管 鋼管 강관
bus: 客车
rapid_transit: rapid_transit mass_rapid_transit 捷运 捷運
marine_transport: marine_transport marine_transportation 海运 海運 해운
environmental_protection: environmental_protection 环保
pesticide: pesticide pesticides agrochemical agrochemicals 农药 農薬 농약
agriculture: 农牧
hotel: 宾馆
travel_agency: travel_agency travel_service travel_services 旅行社
film: 影视
device: 器械
health_products: health_products health_care_products 保健品
eyeglasses: eyeglasses glasses optical eyewear spectacles 眼镜 眼鏡 안경
solar_energy: solar_energy solar 太阳能 太陽能
wind_power: wind_power 风电 風電 風力発電
nuclear_power: nuclear_power 核电 核電
shipbuilding: 船舶
microcredit: microcredit micro_credit micro_loan small_loan 小额贷款
pawn: pawn pawnshop 典当
law_firm: law_firm 律师事务所 법무법인
accounting_firm: accounting_firm certified_public_accountants 会计师事务所 회계법인
labour: labour labor 劳务
home_appliances: home_appliances home_appliance household_appliances 家电 家電 가전
kitchenware: kitchenware kitchen_utensils 厨具
sanitary_ware: sanitary_ware bathroom 卫浴 洁具
doors_windows: doors_windows 门窗
adhesive: 胶粘
magnetic_materials: magnetic_materials 磁材 磁性材料
dyeing: printing_dyeing 印染
cotton: 棉业
wool: 毛纺
down: down 羽绒
luggage: luggage suitcases bags 箱包
gifts: gifts gift 礼品
handicrafts: handicrafts handicraft arts_crafts 工艺品
piano: piano pianos 钢琴
fireworks: fireworks 烟花 花火
nursery: nurseries 苗木
mall: 商场 商城
pump: 水泵
stamping: stamping 冲压
heat_treatment: heat_treatment heat_treating 热处理 熱処理 열처리
dairy: 牛奶
semiconductor: 积体电路
electric: 电灯
carpet: 地毡
oil_refining: oil_refining oil_refinery refinery 정유 炼油
pharmaceutical: 약품
bakery: 제빵
leather: 피혁
academy: 학원
casting: 주물
merchant_marine: merchant_marine 상선 商船
express: 택배 통운 通運
ginseng: ginseng 인삼 人参
household_health_care: household_health_care 생활건강
stationery: 문구
fire: fire 화재 火災 火灾
brewery: 酒造
computer: 電算
trade: 物産 商会
precision_machinery: 精機
textile: 織物
bookstore: bookstore bookstores books 書店
insurance: 損害保険
shinkin: shinkin_bank shinkin 信用金庫
agricultural_cooperative: agricultural_cooperative agricultural_cooperatives 農業協同組合 농업협동조합
refrigeration: 冷蔵
elevator: 昇降機
energy: енергиен енергийна енергийни
united: обединен~
organisation: οργανισμός οργανισμού
water_supply: water_supply ύδρευση ύδρευσης
sewerage: αποχέτευση αποχέτευσης
metallurgical_combine: iron_steel_works metallurgical_combine metallurgical_plant металлургическ~_комбинат~
electricity: विद्युत
drug: औषधि
tea: चाय চা
seed: बीज
aircraft: विमान
shipping: नौवहन জাহাজ
tyre: टायर टायर्स টায়ার டயர்ஸ்
paint: पेंट्स পেইন্টস பெயிண்ட்ஸ்
jewellery: ज्वैलर्स জুয়েলার্স நகை
rural: ग्रामीण
housing: आवास
textile: টেক্সটাইলস
garment: গার্মেন্টস গার্মেন্ট
spinning: স্পিনিং ஸ்பின்னிங்
mill: মিলস মিল ஆலை மில்ஸ் మిల్స్
jute: jute পাট जूट
ceramic: সিরামিক
airline: বিমান
properties: প্রপার্টিজ
cement: சிமெண்ட்ஸ் సిమెంట్స్
cotton: பருத்தி
silk: சில்க்ஸ்
paper: காகித
college: கல்லூரி কলেজ
laboratory: ల్యాబ్స్
construction: కన్స్ట్రక్షన్స్
institute: సంస్థ`;
