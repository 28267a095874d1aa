/** Decisions are the same wherever they are made; a lost thread costs only the decisions that it had. */
import { closeSync, openSync, readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { resolutionParts } from "../../app/parts.ts";
import type { toCompanyRecord } from "../../contract/company-record.ts";
import { Failure } from "../../contract/errors.ts";
import { normalise } from "../../domain/matching/comparable/comparable-of.ts";
import { RegisterIndexError } from "../../storage/retrieval-index/index-error.ts";
import { RegisterIndex } from "../../storage/retrieval-index/register-index.ts";
import { RegistersVersion } from "../register-install/registers-version.ts";
import { answerQuestion } from "./answer-question.ts";
import type { Case, DecisionOutcome } from "./case.ts";
import { decideRecord } from "./decide-record.ts";
import { Decisions } from "./decisions.ts";
import type { ResolutionDependencies } from "./dependencies.ts";
import type { Question } from "./questions.ts";
import { takeSteps } from "./take-steps.ts";
import { resolutionRequest } from "./testing/resolution-request.ts";
import { DecisionThread, ThreadLost } from "./threads/decision-thread.ts";

type Sent = Parameters<typeof toCompanyRecord>[0];
interface Sample {
  readonly request: Sent & { readonly client_ref: string };
}

const samples = readFileSync(new URL("../../../samples/records.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => (JSON.parse(line) as Sample).request);

let service: TestService;
let tenant: TestTenant;
let resolution: ResolutionDependencies;
const threads: DecisionThread[] = [];

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
  ({ resolution } = resolutionParts(service.config, service.database, service.app.registers));
  for (const sent of samples.filter((_, at) => at % 8 === 0)) await tenant.resolve({ ...sent });
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await Promise.all(threads.map((thread) => thread.close()));
  await service.close();
});

function caseOf(
  { client_ref, ...described }: Sent & { client_ref?: string },
  part: Partial<Case> = {},
): Case {
  const { submitted: _, signal: __, ...request } = resolutionRequest(service, tenant, described, null);
  return {
    request: { ...request, clientRef: client_ref ?? null, enrich: true },
    submitted: JSON.stringify(described),
    digest: "ab".repeat(32),
    standing: {
      catalogue_version: 1,
      credits_remaining: 9,
      deep_attempts_remaining: 9,
      plan: "enterprise",
      enforced: false,
    },
    settledReviewId: null,
    differences: [],
    behind: false,
    steps: [],
    agesMs: {},
    heard: [],
    ids: {
      record: "rec_fresh",
      decision: "dec_fresh",
      entity: "ent_fresh",
      review: "rev_fresh",
      union: "dec_union",
      run: "run_fresh",
    },
    sources: { withheld: [], configured: [], unavailable: [] },
    ...part,
  };
}

const answer = (question: Question) => answerQuestion(resolution, tenant.tenantId, question);
const nobodyAsks = () => Promise.reject(new Error("something was asked for"));
/** A case on an empty store without registers: it asks for nothing. */
const lonely = (n: number): Case => {
  const work = caseOf(numberedCompany(n));
  return { ...work, standing: { ...work.standing, catalogue_version: 0 } };
};

async function started(file?: URL, onLost: (error: ThreadLost) => void = () => undefined) {
  const thread = new DecisionThread(resolution.model, onLost, file);
  threads.push(thread);
  await expect.poll(() => thread.ready, { timeout: 20_000 }).toBe(true);
  return thread;
}

const here = (registers: RegistersVersion | null, work: Case) =>
  takeSteps(decideRecord({ model: resolution.model, registers }, work), answer);

function receiptOf(decided: DecisionOutcome | Failure): { readonly register_version: number | null } {
  if (decided === "again" || decided instanceof Failure || "asks" in decided)
    throw new Error("nothing was decided");
  return JSON.parse(decided.write.receipt!);
}

/** One thread for the tests that leave it as it was: to start one takes a second of processor time. */
let healthyThread: Promise<DecisionThread> | null = null;
const healthy = () => {
  healthyThread ??= started();
  return healthyThread;
};

describe("a decision", () => {
  test("is the same in a thread, to the byte", async () => {
    const thread = await healthy();
    const registers = service.app.registers.current();
    const status = { fields: ["identity.legal_name", "contact.phone"], include_field_status: true };
    const target = { minimumMatchConfidence: 0.95, minimumCompleteness: 0.95 };
    const plain = samples.map((sent) => caseOf(sent));
    const cases = [
      ...plain,
      ...plain.slice(0, 20).map((work) => ({
        ...work,
        request: { ...work.request, selection: status, qualityTarget: target },
        sources: { withheld: ["gleif"], configured: ["contact.phone"], unavailable: [] },
      })),
    ];
    const there = await Promise.all(cases.map((work) => thread.decide(registers, work, answer)));
    const decisions = new Set<string>();
    for (const [at, work] of cases.entries()) {
      const decided = await here(registers, work);
      expect(JSON.stringify(there[at])).toBe(JSON.stringify(decided));
      if (decided !== "again" && "write" in decided)
        decisions.add(`${decided.write.decision} ${decided.write.entity?.is_new ?? "none"}`);
    }
    expect([...decisions].sort()).toEqual(
      expect.arrayContaining(["match false", "match true", "no_match true", "unresolved none"]),
    );
  });

  test("is made with the registers that were in force when it began", async () => {
    const thread = await healthy();
    const { index } = service.app.registers.current()!;
    const versions = [7, 8, 7, 9].map((version) => new RegistersVersion(version, index));
    const decided = await Promise.all(
      versions.map((registers) => thread.decide(registers, caseOf(samples[0]!), answer)),
    );
    expect(decided.map((one) => receiptOf(one).register_version)).toEqual([7, 8, 7, 9]);
    expect(receiptOf(await thread.decide(null, lonely(1), nobodyAsks)).register_version).toBeNull();
  });

  test("fails alone where what it asks for cannot be read, and with the error of the reading", async () => {
    const thread = await healthy();
    const registers = service.app.registers.current();
    const down = new Error("the database is away");
    const failing = thread.decide(registers, caseOf(samples[0]!), () => Promise.reject(down));
    const working = thread.decide(registers, caseOf(samples[1]!), answer);
    await expect(failing).rejects.toBe(down);
    expect(JSON.stringify(await working)).toBe(JSON.stringify(await here(registers, caseOf(samples[1]!))));
  });

  test("fails in a thread with the class of error that it fails with here", async () => {
    const thread = await healthy();
    // A file without such rows, of a version that the thread has not opened.
    const file = openSync(import.meta.filename, "r");
    onTestFinished(() => closeSync(file));
    const shared = { ...service.app.registers.current()!.index.share(), rows: null, fileDescriptor: file };
    const damaged = new RegistersVersion(2, new RegisterIndex(shared, false));
    await expect(here(damaged, caseOf(samples[0]!))).rejects.toBeInstanceOf(RegisterIndexError);
    const failed = thread.decide(damaged, caseOf(samples[0]!), answer);
    await expect(failed).rejects.toMatchObject({ fault: "corrupt" });
    await expect(failed).rejects.toBeInstanceOf(RegisterIndexError);
  });
});

const script = (onMessage: string): URL =>
  new URL(
    `data:text/javascript,import { parentPort } from "node:worker_threads";
     parentPort.postMessage([{ kind: "ready" }]);
     parentPort.on("message", () => { ${onMessage} });`,
  );

describe("a thread", () => {
  test("that ends fails what it had, and takes nothing more", async () => {
    const lost = vi.fn();
    const thread = await started(script("process.exit(1)"), lost);
    const decided = [1, 2].map((n) => thread.decide(null, lonely(n), nobodyAsks));
    for (const one of decided) await expect(one).rejects.toBeInstanceOf(ThreadLost);
    await expect(thread.decide(null, lonely(3), nobodyAsks)).rejects.toBeInstanceOf(ThreadLost);
    expect(thread).toMatchObject({ ready: false, load: 0 });
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test("that answers nothing from one look to the next is ended", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const lost = vi.fn();
    const thread = await started(script("while (true);"), lost);
    vi.advanceTimersByTime(60_000);
    expect(lost).not.toHaveBeenCalled();
    const decided = thread.decide(null, lonely(1), nobodyAsks);
    vi.advanceTimersByTime(15_000);
    expect(lost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(15_000);
    await expect(decided).rejects.toThrow("hangs");
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test("that is told what is no data is given up, and its decisions fail", async () => {
    const thread = await started();
    const work = lonely(1);
    const record = { name: () => "no data" } as unknown as Case["request"]["record"];
    const told = thread.decide(null, { ...work, request: { ...work.request, record } }, nobodyAsks);
    await expect(told).rejects.toBeInstanceOf(ThreadLost);
  });
});

describe("decisions", () => {
  const made = (decisions: Decisions, n: number) => {
    const work = lonely(n);
    return decisions.decide(work, normalise(work.request.record), nobodyAsks);
  };
  const together = (decisions: Decisions, count: number) =>
    Promise.all(Array.from({ length: count }, (_, n) => made(decisions, n)));
  const none = { current: () => null };

  test("that are made alone start no thread, and those made beside others soon do", async () => {
    const begun: DecisionThread[] = [];
    const start = (...parts: ConstructorParameters<typeof DecisionThread>) => {
      begun.push(new DecisionThread(...parts));
      return begun.at(-1)!;
    };
    const lost = vi.fn();
    const decisions = new Decisions({
      model: resolution.model,
      registers: none,
      threads: { most: 2, lost, start },
    });
    for (let n = 0; n < 200; n++) await made(decisions, n);
    expect(begun).toHaveLength(0);
    for (let n = 0; n < 13; n++) await together(decisions, 10);
    expect(begun).toHaveLength(0);
    for (let n = 0; n < 50; n++) await together(decisions, 10);
    expect(begun).toHaveLength(2);
    await expect.poll(() => begun.every((thread) => thread.ready), { timeout: 20_000 }).toBe(true);
    const there = begun.map((thread) => vi.spyOn(thread, "decide"));
    const decided = await together(decisions, 9);
    expect(there.map(({ mock }) => mock.calls.length)).toEqual([3, 3]);
    expect(new Set(decided.map((one) => JSON.stringify({ ...receiptOf(one) }))).size).toBe(1);
    await decisions.close();
    expect(begun.map(({ ready }) => ready)).toEqual([false, false]);
    expect((await together(decisions, 3)).map(receiptOf)).toHaveLength(3);
    expect(lost).not.toHaveBeenCalled();
  });

  test("of a large record are made in a thread even where it is alone, and those of others here", async () => {
    const begun: DecisionThread[] = [];
    const decisions = new Decisions({
      model: resolution.model,
      registers: none,
      threads: {
        most: 0,
        lost: vi.fn(),
        start: (model, onLost) => {
          begun.push(new DecisionThread(model, onLost));
          return begun.at(-1)!;
        },
      },
    });
    const large = (n: number) => {
      const work = lonely(n);
      const record = { ...work.request.record, name: "Quillworth Brackenfold ".repeat(12).trim() };
      return decisions.decide(
        { ...work, request: { ...work.request, record } },
        normalise(record),
        nobodyAsks,
      );
    };
    await together(decisions, 200);
    expect(begun).toHaveLength(0);
    const first = receiptOf(await large(1));
    expect(begun).toHaveLength(1);
    await expect.poll(() => begun[0]!.ready, { timeout: 20_000 }).toBe(true);
    const there = vi.spyOn(begun[0]!, "decide");
    expect(receiptOf(await large(2))).toEqual(first);
    await together(decisions, 20);
    expect(there).toHaveBeenCalledTimes(1);
    await decisions.close();
  });

  test("of a thread that is lost are refused with 503, and another takes its place", async () => {
    const files = [script("process.exit(1)"), undefined];
    const begun: DecisionThread[] = [];
    const lost = vi.fn();
    const decisions = new Decisions({
      model: resolution.model,
      registers: none,
      threads: {
        most: 1,
        lost,
        start: (model, onLost) => {
          begun.push(new DecisionThread(model, onLost, files[begun.length]));
          return begun.at(-1)!;
        },
      },
    });
    await together(decisions, 150);
    await expect.poll(() => begun[0]?.ready, { timeout: 20_000 }).toBe(true);
    const refused = await together(decisions, 4);
    expect(refused.map((one) => (one instanceof Failure ? one.code : "decided"))).toEqual([
      "decided",
      "service_unavailable",
      "decided",
      "service_unavailable",
    ]);
    expect(lost).toHaveBeenCalledTimes(1);
    await together(decisions, 150);
    await expect.poll(() => begun[1]?.ready, { timeout: 20_000 }).toBe(true);
    expect((await together(decisions, 3)).map(receiptOf)).toHaveLength(3);
    await decisions.close();
  });

  test("keep the registers that they began with open, however often these are swapped meanwhile", async () => {
    const close = vi.fn();
    const registers = new RegistersVersion(1, {
      size: 0,
      close,
      meta: { parts: { tokens: [], forms: [] } },
    } as unknown as RegisterIndex);
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    const work = registers.during(() => registers.during(() => done));
    registers.close();
    expect(close).not.toHaveBeenCalled();
    finish();
    await work;
    expect(close).toHaveBeenCalled();
  });
});
