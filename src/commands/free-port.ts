import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

export interface HeldPort {
  readonly port: number;
  /** Lets go of it, for somebody who listens on it at once. */
  release(): Promise<void>;
}

/** Holds a port that is free, so that what names the port can be made before it is listened on. @throws as listening does. */
export async function holdFreePort(host: string): Promise<HeldPort> {
  const holder = createServer((socket) => socket.destroy());
  holder.listen({ port: 0, host });
  await once(holder, "listening");
  return {
    port: (holder.address() as AddressInfo).port,
    async release() {
      holder.close();
      await once(holder, "close");
    },
  };
}
