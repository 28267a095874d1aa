/**
 * Messages to the server in PostgreSQL's protocol 3.0, as far as an embedded server needs them.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
import type { EncodedParameter } from "./parameter-text.ts";

/** Builds frontend messages one after the other in one growing buffer. */
export class MessageWriter {
  #buffer = Buffer.allocUnsafeSlow(1024);
  #length = 0;
  #messageStart = 0;

  #reserve(size: number): void {
    if (this.#length + size <= this.#buffer.length) return;
    const grown = Buffer.allocUnsafeSlow(Math.max(this.#buffer.length * 2, this.#length + size));
    this.#buffer.copy(grown, 0, 0, this.#length);
    this.#buffer = grown;
  }

  #begin(type: string): void {
    this.#reserve(5);
    this.#buffer[this.#length] = type.charCodeAt(0);
    this.#messageStart = this.#length + 1;
    this.#length += 5;
  }

  #end(): this {
    this.#buffer.writeInt32BE(this.#length - this.#messageStart, this.#messageStart);
    return this;
  }

  #int16(value: number): void {
    this.#reserve(2);
    this.#length = this.#buffer.writeUInt16BE(value, this.#length);
  }

  #int32(value: number): void {
    this.#reserve(4);
    this.#length = this.#buffer.writeInt32BE(value, this.#length);
  }

  #text(text: string): void {
    this.#reserve(text.length * 3);
    this.#length += this.#buffer.write(text, this.#length);
  }

  #bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** A zero-terminated string; a NUL inside would end it early, so it is cut out of the statement's text. */
  #cString(text: string): void {
    this.#text(text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text);
    this.#reserve(1);
    this.#buffer[this.#length++] = 0;
  }

  #parameter(value: EncodedParameter): void {
    if (value === null) {
      this.#int32(-1);
      return;
    }
    const lengthAt = this.#length;
    this.#int32(0);
    if (typeof value === "string") this.#text(value);
    else this.#bytes(value);
    this.#buffer.writeInt32BE(this.#length - lengthAt - 4, lengthAt);
  }

  query(script: string): this {
    this.#begin("Q");
    this.#cString(script);
    return this.#end();
  }

  parse(name: string, text: string): this {
    this.#begin("P");
    this.#cString(name);
    this.#cString(text);
    this.#int16(0);
    return this.#end();
  }

  describeStatement(name: string): this {
    this.#begin("D");
    this.#text("S");
    this.#cString(name);
    return this.#end();
  }

  closeStatement(name: string): this {
    this.#begin("C");
    this.#text("S");
    this.#cString(name);
    return this.#end();
  }

  bind(statement: string, parameters: readonly EncodedParameter[]): this {
    this.#begin("B");
    this.#cString("");
    this.#cString(statement);
    this.#int16(parameters.length);
    for (const value of parameters) this.#int16(Buffer.isBuffer(value) ? 1 : 0);
    this.#int16(parameters.length);
    for (const value of parameters) this.#parameter(value);
    this.#int16(0);
    return this.#end();
  }

  execute(): this {
    this.#begin("E");
    this.#cString("");
    this.#int32(0);
    return this.#end();
  }

  sync(): this {
    this.#begin("S");
    return this.#end();
  }

  /** The data of a COPY … FROM STDIN and its end; the query message comes before it. */
  copy(data: Uint8Array): this {
    this.#begin("d");
    this.#bytes(data);
    this.#end();
    this.#begin("c");
    return this.#end();
  }

  /** The bytes written so far; the writer is not used after it. */
  finish(): Uint8Array<ArrayBuffer> {
    return this.#buffer.subarray(0, this.#length);
  }
}
