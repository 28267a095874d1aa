/**
 * OWASP API1, ASVS 8.4.1: another tenant's object is as absent as one that does not exist. Every parameter of
 * every operation and tool that names an object is found in the contracts. Two tenants with equal data make
 * the same requests, one with a value of a third tenant, one with a random value of the same shape, and get
 * the same bytes; the third has not changed. A fourth, which names its own object, gets another answer: so
 * the values are real.
 */
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Operation } from "../../src/contract/operation.ts";
import { OAuthService, registry } from "../oauth/support/connector.ts";
import { servedOperations } from "../pins/served-operations.ts";
import { randomFrom } from "../support/random.ts";
import type { TenantScope } from "../support/tenant.ts";
import { ask, type Masked, type Request } from "./isolation/calls.ts";
import {
  type IdParameter,
  type Input,
  idParametersOf,
  randomLike,
  type Surface,
  withIds,
  withoutBeside,
  withValue,
} from "./isolation/id-parameters.ts";
import { World } from "./isolation/world.ts";

const operations = servedOperations().map(({ operation }) => operation);
/** Operations that delete named objects, and those that create them, run last. */
const late: Readonly<Record<string, number>> = {
  delete_portfolio: 3,
  delete_data_selection: 3,
  delete_data_selection_tool: 3,
  erase_entity: 4,
  create_portfolio: 5,
};
/** Reads come before writes, and erasures after both, so that the named objects still exist. */
const turnOf = ({ rest, name }: Operation): number =>
  late[name] ?? { GET: 0, DELETE: 2 }[rest?.method as string] ?? 1;
const surfacesOf = ({ rest, tool }: Operation): Surface[] => [
  ...(rest === null ? [] : ["rest" as const]),
  ...(tool === null ? [] : ["tool" as const]),
];
const offered = operations
  .flatMap((operation) => surfacesOf(operation).map((surface) => ({ operation, surface })))
  .sort((a, b) => turnOf(a.operation) - turnOf(b.operation));
const swept = offered.flatMap(({ operation, surface }) => idParametersOf(operation, surface));

/** The caller's own texts, and names of operator objects: they name no tenant's object. */
const namesNothing = new Set([
  "resolve.client_ref",
  "batch.client_ref",
  "submit_batch_job.client_ref",
  "reconcile_entities.client_ref",
  "crosswalk_company.client_ref",
  "screen_company.client_ref",
  // The operator names the lists, which every tenant is screened against.
  "get_screening_changes.source_id",
  "lookup_company_reference_batch.client_ref",
  "append_label.right_ref",
  "append_label.model_id",
  "create_portfolio.portfolio_id",
  "create_tenant.external_ref",
  "create_key.reviewer_id",
  // Statements belong to registers, and the operator names sources.
  "select_financial_statement.statement_id",
  "select_financial_statement.source_id",
  // An id that a caller chooses is the tenant's own: another tenant's is as free as an unused one.
  "select_financial_statement.capture_id",
  "compare_entity_sources.capture_id",
  "capture_data_selection.capture_id",
  "explain_relationship_paths.capture_id",
  "compare_financial_statements.left_statement_id",
  "compare_financial_statements.right_statement_id",
]);

/** Parameters that exclude others, which the contracts' examples send. */
const sentInsteadOf: Readonly<Record<string, readonly string[]>> = {
  "screen_company.entity_id": ["name"],
  "select_financial_statement.statement_id": ["relative_period"],
};

const random = randomFrom(20_261_120);
const guesses = new Map<string, string>();
/** A random value for one of the third tenant's; always the same, as each value is used several times. */
function nobodysFor(value: string): string {
  const guess = guesses.get(value) ?? randomLike(value, random);
  guesses.set(value, guess);
  return guess;
}

let oauth: OAuthService;
let theirs: World;
/** The tenants that send the third tenant's values, random values, and their own values. */
let [stranger, guesser, owner]: World[] = [];

beforeAll(async () => {
  oauth = await OAuthService.start(registry, {
    environment: { ASSAY_WORKER: "separate", ASSAY_ENCRYPTION_KEY: randomBytes(32).toString("base64") },
    network: {
      resolve: async () => [{ address: "203.0.113.1", family: 4 }],
      permits: () => true,
      port: 443,
      timeoutMs: 1000,
    },
  });
  theirs = await World.of(oauth, "world1");
  // Makes the times in answers different from those of the setup.
  oauth.advance(100);
  stranger = await World.of(oauth, "world2");
  guesser = await World.of(oauth, "world3");
  owner = await World.of(oauth, "world4");
});

