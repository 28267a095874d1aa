/** Letters and figures that look alike in print (Rice, Jenkins and Nartker, "The Fourth Annual Test of OCR Accuracy", 1995). */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  i: "l",
  "3": "e",
  "5": "s",
  "6": "b",
  "8": "b",
  rn: "m",
  vv: "w",
};

/** The word in small letters with each sign as the letter that it looks like, so that a misread word equals the right one. */
export function asRead(word: string): string {
  return word.replace(/rn|vv|[013568i]/g, (sign) => LOOK_ALIKE[sign]!);
}
