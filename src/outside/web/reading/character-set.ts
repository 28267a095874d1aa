/** Which characters the bytes of a page stand for: byte order mark, header, declaration in the page, in that order. */
import sniff from "html-encoding-sniffer";

/** A name of the Encoding Standard; pages that declare none are UTF-8 where they can be, else windows-1252. */
export function characterSetOf(
  raw: Uint8Array,
  { mediaType, contentType }: { readonly mediaType: string; readonly contentType: string },
): string {
  const stated = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType)?.[1];
  const defaultEncoding = isUtf8(raw) ? "UTF-8" : "windows-1252";
  const options = {
    defaultEncoding,
    ...(stated !== undefined && { transportLayerEncodingLabel: stated }),
    // A declaration in a plain text is text.
    ...(mediaType === "text/plain" && { maxPrescanBytes: 0 }),
  };
  if (mediaType !== "application/xhtml+xml") return sniff(raw, options);
  return sniff(raw, { ...options, xml: true } as typeof options);
}

function isUtf8(raw: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(raw);
    return true;
  } catch {
    return false;
  }
}

/** The text; null where it is none: an unknown character set, or bytes of something else. */
export function decoded(raw: Uint8Array, characterSet: string): string | null {
  if (characterSet === "replacement") return null;
  const text = new TextDecoder(characterSet).decode(raw);
  return text.includes("\0") ? null : text;
}