afterAll(() => oauth.close());

/** All stored data of the third tenant, except the last use of its keys, which is written later. */
async function kept(): Promise<string> {
  const { database } = oauth.service;
  const { rows: tables } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
  );
  expect(tables.length).toBeGreaterThan(15);
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(content, '' order by content), '')) as content
       from (select (to_jsonb(t) - 'last_used_at')::text as content from "${name}" t where tenant_id = $1) of_it`,
  );
  const { rows } = await database.query(parts.join(" union all "), [theirs.tenant.tenantId]);
  return JSON.stringify(rows);
}

/** A key of the tenant's that the operation accepts; for an operator's operation, one that it refuses. */
function keyOf({ tenant }: World, { scopes }: Operation): string {
  const scope = scopes.find((one): one is TenantScope => one in tenant.keys);
  return tenant.keys[scope ?? "read"];
}

/**
 * The contract's example, where the answer does not depend on chance: equal candidates are ordered by their
 * random ids. So no entity exists for the companies yet, and a verdict chooses none by its position.
 */
function exampleOf({ example, name }: Operation): unknown {
  const input = JSON.parse(
    JSON.stringify(example.input).replaceAll("Quillworth Brackenfold", "Harrowmere Pellfont"),
  ) as Input;
  if (name !== "review_submit") return input;
  const { candidate_index: _, ...verdict } = input;
  return { ...verdict, verdict: "no_match" };
}

/** The tenant's own request: the contract's example, with the tenant's values for the named objects. */
function ownInput(world: World, { operation, surface }: Pick<IdParameter, "operation" | "surface">): Input {
  const idOf = (name: string) =>
    name === "client_ref" || name === "source_event_id"
      ? world.unused(name)
      : world.own(operation.name, name);
  const example = withIds(exampleOf(operation), idOf) as Input;
  const { tool } = operation;
  if (surface === "rest" || tool?.input === undefined) return example;
  const { entity_id, portfolio_id, ...payload } = example;
  const shapes = [{ payload: example }, { entity_id, payload }, { portfolio_id, payload }];
  return shapes.find((shape) => tool.input!.safeParse(shape).success) ?? example;
}

/** The request that names a value; its other values are the tenant's own. */
function requestOf(world: World, parameter: IdParameter, value: string, key: string, n: number): Request {
  const { operation, surface, path, name, required } = parameter;
  let input = ownInput(world, parameter);
  const beside = path.slice(0, -1);
  for (const other of required.filter((one) => one !== name && path.length > 1))
    input = withValue(input, [...beside, other], world.own(operation.name, other));
  // A verdict that names an entity is a match.
  if (operation.name.startsWith("review_submit") && name === "entity_id")
    input = withValue(input, [...beside, "verdict"], "match");
  input = withoutBeside(input, path, sentInsteadOf[`${operation.name}.${name}`] ?? []);
  const keyed = operation.idempotency === "required";
  if (keyed && surface === "tool") input = { ...input, idempotency_key: `sweep-${n}` };
  return {
    operation,
    surface,
    key,
    input: withValue(input, path, value),
    ...(keyed && surface === "rest" ? { headers: { "idempotency-key": `sweep-${n}` } } : {}),
  };
}

const titleOf = ({ operation, surface, path }: IdParameter) =>
  `${operation.name} (${surface}) ${path.join(".")}`;
const withoutUsage = ({ status, body }: Masked) => [status, body.replaceAll(/\\?"usage\\?":\{[^}]*\}/g, "")];

test("every operation is swept but those that another protocol serves, and the sweep is no empty one", () => {
  const unswept = operations.filter((operation) => surfacesOf(operation).length === 0);
  expect(unswept.map(({ name }) => name)).toEqual([
    "reconciliation_query",
    "reconciliation_suggest",
    "reconciliation_view",
  ]);
  expect(swept.length).toBeGreaterThan(60);
  const named = new Set(swept.map(({ operation, name }) => `${operation.name}.${name}`));
  expect([...namesNothing].filter((one) => !named.has(one))).toEqual([]);
});

describe("another tenant's value is nobody's", () => {
  test.each(swept.map((parameter, n) => ({ title: titleOf(parameter), parameter, n })))(
    "$title",
    async ({ parameter, n }) => {
      const { operation, name } = parameter;
      const value = theirs.own(operation.name, name);
      const nobodys = nobodysFor(value);
      const before = await kept();
      const { service } = oauth;
      const asked = await ask(
        service,
        requestOf(stranger!, parameter, value, keyOf(stranger!, operation), n),
        [value],
      );
      const guessed = await ask(
        service,
        requestOf(guesser!, parameter, nobodys, keyOf(guesser!, operation), n),
        [nobodys],
      );
      expect(asked).toEqual(guessed);
      expect(asked.status).not.toBe(500);
      expect(await kept()).toBe(before);

      const isOperators = operation.scopes.every((scope) => !(scope in owner!.tenant.keys));
      const key = isOperators ? service.adminKey : keyOf(owner!, operation);
      const own = owner!.own(operation.name, name);
      const found = await ask(service, requestOf(owner!, parameter, own, key, n), [own]);
      if (!namesNothing.has(`${operation.name}.${name}`))
        expect(withoutUsage(found), "the owner gets no more than a stranger").not.toEqual(
          withoutUsage(guessed),
        );
    },
  );
});

describe("another tenant's idempotency key is nobody's", () => {
  const keyed = offered.filter(({ operation }) => operation.idempotency !== "none");

  test.each(keyed.map((one, n) => ({ title: `${one.operation.name} (${one.surface})`, ...one, n })))(
    "$title",
    async ({ operation, surface, n }) => {
      // The same content as in the third tenant's request, so that only the tenant differs.
      const input = ownInput(theirs, { operation, surface });
      const keyedBy = (world: World, value: string): Request => ({
        operation,
        surface,
        key: keyOf(world, operation),
        input: surface === "tool" ? { ...input, idempotency_key: value } : input,
        ...(surface === "rest" ? { headers: { "idempotency-key": value } } : {}),
      });
      const { service } = oauth;
      const value = `theirs-${n}-of-this-sweep`;
      const nobodys = nobodysFor(value);
      const first = await ask(service, keyedBy(theirs, value), [value]);
      const before = await kept();
      const asked = await ask(service, keyedBy(stranger!, value), [value]);
      expect(asked).toEqual(await ask(service, keyedBy(guesser!, nobodys), [nobodys]));
      expect(asked.headers).not.toContain("idempotency-replayed");
      expect(await kept()).toBe(before);
      // The owner gets the stored answer, so the value is a real key.
      const again = await ask(service, keyedBy(theirs, value), [value]);
      expect(withoutRate(again)).toBe(withoutRate(first));
      expect(await kept()).toBe(before);
    },
  );
});

/** Without the rate limit: another request may have taken a token from the same bucket. */
const withoutRate = ({ body }: Masked): string => body.replaceAll(/"(remaining|reset_seconds)":\d+/g, "");

describe("another tenant's tag of an answer says nothing of one's own", () => {
  test("nor of theirs", async () => {
    const { service } = oauth;
    let tagged = 0;
    for (const { operation, surface } of offered) {
      if (surface !== "rest" || operation.rest!.method !== "GET") continue;
      const asking = (world: World, input: Input, tag?: string): Request => ({
        operation,
        surface,
        key: keyOf(world, operation),
        input,
        ...(tag === undefined ? {} : { headers: { "if-none-match": tag } }),
      });
      const theirInput = ownInput(theirs, { operation, surface });
      const { headers } = await ask(service, asking(theirs, theirInput), []);
      const tag = /^etag: (.+)$/m.exec(headers)?.[1];
      // Content that is equal for all callers has one tag.
      if (tag === undefined || operation.rest!.tag === "content") continue;
      tagged += 1;
      const guess = nobodysFor(tag);
      const own = await ask(service, asking(stranger!, ownInput(stranger!, { operation, surface }), tag), []);
      const other = await ask(
        service,
        asking(guesser!, ownInput(guesser!, { operation, surface }), guess),
        [],
      );
      expect(own).toEqual(other);
      expect(own.status).toBe(200);
      const foreign = await ask(service, asking(stranger!, theirInput, tag), []);
      const nobodys = withIds(theirInput, (name) => nobodysFor(String(theirInput[name]))) as Input;
      expect(foreign).toEqual(await ask(service, asking(guesser!, nobodys, guess), []));
      expect(foreign.status).toBe(404);
    }
    expect(tagged).toBeGreaterThan(0);
  });
});
