/** Words of legal forms that are often abbreviated, translated or misspelled: `word: variants`. */
const FORM_WORDS = new Map(
  `ltd: limited limitd limted limitied limitted limiited lmtd lmt ltds limeted
co: company comp compny compnay compan companny
corp: corporation corporatio corporatin corporaton coporation
and: und u et og och
public: pub publi publc publicly
liability: liab liabilty liabilities
inc: incorporated incorp incorported incorporatd incorpor
haftung: haftng
beschrankter: beschraenkter beschr besch beschrankt beschraenkt beschraenker
odpowiedzialnoscia: odp odpow
ograniczona: ogr
vennootschap: vennotschap
anonima: anonyma anon`
    .split("\n")
    .flatMap((line) => {
      const [word = "", variants = ""] = line.split(": ");
      return variants.split(" ").map((variant) => [variant, word] as const);
    }),
);

/** The spelling that the table uses for a word of a legal form. */
export function formWord(word: string): string {
  return FORM_WORDS.get(word) ?? word;
}

/** Whether a text is the beginning of a spelling of a legal form's word, cut off behind it: "lim" of "ltd", which is "limited". */
export function beginsFormWord(text: string, word: string): boolean {
  const meant = formWord(word);
  return (
    [...FORM_WORDS].some(([variant, form]) => form === meant && isCut(text, variant)) || isCut(text, meant)
  );
}

function isCut(text: string, word: string): boolean {
  return text.length < word.length && word.startsWith(text);
}
