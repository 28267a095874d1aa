import type { LookupFunction } from "node:net";
import type { OutboundNetwork } from "./outbound-network.ts";

/**
 * A look-up that gives a connection only the addresses that the network permits.
 * @param looked receives how many there are, before the connection is made.
 */
export function guardedLookup(
  network: OutboundNetwork,
  looked: (permitted: number) => void = () => undefined,
): LookupFunction {
  return (host, options, callback) => {
    network.resolve(host).then(
      (addresses) => {
        const permitted = addresses.filter(({ address }) => network.permits(address));
        const [first] = permitted;
        looked(permitted.length);
        if (first === undefined) return callback(new Error("no permitted address"), []);
        if (options.all) callback(null, [...permitted]);
        else callback(null, first.address, first.family);
      },
      (error: Error) => callback(error, []),
    );
  };
}
