/**
 * Characters of Chinese brands with the English words that stand for them in the company's Latin name: 芯购 is "Chipgoo", 世联
 * "Global Link". Only screening reads them: one character has many meanings, and a brand often has none.
 */
import { memoize } from "../memoize.ts";

const MEANINGS = `
芯 chip core|晶 crystal chip|世 world global century|球 global globe|联 link union united linked|合 union united|盟 alliance union|时 time times
空 space sky air|天 sky heaven space|宇 space universe cosmos|星 star satellite|月 moon|日 sun|阳 sun sunny|光 light optical optic photon|明 bright
海 sea ocean marine|洋 ocean|江 river|河 river|山 mountain hill|石 stone rock|水 water|火 fire|风 wind|云 cloud|雪 snow|雨 rain|木 wood|林 forest wood
森 forest|花 flower|金 gold golden|银 silver|铜 copper|铁 iron|钢 steel|玉 jade|珠 pearl|宝 treasure|龙 dragon|凤 phoenix|马 horse|虎 tiger|狮 lion
牛 bull ox|鹰 eagle|鹏 roc|鹤 crane|熊 bear|象 elephant|鱼 fish|蜂 bee|蓝 blue|红 red|绿 green|白 white|黑 black|紫 purple|黄 yellow|东 east eastern
西 west western|南 south southern|北 north northern|中 central middle china|华 china|国 national nation|亚 asia asian|欧 europe euro|美 america beauty
新 new|大 great big grand|小 small little|高 high|长 long|远 far|近 near|快 fast quick|速 speed fast rapid|捷 fast express quick|飞 fly flying
力 power force|能 energy power|电 electric power|动 power dynamic|机 machine|车 car auto|船 ship|航 aviation navigation air|空运 air|港 port harbour harbor
路 road way|桥 bridge|门 gate door|窗 window|家 home family|城 city|塔 tower|网 net network web|信 trust faith|诚 honest|和 peace harmony|平 peace
安 safe security|康 health healthy|福 luck fortune|富 rich wealth|丰 rich abundant|利 profit benefit|胜 victory win|赢 win winner|王 king royal|皇 royal imperial
帝 emperor|圣 saint holy|神 divine|仙 immortal|智 smart intelligent wise ai|慧 wise smart|创 create innovation creative|先 first pioneer|一 one first|二 two
三 three tri|四 four|五 five|六 six|七 seven|八 eight|九 nine|十 ten|百 hundred|千 thousand|万 ten_thousand million|双 double dual|顶 top summit|峰 peak summit
尚 fashion|品 product quality|优 best excellent|精 precision|微 micro|纳 nano|超 super ultra|极 polar extreme|元 yuan|源 source|泉 spring|原 origin
至诚 integrity|诚信 integrity|正直 integrity|和谐 harmony|胜利 victory|希望 hope|未来 future|梦想 dream|理想 ideal|先锋 pioneer|先驱 pioneer|卓越 excellence
辉煌 brilliant|荣耀 glory honor|光荣 glory|自由 freedom liberty|独立 independence|革命 revolution|团结 unity solidarity|友谊 friendship|和平 peace|幸福 happiness
太阳 sun solar|月亮 moon|地球 earth globe|宇宙 universe cosmos|银河 galaxy|彩虹 rainbow|火箭 rocket|卫星 satellite|飞马 pegasus|麒麟 kylin unicorn|凤凰 phoenix
狮子 lion|老虎 tiger|熊猫 panda|大象 elephant|雄鹰 eagle|海豚 dolphin|钻石 diamond|水晶 crystal|翡翠 jade|黄金 gold|长城 great_wall|泰山 taishan|天空 sky
时代 times era|世纪 century|时间 time|时空 space time|空间 space|世界 world|环球 global|全球 global|国际 international|东方 east orient oriental|西方 west western
南方 south southern|北方 north northern|中央 central|中国 china|中华 china|英雄 hero|冠军 champion|领先 leading|第一 first|永恒 eternal|无限 infinite unlimited
创新 innovation|创造 creation|智能 smart intelligent ai|智慧 smart wisdom|速度 speed|力量 power force|桥梁 bridge|大门 gate|之星 star|之光 light
`;

const english: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  MEANINGS.trim()
    .split(/[|\n]/)
    .map((line) => {
      const [characters = "", ...meanings] = line.split(" ");
      return [characters, new Set(meanings)] as const;
    }),
);

const words: ReadonlySet<string> = new Set([...english.values()].flatMap((some) => [...some]));

/** Whether a Latin word stands for characters of brands. */
export function isMeaning(word: string): boolean {
  return words.has(word);
}

const NONE: ReadonlySet<string> = new Set();
/** The most characters of an entry. */
export const LONGEST_MEANING = 2;

/** The English words that stand for one or two Han characters of a brand, in lower case; empty where none is known. */
export function englishFor(characters: string): ReadonlySet<string> {
  return english.get(characters) ?? NONE;
}

/** The English words for all characters of a word in Han. */
export const englishIn = memoize((word): readonly string[] => {
  const characters = [...word];
  return characters.flatMap((character, at) => [
    ...englishFor(character),
    ...englishFor(character + (characters[at + 1] ?? " ")),
  ]);
});
