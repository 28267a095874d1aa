/**
 * Chinese names of companies with a Latin name of each, for training. No open register states both for companies of China, so
 * the Latin names are made: from Chinese names of open registers by pinyin and by the meanings of their common words, and
 * from well-known foreign brands, whose Chinese names imitate their sound.
 */
import { analyseName } from "../../src/domain/names/analyse/analyse-name.ts";
import { pinyinOf } from "../../src/domain/names/transliteration/sounds/chinese-sound.ts";
import { sensesOf } from "../../src/domain/names/words/senses/senses.ts";
import type { Random } from "../../src/training/damaged-names.ts";

export interface NamedTwice {
  readonly chinese: string;
  readonly latin: string;
}

/** Foreign brands and the Chinese names that they bear, which imitate their sound. */
const BRANDS = `
西门子 Siemens|爱立信 Ericsson|阿尔卡特 Alcatel|诺基亚 Nokia|摩托罗拉 Motorola|卡特彼勒 Caterpillar|沃尔玛 Walmart|家乐福 Carrefour
欧莱雅 Loreal|阿迪达斯 Adidas|麦当劳 McDonalds|飞利浦 Philips|索尼 Sony|迪士尼 Disney|辉瑞 Pfizer|默克 Merck|拜耳 Bayer|巴斯夫 BASF
博世 Bosch|思科 Cisco|英特尔 Intel|福特 Ford|奥迪 Audi|雷诺 Renault|沃尔沃 Volvo|菲亚特 Fiat|法拉利 Ferrari|兰博基尼 Lamborghini
保时捷 Porsche|劳斯莱斯 Rolls Royce|宾利 Bentley|捷豹 Jaguar|特斯拉 Tesla|马自达 Mazda|雪铁龙 Citroen|蒂森克虏伯 Thyssenkrupp
施耐德 Schneider|阿斯利康 Astrazeneca|赛诺菲 Sanofi|诺华 Novartis|葛兰素史克 Glaxosmithkline|艾默生 Emerson|霍尼韦尔 Honeywell
卡夫 Kraft|达能 Danone|米其林 Michelin|普利司通 Bridgestone|固特异 Goodyear|倍耐力 Pirelli|汉高 Henkel|林德 Linde|圣戈班 Saint Gobain
拉法基 Lafarge|阿尔斯通 Alstom|庞巴迪 Bombardier|波音 Boeing|洛克希德 Lockheed|诺斯罗普 Northrop|德勤 Deloitte|麦肯锡 McKinsey
埃森哲 Accenture|巴克莱 Barclays|摩根士丹利 Morgan Stanley|雷曼 Lehman|道达尔 Total|雪佛龙 Chevron|哈里伯顿 Halliburton|斯伦贝谢 Schlumberger
贝克休斯 Baker Hughes|嘉吉 Cargill|邦吉 Bunge|孟山都 Monsanto|杜邦 Dupont|科思创 Covestro|朗盛 Lanxess|赢创 Evonik|瓦克 Wacker|索尔维 Solvay
阿科玛 Arkema|阿克苏诺贝尔 Akzo Nobel|路易威登 Louis Vuitton|古驰 Gucci|普拉达 Prada|香奈儿 Chanel|爱马仕 Hermes|卡地亚 Cartier|蒂芙尼 Tiffany
劳力士 Rolex|欧米茄 Omega|斯沃琪 Swatch|耐克 Nike|彪马 Puma|锐步 Reebok|可口可乐 Coca Cola|百事 Pepsi|雅虎 Yahoo|谷歌 Google
戴尔 Dell|惠普 Hewlett|柯达 Kodak|富士 Fuji|佳能 Canon|尼康 Nikon|夏普 Sharp|优衣库 Uniqlo|宜家 Ikea|沙特阿美 Aramco
奥的斯 Otis|迅达 Schindler|阿特拉斯 Atlas|利勃海尔 Liebherr|曼恩 Man|斯堪尼亚 Scania|依维柯 Iveco|哈曼 Harman|舍弗勒 Schaeffler
马勒 Mahle|克诺尔 Knorr|伟世通 Visteon|德尔福 Delphi|麦格纳 Magna|李尔 Lear|佛吉亚 Faurecia|法雷奥 Valeo|欧司朗 Osram|西卡 Sika
科勒 Kohler|汉斯格雅 Hansgrohe|吉博力 Geberit|费斯托 Festo|图尔克 Turck|巴鲁夫 Balluff|倍福 Beckhoff|魏德米勒 Weidmueller|菲尼克斯 Phoenix
史赛克 Stryker|美敦力 Medtronic|雅培 Abbott|强生 Johnson|西诺 Sino|帝斯曼 DSM|毕马威 KPMG|赛默飞 Thermo Fisher|安捷伦 Agilent
泰雷兹 Thales|萨博 Saab|达索 Dassault|赛峰 Safran|乌拉尔 Ural|高尔基 Gorky|卡玛斯 Kamaz|拉达 Lada|嘎斯 Gaz|米格 Mig|苏霍伊 Sukhoi|图波列夫 Tupolev
伊尔库特 Irkut|卢克 Luk|罗斯 Ross|马士基 Maersk|达飞 CMA|赫伯罗特 Hapag Lloyd|辛克 Schenker|德迅 Kuehne|基华 Ceva|乔达 Geodis|阿里巴巴 Alibaba
维萨 Visa|万事达 Mastercard|万豪 Marriott|希尔顿 Hilton|凯悦 Hyatt|雅高 Accor|喜来登 Sheraton|香格里拉 Shangri La|凯宾斯基 Kempinski
`;
const PLACES = [
  "深圳 Shenzhen",
  "上海 Shanghai",
  "北京 Beijing",
  "香港 Hong Kong",
  "广州 Guangzhou",
  "山东 Shandong",
];
const TRADES = [
  "科技 Technology",
  "电子 Electronics",
  "国际贸易 International Trade",
  "工业 Industrial",
  "物流 Logistics",
  "实业 Enterprise",
  "贸易 Trading",
  "发展 Development",
];
const LATIN_FORMS = ["Co., Ltd.", "Co. Limited", "Limited", "Ltd.", "Company"];
const FORM = "有限公司";
const SPLIT = 0.35;
const PLACED = 0.4;
const WITHOUT_TRADE = 0.2;
const OTHER_TRADE = 0.2;

