/**
 * Folds the characters that Taiwan, Hong Kong, Japan and the mainland write differently into the simplified one, so that 銀行 and
 * 银行, 證券, 証券 and 证券 compare equal.
 *
 * Sources: the character tables of OpenCC, traditional to simplified and new Japanese forms to old ones. Where a traditional
 * character has several simplified ones, the first counts.
 */
import newToOld from "opencc-js/dict/JPShinjitaiCharacters";
import toSimplified from "opencc-js/dict/TSCharacters";

/**
 * Characters that the tables lack, or that stand there for several others: variants in names of persons and places (髙, 﨑), Japanese
 * forms without an old one in the table, and the numerals of documents.
 */
const FURTHER = `
鑛矿 鉱矿 氷冰 厰厂 寳宝 嶋岛 嶌岛 戸户 壹一 壱一 貮二 弐二 拾十 澁涩 渋涩 邨村 冨富 髙高 﨑崎 嵜崎 濵滨 邉边 槇槙 隷隶 舗铺 郷乡 餅饼 挙举
衛卫 弁辩 鉅钜 鍊链 併并 並并 闘斗 戯戏 芸艺 渕渊 篭笼 埜野 桒桑 𠮷吉
`;

const VARIANTS = variants();

function variants(): ReadonlyMap<string, string> {
  const simplified = new Map(entriesOf(toSimplified));
  const taken = new Set(simplified.values());
  const all = new Map(simplified);
  const mainland = charactersOfTheMainland();
  for (const [form, old] of entriesOf(newToOld)) {
    const target = simplified.get(old) ?? old;
    // 沪 is the new form of 濾 in Japan, and Shanghai in China.
    if (taken.has(form)) continue;
    if (mainland.has(form) && !mainland.has(target)) all.set(old, form);
    else all.set(form, target);
  }
  for (const pair of FURTHER.trim().split(/\s+/)) {
    const [from, to] = [...pair];
    all.set(from!, to!);
  }
  return new Map([...all].filter(([from, to]) => from !== to));
}

/** The Han characters of GB 2312. */
function charactersOfTheMainland(): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let lead = 0xb0; lead <= 0xf7; lead++)
    for (let trail = 0xa1; trail <= 0xfe; trail++) bytes.push(lead, trail);
  return new Set(new TextDecoder("gbk").decode(new Uint8Array(bytes)));
}

/** Lines of `<character> <target> …`, between bars. */
function entriesOf(table: string): (readonly [string, string])[] {
  return table.split("|").map((line) => line.split(" ") as [string, string]);
}

const HAN = /[\u3400-\u9fff\uf900-\ufaff\u{20000}-\u{323af}]/u;

/** A text with every known traditional or Japanese character in its simplified form; other text unchanged. */
export function foldHanVariants(text: string): string {
  if (!HAN.test(text)) return text;
  let folded = "";
  for (const character of text) folded += VARIANTS.get(character) ?? character;
  return folded;
}
