/**
 * Ordinary vocabulary of Chinese company names that the other tables lack, as `sense: words` (see `senses.ts`), with
 * English words for each sense. Simplified characters also stand for the traditional ones (see `han-variants.ts`).
 */
export const CHINESE_BUSINESS_WORDS = `
artificial_intelligence: artificial_intelligence ai 人工智能 人工知能 인공지능
component: 元器件 组件 构件
electronic_components: electronic_component electronic_components electronics_components 电子元件 电子元器件 电子部品 电子零件 电子组件
chip: chip chips microchip microchips chipset 芯片 晶片 チップ 칩
integrated_circuit: integrated_circuit integrated_circuits ic 集成电路 集积回路 积体电路
circuit: circuit circuits 电路 线路 回路
circuit_board: circuit_board circuit_boards printed_circuit pcb 电路板 线路板 印制板 印刷电路板
optoelectronics: photoelectric photoelectricity photoelectronics optronics 光电子
lithium_battery: lithium_battery lithium_batteries lithium 锂电 锂电池 锂能
electromechanical: mechanical_and_electrical mechanical_electrical electrical_and_mechanical mechatronics mechatronic
numerical_control: cnc numerical_control 数控 数值控制
sensor: 传感 感测
measurement_control: measurement_and_control measurement_control measuring_and_control 测控 测量控制
cloud_computing: cloud_computing cloud 云计算 云端
cloud_technology: cloud_technology cloud_technologies 云科技 云技术
big_data: big_data 大数据 ビッグデータ
internet_of_things: internet_of_things iot 物联网 物联
venture: venture ventures 创业 创投 风险投资 风投
startup: entrepreneurship 创业
design_institute: design_institute design_and_research_institute design_academy 设计院 设计研究院
decoration: decoration decorations decorating decorative ornament 装饰 装潢 装修
aerospace: aeronautics_and_astronautics aviation_and_aerospace astronautics astronautic space 航空航天 航宇
space: aerospace universe cosmos 宇航 寰宇
unmanned_aircraft: drone drones uav uavs unmanned_aerial_vehicle unmanned_aerial_vehicles unmanned_aircraft unmanned_aerial 无人机 无人航空器 ドローン беспилотник~ беспилотн~_летательн~_аппарат~ бпла drohne drohnen dronlar طائرات_مسيرة پهپاد 드론
unmanned: unmanned autonomous 无人 无人化
ship: ship ships vessel vessels marine_vessel shipping 船舶 船只 船业 судов суда судна
ship_management: ship_management ship_manager shipmanagement 船舶管理 船务管理 船管
shipping_agency: shipping_agency ship_agency 船务代理 船舶代理 船代
terminal: wharf wharfs dock docks
freight_forwarding: freight_forwarding freight_forwarder freight_forwarders forwarding freight_agency cargo_agency 货代 货运代理 国际货运代理
international_freight: international_freight international_cargo 国际货运
international_logistics: international_logistics 国际物流
international_trade: international_trade international_trading intl_trade intl_trading 国际贸易 国贸 国際貿易
supply_chain_management: supply_chain_management 供应链管理
rail_transit: rail_transit railway_transit rail_transport 轨道交通 轨交
auto_parts: auto_part automobile_parts automobile_fittings vehicle_parts 汽配 汽车部件
parts: spare_parts spares spare 备件 备品 零备件 запасн~_част~ قطعات_یدکی yedek_parça
accessories: accessories accessory fittings 附件 饰品
material: 物料 新材
new_material: new_material new_materials advanced_materials 新材料 新型材料 新材
composite: composite composites composite_material composite_materials 复合材料 复材 композит~ композитн~
carbon_fibre: carbon_fibre carbon_fiber carbon_fibres carbon_fibers 碳纤维 炭纤维 углеволокн~
carbon: 碳素 碳业
graphite: graphite graphites 石墨 黒鉛 графит~
graphene: graphene 石墨烯 графен~
nonferrous_metal: nonferrous_metal nonferrous_metals non_ferrous_metal non_ferrous_metals nonferrous non_ferrous 有色金属 有色 非鉄金属 цветн~_металл~
special_steel: special_steel special_steels specialty_steel 特钢 спецстал~
new_energy: new_energy new_energies 新能源 新エネルギー
clean_energy: clean_energy clean_energies 清洁能源 洁能
renewable_energy: renewable_energy renewable_energies renewables 可再生能源 再生能源 再生可能エネルギー
home: home household homes 家居 家庭 ホーム
daily_goods: daily_necessities daily_use daily_goods commodities articles_of_daily_use 日用品 日用 日用百货 百货
shopping_mall: mall malls shopping_mall shopping_center shopping_centre shopping 商城 购物中心 购物 ショッピング
industry_trade: industry_and_trade industry_trade industrial_and_trade industry_and_trading industry_trading industrial_trade industrial_trading 工贸 工业贸易
trade: 商行 贸易行 贸易商行 商社 贸易部
trading_firm: trading_firm trading_house trading_post firm 商行 贸易商行 贸易行 洋行
economic_trade: economic_trade economic_and_trade economy_and_trade economic_and_trading economic_trading 经贸 经济贸易
science_trade: science_and_trade technology_and_trade technology_trade 科贸 技贸
commerce: business 商务
business_services: business_service business_services commercial_services 商务服务 商业服务
enterprise: 实业
enterprise_management: enterprise_management business_management 企业管理 企管
commercial_management: commercial_management 商业管理
wealth: wealth wealthy fortune 财富 富贵
wealth_management: wealth_management 财富管理 理财
consulting: advisory advisor advisors adviser advisers counselling 顾问
film_television: film_and_television film_television film_tv movie_and_tv 影视 影视文化
grain_oil: grain_and_oil grain_oil cereals_and_oils grains_and_oils oils_and_foodstuffs 粮油
wine: 酒类
agricultural_products: agricultural_product agricultural_products agricultural_produce farm_products farm_produce 农产品 农副产品 農産物
fish: aquatic aquatic_product aquatic_products marine_products 水产品
biotechnology: biological_technology bio_technology bio_tech 生物工程 바이오테크
medicine: pharmaceutical pharmaceuticals
medical_device: medical_device medical_devices medical_instrument medical_instruments medical_apparatus medical_appliance medical_appliances medical_equipment 医疗器械 医疗设备 医疗仪器 医械 医療機器 의료기기
beauty: beauty beautiful 美容 美丽 美妆 ビューティー 뷰티
jewellery: 首饰 饰品
fire_fighting: fire fire_control firefighting
defence: national_defense national_defence
military_industrial: military_industry military_industries defense_industry defence_industry war_industry 兵工 军事工业
weapon: ordnance munitions munition 兵工 军械
public_security_bureau: 公安厅
bureau: 总局 分局
society: society societies 学会 协会
joint: jointly combined 联合
alliance: alliance alliances 联盟 同盟 アライアンス
general_company: general_corporation general_company corporation head_company 总公司 総公司
branch: branch_company 支行
processing: processing process machining 加工 加工厂 プロセス
precision_machinery: precision_machinery precision_machine 精密机械
precision_instruments: precision_instrument precision_instruments 精密仪器 精仪
remote_sensing: remote_sensing 遥感 リモートセンシング
survey: surveying_and_mapping surveying_mapping survey_and_mapping mapping
vacuum: vacuum 真空 вакуум~ вакуумн~ vakuum 진공
mobile_phone: mobile_phone mobile_phones cellphone cell_phone cellular_phone handset 手机 移动电话
e_commerce: electronic_commerce online_commerce 电商 网商
cross_border: cross_border crossborder 跨境 跨国
procurement: purchase purchasing procurement sourcing 采购 购买
marketing: 市场营销
sales: 经销 直销
exhibition: convention 展览
staffing: human_resource manpower 人力资源
property_management: property_management estate_management 物业管理 物管
scientific_research: scientific_research 科研 科学研究
scientific_instruments: scientific_instrument scientific_instruments 科学仪器
technology_development: technology_development technological_development technology_and_development technical_development 科技发展 技术发展 技术开发 科技开发
technology_service: technology_service technology_services technical_service technical_services 技术服务 科技服务
import_export: import_export_trade imp_exp imp_and_exp 进出口贸易
economic_technical: economic_and_technical economic_technical economic_technological economic_and_technological 经济技术
cooperation: cooperation co_operation collaborative 合作 协作
asia_pacific: asia_pacific asiapacific apac 亚太 亚洲太平洋
yangtze: yangtze changjiang yangzi 长江 扬子江 扬子
yellow_river: yellow_river huanghe 黄河
pearl_river: pearl_river zhujiang 珠江
great_wall: great_wall greatwall changcheng 长城
phoenix: phoenix fenghuang 凤凰 フェニックス феникс~ 피닉스
red_star: red_star redstar hongxing 红星 красн~_звезд~
morning_star: morning_star morningstar 晨星 启明星
blue_sky: blue_sky bluesky 蓝天
blue_ocean: blue_ocean blueocean blue_sea 蓝海
golden_sun: golden_sun 金太阳
sunshine: sunshine sunlight sunny 阳光 サンシャイン
bright: bright brightness guangming 光明
glory: glory glorious brilliant brilliance 辉煌 光辉 荣耀 荣光
pioneer: pioneer pioneers vanguard forerunner 先锋 先驱 先导 パイオニア пионер~ 파이오니어
leader: leader leaders leading 领先 领航 领导者 リーダー
navigator: navigator 领航者 领航员
time: era epoch 时代 年代 エポック
century: century centuries 世纪 センチュリー 센추리
new_century: new_century newcentury 新世纪
new_era: new_era new_times new_time 新时代 新纪元
millennium: millennium 千禧 千年 ミレニアム
success: success successful 成功 腾达
giant: giant giants titan 巨人 巨头 ジャイアント
excellence: excellence excellent outstanding superior 卓越 优秀 杰出 エクセレント
quality: quality high_quality 优质 品质 质量
peak: peak summit apex 顶峰 巅峰 高峰 ピーク サミット
everest: everest qomolangma 珠穆朗玛 珠峰 エベレスト
galaxy: galaxy milky_way 银河 星系 ギャラクシー 갤럭시
rainbow: rainbow 彩虹 レインボー радуг~ 레인보우
diamond: 金刚石 다이아몬드
crystal: crystals 크리스탈
eagle: eagles 雄鹰 苍鹰 老鹰 орёл 이글
lion: lions 狮子 雄狮 라이온
tiger: tiger tigers 老虎 猛虎 タイガー 타이거
swan: swan swans 天鹅 スワン лебед~
dolphin: dolphin dolphins 海豚 ドルフィン дельфин~
peony: peony 牡丹 ボタン
lotus: lotus 莲花 荷花 ロータス
spring: 春天 春季
dream: 梦想 드림
vision: vision visions 视界 远景 远见 ビジョン 비전
hope: xiwang
prosperity: thriving 兴隆 兴旺 昌盛 兴盛 昌隆
harmony: harmony harmonious 和谐 调和 ハーモニー гармони~
intelligent: wisdom wise 睿智
genius: genius talent talents 天才 英才 ジーニアス
victory: victorious 凯旋 ビクトリー
power_electronics: power_electronics 电力电子
electric_appliance: electric_appliance electric_appliances electrical_appliance electrical_appliances appliance appliances electrical_apparatus 电器 家用电器 家电
high_voltage: high_voltage 高压 高電圧
transformer: 變壓器
switchgear: switchgear switch switches 开关 开关柜
power_station: power_plants power_stations 电厂 发电厂 电站 発電所
hydro: hydro_power
thermal: thermal_power heat_and_power thermal_electric 火电
heavy_machinery: heavy_machine
light_industry: light_industrial
construction_machinery: construction_machinery engineering_machinery 工程机械 建设机械
agricultural_machinery: agricultural_machinery farm_machinery 农机 农业机械
fluid: fluid fluids fluidic 流体
seal: seal seals sealing 密封
filter: filtration 滤器
gear: gearbox 齿轮箱
hydraulics: hydraulics hydraulic pneumatic 液压 气动
photonics: photonics photonic 光子 フォトニクス
quantum: クオンタム
nano: nanometer nanomaterials нанотехнолог~
blockchain: blockchain block_chain 区块链 ブロックチェーン
virtual_reality: virtual_reality 虚拟现实
information_industry: information_industry 信息产业
information_security: information_security network_security cyber_security cybersecurity 信息安全 网络安全 网安
communications_technology: communication_technology communications_technology 通信技术 通讯技术 通信科技 通讯科技
network_technology: network_technology internet_technology 网络科技 网络技术
digital_technology: digital_technology 数字技术 数字科技 数码科技
satellite_communications: satellite_communication satellite_communications 卫星通信 卫通
satellite_navigation: satellite_navigation 卫星导航
ground_station: ground_station ground_stations 地面站
antenna: antenna antennas 天线 アンテナ антенн~
microwave: microwave microwaves 微波 マイクロ波
radio_frequency: radio_frequency rf 射频 高周波
infrared: infrared 红外 红外线 赤外線
acoustics: acoustics acoustic sound 声学 音响
ultrasound: ultrasound ultrasonic ultrasonics 超声 超音波
`;
