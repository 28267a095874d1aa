/**
 * Groups of Hong Kong and Macau whose Latin name was chosen and does not follow the sound of the Chinese one, as `sense: spellings` (see `senses.ts`):
 * 太古 is Swire. Facts: the groups write themselves so. Chinese names are in simplified characters, as names are compared.
 */
export const HONG_KONG_GROUP_NAMES = `
swire: swire 太古
jardine: jardine jardines 怡和
hutchison: hutchison 和记 和黄
ck_hutchison: ck_hutchison 长江和记 长和
cheung_kong: cheung_kong ck_asset 长江实业 长实
cki: cki 长江基建
henderson: henderson 恒基 恒基兆业
wharf: wharf 九龙仓
wheelock: wheelock 会德丰
hysan: hysan 希慎
sino_land: sino_land 信和置业
sino_group: sino_group 信和
kerry: kerry 嘉里
great_eagle: great_eagle 鹰君
hopewell: hopewell 合和
shun_tak: shun_tak 信德
melco: melco 新濠
sjm: sjm 澳博
wynn: wynn 永利
mgm: mgm 美高梅
clp: clp 中电
hk_electric: hk_electric 港灯
towngas: towngas 中华煤气 港华
mtr: mtr 港铁 香港铁路
hkt: hkt hong_kong_telecommunications 香港电讯
pccw: pccw 电讯盈科
smartone: smartone 数码通
cathay: cathay cathay_pacific 国泰
cathay_united: cathay_united 国泰世华
citybus: citybus 城巴
hang_seng: hang_seng 恒生
bank_of_east_asia: bank_of_east_asia 东亚银行
bea: bea 东亚银行
dah_sing: dah_sing 大新
manulife: manulife 宏利
fwd: fwd 富卫
zurich: zurich 苏黎世 苏黎世保险
li_fung: li_fung 利丰
esquel: esquel 溢达
crystal: 晶苑
texwinca: texwinca 德永佳
techtronic: techtronic 创科
johnson_electric: johnson_electric 德昌电机
vtech: vtech 伟易达
kingboard: kingboard 建滔
nine_dragons: nine_dragons 玖龙
lee_man: lee_man 理文
lee_kum_kee: lee_kum_kee 李锦记
vitasoy: vitasoy 维他奶
dairy_farm: dairy_farm 牛奶公司
wellcome: wellcome 惠康
parknshop: parknshop 百佳
watsons: watsons watson 屈臣氏
mannings: mannings 万宁
chow_tai_fook: chow_tai_fook 周大福
luk_fook: luk_fook 六福
emperor: emperor 英皇
giordano: giordano 佐丹奴
bossini: bossini 堡狮龙
esprit: esprit 思捷
cafe_de_coral: cafe_de_coral 大家乐
fairwood: fairwood 大快活
maxim: maxim maxims 美心
shangri_la: shangri_la 香格里拉
peninsula: peninsula 半岛酒店
mandarin_oriental: mandarin_oriental 文华东方
langham: langham 朗廷
tvb: tvb 无线电视 电视广播
sing_tao: sing_tao 星岛
gammon: gammon 金门建筑
hip_hing: hip_hing 协兴
leighton: leighton 礼顿
chevalier: chevalier 其士
oocl: oocl 东方海外
orient_overseas: orient_overseas 东方海外
pacific_basin: pacific_basin 太平洋航运
lai_sun: lai_sun 丽新
first_pacific: first_pacific 第一太平
guoco: guoco 国浩
regal: regal 富豪酒店
miramar: miramar 美丽华
playmates: playmates 彩星
value_partners: value_partners 惠理
link_reit: link_reit 领展
champion: 冠君
fortune_reit: fortune_reit 置富
truly: truly 信利
tpv: tpv 冠捷
man_wah: man_wah 敏华
yue_yuen: yue_yuen 裕元
pou_chen: pou_chen 宝成
stella: stella 九兴
brilliance: brilliance 华晨
enn: enn 新奥
beijing_enterprises: beijing_enterprises 北控
shanghai_industrial: shanghai_industrial 上实
guangdong_investment: guangdong_investment 粤海
gdh: gdh 粤海
sitc: sitc 海丰国际
wing_lung: wing_lung 永隆
chong_hing: chong_hing 创兴
sun_hung_kai: sun_hung_kai 新鸿基
hang_lung: hang_lung 恒隆
hong_kong_china_gas: hong_kong_china_gas 香港中华煤气
hong_kong_land: hong_kong_land hongkong_land 置地
dfi: dfi 牛奶国际
galaxy: 银河娱乐
lifestyle: lifestyle 利福
sa_sa: sa_sa 莎莎
bonjour: bonjour 卓悦
nws: nws 新创建
goodman: goodman 嘉民
link: 领展
sunevision: sunevision 新意网
samsonite: samsonite 新秀丽
prada: prada 普拉达
loccitane: loccitane 欧舒丹`;
