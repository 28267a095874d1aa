/** Sites of the web on the loopback interface, and a network that leads every host to them. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { OutboundNetwork } from "../../src/outside/network/outbound-network.ts";

type Answering = (response: ServerResponse, request: IncomingMessage) => void;

export class WebSites {
  /** By `host/path`: what answers there. Elsewhere the answer is 404. */
  readonly pages = new Map<string, Answering>();
  /** What answers wherever no page does; null: 404. */
  any: Answering | null = null;
  /** `host/path` of each request, in their order. */
  readonly asked: string[] = [];
  readonly agents = new Set<string>();
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async start(): Promise<WebSites> {
    const server = createServer();
    const sites = new WebSites(server);
    server.on("request", (request, response) => {
      const place = `${request.headers.host}${request.url}`;
      sites.asked.push(place);
      sites.agents.add(request.headers["user-agent"] ?? "");
      const answer = sites.pages.get(place) ?? sites.any;
      if (answer) answer(response, request);
      else response.writeHead(404).end();
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return sites;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** @param blocked hosts that lead to an address that is not permitted. */
  network(blocked: readonly string[] = []): OutboundNetwork {
    return {
      resolve: async (host) => [{ address: blocked.includes(host) ? "127.0.0.2" : "127.0.0.1", family: 4 }],
      permits: (address) => address === "127.0.0.1",
      port: this.port,
      httpPort: this.port,
      timeoutMs: 10_000,
    };
  }

  html(place: string, body: string | Buffer, contentType = "text/html; charset=utf-8"): void {
    this.pages.set(place, (response) => response.writeHead(200, { "content-type": contentType }).end(body));
  }

  redirect(place: string, location: string): void {
    this.pages.set(place, (response) => response.writeHead(302, { location }).end());
  }

  robots(host: string, text: string): void {
    this.html(`${host}/robots.txt`, text, "text/plain");
  }

  reset(): void {
    this.pages.clear();
    this.any = null;
    this.asked.length = 0;
    this.agents.clear();
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
