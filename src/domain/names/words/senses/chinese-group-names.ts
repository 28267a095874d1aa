/**
 * Groups of China whose Latin name was chosen and does not follow the sound of the Chinese one, as `sense: spellings` (see `senses.ts`):
 * 腾讯 is Tencent. Facts: the groups write themselves so. Chinese names are in simplified characters, as names are compared.
 */
export const CHINESE_GROUP_NAMES = `
tencent: tencent 腾讯
alibaba: alibaba 阿里巴巴
bytedance: bytedance 字节跳动
netease: netease 网易
sina: sina 新浪
ctrip: ctrip 携程
iqiyi: iqiyi 爱奇艺
bilibili: bilibili 哔哩哔哩
lenovo: lenovo 联想
zte: zte 中兴 中兴通讯
hisense: hisense 海信
gree: gree 格力
midea: midea 美的
byd: byd 比亚迪
saic: saic 上汽 上海汽车集团
faw: faw 一汽
gac: gac 广汽
baic: baic 北汽
nio: nio 蔚来
xpeng: xpeng 小鹏
catl: catl contemporary_amperex 宁德时代
calb: calb 中创新航
jinko: jinko jinkosolar 晶科
ja_solar: ja_solar 晶澳
trina: trina trina_solar 天合光能 天合
longi: longi 隆基
canadian_solar: canadian_solar 阿特斯
sungrow: sungrow 阳光电源
goldwind: goldwind 金风
envision: envision 远景能源
zoomlion: zoomlion 中联重科
xcmg: xcmg 徐工
crrc: crrc 中车
comac: comac 商飞
avic: avic 中航 航空工业
cosco: cosco 中远 中远海运
sinotrans: sinotrans 中外运
cofco: cofco 中粮
sinopec: sinopec china_petroleum_chemical 中石化 中国石化 石油化工
petrochina: petrochina 中石油 中国石油
cnpc: cnpc china_national_petroleum 中石油 中国石油
cnooc: cnooc 中海油
sinochem: sinochem 中化
minmetals: minmetals 五矿
chinalco: chinalco 中铝
baosteel: baosteel 宝钢
baowu: baowu 宝武
hbis: hbis 河钢
wisco: wisco 武钢
cnbm: cnbm china_national_building_material 中国建材
crcc: crcc china_railway_construction 中国铁建 铁建
cccc: cccc 中交
cscec: cscec 中建
powerchina: powerchina power_construction 中国电建
cgn: cgn 中广核
cnnc: cnnc 中核
icbc: icbc industrial_commercial_bank 工商银行 工银
psbc: psbc 邮储
citic: citic 中信
everbright: everbright 光大
cmb: cmb 招银
spdb: spdb 浦发
picc: picc 人保
cpic: cpic 太平洋保险 太保
cicc: cicc 中国国际金融
vanke: vanke 万科
country_garden: country_garden 碧桂园
sunac: sunac 融创
agile: agile 雅居乐
kwg: kwg 合景
cifi: cifi 旭辉
greentown: greentown 绿城
gemdale: gemdale 金地
seazen: seazen 新城控股
china_resources: china_resources 华润
hna: hna 海航
luckin: luckin 瑞幸
xtep: xtep 特步
bosideng: bosideng 波司登
miniso: miniso 名创优品
pop_mart: pop_mart 泡泡玛特
sf_express: sf_express 顺丰
zto: zto 中通快递 中通
yto: yto 圆通
sto: sto 申通
best_logistics: best_logistics 百世
jt: jt 极兔
smic: smic 中芯国际 中芯
naura: naura 北方华创
amec: amec 中微半导体
cxmt: cxmt 长鑫存储
ymtc: ymtc 长江存储
cambricon: cambricon 寒武纪
horizon_robotics: horizon_robotics 地平线机器人
sensetime: sensetime 商汤
megvii: megvii 旷视
cloudwalk: cloudwalk 云从
iflytek: iflytek 讯飞 科大讯飞
hikvision: hikvision 海康威视 海康
uniview: uniview 宇视
dji: dji 大疆
boe: boe 京东方
csot: csot 华星光电
goertek: goertek 歌尔
luxshare: luxshare 立讯
sunny_optical: sunny_optical 舜宇
lens_technology: lens_technology 蓝思
vivo: vivo 维沃
oneplus: oneplus 一加
transsion: transsion 传音
inspur: inspur 浪潮
sugon: sugon 曙光信息
h3c: h3c 新华三
fiberhome: fiberhome 烽火
yofc: yofc 长飞
kingsoft: kingsoft 金山软件
yonyou: yonyou 用友
kingdee: kingdee 金蝶
neusoft: neusoft 东软
wuxi_apptec: wuxi_apptec 药明康德
wuxi_biologics: wuxi_biologics 药明生物
beigene: beigene 百济神州
innovent: innovent 信达生物
zai_lab: zai_lab 再鼎
hutchmed: hutchmed 和黄医药
sinopharm: sinopharm 国药
sinovac: sinovac 科兴
mindray: mindray 迈瑞
united_imaging: united_imaging 联影
microport: microport 微创医疗
bgi: bgi 华大基因
cspc: cspc 石药
genscript: genscript 金斯瑞
pharmaron: pharmaron 康龙化成
tigermed: tigermed 泰格医药
asymchem: asymchem 凯莱英
new_hope: new_hope 新希望
wens: wens 温氏
wh_group: wh_group 万洲
want_want: want_want 旺旺
tingyi: tingyi master_kong 康师傅 顶益
uni_president: uni_president 统一
king_long: king_long 金龙汽车
foton: foton 福田汽车
jac: jac 江淮
jmc: jmc 江铃
sinotruk: sinotruk 重汽
seres: seres 赛力斯
minth: minth 敏实
joyson: joyson 均胜
hans_laser: hans_laser 大族激光
siasun: siasun 新松
inovance: inovance 汇川
chint: chint 正泰
tbea: tbea 特变电工
nari: nari 南瑞
weride: weride 文远知行
unicom: unicom 联通
china_tower: china_tower 铁塔
conch: conch 海螺
skyworth: skyworth 创维
konka: konka 康佳
changhong: changhong 长虹
supor: supor 苏泊尔
joyoung: joyoung 九阳
robam: robam 老板电器
vatti: vatti 华帝
galanz: galanz 格兰仕
ecovacs: ecovacs 科沃斯
roborock: roborock 石头科技
dreame: dreame 追觅
unitree: unitree 宇树
deepseek: deepseek 深度求索
kingfa: kingfa 金发科技
yankuang: yankuang 兖矿
yancoal: yancoal 兖煤
sdic: sdic 国投
nuctech: nuctech 同方威视
tongfang: tongfang 同方
unisplendour: unisplendour 紫光
tsinghua: tsinghua 清华
founder: founder 方正
hony: hony 弘毅
hillhouse: hillhouse 高瓴
hopu: hopu 厚朴
fountainvest: fountainvest 方源资本`;
