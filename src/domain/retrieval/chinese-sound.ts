/** Sounds that a Chinese spelling and its pinyin share; the readings are those of the any-ascii tables (ISC). */
import anyAscii from "any-ascii";

const HAN_RUN = /\p{Script=Han}+/gu;
const MAX_RUN = 10;

const INITIAL = "(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?";
const FINAL =
  "(?:iang|iong|uang|ueng|ang|eng|ing|ong|ian|iao|uai|uan|van|ai|an|ao|ei|en|er|ia|ie|in|iu|ou|ua|ue|ui|un|uo|a|e|i|o|u)";
const PINYIN = new RegExp(`^(?:${INITIAL}${FINAL}){2,4}$`);

/** The key form of a Latin word that may be pinyin of two to four syllables, or null. */
export function pinyinSound(word: string): string | null {
  return word.length >= 4 && word.length <= 24 && PINYIN.test(word) ? word : null;
}

/** The pinyin, without tones, of every two, three and four neighbouring characters of the Han runs of a name. */
export function hanPinyin(text: string): readonly string[] {
  const sounds = new Set<string>();
  for (const [run] of text.matchAll(HAN_RUN)) {
    const syllables = [...run].slice(0, MAX_RUN).map((character) => anyAscii(character).toLowerCase());
    for (let start = 0; start < syllables.length; start++) {
      for (let end = start + 2; end <= Math.min(start + 4, syllables.length); end++) {
        sounds.add(syllables.slice(start, end).join(""));
      }
    }
  }
  return [...sounds];
}
