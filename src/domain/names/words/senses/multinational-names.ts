/**
 * The Chinese names, and a few names in other scripts that do not follow the sound, under which groups of many countries register their
 * companies, as `sense: spellings` (see `senses.ts`): "Siemens (China) Ltd" is 西门子（中国）有限公司. Facts: the groups write themselves so.
 */
export const MULTINATIONAL_NAMES = `
siemens: siemens 西门子
bosch: bosch 博世
volkswagen: volkswagen 大众汽车
mercedes_benz: mercedes_benz 梅赛德斯奔驰 奔驰
bmw: bmw 宝马
audi: audi 奥迪
porsche: porsche 保时捷
basf: basf 巴斯夫
bayer: bayer 拜耳
henkel: henkel 汉高
merck: merck 默克
continental: continental 大陆汽车
thyssenkrupp: thyssenkrupp 蒂森克虏伯
allianz: allianz 安联
deutsche_bank: deutsche_bank 德意志银行
dhl: dhl 敦豪
toyota: toyota 丰田
honda: honda 本田
nissan: nissan 日产
mazda: mazda 马自达
mitsubishi: mitsubishi 三菱
panasonic: panasonic 松下 松下电器
sony: sony 索尼
canon: canon 佳能
nikon: nikon 尼康
olympus: olympus 奥林巴斯
epson: epson 爱普生
ricoh: ricoh 理光
fujitsu: fujitsu 富士通
hitachi: hitachi 日立
toshiba: toshiba 东芝
sharp: sharp 夏普
daikin: daikin 大金
omron: omron 欧姆龙
fanuc: fanuc 发那科
yaskawa: yaskawa 安川
bridgestone: bridgestone 普利司通
shiseido: shiseido 资生堂
uniqlo: uniqlo 优衣库
aeon: aeon 永旺
samsung: samsung 三星
hyundai: hyundai 现代
kia: kia 起亚
posco: posco 浦项
lotte: lotte 乐天
nestle: nestle 雀巢 ネスレ
novartis: novartis 诺华
roche: roche 罗氏
schindler: schindler 迅达
ubs: ubs 瑞银
credit_suisse: credit_suisse 瑞信
swatch: swatch 斯沃琪
unilever: unilever 联合利华
shell: shell 壳牌
bp: bp 碧辟
hsbc: hsbc 汇丰
standard_chartered: standard_chartered 渣打
barclays: barclays 巴克莱
glaxosmithkline: glaxosmithkline gsk 葛兰素史克
astrazeneca: astrazeneca 阿斯利康
rolls_royce: rolls_royce 罗尔斯罗伊斯 劳斯莱斯
land_rover: land_rover 路虎
philips: philips 飞利浦
akzonobel: akzonobel akzo_nobel 阿克苏诺贝尔
heineken: heineken 喜力
ikea: ikea 宜家
volvo: volvo 沃尔沃
ericsson: ericsson 爱立信
abb: abb 阿西布朗勃法瑞
atlas_copco: atlas_copco 阿特拉斯科普柯
sandvik: sandvik 山特维克
skf: skf 斯凯孚
nokia: nokia 诺基亚
kone: kone 通力
maersk: maersk 马士基
carlsberg: carlsberg 嘉士伯
novo_nordisk: novo_nordisk 诺和诺德
lego: lego 乐高
danfoss: danfoss 丹佛斯
airbus: airbus 空中客车 空客
michelin: michelin 米其林
renault: renault 雷诺
peugeot: peugeot 标致
citroen: citroen 雪铁龙
total: total totalenergies 道达尔
schneider_electric: schneider_electric 施耐德电气
schneider: schneider 施耐德
saint_gobain: saint_gobain 圣戈班
air_liquide: air_liquide 液化空气
loreal: loreal l'oréal 欧莱雅
danone: danone 达能
carrefour: carrefour 家乐福
auchan: auchan 欧尚
decathlon: decathlon 迪卡侬
sanofi: sanofi 赛诺菲
servier: servier 施维雅
bnp_paribas: bnp_paribas 法国巴黎银行
societe_generale: societe_generale 法国兴业银行
axa: axa 安盛
alstom: alstom 阿尔斯通
valeo: valeo 法雷奥
faurecia: faurecia 佛吉亚
veolia: veolia 威立雅
fiat: fiat 菲亚特
ferrari: ferrari 法拉利
pirelli: pirelli 倍耐力
generali: generali 忠利
ferrero: ferrero 费列罗
seat: seat 西雅特
inditex: inditex 印地纺
general_electric: general_electric 通用电气
general_motors: general_motors 通用汽车
ford: ford 福特
tesla: tesla 特斯拉
boeing: boeing 波音
caterpillar: caterpillar 卡特彼勒
cummins: cummins 康明斯
honeywell: honeywell 霍尼韦尔
emerson: emerson 艾默生
otis: otis 奥的斯
carrier: carrier 开利
johnson_controls: johnson_controls 江森自控
johnson_johnson: johnson_johnson 强生
procter_gamble: procter_gamble 宝洁
colgate: colgate 高露洁
coca_cola: coca_cola 可口可乐
pepsico: pepsico pepsi 百事
mars: mars 玛氏
kraft: kraft 卡夫
mondelez: mondelez 亿滋
mcdonalds: mcdonalds mcdonald's 麦当劳
kfc: kfc 肯德基
pizza_hut: pizza_hut 必胜客
starbucks: starbucks 星巴克
walmart: walmart 沃尔玛
costco: costco 开市客
nike: nike 耐克
disney: disney 迪士尼
microsoft: microsoft 微软
google: google 谷歌
amazon: amazon 亚马逊
intel: intel 英特尔
qualcomm: qualcomm 高通
cisco: cisco 思科
dell: dell 戴尔
hewlett_packard: hewlett_packard hp 惠普
ibm: ibm 国际商业机器
oracle: oracle 甲骨文
nvidia: nvidia 英伟达
micron: micron 美光
texas_instruments: texas_instruments 德州仪器
dow: dow 陶氏
dupont: dupont 杜邦
exxonmobil: exxonmobil 埃克森美孚
chevron: chevron 雪佛龙
pfizer: pfizer 辉瑞
abbott: abbott 雅培
lilly: lilly eli_lilly 礼来
amgen: amgen 安进
medtronic: medtronic 美敦力
amway: amway 安利
citi: citi citibank 花旗
jpmorgan: jpmorgan jp_morgan 摩根大通
goldman_sachs: goldman_sachs 高盛
morgan_stanley: morgan_stanley 摩根士丹利
american_express: american_express 美国运通
visa: visa 维萨
mastercard: mastercard 万事达
aia: aia 友邦
prudential: prudential 保诚
kpmg: kpmg 毕马威
deloitte: deloitte 德勤
pricewaterhousecoopers: pricewaterhousecoopers pwc 普华永道
ernst_young: ernst_young ey 安永
fedex: fedex 联邦快递
ups: ups 优比速
singapore_airlines: singapore_airlines 新加坡航空
uob: uob united_overseas_bank 大华银行
dbs: dbs 星展
ocbc: ocbc 华侨银行
capitaland: capitaland 凯德
wilmar: wilmar 益海嘉里 丰益
haagen_dazs: haagen_dazs 哈根达斯 ハーゲンダッツ`;
