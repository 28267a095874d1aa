const ENDING =
  /(?:ogo|ego|omu|emu|ymi|imi|ykh|ikh|akh|yakh|yami|ami|aya|yaya|oye|eye|iye|yye|uyu|yuyu|oe|ee|ie|yy|iy|yi|ii|oy|ey|ov|ev|am|yam|om|em|yu|ya|ye|yo|[aeiouy])$/;
const SHORTEST = 3;

/**
 * The common stem of the inflected forms of a Slavic word, from any romanisation: "zavod" of zavoda and
 * zavodov, "predpriyat" of predpriyatie, predpriyatiye and predpriyatiya. Coarse: only to look a word up.
 */
export function slavicStem(word: string): string {
  const cut = word.replace(ENDING, "");
  const stem = cut.length < SHORTEST ? word : cut;
  const bare = stem.replace(/(?<![iyj])[iyj]+$/, "");
  return (bare.length < SHORTEST ? stem : bare)
    .replaceAll(/[yj](?=[aeou])/g, "")
    .replaceAll("kh", "h")
    .replaceAll(/t[sz]/g, "c");
}
