/** Parses server-sent events from a stream (WHATWG HTML §9.2). */
import { type OpenStream, textOf } from "./stream.ts";

interface RawEvent {
  readonly id: number | null;
  readonly event: string;
  readonly data: string | null;
  /** Milliseconds to wait before the next connection, where the stream stated them since the last event. */
  readonly retry: number | null;
}

/** The events of one connection; an event that its end cuts off is dropped, since the service repeats it. */
export async function* eventsOf(stream: OpenStream): AsyncGenerator<RawEvent, void, undefined> {
  let fields = new Map<string, string[]>();
  for await (const line of linesOf(textOf(stream))) {
    if (line !== "") {
      const [, name = "", value = ""] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
      fields.set(name, [...(fields.get(name) ?? []), value]);
      continue;
    }
    if (fields.size > 0) yield eventOf(fields);
    fields = new Map();
  }
}

function eventOf(fields: ReadonlyMap<string, readonly string[]>): RawEvent {
  const number = (name: string): number | null => {
    const value = fields.get(name)?.at(-1);
    return value !== undefined && /^\d+$/.test(value) ? Number(value) : null;
  };
  return {
    id: number("id"),
    event: fields.get("event")?.at(-1) ?? "message",
    data: fields.get("data")?.join("\n") ?? null,
    retry: number("retry"),
  };
}

/** A line ends with CR, LF or both; a CR at the end of a part may have its LF in the next. */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let pending = "";
  for await (const part of text) {
    const known = pending + part;
    const whole = known.endsWith("\r") ? known.slice(0, -1) : known;
    const lines = whole.split(/\r\n|\n|\r/);
    pending = `${lines.pop() ?? ""}${known.slice(whole.length)}`;
    yield* lines;
  }
}
