/** Peers: the limit of connections of each, and the trusted proxies whose forwarded headers count. */
import type { Server } from "node:http";
import { BlockList, isIPv6 } from "node:net";
import type { FastifyInstance } from "fastify";
import type { DoorLog } from "../../door/dependencies.ts";
import { networkOf } from "../../door/rate-buckets.ts";

/** The addresses and networks of trusted proxies. */
function listOf(trustedProxies: readonly string[]): BlockList {
  const list = new BlockList();
  for (const proxy of trustedProxies) {
    const [address = "", bits] = proxy.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

// An IPv4 peer of a dual-stack socket has its address within IPv6; the list knows both forms.
const isIn = (list: BlockList, address: string | undefined): boolean =>
  address !== undefined && list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/**
 * Closes a connection at once where its peer has reached its limit. A proxy carries many clients and has to
 * limit them itself.
 */
export function limitPeers(
  server: Server,
  {
    trustedProxies,
    most,
  }: {
    readonly trustedProxies: readonly string[];
    readonly most: number;
  },
): void {
  const proxies = listOf(trustedProxies);
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isIn(proxies, remoteAddress)) return;
    const peer = networkOf(remoteAddress);
    const connections = open.get(peer) ?? 0;
    if (connections >= most) {
      socket.destroy();
      return;
    }
    open.set(peer, connections + 1);
    socket.once("close", () => {
      const left = open.get(peer)! - 1;
      if (left === 0) open.delete(peer);
      else open.set(peer, left);
    });
  });
}

const forwardingHeaders = ["forwarded", "x-forwarded-for"] as const;

/** Warns once of forwarded headers from an untrusted peer: rates then count the proxy for all its clients. */
export function warnOfForwarding(
  app: FastifyInstance,
  trustedProxies: readonly string[],
  log: Pick<DoorLog, "warn">,
): void {
  const proxies = listOf(trustedProxies);
  let warned = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const forwards = forwardingHeaders.some((name) => request.headers[name] !== undefined);
    if (!warned && forwards && !isIn(proxies, request.raw.socket.remoteAddress)) {
      warned = true;
      log.warn(
        { peer: request.raw.socket.remoteAddress },
        "a peer that is not in ASSAY_TRUSTED_PROXIES sends forwarding headers: they are not believed, and all of its clients share one address",
      );
    }
    done();
  });
}
