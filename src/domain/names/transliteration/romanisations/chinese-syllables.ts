/** Chinese words in pinyin, Wade–Giles (without its apostrophes), postal and common Cantonese spellings, syllable by syllable. */

/** `initials: finals`, as pinyin writes them. */
const PINYIN = `b p m: a o ai ei ao an en ang eng i ie iao ian in ing u
p m f: ou
f: a o ei an en ang eng u
m: e iu
d t: a e ai ei ao ou an ang eng ong i ie iao iu ian ing u uo ui uan un
d: en ia
n l: a e ai ei ao ou an en ang eng ong i ia ie iao iu ian in iang ing u uo uan un ue
g k h: a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang
j q x: i ia ie iao iu ian in iang ing iong u ue uan un
zh ch sh r: a e ai ei ao ou an en ang eng ong i u ua uo uai ui uan un uang
z c s: a e ai ei ao ou an en ang eng ong i u uo ui uan un
y: a e ao ou an ang i in ing u ue uan un ong
w: a o ai ei an en ang eng u
-: a o e ai ei ao ou an en ang er`;

const INITIALS: Readonly<Record<string, string>> = {
  b: "p",
  d: "t",
  g: "k",
  j: "ch",
  q: "ch",
  x: "hs",
  zh: "ch",
  z: "ts",
  c: "ts",
  r: "j",
  "-": "",
};

const FINALS: Readonly<Record<string, string>> = {
  ong: "ung",
  iong: "iung",
  ian: "ien",
  ie: "ieh",
  ue: "ueh",
};

/** Wade–Giles of syllables that follow no rule. */
const IRREGULAR: Readonly<Record<string, string>> = {
  yan: "yen",
  ye: "yeh",
  you: "yu",
  yi: "i",
  er: "erh",
  zi: "tzu",
  ci: "tzu",
  si: "ssu",
  gui: "kuei",
  kui: "kuei",
  ge: "ko",
  ke: "ko",
  he: "ho",
};

/** Spellings outside both systems that post offices, Hong Kong and Taiwan use, each with its pinyin. */
const OTHERS = `king jing|kiang jiang|kien jian|kwang guang|kwong guang|kwei gui|kwai gui|kuang guang|kwan guan|chow zhou
foo fu|soo su|woo wu|loo lu|hoo hu|sze si|szu si|sin xin|sian xian|tsing qing|tsin jin|tsi ji|hwa hua|wah hua|hwang huang|hwei hui
hwai huai|chwan chuan|yuen yuan|cheung zhang|keung qiang|sheung shang|leung liang|yeung yang|shing sheng|hsing xing
fook fu|luen lian|tsuen quan|chuen quan|wing yong|kwok guo|chiu zhao|siu xiao|tze zi|tse zi|jung rong|kow kou|tow tou|foong feng
kee ji|hong hang|ching qing|chee zhi|yih yi|jyh zhi|jia jia|chyi qi|shyh shi|jinn jin|shinn xin`;

const LONGEST = 6;
const MOST_READINGS = 4;

const pinyin = new Set<string>();
const spoken = new Map<string, string>();

for (const line of PINYIN.split("\n")) {
  const [initials = "", finals = ""] = line.split(": ");
  for (const initial of initials.split(" "))
    for (const final of finals.split(" ")) {
      const syllable = initial === "-" ? final : initial + final;
      pinyin.add(syllable);
      spoken.set(syllable, wadeGiles(syllable, initial, final));
    }
}
for (const spelling of [...spoken.values()]) if (!spoken.has(spelling)) spoken.set(spelling, spelling);
for (const pair of OTHERS.split(/[|\n]/)) {
  const [spelling = "", syllable = ""] = pair.split(" ");
  if (!spoken.has(spelling)) spoken.set(spelling, spoken.get(syllable) ?? syllable);
}

function wadeGiles(syllable: string, initial: string, final: string): string {
  const irregular = IRREGULAR[syllable];
  if (irregular !== undefined) return irregular;
  const head = INITIALS[initial] ?? initial;
  if (final === "i" && /^(?:zh|ch|sh|r)$/.test(initial)) return `${head}ih`;
  if (final === "uo" && !/^[gkh]$/.test(initial)) return `${head}o`;
  return head + (FINALS[final] ?? final);
}

/** A Chinese word in Latin letters: its Wade–Giles spellings, and whether the word may be pinyin. */
export interface ChineseWord {
  readonly readings: readonly string[];
  readonly pinyin: boolean;
}

/** Null for a word that is not made of Chinese syllables. */
export function chineseWord(word: string): ChineseWord | null {
  const readings: string[] = [];
  read(word, 0, "", readings);
  return readings.length === 0 ? null : { readings, pinyin: isPinyin(word, 0) };
}

function read(word: string, from: number, said: string, readings: string[]): void {
  if (from === word.length) readings.push(said);
  for (let end = Math.min(word.length, from + LONGEST); end > from; end--) {
    if (readings.length >= MOST_READINGS) return;
    const syllable = spoken.get(word.slice(from, end));
    if (syllable !== undefined) read(word, end, `${said}${syllable} `, readings);
  }
}

function isPinyin(word: string, from: number): boolean {
  if (from === word.length) return true;
  for (let end = Math.min(word.length, from + LONGEST); end > from; end--)
    if (pinyin.has(word.slice(from, end)) && isPinyin(word, end)) return true;
  return false;
}

/** By pinyin syllable: its other spellings. By spelling: the syllables of pinyin that it may write. */
const otherSpellings = new Map<string, string[]>();
const pinyinOfSpelling = new Map<string, string[]>();
for (const syllable of pinyin) addSpelling(spoken.get(syllable)!, syllable);
for (const pair of OTHERS.split(/[|\n]/)) {
  const [spelling = "", syllable = ""] = pair.split(" ");
  if (pinyin.has(syllable)) addSpelling(spelling, syllable);
}

function addSpelling(spelling: string, syllable: string): void {
  if (spelling === syllable) return;
  otherSpellings.set(syllable, [...(otherSpellings.get(syllable) ?? []), spelling]);
  pinyinOfSpelling.set(spelling, [...(pinyinOfSpelling.get(spelling) ?? []), syllable]);
}

/** The spellings of a syllable of pinyin in Wade–Giles, of post offices and of Taiwan; empty for another text. */
export function spellingsBesidePinyin(syllable: string): readonly string[] {
  return otherSpellings.get(syllable) ?? [];
}

const MOST_SYLLABLES = 3;
const MOST_IN_PINYIN = 8;

/** The pinyin that a word of two or three syllables in another spelling may have: "kweichow" is guizhou. */
export function inPinyin(word: string): readonly string[] {
  if (isPinyin(word, 0)) return [];
  const found: string[] = [];
  const walk = (from: number, said: string, syllables: number) => {
    if (from === word.length && syllables > 1) found.push(said);
    if (syllables === MOST_SYLLABLES) return;
    for (let end = Math.min(word.length, from + LONGEST); end > from; end--) {
      const part = word.slice(from, end);
      for (const syllable of [...(pinyinOfSpelling.get(part) ?? []), ...(pinyin.has(part) ? [part] : [])]) {
        if (found.length >= MOST_IN_PINYIN) return;
        walk(end, said + syllable, syllables + 1);
      }
    }
  };
  walk(0, "", 0);
  return [...new Set(found)];
}
