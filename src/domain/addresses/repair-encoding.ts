/** UTF-8 read as Latin-1 leaves a lead byte and its continuation as two letters: "DÃ¼sseldorf". */
const MISREAD = /[\u00c2-\u00c5][\u0080-\u00bf]/;

/** Undoes one such misreading where the whole text was read so; any other text comes back as it was. */
export function repairEncoding(text: string): string {
  if (!MISREAD.test(text) || /[^\u0000-\u00ff]/.test(text)) return text;
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const repaired = new TextDecoder().decode(bytes);
  return repaired.includes("\ufffd") ? text : repaired;
}
