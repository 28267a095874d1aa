/** Many callers at once: the data that each may see of the others, and the credits that they may cost. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResolveBody } from "../../../tests/support/answers.ts";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

const entitiesOf = (answers: readonly ResolveBody[]) =>
  new Set(answers.map(({ entity }) => entity?.entity_id));

describe("at once", () => {
  test("50 identical resolves make one entity and cost one credit", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const answers = await Promise.all(Array.from({ length: 50 }, () => tenant.resolve(numberedCompany(50))));
    expect(entitiesOf(answers).size).toBe(1);
    expect(answers.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(answers.filter(({ entity_created }) => entity_created)).toHaveLength(1);
    expect(answers.reduce((sum, { usage }) => sum + usage.credits_charged, 0)).toBe(1);
    expect(new Set(answers.map(({ decision_id }) => decision_id)).size).toBe(1);
    expect(await tenant.ledger()).toEqual({ entries: 1, spent: 1, granted: 300, remaining: 299 });
    expect(await tenant.count("entity")).toBe(1);
    expect(await tenant.count("record")).toBe(50);
  });

  test("50 identical resolves of a register's company do the same", async () => {
    const tenant = await service.tenant();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tenant.resolve(apple)));
    expect(entitiesOf(answers).size).toBe(1);
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
  });

  const spellings = [
    "Quillworth Brackenfold Limited",
    "QUILLWORTH BRACKENFOLD LTD",
    "Quillworth Brackenfold Ltd.",
    "  quillworth   brackenfold  limited ",
    "Quillworth-Brackenfold Limited",
    "Quillworth & Brackenfold Ltd",
  ];

  test("30 callers who describe one new company differently make one entity, and none is turned away", async () => {
    const tenant = await service.tenant();
    const described = Array.from({ length: 30 }, (_, n) => ({
      ...numberedCompany(51),
      name: spellings[n % spellings.length],
      country: ["GB", "United Kingdom", "UK"][n % 3],
      registration_number: ["09100051", "9100051", "0910 0051"][n % 3],
      client_ref: `caller ${n}`,
      ...(n % 2 ? { website: "https://www.quillworth.co.uk" } : { address: { city: "Leeds" } }),
    }));
    const answers = await Promise.all(described.map((record) => tenant.resolve(record)));
    expect(entitiesOf(answers).size).toBe(1);
    expect(answers.filter(({ entity_created }) => entity_created)).toHaveLength(1);
    expect(await tenant.count("entity")).toBe(1);
    const entity = await tenant.entity(answers[0]!.entity!.entity_id);
    expect(new Set(entity.member_record_ids)).toEqual(new Set(answers.map(({ record_id }) => record_id)));
    expect(await tenant.ledger()).toMatchObject({ entries: 30, spent: 30 });
  });

  test("30 callers who know no number make no second entity of it either", async () => {
    const tenant = await service.tenant();
    const described = Array.from({ length: 30 }, (_, n) => ({
      name: spellings[n % spellings.length],
      country: "GB",
      domain: "quillworth.co.uk",
      enrich: false,
      client_ref: `caller ${n}`,
    }));
    const answers = await Promise.all(described.map((record) => tenant.resolve(record)));
    expect(answers.filter(({ entity_created }) => entity_created)).toHaveLength(1);
    expect(await tenant.count("entity")).toBe(1);
    expect(answers.filter(({ decision }) => decision === "no_match")).toHaveLength(1);
  });

  test("different companies stay different", async () => {
    const tenant = await service.tenant();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => tenant.resolve(numberedCompany(60 + n))),
    );
    expect(entitiesOf(answers).size).toBe(30);
    expect(await tenant.ledger()).toMatchObject({ entries: 30, spent: 30 });
  });

  test("writers who never pause starve nobody, though every new company makes its namesakes look again", async () => {
    const tenant = await service.tenant();
    const [writers, each] = [40, 4];
    const answers = await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const own = [];
        for (let n = 0; n < each; n++)
          own.push(await tenant.tryResolve(numberedCompany(1000 + writer * each + n)));
        return own;
      }),
    );
    expect(new Set(answers.flat().map(({ status }) => status))).toEqual(new Set([200]));
    expect(await tenant.count("entity")).toBe(writers * each);
  });

  test("a keyed request and its retries are charged once, and each gets the one answer or is told to wait", async () => {
    const tenant = await service.tenant();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tenant.tryResolve(numberedCompany(95), "once")),
    );
    const texts = new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text));
    expect(texts.size).toBe(1);
    for (const { status, body } of answers) {
      if (status !== 200) expect(body.error.code).toBe("idempotency_in_progress");
    }
    expect(await tenant.ledger()).toMatchObject({ entries: 1, spent: 1 });
    expect(await tenant.count("record")).toBe(1);
  });
});

describe("idempotency keys", () => {
  test("a retry gives the original answer with the original usage, whatever happened since, after a restart too", async () => {
    const tenant = await service.tenant({ plan: "free" });
    const first = await tenant.tryResolve(numberedCompany(96), "again");
    await tenant.resolve({ ...numberedCompany(96), name: "Quillworth" });
    await service.restart();
    const second = await tenant.tryResolve(numberedCompany(96), "again");
    expect(second.body).toEqual(first.body);
    expect(second.body.usage).toMatchObject({ credits_charged: 1, credits_remaining: 299 });
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    expect(await tenant.ledger()).toMatchObject({ entries: 2, spent: 2, remaining: 298 });
    expect(await tenant.count("record")).toBe(2);
  });

  test("REST and the tool share one key space", async () => {
    const tenant = await service.tenant();
    const first = await tenant.resolve(numberedCompany(97), "shared");
    const tool = await tenant.tool("resolve_company", { ...numberedCompany(97), idempotency_key: "shared" });
    expect(tool.content).toMatchObject({
      decision_id: first.decision_id,
      usage: first.usage,
      replayed: false,
    });
    const other = await tenant.tool("resolve_company", { ...numberedCompany(98), idempotency_key: "shared" });
    expect(other).toMatchObject({ isError: true, content: { error: { code: "idempotency_conflict" } } });
    const back = await tenant.tool("resolve_company", {
      ...numberedCompany(98),
      idempotency_key: "from the tool".replaceAll(" ", "-"),
    });
    expect((await tenant.resolve(numberedCompany(98), "from-the-tool")).decision_id).toBe(
      back.content.decision_id,
    );
    expect(await tenant.ledger()).toMatchObject({ entries: 2, spent: 2 });
  });

  test("a quoted key is the same key; a key is visible ASCII of at most 200 characters", async () => {
    const tenant = await service.tenant();
    const first = await tenant.resolve(numberedCompany(99), "quoted");
    expect((await tenant.resolve(numberedCompany(99), '"quoted"')).decision_id).toBe(first.decision_id);
    expect((await tenant.tryResolve(numberedCompany(99), "k".repeat(200))).status).toBe(200);
    for (const key of ["k".repeat(201), "with blank", "clé"]) {
      expect((await tenant.tryResolve(numberedCompany(99), key)).status, key).toBe(422);
    }
  });

  test("keys of two tenants are two keys", async () => {
    const [one, other] = [await service.tenant(), await service.tenant()];
    const first = await one.resolve(numberedCompany(99), "same");
    const second = await other.resolve(numberedCompany(98), "same");
    expect(second.decision_id).not.toBe(first.decision_id);
  });

  test("an abstention is kept under its key as well", async () => {
    const tenant = await service.tenant();
    const first = await tenant.resolve({ name: "N/A" }, "silent");
    const second = await tenant.resolve({ name: "N/A" }, "silent");
    expect(second).toEqual(first);
    expect(await tenant.count("record")).toBe(1);
  });
});

describe("two tenants side by side", () => {
  const trace = [
    numberedCompany(70),
    { ...numberedCompany(70), name: "Quillworth", client_ref: "a" },
    apple,
    { name: "Siemens S.A.", country: "GT" },
    numberedCompany(71),
    { name: "N/A" },
    apple,
  ];
  const masked = (answer: ResolveBody): string =>
    JSON.stringify(answer)
      .replaceAll(/\b(rec|ent|dec|rev|req)_[a-z2-7]{26}\b/g, "$1_")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "")
      .replaceAll(/"age_days":[\d.]+|"stalest_field_age_days":[\d.]+/g, "");

  test("the work of one changes nothing for the other", async () => {
    const alone = await service.tenant();
    const answersAlone = [];
    for (const record of trace) {
      answersAlone.push(masked(await alone.resolve(record)));
      service.advance(1);
    }

    const [one, other] = [await service.tenant(), await service.tenant()];
    const beside = [];
    for (const [n, record] of trace.entries()) {
      const [answer] = await Promise.all([
        one.resolve(record),
        other.resolve(trace[(n + 3) % trace.length]!),
        other.resolve({
          ...numberedCompany(70),
          name: "Brackenfold of the other tenant",
          client_ref: `${n}`,
        }),
      ]);
      beside.push(masked(answer));
      service.advance(1);
    }
    expect(beside).toEqual(answersAlone);
  });

  test("no id, name or word of one is in an answer to the other", async () => {
    const [one, other] = [await service.tenant(), await service.tenant()];
    const canary = "Xylocanary Brackenfold Limited";
    const theirs = await one.resolve({ ...numberedCompany(80), name: canary });
    const answers = [
      await other.tryResolve({ ...numberedCompany(80), name: "Xylocanary Brackenfold" }),
      await other.tryResolve({ name: "Xylocanary Brackenfold", country: "GB" }),
      await other.get(`/v1/entities/${theirs.entity!.entity_id}`),
      await other.get(`/v1/decisions/${theirs.decision_id}`, "resolve"),
    ];
    for (const { text } of answers) {
      expect(text).not.toContain(canary);
      for (const id of [theirs.entity!.entity_id, theirs.record_id, theirs.decision_id])
        expect(text).not.toContain(id);
    }
    expect(answers[0]?.body).toMatchObject({ decision: "no_match", entity_created: true });
  });
});
