export interface DecodedText {
  readonly text: string;
  /** The name of the encoding: `UTF-8`, `UTF-16`, `Windows-1252`. */
  readonly encoding: string;
}

/**
 * Decodes a file by the encoding that its first bytes state, or else that its bytes permit: UTF-8 where they
 * are valid UTF-8, UTF-16 where every second byte is 0, else Windows-1252, in which Excel on Windows writes
 * CSV.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, "utf-16le");
  if (first === 0xfe && second === 0xff) return utf16(bytes, "utf-16be");
  if (!(first === 0xef && second === 0xbb && third === 0xbf)) {
    const wide = zerosOf(bytes);
    if (wide !== null) return utf16(bytes, wide);
  }
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "UTF-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
  }
}

function utf16(bytes: Uint8Array, label: "utf-16le" | "utf-16be"): DecodedText {
  return { text: new TextDecoder(label).decode(bytes), encoding: "UTF-16" };
}

/** Detects UTF-16 without a mark: text in Latin letters has a 0 in the same half of nearly every pair. */
function zerosOf(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const pairs = Math.min(2_000, Math.floor(bytes.length / 2));
  let low = 0;
  let high = 0;
  for (let at = 0; at < pairs; at++) {
    if (bytes[2 * at] === 0) high++;
    if (bytes[2 * at + 1] === 0) low++;
  }
  if (pairs < 2) return null;
  if (low > pairs * 0.4 && high < pairs * 0.1) return "utf-16le";
  return high > pairs * 0.4 && low < pairs * 0.1 ? "utf-16be" : null;
}
