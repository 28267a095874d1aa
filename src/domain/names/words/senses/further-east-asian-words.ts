/** Rarer words of names in Thai, Lao, Khmer, Burmese, Korean, Chinese and Japanese, by their senses. */
export const FURTHER_EAST_ASIAN_WORDS = `
AU: ออสเตรเลีย ອົດສະຕາລີ អូស្ត្រាលី ဩစတြေးလျ
BD: บังกลาเทศ ဘင်္ဂလားဒေ့ရှ်
FR: ฝรั่งเศส ຝຣັ່ງ បារាំង ပြင်သစ်
ID: อินโดนีเซีย ອິນໂດເນເຊຍ ឥណ្ឌូនេស៊ី အင်ဒိုနီးရှား
LA: ສປປລາວ ឡាវ လာအို
PH: ฟิลิปปินส์ ຟີລິບປິນ ហ្វីលីពីន ဖိလစ်ပိုင်
RU: รัสเซีย ລັດເຊຍ រុស្ស៊ី ရုရှား
TW: ไต้หวัน ໄຕ້ຫວັນ តៃវ៉ាន់ ထိုင်ဝမ်
US: สหรัฐอเมริกา ສະຫະລັດອາເມລິກາ សហរដ្ឋអាមេរិក အမေရိကန်
abrasives: abrasives abrasive 磨料 磨具 研磨材 연마재
academy: 学園
accessories: 配件
accounting_firm: 監査法人
additives: additives additive 添加剂 첨가제 添加劑 添加物
adhesive_tape: adhesive_tape adhesive_tapes 胶带 膠帶 粘着テープ
agency: 공단
aggregates: 골재
agricultural_cooperative: 農協
agricultural_products: 농산
agriculture: อะโกร
air_conditioning: เครื่องปรับอากาศ
aluminium: អាលុយមីញ៉ូម အလူမီနီယံ
america: อเมริกา
animal: สัตว์
appraisal: 감정평가 评估 評估
aquaculture: เพาะเลี้ยงสัตว์น้ำ វារីវប្បកម្ម
army: กองทัพ ກອງທັບ កងទ័ព တပ်မတော်
asphalt: 아스콘
associated: アソシエイツ
atomic: 원자력
authority: រដ្ឋាករ
bakery: เบเกอรี่ 烘焙
bank: ဘဏ်လုပ်ငန်း
bathroom: 욕실
battery: แบตเตอรี่
beauty: ความงาม
bedding: bedding 床上用品 寝具 寢具 침구
brick: อิฐ ດິນຈີ່ ឥដ្ឋ အုတ်
bridge: สะพาน ຂົວ ស្ពាន တံတား
broadcasting: 방송국 กระจายเสียง အသံလွှင့်
brothers: ညီနောင် ညီအစ်ကို
builders: 工務店
bus: 버스
cable: เคเบิล
capital_city: นครหลวง ນະຄອນຫຼວງ រាជធានី
carbon: 카본
carbuilding: ລົດ
cassava: cassava tapioca มันสำปะหลัง
cell: cell cells 细胞 세포 細胞
ceramic: សេរ៉ាមិច
chain: チェーン
chinese_medicine: 中医
cigarette: ဆေးလိပ်
classic: classic classics クラシック 클래식 คลาสสิค
cloud: クラウド
club: สโมสร ສະໂມສອນ ក្លឹប ကလပ်
coconut: มะพร้าว
committee: ကော်မတီ
community: សហគមន៍
company: กัมปะนี
concrete: ကွန်ကရစ် បេតុង ຄອນກຣີດ
confectionery: ขนม
consumer_cooperative: consumer_cooperative consumers_cooperative consumer_cooperatives 生協 生活協同組合 생협
control: コントロールズ
council: ສະພາ
creative: ครีเอทีฟ
culture: วัฒนธรรม ວັດທະນະທຳ វប្បធម៌ ယဉ်ကျေးမှု
curtain: curtain curtains 窗帘 窗簾 カーテン 커튼
curtain_wall: curtain_wall curtain_walls 幕墙 帷幕牆 커튼월
customs: ศุลกากร ພາສີ အကောက်ခွန်
cutting_tools: cutting_tools cutting_tool 刀具 절삭공구 切削工具
defence: 디펜스
delivery: 택배
dental: ทันตกรรม ធ្មេញ သွားဘက်ဆိုင်ရာ
depository: 예탁결제원
detergent: ผงซักฟอก
development: ဖွံ့ဖြိုးတိုးတက်ရေး ดิเวลลอปเม้นท์ ဒီဗလော့မန့်
diamond: ไดมอนด์ ពេជ្រ ဒိုင်းမွန်း
die_casting: die_casting diecasting die_castings 压铸 壓鑄 ダイカスト 다이캐스팅
distribution: จัดจำหน่าย ຈຳໜ່າຍ ចែកចាយ ဖြန့်ဖြူးရေး
dragon: มังกร ມັງກອນ နဂါး ดราก้อน
drinking_water: น้ำดื่ม ນ້ຳດື່ມ ទឹកបរិសុទ្ធ သောက်ရေသန့်
duty_free: 면세점
dyes: dyes dyestuff dyestuffs 염료 染料
egg: ไข่ไก่
electric_wire: สายไฟ
electromechanical: 기전
elephant: ຊ້າງ ដំរី เอเลแฟนท์
ev_charging: ev_charging charging_station 充电桩 充電樁 전기차충전
expressway: ทางด่วน ทางพิเศษ ផ្លូវល្បឿនលឿន အမြန်လမ်း
fabric: အထည်
factoring: แฟคตอริ่ง
family: မိသားစု
farm: လယ်ယာ
farmer: เกษตรกร ຊາວກະສິກອນ កសិករ တောင်သူ လယ်သမား
fashion: ဖက်ရှင်
fine: fine ファイン 파인 ไฟน์
fish_sauce: น้ำปลา ទឹកត្រី
five_star: five_star ကြယ်ငါးပွင့်
flavour: flavour flavours flavor flavors 香精 향료
flour: แป้ง
flower: ดอกไม้
friend: ມິດຕະພາບ
fruit_vegetables: fruit_and_vegetables fruits_and_vegetables 果蔬 청과 青果
fund: មូលនិធិ
game: ゲームズ
garden: 园林
gems: ကျောက်မျက် ကျောက်မျက်ရတနာ ເພັດພອຍ ត្បូង
general_construction: general_construction general_contractor 종합건설
general_directorate: អគ្គនាយកដ្ឋាន
general_hospital: 종합병원 総合病院 综合医院
glass_fiber: glass_fiber glass_fibre fiberglass fibreglass 玻纤 玻璃纤维 玻璃纖維 유리섬유 ガラス繊維
goods: ကုန်စည်
grand: แกรนด์ ဂရန်း
handicrafts: ຫັດຖະກຳ
history: ประวัติศาสตร์
home: ホームズ
human_rights: สิทธิมนุษยชน សិទ្ធិមនុស្ស လူ့အခွင့်အရေး
ice: น้ำแข็ง ນ້ຳກ້ອນ ទឹកកក ရေခဲ
information_technology: ព័ត៌មានវិទ្យា
instant_noodles: instant_noodles 方便面 즉석면
intelligent: สมาร์ท
internet: อินเทอร์เน็ต ອິນເຕີເນັດ អ៊ីនធឺណិត အင်တာနက်
jade: jade ကျောက်စိမ်း 玉器
jewellery: គ្រឿងអលង្ការ
joint: រួម
kimchi: kimchi 김치 キムチ
kitchen: 주방
label: label labels labelling labeling 标签 標籤 ラベル 라벨
laboratory: ห้องปฏิบัติการ
landscaping: 景观
leasing: ភតិសន្យា
leather_goods: เครื่องหนัง
library: ห้องสมุด ຫໍສະໝຸດ បណ្ណាល័យ စာကြည့်တိုက်
light_metal: light_metal light_metals 軽金属
lion: ไลอ้อน ခြင်္သေ့
liquor: สุรา
lotus: โลตัส ကြာပန်း
magnetic: magnetic magnetics 磁性 磁気
maize: ข้าวโพด
marketing: การตลาด ການຕະຫຼາດ ទីផ្សារ စျေးကွက်ရှာဖွေရေး
meat: เนื้อสัตว์ សាច់ အသား
meat_processing: meat_processing 육가공
merchant: ကုန်သည်
micro: ຈຸລະພາກ
mobile: โมบาย ມືຖື မိုဘိုင်း
modern: โมเดิร์น สมัยใหม่ ທັນສະໄໝ ទំនើប ခေတ်မီ
motor: モーターズ
motor_vehicles: မော်တော်ယာဉ်
mountain: ភ្នំ ภูเขา
museum: ພິພິທະພັນ សារមន្ទីរ ပြတိုက်
music: มิวสิค
natural_gas: သဘာဝဓာတ်ငွေ့
nature: ธรรมชาติ ທຳມະຊາດ ធម្មជាតិ သဘာဝ
news: သတင်း
nonferrous_metal: 非鉄
noodle: 국수 ก๋วยเตี๋ยว บะหมี่
nutrition: nutrition 营养 營養 영양 뉴트리션
ocean: 오션
oil_gas: ရေနံနှင့်သဘာဝဓာတ်ငွေ့
optical_communication: optical_communication optical_communications 光通信 광통신
organisation: អង្គការ
paint: 도료
partner: พาร์ทเนอร์ พาร์ทเนอร์ส
passenger_transport: passenger_transport passenger_transportation 客运 客運 여객
pastry: 糕点 파티세리 パティスリー
pearl: ပုလဲ
pepper: ម្រេច
plywood: ไม้อัด အထပ်သား
police: ตำรวจ ຕຳຫຼວດ នគរបាល ရဲတပ်ဖွဲ့
poultry: สัตว์ปีก ကြက်မွေးမြူရေး
powder_metallurgy: powder_metallurgy 粉末冶金 분말야금
precious_metal: 귀금속
promotion: ສົ່ງເສີມ
province: จังหวัด ແຂວງ ខេត្ត ส่วนภูมิภาค
public_transport: 公交
publishing: 출판사
pump: ปั๊ม
quality: คุณภาพ គុណភាព
real_estate_investment_trust: 리츠
red_cross: กาชาด ກາແດງ កាកបាទក្រហម ကြက်ခြေနီ
refractory: 耐火材料 내화물 耐火物
rice_mill: rice_mill rice_mills rice_milling โรงสี 정미소 精米
rural: ជនបទ
salt: ソルト เกลือ ເກືອ អំបិល
savings: ເງິນຝາກປະຢັດ សន្សំ စုဆောင်းငွေ
scientific: วิทยาศาสตร์ ວິທະຍາສາດ វិទ្យាសាស្ត្រ သိပ္ပံ
seafood: อาหารทะเล
shipyard: သင်္ဘောကျင်း
shrimp: กุ้ง
silicon: 硅业
soap: สบู่ ဆပ်ပြာ
social_security: ประกันสังคม ປະກັນສັງຄົມ សន្តិសុខសង្គម လူမှုဖူလုံရေး
solar_energy: พลังงานแสงอาทิตย์ ພະລັງງານແສງຕາເວັນ ថាមពលព្រះអាទិត្យ နေရောင်ခြည်
southeast_asia: เอเชียตะวันออกเฉียงใต้ အရှေ့တောင်အာရှ
special: 特种
specialised: ឯកទេស
specialty: specialty speciality specialties スペシャリティ 스페셜티 スペシャルティ
spice: เครื่องเทศ
square: プラザ
standard: มาตรฐาน ມາດຕະຖານ ស្តង់ដារ စံချိန်စံညွှန်း
stone: 석재
studio: สตูดิโอ
supermarket: စူပါမားကတ် ຊຸບເປີມາເກັດ ផ្សារទំនើប
supply: ซัพพลาย
surface_treatment: surface_treatment surface_finishing 表面处理 表面處理 表面処理 표면처리
survey: 勘察
tax: ภาษี สรรพากร ອາກອນ ពន្ធដារ အခွန်
taxi: 택시
tea: လက်ဖက်
technology_institute: institute_of_technology technology_institute 기술원
telegraph: ကြေးနန်း โทรเลข
tiger: ไทเกอร์ ខ្លា တိုင်ဂါး
tobacco: ຢາສູບ
tofu: tofu bean_curd 豆腐 두부
tool: เครื่องมือ
train: រថភ្លើង
travel_agency: 여행사
tyre: ไทร์
underwear: underwear lingerie 内衣 內衣 언더웨어 속옷
urban_railway: urban_railway urban_transit 도시철도
used_car: used_car used_cars 中古車 중고차 二手车 二手車
valve: วาล์ว
vegetable: ผัก បន្លែ
wallpaper: wallpaper wallcoverings wallcovering 壁纸 壁紙 벽지
washing: washing 洗涤
waste: 폐기물
water_purifier: water_purifier water_purifiers 정수기
waterproofing: waterproofing waterproof 防水 방수
wedding: 婚庆 웨딩
wind_power: พลังงานลม ພະລັງງານລົມ
women: สตรี ແມ່ຍິງ នារី အမျိုးသမီး
works: 제작소
yarn: ချည်
youth: เยาวชน ຊາວໜຸ່ມ យុវជន လူငယ်
zipper: zipper zippers slide_fastener 拉链 拉鏈 ファスナー 지퍼
`;
