import { Failure } from "../contract/errors.ts";
import { filterDigest, newCursorSecret, openCursor, sealCursor } from "../secrets/list-cursor.ts";
import type { Queryable } from "../storage/engine/database.ts";
import { serviceSecret } from "../storage/tenants/service-secrets.ts";

/** The tenant of a list, its name and its filters; filters in a fixed order. */
export interface CursorList {
  readonly tenantId: string;
  readonly list: string;
  readonly filters: readonly (string | null)[];
}

/** Cursors of lists, sealed with a secret that every process of the deployment shares and a restart keeps. */
export class ListCursors {
  readonly #database: Queryable;
  #secret: Promise<Buffer> | null = null;

  constructor(database: Queryable) {
    this.#database = database;
  }

  /** The cursor that continues after an item with these sort values. */
  async seal({ tenantId, list, filters }: CursorList, after: readonly string[], now: Date): Promise<string> {
    const secret = await this.#shared(now);
    return sealCursor({ secret, list, tenantId }, { after, filter: filterDigest(filters) });
  }

  /** The sort values to continue after, or 422: `invalid_cursor`, `cursor_filter_mismatch`. */
  async open(
    { tenantId, list, filters }: CursorList,
    cursor: string,
    now: Date,
  ): Promise<readonly string[] | Failure> {
    const secret = await this.#shared(now);
    const position = openCursor({ secret, list, tenantId }, cursor);
    if (position === null) return new Failure("invalid_cursor");
    return position.filter === filterDigest(filters) ? position.after : new Failure("cursor_filter_mismatch");
  }

  #shared(now: Date): Promise<Buffer> {
    const fresh = { secret: newCursorSecret(), at: now.toISOString() };
    this.#secret ??= serviceSecret(this.#database, "list_cursor", fresh).catch((error: unknown) => {
      this.#secret = null;
      throw error;
    });
    return this.#secret;
  }
}
