import type { Client } from "./client.ts";

/** Runs `work` with a client and always closes the client. */
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
