/** A terminal whose input is given and whose output is kept, for the tests of commands. */
import { Readable, Writable } from "node:stream";
import type { Output, Terminal } from "../terminal.ts";

export interface RecordedTerminal extends Terminal {
  /** The text on standard output and on standard error so far. */
  readonly said: { out: string; err: string };
}

export interface TerminalSettings {
  readonly environment?: NodeJS.ProcessEnv;
  /** The content of standard input; without it standard input is a terminal without typing. */
  readonly input?: string | Buffer;
  /** Whether standard output is a terminal. */
  readonly isTTY?: boolean;
  /** Whether standard error is a terminal. */
  readonly errIsTTY?: boolean;
}

export function recordedTerminal({
  environment = {},
  input,
  isTTY = false,
  errIsTTY = false,
}: TerminalSettings = {}): RecordedTerminal {
  const said = { out: "", err: "" };
  const output = (name: "out" | "err", tty: boolean): Output => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        said[name] += chunk.toString("utf8");
        done();
      },
    });
    return Object.assign(stream, { isTTY: tty });
  };
  const stdin = Object.assign(Readable.from(input === undefined ? [] : [Buffer.from(input)]), {
    isTTY: input === undefined,
  });
  return { environment, stdin, stdout: output("out", isTTY), stderr: output("err", errIsTTY), said };
}
