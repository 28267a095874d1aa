/** A small load balancer: it polls `/readyz` of each server, and never sends a request a second time. */
import {
  Agent,
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

const POLL_MS = 50;

interface Target {
  readonly url: string;
  ready: boolean;
}

export interface Balancer {
  readonly url: string;
  /** Adds a server and polls it; fulfils once the server is ready. */
  add(url: string): Promise<void>;
  /** Fulfils once the server was seen not to be ready, and gets no more requests. */
  away(url: string): Promise<void>;
  close(): Promise<void>;
}

export async function startBalancer(): Promise<Balancer> {
  const targets = new Map<string, Target>();
  const agent = new Agent({ keepAlive: true });
  const closing = new AbortController();
  let turn = 0;
  const watch = async (target: Target): Promise<void> => {
    while (!closing.signal.aborted && targets.get(target.url) === target) {
      const seen = await fetch(`${target.url}/readyz`, { signal: closing.signal }).catch(() => null);
      target.ready = seen?.status === 200;
      await seen?.body?.cancel();
      await delay(POLL_MS);
    }
  };
  const pass = (from: IncomingMessage, to: ServerResponse): void => {
    const ready = [...targets.values()].filter((target) => target.ready);
    const target = ready[turn++ % ready.length];
    const fail = (): void => void (to.headersSent ? to.destroy() : to.writeHead(502).end());
    if (!target) {
      fail();
      return;
    }
    const { method, headers } = from;
    const passed = forward(`${target.url}${from.url}`, { method: method!, headers, agent }, (answer) => {
      const { connection: _, "keep-alive": __, ...kept } = answer.headers;
      to.writeHead(answer.statusCode!, kept);
      answer.pipe(to);
    });
    passed.on("error", fail);
    from.pipe(passed);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await delay(POLL_MS);
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async add(url) {
      const target = { url, ready: false };
      targets.set(url, target);
      void watch(target);
      await until(() => target.ready);
    },
    async away(url) {
      await until(() => targets.get(url)?.ready === false);
      targets.delete(url);
    },
    async close() {
      closing.abort();
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
