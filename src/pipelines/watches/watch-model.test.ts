/**
 * A model of maps beside the service under random commands: portfolios, watches, changes, checks,
 * captures and erasures. Whatever the commands and their order, lists, watches, events and receipts agree with the model.
 */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { proofSize } from "../../../tests/support/proofs.ts";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { Lists } from "../../operations/portfolios/testing/lists.ts";
import { Watcher } from "./testing/watching.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});
afterAll(() => service.close());

const kinds = [
  ...["found", "found", "phone", "phone", "phone", "phone", "watch", "watch", "watch", "stop"],
  ...["check", "check", "check", "create", "delete", "put", "put", "put", "remove", "watch_list"],
  ...["erase_entity", "erase_record", "capture", "capture", "capture", "uncapture"],
] as const;

interface Command {
  readonly kind: (typeof kinds)[number];
  readonly pick: number;
  readonly other: number;
}

const command: fc.Arbitrary<Command> = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(1000),
  other: fc.nat(1000),
});

const COMPANIES = 6;
const RECEIPTS = ["one", "two", "three", "four"];
const PORTFOLIOS = ["first", "second", "third"];

interface Known {
  readonly number: number;
  /** The records that stated a phone, in their order, after the record that founded the entity. */
  readonly records: string[];
  phone: string | null;
}

/** The model of one watch: the phone that the next check compares with, and whether it has changed. */
interface Watched {
  phone: string | null;
  changed: boolean;
}

/** The model of a receipt: what it rests on. */
interface Held {
  readonly entityId: string;
  readonly fingerprint: string;
  readonly records: readonly string[];
}

class Model {
  readonly entities = new Map<string, Known>();
  readonly portfolios = new Map<string, Set<string>>();
  readonly watches = new Map<string, Watched>();
  /** By entity: the changes that checks have reported, in their order. */
  readonly events = new Map<string, string[]>();
  /** By id: the entity and the fingerprint of a live receipt, null where the id is reserved for ever. */
  readonly receipts = new Map<string, Held | null>();
  readonly #lists: Lists;
  readonly #watcher: Watcher;
  #phones = 0;

  constructor(lists: Lists, watcher: Watcher) {
    this.#lists = lists;
    this.#watcher = watcher;
  }

  async apply({ kind, pick, other }: Command): Promise<void> {
    const entityId = at([...this.entities.keys()], pick);
    const list = PORTFOLIOS[other % PORTFOLIOS.length]!;
    if (kind === "found") return this.#found(pick % COMPANIES);
    if (kind === "create" || kind === "delete") return this.#changeList(kind, list);
    if (kind === "watch_list") return this.#watchList(list);
    if (kind === "check") return this.#check();
    if (kind === "uncapture") return this.#uncapture(RECEIPTS[other % RECEIPTS.length]!);
    if (entityId === undefined) return;
    if (kind === "capture") return this.#capture(RECEIPTS[other % RECEIPTS.length]!, entityId);
    if (kind === "phone") return this.#phone(entityId, other);
    if (kind === "watch") return this.#watch(entityId);
    if (kind === "stop") {
      await this.#watcher.stop(entityId);
      this.watches.delete(entityId);
      return;
    }
    if (kind === "put" || kind === "remove") return this.#member(kind, list, entityId);
    return kind === "erase_entity" ? this.#eraseEntity(entityId) : this.#eraseRecord(entityId);
  }

