import { z } from "zod";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import {
  asOf,
  citation,
  hop,
  hops,
  identifierReference,
  natures,
  notTraversed,
  organisation,
  restEntity,
  toolEntity,
} from "./knowledge-answers.contract.ts";

export const getUltimateOwner = operation({
  name: "get_ultimate_owner",
  summary: "Read what sources say of who stands above an entity, kept apart by kind.",
  description:
    "Organisational assertions, paths of control that installed registers state, and accounting-consolidation parents. None is promoted to a verified global ultimate owner, which is always null; natural persons are left out and counted.",
  tag: "Knowledge",
  rest: { method: "GET", path: "/v1/entities/{entity_id}/ultimate-owner" },
  tool: {
    title: "Read who stands above a company",
    description:
      "Reads the paths of control upwards from a stored entity, its accounting parents, and assertions of an ultimate owner, each with its source and dates. Use it when you are asked who owns or controls a company. It never names a verified ultimate owner: say which kind of statement you rely on, and read `not_traversed` for where and why a path ends. For what to look up next, use `get_ownership_plan`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: toolEntity, max_hops: hops(3), as_of: asOf }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  input: z.strictObject({ entity_id: restEntity, max_hops: hops(3), as_of: asOf }),
  output: z
    .looseObject({
      entity_id: z.string(),
      as_of: z.string(),
      max_hops: z.int(),
      organisational_assertions: z.array(
        z.looseObject({
          owner: organisation,
          assertion: z.string(),
          asserted_by: z.string(),
          ...natures,
          provenance: citation,
        }),
      ),
      control_paths: z.array(
        z.looseObject({ hops: z.array(hop), truncated: z.boolean(), reason: z.string().nullable() }),
      ),
      consolidation_parents: z.looseObject({
        direct: hop.nullable(),
        ultimate: hop.nullable(),
        also_stated: z.array(hop),
        chain: z.array(hop).meta({ description: "Direct accounting parents, one above the other." }),
      }),
      natural_persons_excluded: z.int().min(0),
      not_traversed: z.array(notTraversed),
      truncated: z.boolean(),
      verified_global_ultimate_owner: z.null(),
      note: z.string(),
    })
    .meta({ id: "UltimateOwner" }),
  errors: ["not_found"],
  example: exampleOf("get_ultimate_owner"),
});

export const getOwnershipPlan = operation({
  name: "get_ownership_plan",
  summary: "Read which steps would tell more of who stands above an entity.",
  description:
    "Cited next steps: a crosswalk to read, a company to resolve with a request that is valid as it stands, a register to look in. None is executed; a step that would be charged says so.",
  tag: "Knowledge",
  rest: { method: "GET", path: "/v1/entities/{entity_id}/ownership-plan" },
  tool: {
    title: "Plan the next steps of an ownership question",
    description:
      "Lists what to do next to learn more of who owns or controls a stored entity: crosswalks to read, parents to resolve with a ready request, registers to look in. Use it after `get_ultimate_owner`, where a path ends too early. Nothing is executed; `billed` says which step costs credits. Send `suggested_request` to `resolve_company` only when it is wanted.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: toolEntity, max_hops: hops(3), as_of: asOf }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  input: z.strictObject({ entity_id: restEntity, max_hops: hops(3), as_of: asOf }),
  output: z
    .looseObject({
      entity_id: z.string(),
      as_of: z.string(),
      max_hops: z.int(),
      steps: z.array(
        z.looseObject({
          step: z.int().min(1),
          kind: z.enum(["read_crosswalk", "resolve_parent", "register_lookup"]),
          reason: z.string(),
          entity_id: z.string().nullable(),
          identifier: identifierReference.nullable(),
          citations: z.array(citation),
          suggested_request: z.record(z.string(), z.unknown()).nullable().meta({
            description: "Valid for POST /v1/resolve as it stands.",
          }),
          billed: z.boolean(),
          executed: z.literal(false),
        }),
      ),
      complete: z.boolean().meta({ description: "Whether every step upwards was taken." }),
    })
    .meta({ id: "OwnershipPlan" }),
  errors: ["not_found"],
  example: exampleOf("get_ownership_plan"),
});
