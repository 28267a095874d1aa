// Streams the records of an XML file: memory is bounded by one record. The parser is strict: it refuses an
// error page or a truncated download, and expands no entity that a document declares.
import { SaxesParser, type SaxesTagNS } from "saxes";
import { RegisterFileError } from "../register-file-error.ts";

const MAX_DEPTH = 32;
const MAX_RECORD_LENGTH = 4 * 1024 * 1024;

/** An element with its attributes and children by local name; namespaces are checked at the root alone. */
export class XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[] = [];
  #text = "";

  constructor(name: string, attributes: ReadonlyMap<string, string>) {
    this.name = name;
    this.attributes = attributes;
  }

  addText(text: string): void {
    this.#text += text;
  }

  /** The element's own text without its children's, trimmed; undefined when it has none. */
  get text(): string | undefined {
    return this.#text.trim() || undefined;
  }

  attribute(name: string): string | undefined {
    return this.attributes.get(name)?.trim() || undefined;
  }

  /** Every element that the path of child names leads to. */
  all(...path: readonly string[]): readonly XmlElement[] {
    return path.reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [this],
    );
  }

  first(...path: readonly string[]): XmlElement | undefined {
    return this.all(...path)[0];
  }

  /** Texts of every element that the path leads to, empty ones left out. */
  texts(...path: readonly string[]): readonly string[] {
    return this.all(...path).flatMap(({ text }) => text ?? []);
  }

  /** Text of the first element that the path leads to and that has one. */
  textOf(...path: readonly string[]): string | undefined {
    return this.texts(...path)[0];
  }
}

export interface XmlShape {
  /** Local name of the root element. */
  readonly root: string;
  /** Namespaces that the publisher has used for the root; an empty text is "no namespace". */
  readonly namespaces: readonly string[];
  /** Local names of the elements that are read as records, at any depth below the root. */
  readonly records: readonly string[];
}

/** The records of an XML file in their order, in blocks; the root comes first, with its attributes and no children. */
export async function* readXmlRecords(
  chunks: AsyncIterable<Buffer>,
  fileName: string,
  shape: XmlShape,
): AsyncGenerator<XmlElement> {
  const scanner = new XmlScanner(fileName, shape);
  for await (const chunk of chunks) {
    scanner.write(chunk);
    yield* scanner.finished();
  }
  scanner.close();
  yield* scanner.finished();
}

class XmlScanner {
  readonly #fileName: string;
  readonly #shape: XmlShape;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true });
  readonly #parser = new SaxesParser({ xmlns: true });
  #stack: XmlElement[] = [];
  #depth = 0;
  #length = 0;
  #closing = false;
  #records: XmlElement[] = [];

  constructor(fileName: string, shape: XmlShape) {
    this.#fileName = fileName;
    this.#shape = shape;
    this.#parser.on("opentag", (tag) => this.#open(tag));
    this.#parser.on("text", (text) => this.#addText(text));
    this.#parser.on("cdata", (text) => this.#addText(text));
    this.#parser.on("closetag", () => this.#end());
    this.#parser.on("error", () => {
      throw this.#closing
        ? this.#problem("truncated", "the XML ends before it is closed: it was cut off")
        : this.#problem("damaged", "the file is not well-formed XML");
    });
  }

  write(chunk: Buffer): void {
    this.#parser.write(this.#decoded(chunk));
  }

  close(): void {
    this.#closing = true;
    this.#parser.write(this.#decoded());
    this.#parser.close();
  }

  finished(): readonly XmlElement[] {
    const records = this.#records;
    this.#records = [];
    return records;
  }

  #decoded(chunk?: Buffer): string {
    try {
      return chunk === undefined ? this.#decoder.decode() : this.#decoder.decode(chunk, { stream: true });
    } catch {
      throw this.#problem("damaged", "the file is not UTF-8 text");
    }
  }

  #open(tag: SaxesTagNS): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.#problem("damaged", "the XML is nested too deeply");
    const attributes = new Map(Object.values(tag.attributes).map(({ local, value }) => [local, value]));
    const element = new XmlElement(tag.local, attributes);
    if (this.#depth === 1) {
      this.#checkRoot(tag);
      this.#records.push(element);
      return;
    }
    const parent = this.#stack.at(-1);
    if (parent === undefined && !this.#shape.records.includes(tag.local)) return;
    parent?.children.push(element);
    this.#stack.push(element);
  }

  #checkRoot({ local, uri }: SaxesTagNS): void {
    if (local !== this.#shape.root) {
      throw this.#problem(
        "wrong_format",
        `the root element is not ${this.#shape.root}: this is another file`,
      );
    }
    if (!this.#shape.namespaces.includes(uri)) {
      throw this.#problem(
        "wrong_format",
        "the namespace of the root element is unknown: the format has changed",
      );
    }
  }

  #addText(text: string): void {
    const element = this.#stack.at(-1);
    if (element === undefined) return;
    this.#length += text.length;
    if (this.#length > MAX_RECORD_LENGTH) throw this.#problem("damaged", "a record is longer than 4 MB");
    element.addText(text);
  }

  #end(): void {
    this.#depth -= 1;
    const element = this.#stack.pop();
    if (element === undefined || this.#stack.length > 0) return;
    this.#length = 0;
    this.#records.push(element);
  }

  #problem(problem: "damaged" | "truncated" | "wrong_format", detail: string): RegisterFileError {
    return new RegisterFileError(this.#fileName, problem, detail);
  }
}
