import type { Client } from "./client.ts";

/** Does `work` with a client and closes it, whatever comes of it. */
export async function withClient<T>(
  opening: Promise<Client>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await opening;
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}
