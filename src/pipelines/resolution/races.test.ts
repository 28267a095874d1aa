/** Changes between a resolve's reading and its commit, one test each: the change is made exactly there. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { resolutionParts } from "../../app/parts.ts";
import { Failure } from "../../contract/errors.ts";
import { abstain, foundTwins, submit } from "../../operations/review/testing/abstentions.ts";
import { eraseEntity, eraseRecord } from "../erasure/erase.ts";
import type { CommittedAnswer } from "./commit-outcome.ts";
import type { CommitQueue } from "./commit-queue.ts";
import { resolveRecord } from "./resolve-record.ts";
import { resolutionRequest } from "./testing/resolution-request.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const named = { name: "Quillworth Brackenfold Limited", country: "GB", enrich: false } as const;
/** Abstained on whatever the store holds, also after any verdict. */
const silent = { ...named, name: "N/A" } as const;
const canary = "zanzicanary.co.uk";

const requestOf = (tenant: TestTenant, sent: object, key: string | null) =>
  resolutionRequest(service, tenant, sent, key);

/** One process's resolution, and one in which `beforeCommit` runs before each commit. */
function processWith(beforeCommit: () => Promise<unknown>) {
  const { resolution } = resolutionParts(service.config, service.database, service.app.registers);
  const { commits } = resolution;
  const interrupted: Pick<CommitQueue, "lock" | "commit"> = {
    lock: commits.lock,
    commit: async (write) => {
      await beforeCommit();
      return commits.commit(write);
    },
  };
  return { resolution, interrupted: { ...resolution, commits: interrupted as CommitQueue } };
}

/** Resolves; `meanwhile` runs once, after all reads and before any write. */
async function resolveWhile(
  tenant: TestTenant,
  sent: object,
  meanwhile: () => Promise<unknown>,
): Promise<CommittedAnswer> {
  let happened = false;
  const { interrupted } = processWith(async () => {
    if (happened) return;
    happened = true;
    await meanwhile();
  });
  const settled = await resolveRecord(interrupted, requestOf(tenant, sent, "ab"));
  expect(happened).toBe(true);
  if (settled instanceof Failure) throw new Error(settled.code);
  return settled;
}

const erasing = (tenant: TestTenant) => ({ tenantId: tenant.tenantId, now: service.clock.now });
const entityGone = async (tenant: TestTenant, entityId: string) =>
  expect(await eraseEntity({ database: service.database }, { ...erasing(tenant), entityId })).toBeNull();
const recordGone = async (tenant: TestTenant, recordId: string) =>
  expect(await eraseRecord({ database: service.database }, { ...erasing(tenant), recordId })).toBeNull();

/** All rows of the tenant's store in one text. */
async function stored(tenant: TestTenant): Promise<string> {
  const texts = await Promise.all(
    ["record", "entity", "decision", "review_item", "idempotency"].map(async (table) => {
      const { rows } = await service.database.query(`select * from ${table} where tenant_id = $1`, [
        tenant.tenantId,
      ]);
      return JSON.stringify(rows);
    }),
  );
  return texts.join("\n");
}

describe("an erasure that comes between", () => {
  test("of an entity that was about to be shown: no receipt, shortlist or keyed answer names what it said", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    const third = await tenant.resolve({ ...numberedCompany(3), domain: canary });
    const answer = await resolveWhile(tenant, named, () => entityGone(tenant, third.entity!.entity_id));
    expect(answer.candidates.map(({ entity_id }) => entity_id)).not.toContain(third.entity!.entity_id);
    expect(await stored(tenant)).not.toContain("zanzicanary");
  });

  test("of a record, by which a shown entity loses facts: they are not shown", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const member = await tenant.resolve({ ...numberedCompany(1), domain: canary });
    expect(member.entity?.entity_id).toBe(twins.first);
    const answer = await resolveWhile(tenant, named, () => recordGone(tenant, member.record_id));
    expect(answer.candidates.map(({ entity_id }) => entity_id)).toContain(twins.first);
    expect(await stored(tenant)).not.toContain("zanzicanary");
  });

  test("of the record that a replay answers from: it is resolved anew, and nobody is turned away", async () => {
    const tenant = await service.tenant();
    const bound = await tenant.resolve(numberedCompany(4));
    const answer = await resolveWhile(tenant, numberedCompany(4), () => recordGone(tenant, bound.record_id));
    expect(answer).toMatchObject({ replayed: false, entity_created: true, usage: { credits_charged: 1 } });
    expect(await stored(tenant)).not.toContain(bound.record_id.concat('","client_ref"'));
    expect(await tenant.count("record")).toBe(1);
  });

  test("of another member of a replay's entity: the kept answer is without what that one said", async () => {
    const tenant = await service.tenant();
    const bound = await tenant.resolve(numberedCompany(5));
    const other = await tenant.resolve({ ...numberedCompany(5), domain: canary });
    expect(other.entity?.entity_id).toBe(bound.entity?.entity_id);
    const answer = await resolveWhile(tenant, numberedCompany(5), () => recordGone(tenant, other.record_id));
    expect(answer).toMatchObject({ replayed: true, usage: { credits_charged: 0 } });
    expect(await stored(tenant)).not.toContain("zanzicanary");
  });

  test("of a company that a replay's receipt shows: the kept answer shows what is left of the receipt", async () => {
    const tenant = await service.tenant();
    const shown = await tenant.resolve({ ...numberedCompany(6), domain: canary });
    await tenant.resolve(numberedCompany(7));
    const answer = await resolveWhile(tenant, numberedCompany(7), () =>
      entityGone(tenant, shown.entity!.entity_id),
    );
    expect(answer.replayed).toBe(true);
    expect(await stored(tenant)).not.toContain("zanzicanary");
    // The second reading of the remainder is no race: it may be answered any number of times.
    expect((await tenant.resolve(numberedCompany(7))).replayed).toBe(true);
  });
});