/** A company of each brand, with a place and a trade as such companies have. */
export function brandNames(random: Random): readonly NamedTwice[] {
  return BRANDS.trim()
    .split(/[|\n]/)
    .map((pair) => {
      const [brand, latin] = cut(pair);
      const [place, placeLatin] = cut(pick(PLACES, random));
      const [trade, tradeLatin] = cut(pick(TRADES, random));
      const placed = random() < PLACED;
      const named =
        random() < WITHOUT_TRADE ? "" : random() < OTHER_TRADE ? cut(pick(TRADES, random))[1] : tradeLatin;
      return {
        chinese: `${placed ? place : ""}${brand}${trade}${FORM}`,
        latin: [placed && random() < SPLIT ? placeLatin : "", latin, named, pick(LATIN_FORMS, random)]
          .filter((part) => part !== "")
          .join(" "),
      };
    });
}

/** A name of an open register with its brand in pinyin and its common words in English; null where it has no such brand. */
export function inPinyin(chinese: string, random: Random): NamedTwice | null {
  const { tokens } = analyseName(chinese, { country: "CN" });
  const words = tokens.flatMap(({ text, tag }) => {
    if (tag === "form" || tag === "stop") return [];
    if (!/^\p{Script=Han}+$/u.test(text)) return [text];
    const [sense] = sensesOf(text);
    if (tag !== "word" && sense !== undefined)
      return random() < OTHER_TRADE ? [] : [sense.replaceAll("_", " ")];
    const syllables = [...text].map((character) => pinyinOf(character)[0] ?? "");
    return [syllables.join(random() < SPLIT ? " " : "")];
  });
  const hasBrand = tokens.some(({ text, tag }) => tag === "word" && /^\p{Script=Han}{2,}$/u.test(text));
  return hasBrand ? { chinese, latin: [...words, pick(LATIN_FORMS, random)].join(" ") } : null;
}

function cut(pair: string): readonly [string, string] {
  const at = pair.indexOf(" ");
  return [pair.slice(0, at), pair.slice(at + 1)];
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)]!;
}
