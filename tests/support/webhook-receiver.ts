/** A receiver of webhooks on the loopback interface, and a network that maps public hosts to it. */
import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { generate } from "selfsigned";
import type { OutboundNetwork } from "../../src/outside/network/outbound-network.ts";

export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The answer of the receiver; null: no answer, and the connection stays open. */
export interface ReceiverAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** Raw bytes that are sent in place of an answer. */
export interface RawAnswer {
  readonly raw: string;
  /** Whether the receiver closes the connection after them. */
  readonly hangsUp?: boolean;
  /** Whether the bytes are repeated without end. */
  readonly forever?: boolean;
}

/** The only name of its certificate. */
export const receiverHost = "hooks.acme-receiver.com";

const DRIP_MS = 20;

function sendRaw(socket: Socket, { raw, hangsUp, forever }: RawAnswer): void {
  socket.on("error", () => undefined).write(raw);
  if (hangsUp) socket.end();
  if (!forever) return;
  const drip = setInterval(() => socket.write(raw), DRIP_MS);
  socket.once("close", () => clearInterval(drip));
}

export class WebhookReceiver {
  readonly received: ReceivedRequest[] = [];
  /** The number of connections to it, with or without a request. */
  connections = 0;
  answer: (
    request: ReceivedRequest,
  ) => ReceiverAnswer | RawAnswer | null | Promise<ReceiverAnswer | RawAnswer | null> = () => ({
    status: 200,
  });
  readonly #server: Server;
  readonly #certificate: string;

  private constructor(server: Server, certificate: string) {
    this.#server = server;
    this.#certificate = certificate;
  }

  static async start(): Promise<WebhookReceiver> {
    const { cert, private: key } = await generate([{ name: "commonName", value: receiverHost }], {
      keyType: "ec",
      algorithm: "sha256",
      extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: receiverHost }] }],
    });
    const server = createServer({ cert, key });
    const receiver = new WebhookReceiver(server, cert);
    server.on("connection", () => {
      receiver.connections += 1;
    });
    server.on("request", async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const seen = {
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: Buffer.concat(chunks).toString("utf8"),
      };
      receiver.received.push(seen);
      const answer = await receiver.answer(seen);
      if (answer === null) return;
      if ("raw" in answer) return sendRaw(request.socket, answer);
      response
        .on("error", () => undefined)
        .writeHead(answer.status, answer.headers)
        .end(answer.body);
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return receiver;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** A network on which every name leads to this receiver and deliveries to this machine are permitted. */
  network(changes: Partial<OutboundNetwork> = {}): OutboundNetwork {
    return {
      resolve: async () => [{ address: "127.0.0.1", family: 4 }],
      permits: (address) => address === "127.0.0.1",
      port: this.port,
      authorities: this.#certificate,
      timeoutMs: 10_000,
      ...changes,
    };
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
