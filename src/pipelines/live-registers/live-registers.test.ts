/** Live registers against stand-ins of their publishers: slow, lying, hasty, half an answer. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  errorPage,
  forgetLiveRegisters,
  halfAnAnswer,
  jsonAnswer,
  LivePublishers,
  type PublisherAnswer,
  redirectTo,
  tooManyRequests,
  usualAnswer,
} from "../../../tests/support/live-publishers.ts";
import { liveRegistersOf } from "../../app/live-registers.ts";
import { readConfig } from "../../config.ts";
import { publicInternet } from "../../outside/network/outbound-network.ts";
import type { LiveSourceId } from "../../registers/live/live-source.ts";
import type { Database } from "../../storage/engine/database.ts";
import { openTestDatabase } from "../../storage/engine/testing.ts";
import { forgetLiveAnswers } from "../../storage/live/live-answers.ts";
import type { LiveRegisters, SourceAnswer } from "./live-registers.ts";
import { liveQuestion } from "./live-step.ts";

const migrationsDirectory = new URL("../../storage/migrations/", import.meta.url);

let database: Database;
let publishers: LivePublishers;

beforeAll(async () => {
  database = await openTestDatabase({ migrationsDirectory });
});

afterAll(() => database.close());

beforeEach(async () => {
  await forgetLiveRegisters(database);
  publishers = await LivePublishers.start();
});

afterEach(() => publishers.close());

/** The registers of one process of the deployment. */
function registers(
  sources: readonly LiveSourceId[] = ["gleif"],
  {
    changes = {},
    environment = {},
  }: { readonly changes?: object; readonly environment?: Readonly<Record<string, string>> } = {},
): LiveRegisters {
  const config = readConfig({
    ...publishers.environmentFor(sources, changes as Record<string, unknown>),
    ...environment,
  });
  return liveRegistersOf(config, database, publicInternet)!;
}

const patient = () => new AbortController().signal;
const marisol = liveQuestion({ name: "Marisol AG", country: "DE" });
const named = (n: number) => liveQuestion({ name: `Unheard Number${n}`, country: "DE" });

async function askOne(asked: LiveRegisters, question = marisol): Promise<SourceAnswer> {
  const [answer, ...others] = await asked.ask(question, patient());
  expect(others).toEqual([]);
  return answer!;
}

const found = { outcome: "found", reason: null };
const unavailable = (reason: string) => ({ outcome: "source_unavailable", reason, companies: [] });

describe("an answer", () => {
  test("is companies with licence, address and time of retrieval, by every source that may know the company", async () => {
    const question = liveQuestion({
      name: "Quillworth Brackenfold",
      registration_number: "9100777",
      country: "GB",
    });
    const answers = await registers(["gleif", "companies_house", "brreg", "vies", "wikidata"]).ask(
      question,
      patient(),
    );
    expect(answers.map(({ source, outcome }) => [source, outcome])).toEqual([
      ["gleif", "found"],
      ["companies_house", "found"],
      ["wikidata", "found"],
    ]);
    expect(answers[1]?.companies).toMatchObject([
      {
        company: { sourceRecordId: "09100777" },
        citation: {
          licence: "OGL v3.0",
          licencePermitsResale: true,
          sourceUrl: "https://find-and-update.company-information.service.gov.uk/company/09100777",
          retrievedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
        },
      },
    ]);
  });

  test("is asked for with a contact in the User-Agent, and with the key where the source has one", async () => {
    await registers(["companies_house"]).ask(liveQuestion({ name: "Quillworth", country: "GB" }), patient());
    expect(publishers.received[0]?.headers).toMatchObject({
      "user-agent": "Assay (tests@example.com)",
      authorization: `Basic ${Buffer.from("a-key-of-the-tests:").toString("base64")}`,
    });
  });

  test("with quotes and braces in the question reaches the publisher as it was", async () => {
    const name = 'O\'Neill "&" {Sons} ?q=1#x%20';
    await registers(["brreg"]).ask(liveQuestion({ name, country: "NO" }), patient());
    expect(publishers.received[0]?.url.searchParams.get("navn")).toBe(name);
  });

  test("of one source does not wait for the fault of another", async () => {
    publishers.answers.set("companies_house", () => errorPage);
    const answers = await registers(["gleif", "companies_house"]).ask(
      liveQuestion({ name: "Quillworth", country: "GB" }),
      patient(),
    );
    expect(answers).toMatchObject([found, unavailable("unreadable")]);
  });
});

