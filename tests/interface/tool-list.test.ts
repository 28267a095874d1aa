/** The tools that exist, and that each gives what its route gives. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { restRequest } from "../../src/client/rest-request.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { abstain, foundTwins } from "../../src/operations/review/testing/abstentions.ts";
import { servedOperations } from "../pins/served-operations.ts";
import { apple } from "../support/records.ts";
import { TestService } from "../support/service.ts";
import type { TenantScope, TestTenant } from "../support/tenant.ts";

const operations = servedOperations().map(({ operation }) => operation);
const toolOf = ({ tool, name }: Operation): string => tool?.name ?? name;

/** Tools with an answer of their own, and the operation over REST that gives the same values otherwise. */
const differing: Readonly<Record<string, string>> = {
  // A list stands under `result`, since the content of a tool is an object.
  search_entities: "search_entities",
  // A page of outcomes, where REST gives the whole result.
  get_batch_job_results: "get_batch_job_result",
  // `{disabled: true}` and `{deleted: true}`, where REST answers 204 without a body.
  disable_entity_watch: "disable_entity_watch",
  delete_data_selection: "delete_data_selection",
  // One tool for several routes.
  manage_portfolio: "create_portfolio, rename_portfolio, delete_portfolio",
  manage_portfolio_member: "put_portfolio_member, delete_portfolio_member",
};

test("the 50 tools of the interface, and no other", () => {
  const names = operations.filter(({ tool }) => tool !== null).map(toolOf);
  expect(names.toSorted()).toEqual([
    ...[
      "cancel_batch_job",
      "capture_data_selection",
      "compare_entity_sources",
      "compare_financial_statements",
    ],
    ...["crosswalk_company", "delete_data_selection", "disable_entity_watch", "enable_entity_watch"],
    ...["enable_portfolio_watches", "explain_relationship_paths", "export_portfolio", "get_batch_job"],
    ...[
      "get_batch_job_results",
      "get_crosswalk",
      "get_data_selection",
      "get_decision",
      "get_enrichment_fields",
    ],
    ...[
      "get_entity",
      "get_entity_events",
      "get_entity_identity",
      "get_entity_intelligence",
      "get_evaluation",
    ],
    ...["get_financial_statements", "get_identifier_history", "get_market_cap_history", "get_ownership_plan"],
    ...["get_portfolio", "get_portfolio_events", "get_portfolio_members", "get_records_by_ref"],
    ...["get_search_fields", "get_ultimate_owner", "get_usage", "list_entities", "list_portfolios"],
    ...[
      "list_unbound_records",
      "lookup_company_reference_batch",
      "manage_portfolio",
      "manage_portfolio_member",
    ],
    ...["match_records", "query_companies", "reconcile_entities", "resolve_company", "review_queue_get"],
    ...[
      "review_queue_list",
      "review_submit",
      "screen_company",
      "search_entities",
      "select_financial_statement",
    ],
    "submit_batch_job",
  ]);
});

test("a tool is the operation that its route serves, but those that are listed with their difference", () => {
  const alone = operations.filter(({ rest, tool }) => rest === null && tool !== null).map(toolOf);
  expect(alone.toSorted()).toEqual(Object.keys(differing).toSorted());
  const named = new Set(operations.filter(({ rest }) => rest !== null).map(({ name }) => name));
  for (const routes of Object.values(differing))
    for (const route of routes.split(", ")) expect(named).toContain(route);
});

/** Reads over GET that are tools as well: their answers depend on nothing but what is stored. */
const reads = operations.filter(({ rest, tool }) => rest?.method === "GET" && tool !== null);

describe("a read over REST and its tool give deeply equal values", () => {
  let service: TestService;
  let tenant: TestTenant;
  let known: Readonly<Record<string, string>>;

  beforeAll(async () => {
    service = await TestService.start({ register: "none" });
    tenant = await service.tenant({ reviewerId: "jane@acme.example" });
    const client = service.client(tenant.keys.resolve);
    const { entity, decision_id } = await tenant.resolve({ ...apple, client_ref: "crm-1" });
    await foundTwins(tenant);
    const { reviewId: review_id } = await abstain(tenant);
    const portfolio_id = "suppliers";
    await client.portfolios.create({ portfolio_id, name: "Suppliers" });
    await client.portfolios.putMember(portfolio_id, entity!.entity_id);
    const job = await client.batchJobs.submit({ records: [{ name: "Apple Inc.", country: "US" }] });
    // The state of a job that is under way may change between two reads.
    await client.batchJobs.wait(job.job_id);
    const { receipt_id } = await client.dataSelections.capture({ entity_ids: [entity!.entity_id] });
    known = {
      ...{ entity_id: entity!.entity_id, decision_id, portfolio_id, receipt_id, job_id: job.job_id },
      review_id,
      client_ref: "crm-1",
    };
  });
  afterAll(() => service.close());

  test("there are many of them", () => expect(reads.length).toBeGreaterThan(20));

  test.each(reads.map((operation) => [toolOf(operation), operation] as const))(
    "%s",
    async (tool, operation) => {
      const example = operation.example.input as Record<string, unknown>;
      const named = Object.entries(example).map(([name, value]) => [name, known[name] ?? value]);
      const input = Object.fromEntries(named.filter(([name]) => name !== "cursor")) as Record<
        string,
        unknown
      >;
      const scope = operation.scopes.find((one): one is TenantScope => one in tenant.keys)!;
      const { path } = restRequest({ ...operation.rest!, keyed: false, repeatable: false }, input);
      const route = await tenant.get<Record<string, unknown>>(path, scope);
      expect(route.status, route.text).toBe(200);
      const { content, isError } = await tenant.tool(tool, input, scope);
      expect(isError).toBe(false);
      const values = ({ correlation_id: _, usage: __, ...rest }: Record<string, unknown>) => rest;
      const body = Array.isArray(route.body) ? { result: route.body } : route.body;
      expect(values(content)).toEqual(values(body));
    },
  );
});
