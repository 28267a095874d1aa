import type { AnalysedName } from "../../names/analyse/analysed-name.ts";
import { isRecordNote } from "../../names/analyse/record-notes.ts";
import { romanise } from "../../names/transliteration/romanise.ts";
import { PLACEHOLDER_PHRASES } from "./placeholder-phrases.ts";

const known = new Set(
  PLACEHOLDER_PHRASES.flatMap((phrase) => [rawLetters(phrase), rawLetters(romanise(phrase))]),
);
/** Words that only connect other words and name no company. */
const connecting = new Set(["the", "and", "of", "for"]);
const filler = new Set([
  "test",
  "tests",
  "testing",
  "dummy",
  "example",
  "sample",
  "xxx",
  "asdf",
  "qwerty",
  "foo",
  "bar",
  "demo",
  "unknown",
  "placeholder",
]);

/** Words for a kind of party: with a filler word ("Sample Customer") they make a placeholder. */
const parties = new Set(
  "company companies corp customer supplier vendor client account user firm business organisation organization merchant entity name".split(
    " ",
  ),
);

/** Legal forms that alone are placeholders. Forms that are also names ("Coop", "SPA", "KG") are left out. */
const formsAlone = new Set(
  `limited ltd inc incorporated corp corporation company co llc pty pte pvt private public gmbh sarl srl kft ooo oao zao
pao ood eood ltda bhd berhad 株式会社 有限会社 合同会社 有限公司 股份有限公司 有限责任公司 公司 jusighoesa yuhanhoesa
บริษัท شركه`.split(/\s+/),
);

/**
 * Whether a text is a placeholder for a name: "N/A", "Test Company Ltd", "unbekannt", "不明", "000000",
 * "xxxxxx", "do not use". Judged without the legal form: "Unknown Limited" is a placeholder, "Test Valley Foods" is not.
 */
export function isPlaceholderName(name: AnalysedName): boolean {
  if (name.joined === "") return true;
  if (name.tokens.every(({ text }) => connecting.has(text))) return true;
  if (isRecordNote(name.raw)) return true;
  const folded = name.core.join("");
  if (known.has(folded) || known.has(rawLetters(name.raw))) return true;
  if (/^(.)\1*$/u.test(folded) && (folded.length > 3 || /^[\dx]$/u.test(folded[0]!))) return true;
  if (/^0*(123)?(4567890?|456789?|45678|4567|456|45|4)?$/.test(folded) && /^\d+$/.test(folded)) return true;
  const words = name.core.filter((word) => !/^\d+$/.test(word));
  if (words.length === 0) return false;
  if (name.tokens.every(({ text, tag }) => tag === "stop" || formsAlone.has(text))) return true;
  return (
    words.length <= 3 &&
    words.some((word) => filler.has(word)) &&
    words.every((word) => filler.has(word) || parties.has(word))
  );
}

function rawLetters(raw: string): string {
  return raw.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