  async #found(number: number): Promise<void> {
    const { entity } = await this.#lists.tenant.resolve(numberedCompany(number));
    const id = entity!.entity_id;
    if (!this.entities.has(id)) this.entities.set(id, { number, records: [], phone: null });
  }

  /** Adds one of four phones, in a record of its own: the latest phone is the golden value. */
  async #phone(entityId: string, which: number): Promise<void> {
    service.advance(1);
    const known = this.entities.get(entityId)!;
    const phone = `+44 20 7946 00${20 + (which % 4)}`;
    const said = { ...numberedCompany(known.number), phone, client_ref: `p${this.#phones++}` };
    const { entity, record_id } = await this.#lists.tenant.resolve(said);
    expect(entity!.entity_id).toBe(entityId);
    known.records.push(record_id);
    const { record } = await this.#lists.tenant.entity(entityId);
    const golden = JSON.stringify(record["contact.phone"]);
    const watched = this.watches.get(entityId);
    if (watched && golden !== known.phone) watched.changed = true;
    known.phone = golden;
  }

  async #watch(entityId: string): Promise<void> {
    await this.#watcher.watch(entityId);
    this.#begin(entityId);
  }

  #begin(entityId: string): void {
    if (this.watches.has(entityId)) return;
    this.watches.set(entityId, { phone: this.entities.get(entityId)!.phone, changed: false });
  }

  async #check(): Promise<void> {
    await this.#watcher.after();
    for (const [entityId, watched] of this.watches) {
      const now = this.entities.get(entityId)!.phone;
      if (watched.changed && now !== watched.phone) {
        const told = this.events.get(entityId) ?? [];
        told.push(watched.phone === null ? "added" : "changed");
        this.events.set(entityId, told);
      }
      this.watches.set(entityId, { phone: now, changed: false });
    }
  }

  async #capture(captureId: string, entityId: string): Promise<void> {
    const key = this.#lists.tenant.keys.resolve;
    const body = { entity_ids: [entityId], capture_id: captureId };
    const answer = await service.send<{ fingerprint?: string; error?: { code: string } }>(
      ...(["POST", "/v1/data-selections", { key, body }] as const),
    );
    const held = this.receipts.get(captureId);
    if (held === undefined) {
      expect(answer.status, answer.text).toBe(201);
      this.receipts.set(captureId, {
        entityId,
        fingerprint: answer.body.fingerprint!,
        records: [...this.entities.get(entityId)!.records],
      });
    } else if (held?.entityId === entityId) {
      expect([answer.status, answer.body.fingerprint]).toEqual([200, held.fingerprint]);
    } else {
      const code = held === null ? "capture_reserved" : "capture_conflict";
      expect([answer.status, answer.body.error?.code]).toEqual([409, code]);
    }
  }

  async #uncapture(captureId: string): Promise<void> {
    const key = this.#lists.tenant.keys.resolve;
    const { status } = await service.send("DELETE", `/v1/data-selections/${captureId}`, { key });
    expect(status).toBe(this.receipts.get(captureId) ? 204 : 404);
    if (status === 204) this.receipts.set(captureId, null);
  }

  async #changeList(kind: "create" | "delete", list: string): Promise<void> {
    if (kind === "create") {
      const held = this.portfolios.has(list);
      await this.#lists.expect(held ? 200 : 201, "POST", "", { portfolio_id: list, name: list });
      if (!held) this.portfolios.set(list, new Set());
    } else {
      await this.#lists.expect(this.portfolios.has(list) ? 204 : 404, "DELETE", `/${list}`);
      this.portfolios.delete(list);
    }
  }

  async #member(kind: "put" | "remove", list: string, entityId: string): Promise<void> {
    const members = this.portfolios.get(list);
    const path = `/${list}/members/${entityId}`;
    if (kind === "put") {
      await this.#lists.expect(members ? 200 : 404, "PUT", path, {});
      members?.add(entityId);
    } else {
      await this.#lists.expect(members ? 204 : 404, "DELETE", path);
      members?.delete(entityId);
    }
  }

  async #watchList(list: string): Promise<void> {
    const members = this.portfolios.get(list);
    const path = `/${list}/watches`;
    const body = await this.#lists.expect<object>(members ? 200 : 404, "POST", path, {
      interval_seconds: 300,
    });
    if (!members) return;
    const already = [...members].filter((id) => this.watches.has(id)).length;
    const counts = { already_enabled: already, enabled: members.size - already, processed: members.size };
    expect(body).toMatchObject(counts);
    for (const entityId of members) this.#begin(entityId);
  }

  async #eraseEntity(entityId: string): Promise<void> {
    const key = this.#lists.tenant.keys.erase;
    const { status } = await service.send("DELETE", `/v1/entities/${entityId}`, { key });
    expect(status).toBe(204);
    this.#forget(entityId);
    this.#purge((held) => held.entityId === entityId);
    this.entities.delete(entityId);
    for (const members of this.portfolios.values()) members.delete(entityId);
  }

  /** Erases a record that is not the only one: the entity stays, and its reported events are deleted. */
  async #eraseRecord(entityId: string): Promise<void> {
    const known = this.entities.get(entityId)!;
    const recordId = known.records.pop();
    if (recordId === undefined) return;
    const key = this.#lists.tenant.keys.erase;
    expect((await service.send("DELETE", `/v1/records/${recordId}`, { key })).status).toBe(204);
    const { record } = await this.#lists.tenant.entity(entityId);
    const phone = record["contact.phone"];
    known.phone = phone === undefined ? null : JSON.stringify(phone);
    this.#forget(entityId);
    this.#purge(({ records }) => records.includes(recordId));
  }

  /** A receipt goes whole; one that was captured before the erased record came does not rest on it. */
  #purge(rests: (held: Held) => boolean): void {
    for (const [id, held] of this.receipts) if (held && rests(held)) this.receipts.set(id, null);
  }

  #forget(entityId: string): void {
    this.watches.delete(entityId);
    this.events.delete(entityId);
  }

  /** Verifies that the service has the same data as the model, and no other. */
  async verify(): Promise<void> {
    const { tenantId } = this.#lists.tenant;
    for (const [list, members] of this.portfolios)
      expect(new Set((await this.#lists.members(list, 2)).map(({ entity_id }) => entity_id))).toEqual(
        members,
      );
    const listed = await this.#lists.expect<{ portfolios: { portfolio_id: string; member_count: number }[] }>(
      200,
      "GET",
      "",
    );
    expect(new Map(listed.portfolios.map((one) => [one.portfolio_id, one.member_count]))).toEqual(
      new Map([...this.portfolios].map(([list, members]) => [list, members.size])),
    );
    const all: number[] = [];
    for (const entityId of this.entities.keys()) {
      expect((await this.#watcher.read(entityId)) !== null).toBe(this.watches.has(entityId));
      const events = await this.#watcher.events(entityId);
      expect(events.map(({ change }) => change)).toEqual(this.events.get(entityId) ?? []);
      all.push(...events.map(({ id }) => id));
    }
    expect(new Set(all).size).toBe(all.length);
    const { rows } = await service.database.query<Record<string, number>>(
      `select (select count(*)::int from watch where tenant_id = $1) as watches,
         (select count(*)::int from entity_event where tenant_id = $1) as events,
         (select count(*)::int from portfolio_member where tenant_id = $1) as members,
         (select count(*)::int from watch w where tenant_id = $1 and not exists (
           select 1 from job j where j.tenant_id = $1 and j.kind = 'check_watches')) as idle`,
      [tenantId],
    );
    for (const id of RECEIPTS) {
      const read = await this.#lists.tenant.get<{ fingerprint?: string }>(`/v1/data-selections/${id}`);
      const held = this.receipts.get(id);
      expect([read.status, read.body.fingerprint]).toEqual(held ? [200, held.fingerprint] : [404, undefined]);
    }
    const members = [...this.portfolios.values()].reduce((sum, list) => sum + list.size, 0);
    expect(rows[0]).toEqual({ watches: this.watches.size, events: all.length, members, idle: 0 });
  }
}

const at = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items.length === 0 ? undefined : items[pick % items.length];

test("random commands leave what the model of maps says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 100, maxLength: 100 }), async (commands) => {
      const tenant = await service.tenant();
      const model = new Model(new Lists(service, tenant), new Watcher(service, tenant));
      for (const [place, one] of commands.entries()) {
        await model.apply(one);
        if (place % 20 === 19) await model.verify();
      }
    }),
    { numRuns: proofSize({ part: 3, whole: 10 }), seed: 20_261_124, endOnFailure: true },
  );
  // A cluster takes several network round trips for a statement that PGlite answers in the process.
}, 300_000);