describe("another change that comes between", () => {
  test("a detach of the record that a replay answers from: the replay follows the record", async () => {
    const tenant = await service.tenant();
    const twins = await foundTwins(tenant);
    const item = await abstain(tenant);
    await submit(service, tenant, item.reviewId, { verdict: "match", entity_id: twins.first });
    const answer = await resolveWhile(tenant, named, async () => {
      const detached = await service.send("POST", `/v1/entities/${twins.first}/detach`, {
        key: tenant.keys.review,
        body: { record_id: item.recordId, reason: "another company" },
      });
      expect(detached.status, detached.text).toBe(200);
    });
    expect(answer.replayed).toBe(true);
    expect(answer.entity?.entity_id).not.toBe(twins.first);
    expect((await tenant.resolve(named)).entity?.entity_id).toBe(answer.entity?.entity_id);
  });

  test("a verdict that settles the same content: no second item is queued", async () => {
    const tenant = await service.tenant();
    const item = await abstain(tenant, silent);
    const answer = await resolveWhile(tenant, silent, () =>
      submit(service, tenant, item.reviewId, { verdict: "no_match", create_entity: false }),
    );
    expect(answer).toMatchObject({ decision: "unresolved", review_id: item.reviewId });
    expect(await tenant.count("review_item")).toBe(1);
  });

  test("a record that joins a shown entity and changes nothing of what is shown: no second look", async () => {
    const tenant = await service.tenant();
    await foundTwins(tenant);
    let looks = 0;
    const answer = await resolveWhile(tenant, named, async () => {
      looks++;
      await tenant.resolve({ ...numberedCompany(1), client_ref: "joins" });
    });
    expect(answer.decision).toBe("unresolved");
    expect(looks).toBe(1);
  });
});

describe("another that founds the same company meanwhile", () => {
  const number = { registration_number: "09100777", jurisdiction: "GB" };

  // The two have no other key in common. A web address of more than two letters would be a name as well.
  test.each<[string, object, object]>([
    [
      "domain",
      { name: "Larkspur Ferndale Ceramics Limited", country: "GB", domain: "qb.co.uk" },
      { ...named, domain: "qb.co.uk" },
    ],
    [
      "identifier",
      { name: "Larkspur Ferndale Ceramics Limited", country: "GB", ...number },
      { ...named, ...number },
    ],
    ["name", { ...named, domain: "quillworthbrackenfold.co.uk" }, { ...named, phone: "+44 113 496 0001" }],
  ])(
    "found by its %s: the one that comes second is answered as if it had come later",
    async (_, first, second) => {
      const inTurn = await service.tenant();
      const founded = await inTurn.resolve({ ...first, enrich: false });
      expect(founded.entity_created).toBe(true);
      const later = await inTurn.resolve({ ...second, enrich: false });
      expect(later.entity_created).toBe(false);
      const atOnce = await service.tenant();
      const raced = await resolveWhile(atOnce, { ...second, enrich: false }, () =>
        atOnce.resolve({ ...first, enrich: false }),
      );
      expect([raced.decision, raced.reason, raced.entity_created]).toEqual([
        later.decision,
        later.reason,
        later.entity_created,
      ]);
      expect(await atOnce.count("entity")).toBe(1);
    },
  );
});

test("a resolve that lost a race is not overtaken for ever by those who come after it", async () => {
  const tenant = await service.tenant();
  const newcomers: Promise<CommittedAnswer | Failure>[] = [];
  const { resolution, interrupted } = processWith(async () => {
    const n = newcomers.length;
    // A namesake that is founded first makes the other request retry.
    const newcomer = resolveRecord(resolution, requestOf(tenant, numberedCompany(200 + n), null));
    newcomers.push(newcomer);
    // Enough time for all its database work, if it need not wait.
    const patience = (async () => {
      for (let round = 0; round < 60; round++) await service.database.query("select 1");
    })();
    await Promise.race([newcomer, patience]);
  });
  const settled = await resolveRecord(interrupted, requestOf(tenant, numberedCompany(199), null));
  expect(settled).toMatchObject({ entity_created: true });
  for (const newcomer of await Promise.all(newcomers))
    expect(newcomer).toMatchObject({ entity_created: true });
  expect(await tenant.count("entity")).toBe(newcomers.length + 1);
});
