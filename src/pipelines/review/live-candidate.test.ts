/** A verdict for a candidate that only a live register knows. */
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  errorPage,
  forgetLiveRegisters,
  jsonAnswer,
  knownNamesake,
  LivePublishers,
  type PublisherAnswer,
  type PublisherRequest,
  usualAnswer,
} from "../../../tests/support/live-publishers.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import type { ItemBody, VerdictBody } from "../../operations/review/testing/abstentions.ts";

let publishers: LivePublishers;
let service: TestService;
let tenant: TestTenant;

const name = "QUILLWORTH BRACKENFOLD LIMITED";

/** A search finds two companies that only their numbers tell apart; the first has a profile. */
const twins = (request: PublisherRequest): PublisherAnswer =>
  request.url.pathname.includes("/search/")
    ? jsonAnswer({
        items: ["09100777", "09100888"].map((number) => ({
          title: name,
          company_number: number,
          address: { locality: "Leeds", postal_code: "LS1 4AP" },
        })),
      })
    : usualAnswer(request);

beforeEach(async () => {
  publishers = await LivePublishers.start();
  publishers.answers.set("companies_house", twins);
  service = await TestService.start({ environment: publishers.environmentFor(["companies_house"]) });
  await forgetLiveRegisters(service.database);
  tenant = await service.tenant({ plan: "free" });
  await tenant.resolve(knownNamesake);
});

afterEach(async () => {
  await service.close();
  await publishers.close();
});

async function abstained(clientRef = "first") {
  const answer = await tenant.resolve({
    name: "Quillworth Brackenfold Ltd",
    country: "GB",
    address: { city: "Leeds", postal_code: "LS1 4AP" },
    client_ref: clientRef,
  });
  expect(answer).toMatchObject({ decision: "unresolved" });
  const path = `/v1/review-queue/${answer.review_id}`;
  const item = async () => (await tenant.get<ItemBody>(path, "review")).body;
  const shown = (await item()).candidates!.find(({ external }) => external)!;
  expect(shown).toMatchObject({ entity_id: null, legal_name: name });
  const decide = (verdict: object) =>
    service.send<VerdictBody>("POST", `${path}/decision`, {
      key: tenant.keys.review,
      body: { reason: "The register's page says so.", ...verdict },
    });
  return { decide, item, match: { verdict: "match", candidate_index: shown.candidate_index } };
}

test("a match asks the register again, and the entity has the facts that it states now", async () => {
  const { decide, match } = await abstained();
  const before = publishers.received.length;
  const { status, body } = await decide(match);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: "resolved", entity_created: true });
  expect(publishers.received.slice(before).map(({ url }) => url.pathname)).toEqual([
    "/companies_house/company/09100777",
  ]);
  const known = await tenant.resolve({ registration_number: "09100777", country: "GB", enrich: false });
  expect(known).toMatchObject({ decision: "match", entity: { entity_id: body.entity_id } });
  expect(known.entity?.record["identity.previous_names"]).toEqual(["OLD QUILLWORTH LIMITED"]);
});

test("a register that does not answer is 503, and the item stays open for another time", async () => {
  const { decide, item, match } = await abstained();
  publishers.answers.set("companies_house", () => errorPage);
  const { status, body } = await decide(match);
  expect(status).toBe(503);
  expect(body.error.code).toBe("service_unavailable");
  expect((await item()).status).toBe("open");
  publishers.answers.set("companies_house", twins);
  expect((await decide(match)).status).toBe(200);
});

test("a row that the register has no more cannot be matched", async () => {
  const { decide, item, match } = await abstained();
  publishers.answers.set("companies_house", () => jsonAnswer({ errors: [] }, 404));
  const { status, body } = await decide(match);
  expect(status).toBe(409);
  expect(body.error.details).toMatchObject({ reason: "candidate_not_identifiable" });
  expect((await item()).status).toBe("open");
});

test("a row that has become an entity since is matched to it, without a question to the register", async () => {
  const first = await abstained("first");
  const second = await abstained("second");
  const { body: matched } = await first.decide(first.match);
  const before = publishers.received.length;
  const { status, body } = await second.decide(second.match);
  expect(status).toBe(200);
  expect(body).toMatchObject({ entity_id: matched.entity_id, entity_created: false });
  expect(publishers.received).toHaveLength(before);
});

test("a no_match asks nobody, and keeps the record apart from the rows from then on", async () => {
  const { decide } = await abstained();
  const before = publishers.received.length;
  expect((await decide({ verdict: "no_match" })).status).toBe(200);
  expect(publishers.received).toHaveLength(before);
  const { rows } = await service.database.query<{ right_ref: string }>(
    "select right_ref from human_difference where tenant_id = $1",
    [tenant.tenantId],
  );
  expect(rows.map(({ right_ref }) => right_ref)).toEqual(
    expect.arrayContaining(["companies_house:09100777", "companies_house:09100888"]),
  );
});
