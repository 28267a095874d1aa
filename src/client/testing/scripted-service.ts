import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** One scripted answer; null cuts the connection, a function writes the answer itself. */
export type Scripted =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | ((response: ServerResponse) => void)
  | null;

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An error answer of the service with a code. */
export const failure = (code: string, details: object = {}) => ({
  error: { code, message: "no", correlation_id: "req_1", details },
});

/** A server that sends scripted answers, repeats the last one for ever, and records its requests. */
export class ScriptedService {
  readonly requests: SeenRequest[] = [];
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(...script: Scripted[]): Promise<ScriptedService> {
    const service: ScriptedService = new ScriptedService(
      createServer(async (request, response) => {
        let body = "";
        for await (const chunk of request.setEncoding("utf8")) body += chunk;
        const { method = "", url = "", headers } = request;
        service.requests.push({ method, url, headers, body });
        const next = script.length > 1 ? script.shift() : script[0];
        if (!next) return void request.socket.destroy();
        if (typeof next === "function") return next(response);
        response
          .writeHead(next.status, next.headers)
          .end(next.body === undefined ? "" : JSON.stringify(next.body));
      }),
    );
    await new Promise<void>((listening) => service.#server.listen(0, "127.0.0.1", listening));
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
