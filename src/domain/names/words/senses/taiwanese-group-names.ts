/**
 * Groups of Taiwan whose Latin name was chosen and does not follow the sound of the Chinese one, as `sense: spellings` (see `senses.ts`):
 * 台积电 is TSMC. Facts: the groups write themselves so. Chinese names are in simplified characters, as names are compared.
 */
export const TAIWANESE_GROUP_NAMES = `
tsmc: tsmc 台积电
umc: umc 联电 联华电子
foxconn: foxconn 富士康
hon_hai: hon_hai 鸿海
mediatek: mediatek 联发科 联发
quanta: quanta 广达
compal: compal 仁宝
wistron: wistron 纬创
wiwynn: wiwynn 纬颖
pegatron: pegatron 和硕
inventec: inventec 英业达
asus: asus asustek 华硕
acer: acer 宏碁
msi: msi micro_star 微星
gigabyte: gigabyte 技嘉
giga_byte: giga_byte 技嘉
htc: htc 宏达国际 宏达电
benq: benq 明基
qisda: qisda 佳世达
auo: auo 友达
innolux: innolux 群创
delta_electronics: delta_electronics 台达电子
delta: delta 台达
lite_on: liteon 光宝
ase: ase advanced_semiconductor 日月光
spil: spil siliconware 矽品
powertech: powertech 力成
nanya: nanya 南亚
winbond: winbond 华邦
macronix: macronix 旺宏
vanguard_international: vanguard_international 世界先进
psmc: psmc powerchip 力积电 力晶
realtek: realtek 瑞昱
novatek: novatek 联咏
himax: himax 奇景
phison: phison 群联
globalwafers: globalwafers 环球晶圆
sino_american_silicon: sino_american_silicon 中美矽晶
unimicron: unimicron 欣兴
largan: largan 大立光电 大立光
catcher: catcher 可成
advantech: advantech 研华
d_link: d_link 友讯
zyxel: zyxel 合勤
accton: accton 智邦
synnex: synnex 联强
yageo: yageo 国巨
formosa: formosa 台塑
formosa_plastics: formosa_plastics 台湾塑胶 台塑
formosa_chemicals: formosa_chemicals 台湾化学纤维 台化
evergreen: 长荣
eva_air: eva_air 长荣航空
wan_hai: wan_hai 万海
china_airlines: china_airlines 华航 中华航空
fubon: fubon 富邦
ctbc: ctbc 中国信托 中信金融
esun: esun 玉山
mega: mega 兆丰
taishin: taishin 台新
sinopac: sinopac 永丰
yfy: yfy yuen_foong_yu 永丰余
shin_kong: shin_kong 新光
kgi: kgi 凯基
chunghwa: chunghwa 中华
chang_hwa_bank: chang_hwa_bank 彰化银行
far_eastone: far_eastone 远传
ruentex: ruentex 润泰
merida: merida 美利达
giant: 巨大机械
hotai: hotai 和泰汽车
yulon: yulon 裕隆
kymco: kymco kwang_yang 光阳
sym: sym sanyang 三阳
tatung: tatung 大同
teco: teco 东元
sampo: sampo 声宝
kinpo: kinpo 金宝
chroma: chroma 致茂
hiwin: hiwin 上银
airtac: airtac 亚德客
cheng_shin: cheng_shin 正新
maxxis: maxxis 玛吉斯
kenda: kenda 建大
eclat: eclat 儒鸿
makalot: makalot 聚阳
feng_tay: feng_tay 丰泰
standard_foods: standard_foods 佳格
wei_chuan: wei_chuan 味全
hey_song: hey_song 黑松
pchome: pchome 网路家庭
gogoro: gogoro 睿能
transcend: transcend 创见
adata: adata 威刚
kingston: kingston 金士顿
silicon_motion: silicon_motion 慧荣
aspeed: aspeed 信骅
parade: parade 谱瑞
global_unichip: global_unichip 创意电子
faraday: faraday 智原
epistar: epistar 晶元光电
everlight: everlight 亿光
wpg: wpg 大联大
wt_microelectronics: wt_microelectronics 文晔
elan: elan 义隆
sunplus: sunplus 凌阳
via: via via_technologies 威盛
primax: primax 致伸
chicony: chicony 群光
darfon: darfon 达方
coretronic: coretronic 中强光电
getac: getac 神基
mitac: mitac 神达
foxlink: foxlink 正崴
foxsemicon: foxsemicon 京鼎
king_yuan: king_yuan 京元
chipbond: chipbond 颀邦
chipmos: chipmos 南茂
ardentec: ardentec 欣铨
visera: visera 采钰
xintec: xintec 精材
aten: aten 宏正
adlink: adlink 凌华
axiomtek: axiomtek 艾讯
avermedia: avermedia 圆刚
edimax: edimax 讯舟
cpc: cpc cpc_corporation 台湾中油 中油
taipower: taipower 台电
uni_air: uni_air uni_airways 立荣航空
mandarin_airlines: mandarin_airlines 华信航空
tigerair: tigerair 虎航
starlux: starlux 星宇航空 星宇
taiwan_cement: taiwan_cement 台湾水泥 台泥
asia_cement: asia_cement 亚洲水泥 亚泥
far_eastern_new_century: far_eastern_new_century 远东新世纪
walsin_lihwa: walsin_lihwa 华新丽华
feng_hsin: feng_hsin 丰兴
great_wall_enterprise: great_wall_enterprise 大成长城
president_chain_store: president_chain_store 统一超商
mercuries: mercuries 三商
pou_sheng: pou_sheng 宝胜
nan_ya: nan_ya 南亚
ritek: ritek 錸德 铼德
hannstar: hannstar 瀚宇彩晶 彩晶
ememory: ememory 力旺
win_semiconductors: win_semiconductors 稳懋
lotes: lotes 嘉泽
bizlink: bizlink 贸联
sinbon: sinbon 信邦
simplo: simplo 新普
dynapack: dynapack 顺达
wnc: wnc wistron_neweb 启碁
arcadyan: arcadyan 智易
sercomm: sercomm 中磊
tripod: tripod 健鼎
compeq: compeq 华通
zhen_ding: zhen_ding 臻鼎
flexium: flexium 台郡
elite_material: elite_material 台光电子
tuc: tuc taiwan_union 台燿
iteq: iteq 联茂
kinsus: kinsus 景硕
nan_ya_pcb: nan_ya_pcb 南亚电路板
merry: merry 美律
general_interface: general_interface 业成
tpk: tpk 宸鸿
radiant: radiant 瑞仪
genius_electronic_optical: genius_electronic_optical 玉晶光电 玉晶光
asia_optical: asia_optical 亚洲光学
altek: altek 华晶
vivotek: vivotek 晶睿
geovision: geovision 奇偶
systex: systex 精诚资讯
acer_medical: acer_medical 宏碁智医
panjit: panjit 强茂
diodes: diodes 达尔
voltronic: voltronic 旭隼
ennoconn: ennoconn 桦汉
silergy: silergy 矽力
sitronix: sitronix 矽创
raydium: raydium 瑞鼎
fitipower: fitipower 天钰
pixart: pixart 原相
holtek: holtek 盛群
nuvoton: nuvoton 新唐
elitegroup: elitegroup 精英电脑
ecs: ecs 精英电脑
clevo: clevo 蓝天电脑
biostar: biostar 映泰
asrock: asrock 华擎
shuttle: shuttle 浩鑫
thermaltake: thermaltake 曜越
cooler_master: cooler_master 讯凯
lian_li: lian_li 联力
aver: aver 圆展
optoma: optoma 奥图码`;
