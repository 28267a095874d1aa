import type { Queryable } from "../engine/database.ts";

/**
 * The secret of this name, made of `fresh` where there is none yet: of two processes that ask for it at once the
 * later one gets what the first one made.
 */
export async function serviceSecret(
  db: Queryable,
  name: string,
  fresh: { secret: Buffer; at: string },
): Promise<Buffer> {
  await db.query(
    "insert into service_secret (name, secret, created_at) values ($1, $2, $3) on conflict do nothing",
    [name, fresh.secret, fresh.at],
  );
  const { rows } = await db.query<{ secret: Buffer }>("select secret from service_secret where name = $1", [
    name,
  ]);
  return rows[0]!.secret;
}
