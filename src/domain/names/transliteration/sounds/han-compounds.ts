/**
 * Compounds of Japanese company names that have one reading, character by character: 電子 is "denshi" and never "denko", though 子 has
 * both readings. Long vowels are written once, as in `han-readings.ts`. Facts of the language, written down by hand.
 */
import { foldHanVariants } from "../han-variants.ts";
import { HAN_NAMES } from "./han-names.ts";

const COMPOUNDS = `
電子 den-shi 電工 den-ko 電機 den-ki 電気 den-ki 電器 den-ki 電力 den-ryoku 電産 den-san 電算 den-san 電線 den-sen 電鉄 den-tetsu 電設 den-setsu
電装 den-so 電池 den-chi 電話 den-wa 電業 den-gyo 電源 den-gen 工業 ko-gyo 鉱業 ko-gyo 興業 ko-gyo 産業 san-gyo 実業 jitsu-gyo 商事 sho-ji
商会 sho-kai 商店 sho-ten 商船 sho-sen 商業 sho-gyo 商工 sho-ko 物産 bu-san 物流 butsu-ryu 物商 butsu-sho 興産 ko-san 建設 ken-setsu 建材 ken-zai
建物 tate-mono 建築 ken-chiku 建機 ken-ki 製作所 sei-saku-sho 製造 sei-zo 製薬 sei-yaku 製鋼 sei-ko 製鉄 sei-tetsu 製紙 sei-shi 製粉 sei-fun
製菓 sei-ka 製糖 sei-to 製油 sei-yu 製罐 sei-kan 製缶 sei-kan 製氷 sei-hyo 精工 sei-ko 精機 sei-ki 精密 sei-mitsu 化学 ka-gaku 化成 ka-sei
化工 ka-ko 化薬 ka-yaku 薬品 yaku-hin 薬局 ya-kyoku 食品 shoku-hin 食料 shoku-ryo 飲料 in-ryo 乳業 nyu-gyo 水産 sui-san 油脂 yu-shi 銀行 gin-ko
証券 sho-ken 信託 shin-taku 保険 ho-ken 生命 sei-mei 火災 ka-sai 海上 kai-jo 金庫 kin-ko 金融 kin-yu 金属 kin-zoku 不動産 fu-do-san 地所 ji-sho
住宅 ju-taku 開発 kai-hatsu 運輸 un-yu 運送 un-so 輸送 yu-so 倉庫 so-ko 陸運 riku-un 海運 kai-un 郵船 yu-sen 汽船 ki-sen 航空 ko-ku 鉄道 tetsu-do
交通 ko-tsu 自動車 ji-do-sha 車輌 sha-ryo 車両 sha-ryo 重工 ju-ko 重工業 ju-ko-gyo 重機 ju-ki 機械 ki-kai 機器 ki-ki 機工 ki-ko 計器 kei-ki
計測 kei-soku 計算 kei-san 光学 ko-gaku 写真 sha-shin 印刷 in-satsu 出版 shu-pan 新聞 shin-bun 放送 ho-so 通信 tsu-shin 通商 tsu-sho
通運 tsu-un 情報 jo-ho 技研 gi-ken 技術 gi-jutsu 総研 so-ken 総合 so-go 国際 koku-sai 紡績 bo-seki 紡織 bo-shoku 繊維 sen-i 織物 ori-mono
百貨店 hya-ka-ten 窯業 yo-gyo 陶器 to-ki 石油 seki-yu 石炭 seki-tan 金物 kana-mono 鋼管 ko-kan 鋼業 ko-gyo 鋼材 ko-zai 鋼板 ko-han 無線 mu-sen
音響 on-kyo 楽器 ga-ki 時計 to-kei 教育 kyo-iku 学院 gaku-in 学園 gaku-en 書店 sho-ten 書房 sho-bo 観光 kan-ko 旅行 ryo-ko 企画 ki-kaku
広告 ko-koku 設計 se-kei 設備 setsu-bi 空調 ku-cho 環境 kan-kyo 水道 sui-do 土木 do-boku 土地 to-chi 土建 do-ken 道路 do-ro 造船 zo-sen
造機 zo-ki 造園 zo-en 林業 rin-gyo 木材 moku-zai 塗料 to-ryo 塗装 to-so 染料 sen-ryo 樹脂 ju-shi 炭素 tan-so 酸素 san-so 肥料 hi-ryo
農業 no-gyo 農薬 no-yaku 農機 no-ki 飼料 shi-ryo 畜産 chiku-san 酒造 shu-zo 醸造 jo-zo 冷蔵 rei-zo 冷凍 rei-to 冷熱 rei-netsu 給食 kyu-shoku
貿易 bo-eki 人材 jin-zai 警備 kei-bi 会館 kai-kan 病院 byo-in 医療 i-ryo 医科 i-ka 器械 ki-kai 油化 yu-ka 工機 ko-ki 工務店 ko-mu-ten`;

interface Compound {
  readonly text: string;
  /** A reading of each character. */
  readonly readings: readonly string[];
}

/** Compounds by their first characters, the longest first. */
type Compounds = ReadonlyMap<string, readonly Compound[]>;

function byFirst(table: string): Compounds {
  const found = new Map<string, Compound[]>();
  const words = table.trim().split(/\s+/);
  for (let at = 0; at < words.length; at += 2) {
    const text = foldHanVariants(words[at]!);
    const others = found.get(text[0]!) ?? [];
    const compound = { text, readings: words[at + 1]!.split("-") };
    found.set(
      text[0]!,
      [...others, compound].sort((a, b) => b.text.length - a.text.length),
    );
  }
  return found;
}

const WORDS = byFirst(COMPOUNDS);
const NAMES = byFirst(HAN_NAMES);

const NONE: readonly never[] = [];

/**
 * The readings of the characters that stand in such compounds, by their places in the text; a place without one is absent.
 * @param text with one character for the variants of each, as analysed names have it.
 */
export function compoundReadings(text: string): readonly (string | undefined)[] {
  let found: string[] | null = null;
  for (let at = 0; at + 1 < text.length; at++) {
    const compound = WORDS.get(text[at]!)?.find((one) => text.startsWith(one.text, at));
    if (compound === undefined) continue;
    found ??= [];
    for (const [i, reading] of compound.readings.entries()) found[at + i] = reading;
    at += compound.text.length - 1;
  }
  return found ?? NONE;
}

/** The names of `han-names.ts` in a text, each with its place, the longest first at each place. @param text as above. */
export function namesIn(text: string): readonly (Compound & { readonly at: number })[] {
  let found: (Compound & { readonly at: number })[] | null = null;
  for (let at = 0; at < text.length; at++) {
    for (const name of NAMES.get(text[at]!) ?? NONE) {
      if (!text.startsWith(name.text, at)) continue;
      found ??= [];
      found.push({ ...name, at });
    }
  }
  return found ?? NONE;
}

/** The further readings of each character that stands in such a name, by its place; a place without one is absent. */
export function nameReadings(text: string): readonly (readonly string[] | undefined)[] {
  const names = namesIn(text);
  if (names.length === 0) return NONE;
  const found: string[][] = [];
  for (const { at, readings } of names)
    for (const [i, reading] of readings.entries()) found[at + i] = [...(found[at + i] ?? []), reading];
  return found;
}
