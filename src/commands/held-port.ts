import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export interface HeldPort {
  readonly port: number;
  /** Releases the port for a server that listens on it at once. */
  release(): Promise<void>;
}

/**
 * Holds a port (a free one for 0) before a start begins. A taken port is reported at once, and values that
 * contain the port can be made before the server listens. @throws as listening does.
 */
export async function holdPort(at: { readonly port: number; readonly host: string }): Promise<HeldPort> {
  const holder = createServer((socket) => socket.destroy());
  holder.listen(at);
  await once(holder, "listening");
  return {
    port: (holder.address() as AddressInfo).port,
    async release() {
      if (!holder.listening) return;
      holder.close();
      await once(holder, "close");
    },
  };
}