describe("no answer", () => {
  const elsewhere = "http://127.0.0.1:9/gleif/lei-records";
  test.each<[string, () => PublisherAnswer, string]>([
    ["an error page with the status 200", () => errorPage, "unreadable"],
    ["half an answer", () => halfAnAnswer, "unreachable"],
    ["JSON of another shape", () => jsonAnswer({ error: "maintenance" }), "unreadable"],
    ["an empty body", () => ({ status: 200, headers: { "content-type": "application/json" } }), "unreadable"],
    ["a failure of the publisher", () => jsonAnswer({}, 500), "publisher_error"],
    ["a key that is refused", () => jsonAnswer({}, 401), "refused"],
    ["a question that is refused", () => jsonAnswer({}, 400), "refused"],
    ["a search that is not there", () => jsonAnswer({}, 404), "unreadable"],
    ["a redirect to a private address", () => redirectTo(elsewhere), "redirected"],
    ["a redirect to the metadata service", () => redirectTo("http://169.254.169.254/latest"), "redirected"],
    ["a redirect to a file", () => redirectTo("file:///etc/passwd"), "redirected"],
    ["a redirect to itself", () => redirectTo(`${publishers.urlOf("gleif")}/lei-records`), "redirected"],
    [
      "an answer without an end",
      () => ({ status: 200, headers: { "content-type": "application/json" }, body: "[".repeat(5_000_000) }),
      "too_large",
    ],
  ])("%s is no empty answer", async (_, answer, reason) => {
    publishers.answers.set("gleif", answer);
    expect(await askOne(registers())).toMatchObject(unavailable(reason));
  });

  test("is kept: the next question asks again", async () => {
    publishers.answers.set("gleif", () => errorPage);
    const asked = registers();
    expect(await askOne(asked)).toMatchObject(unavailable("unreadable"));
    publishers.answers.delete("gleif");
    expect(await askOne(asked)).toMatchObject(found);
  });

  test("comes in the caller's time, and a caller without time is no fault of the source", async () => {
    publishers.answers.set("gleif", () => null);
    const asked = registers();
    for (let n = 0; n < 6; n++) {
      const [answer] = await asked.ask(named(n), AbortSignal.timeout(50));
      expect(answer).toMatchObject(unavailable("timeout"));
    }
    publishers.answers.delete("gleif");
    expect(await askOne(asked)).toMatchObject(found);
  });
});

describe("a redirect", () => {
  test("to the same host is followed, with the key", async () => {
    publishers.answers.set("companies_house", (request) =>
      request.url.pathname.includes("/moved/")
        ? usualAnswer(request)
        : redirectTo(request.url.pathname.replace("/company/", "/moved/company/")),
    );
    const question = liveQuestion({ registration_number: "9100777", country: "GB" });
    expect(await askOne(registers(["companies_house"]), question)).toMatchObject(found);
    expect(publishers.received[1]?.headers.authorization).toMatch(/^Basic /);
  });

  test("to a host that the operator allows is followed, without the key", async () => {
    const other = await LivePublishers.start();
    try {
      publishers.answers.set("companies_house", ({ url }) =>
        redirectTo(`http://127.0.0.1:${other.port}${url.pathname}`),
      );
      const asked = registers(["companies_house"], {
        environment: { ASSAY_OUTSIDE_ALLOW: `127.0.0.1:${other.port}` },
      });
      const question = liveQuestion({ registration_number: "9100777", country: "GB" });
      expect(await askOne(asked, question)).toMatchObject(found);
      expect(other.received[0]?.headers).not.toHaveProperty("authorization");
    } finally {
      await other.close();
    }
  });
});

describe("the pace of a publisher", () => {
  test("is kept by all processes together", async () => {
    const slow = { changes: { gleif: { rate: 0.01 } } };
    const processes = [registers(["gleif"], slow), registers(["gleif"], slow)];
    // A name that no record has takes two requests; ten are free after a pause.
    const outcomes: string[] = [];
    for (let n = 0; n < 7; n++) outcomes.push((await askOne(processes[n % 2]!, named(n))).outcome);
    expect(outcomes.filter((outcome) => outcome === "not_found")).toHaveLength(5);
    expect(outcomes.slice(5)).toEqual(["source_unavailable", "source_unavailable"]);
    expect(publishers.requestsTo("gleif")).toHaveLength(10);
  });

  test("bounds the connections of all processes together", async () => {
    publishers.answers.set("gleif", async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return usualAnswer(request);
    });
    const processes = [registers(), registers()];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => askOne(processes[n % 2]!, named(n))),
    );
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(["not_found"]));
    expect(publishers.mostAtOnce.get("gleif")).toBeLessThanOrEqual(4);
    const { rows } = await database.query("select 1 from live_connection where holder is not null");
    expect(rows).toEqual([]);
  });

  test("holds where the publisher asks for a pause, in every process", async () => {
    publishers.answers.set("gleif", () => tooManyRequests("120"));
    expect(await askOne(registers())).toMatchObject(unavailable("rate_limited"));
    publishers.answers.delete("gleif");
    expect(await askOne(registers(), named(1))).toMatchObject(unavailable("rate_limited"));
    expect(publishers.requestsTo("gleif")).toHaveLength(1);
  });

  test("gives way to a refusal that is over", async () => {
    const answers = [tooManyRequests("0"), { ...tooManyRequests("0"), status: 503 }];
    publishers.answers.set("gleif", (request) => answers.shift() ?? usualAnswer(request));
    expect(await askOne(registers())).toMatchObject(found);
    expect(publishers.requestsTo("gleif")).toHaveLength(3);
  });

  test("is not met by a storm of refusals: a question gives up after three", async () => {
    publishers.answers.set("gleif", () => tooManyRequests("0"));
    expect(await askOne(registers())).toMatchObject(unavailable("rate_limited"));
    expect(publishers.requestsTo("gleif")).toHaveLength(3);
  });

  test("includes the SEC's block of ten minutes, which it says by 403", async () => {
    publishers.answers.set("sec", () => jsonAnswer({}, 403));
    const question = liveQuestion({ cik: "1999777" });
    expect(await askOne(registers(["sec"]), question)).toMatchObject(unavailable("rate_limited"));
    expect(await askOne(registers(["sec"]), question)).toMatchObject(unavailable("rate_limited"));
    expect(publishers.requestsTo("sec")).toHaveLength(1);
  });
});

