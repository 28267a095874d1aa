import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export interface HeldPort {
  readonly port: number;
  /** Lets go of it, for somebody who listens on it at once. */
  release(): Promise<void>;
}

/**
 * Holds a port (a free one for 0) from before a start begins, so that a taken port is told at once, and what names the
 * port can be made before it is listened on. @throws as listening does.
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
