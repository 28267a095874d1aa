/** From the bytes of a page to what a reader sees of it. Runs in a thread of its own: it may take long. */
import { characterSetOf, decoded } from "./character-set.ts";
import type { Content, ContentText } from "./content.ts";
import { readHtml } from "./read-html.ts";
import { plainLines } from "./visible-text.ts";

/** Never throws: a page that cannot be read is a value. */
export function readContent(content: Content): ContentText {
  const { raw, mediaType, contentType, url } = content;
  try {
    const text = decoded(raw, characterSetOf(raw, { mediaType, contentType }));
    if (text === null) return { fault: "unreadable" };
    if (mediaType !== "text/plain") return readHtml(text, { url, isXml: mediaType !== "text/html" });
    const extracted = plainLines(text);
    return { extracted, markdown: extracted, title: "", links: [] };
  } catch {
    return { fault: "unreadable" };
  }
}