describe("a source that fails", () => {
  const failFiveTimes = async () => {
    publishers.answers.set("gleif", () => jsonAnswer({}, 500));
    for (let n = 0; n < 5; n++)
      expect(await askOne(registers(), named(n))).toMatchObject(unavailable("publisher_error"));
  };
  const pauseIsOver = () => database.query("update live_source_state set paused_until = clock_timestamp()");

  test("five times is left alone by every process", async () => {
    await failFiveTimes();
    expect(await askOne(registers())).toMatchObject(unavailable("circuit_open"));
    expect(publishers.requestsTo("gleif")).toHaveLength(5);
  });

  test("is tried by one question when the pause is over, and asked as usual after an answer", async () => {
    await failFiveTimes();
    await pauseIsOver();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const arrived = new Promise<void>((resolve) => {
      publishers.answers.set("gleif", async (request) => {
        resolve();
        await held;
        return usualAnswer(request);
      });
    });
    const first = askOne(registers());
    await arrived;
    expect(await askOne(registers(), named(8))).toMatchObject(unavailable("circuit_open"));
    release();
    expect(await first).toMatchObject(found);
    publishers.answers.delete("gleif");
    expect(await askOne(registers(), named(9))).toMatchObject({ outcome: "not_found" });
  });

  test("again when it is tried is left alone again", async () => {
    await failFiveTimes();
    await pauseIsOver();
    expect(await askOne(registers())).toMatchObject(unavailable("publisher_error"));
    expect(await askOne(registers())).toMatchObject(unavailable("circuit_open"));
  });
});

describe("the answer cache", () => {
  test("serves every process, with the time of retrieval, until the age is over", async () => {
    const first = await askOne(registers());
    const again = await askOne(registers());
    expect(again).toEqual(first);
    expect(publishers.requestsTo("gleif")).toHaveLength(1);
    await database.query("update live_answer set expires_at = clock_timestamp()");
    expect(await askOne(registers())).toMatchObject(found);
    expect(publishers.requestsTo("gleif")).toHaveLength(2);
  });

  test("keeps that there is no such company, and no name that was asked for", async () => {
    const secret = liveQuestion({ name: "Zanzibarquux Untold", country: "DE" });
    expect(await askOne(registers(), secret)).toMatchObject({ outcome: "not_found" });
    expect(await askOne(registers(), secret)).toMatchObject({ outcome: "not_found" });
    expect(publishers.requestsTo("gleif")).toHaveLength(2);
    const { rows } = await database.query("select live_answer::text as row from live_answer");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/zanzibarquux/i);
  });

  test("is read by the release that wrote it, and what is over is forgotten", async () => {
    await askOne(registers());
    await database.query("update live_answer set release = 'another', answer = 'not json'");
    expect(await askOne(registers())).toMatchObject(found);
    await forgetLiveAnswers(database);
    expect((await database.query("select 1 from live_answer")).rows).toHaveLength(1);
    await database.query("update live_answer set expires_at = clock_timestamp()");
    await forgetLiveAnswers(database);
    expect((await database.query("select 1 from live_answer")).rows).toEqual([]);
  });

  test("is passed by when a row is read again", async () => {
    const asked = registers();
    const row = { source: "gleif", sourceRecordId: "5299MARISOLFJORDAS16" };
    expect(await asked.readAgain(row, patient())).toMatchObject({ company: row });
    expect(await asked.readAgain(row, patient())).toMatchObject({ company: row });
    expect(publishers.requestsTo("gleif")).toHaveLength(2);
    expect(await asked.readAgain({ ...row, sourceRecordId: "851WYGNLUQLFZBSYGB56" }, patient())).toBe(null);
    expect(await asked.readAgain({ ...row, source: "sec" }, patient())).toBe(null);
    publishers.answers.set("gleif", () => errorPage);
    await expect(asked.readAgain(row, patient())).rejects.toMatchObject({ reason: "unreadable" });
  });

  test("holds one copy of a document that answers every question", async () => {
    const asked = registers(["sec"]);
    for (const name of ["Quillworth Brackenfold", "Quillworth Brackenfolds", "Unheard"])
      await asked.ask(liveQuestion({ name, country: "US" }), patient());
    const lists = publishers.requestsTo("sec").filter(({ url }) => url.pathname.includes("/files/"));
    expect(lists).toHaveLength(1);
  });
});
