import { z } from "zod";
import { projection } from "../../contract/entity.ts";
import { exampleOf } from "../../contract/examples.ts";
import { operation } from "../../contract/operation.ts";
import { timestamp } from "../../contract/scalars.ts";
import { answered } from "../../contract/usage.ts";
import { attributeNames } from "../../domain/entities/attributes.ts";
import {
  captureErrors,
  captureFields,
  idNeedsCapture,
  receiptIdOfAnswer,
} from "../selections/capture.contract.ts";
import { asOf, citation, partialDate, restEntity, toolEntity } from "./knowledge-answers.contract.ts";

const dated = {
  valid_from: partialDate,
  valid_to: partialDate.meta({ description: "Where the publisher says that it ended." }),
  stated: z.boolean().meta({ description: "false: the source stated it before and states it no more." }),
  provenance: citation,
};

export const getEntityIdentity = operation({
  name: "get_entity_identity",
  summary: "Read the registry references, dated names and addresses of an entity.",
  description:
    "The statements of sources through `as_of`, with their history and without any that begins later. A public id stands for a registry identifier and is the same for every tenant; it gives no access.",
  tag: "Knowledge",
  rest: { method: "GET", path: "/v1/entities/{entity_id}/identity" },
  tool: {
    title: "Read a company's identity over time",
    description:
      "Reads the registry identifiers, the present and former names and the addresses by role of a stored entity, each with its dates and source, through a day. Use it to tell which name or number a company had when. For the validity and successors of identifiers alone, use `get_identifier_history`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: toolEntity, as_of: asOf }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  input: z.strictObject({ entity_id: restEntity, as_of: asOf }),
  output: z
    .looseObject({
      entity_id: z.string(),
      as_of: z.string(),
      registry_references: z.array(
        z.looseObject({
          public_id: z.string(),
          scheme: z.string(),
          value: z.string(),
          jurisdiction: z.string().nullable(),
          status: z
            .string()
            .nullable()
            .meta({ description: "State of the registration, never of the company." }),
          ...dated,
        }),
      ),
      names: z.array(
        z.looseObject({ name: z.string(), kind: z.string(), lang: z.string().nullable(), ...dated }),
      ),
      addresses: z.array(z.looseObject({ role: z.string(), address: z.unknown(), ...dated })),
    })
    .meta({ id: "EntityIdentity" }),
  errors: ["not_found"],
  example: exampleOf("get_entity_identity"),
});

export const getIdentifierHistory = operation({
  name: "get_identifier_history",
  summary: "Read the validity and successors of an entity's identifiers, and our own corrections.",
  description:
    "The statements of sources on each identifier, merged and renumbered ones among them, apart from corrections that were made here. Corrections come in pages.",
  tag: "Knowledge",
  rest: { method: "GET", path: "/v1/entities/{entity_id}/identifier-history" },
  tool: {
    title: "Read the history of a company's identifiers",
    description:
      "Reads since when and until when each identifier of a stored entity is valid, and which identifier took its place, with the source of each statement. Use it when a number is not found any more, or two numbers of one company compete. Corrections that were made here stand apart. For names and addresses over time, use `get_entity_identity`.",
    effect: "read",
    idempotent: true,
    openWorld: false,
    input: z.strictObject({ entity_id: toolEntity }),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "bare",
  input: z.strictObject({
    entity_id: restEntity,
    limit: z.int().min(1).max(100).optional().meta({ default: 100, description: "Corrections of a page." }),
    after: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .meta({ default: 0, description: "`corrections.next_cursor` of the page before." }),
  }),
  output: z
    .looseObject({
      entity_id: z.string(),
      identifiers: z.array(
        z.looseObject({
          scheme: z.string(),
          value: z.string(),
          qualifier: z.string().nullable(),
          registration_status: z.string().nullable(),
          valid_from: partialDate,
          valid_to: partialDate,
          ended_by: z.string().nullable().meta({ description: "publisher, no_longer_stated, or null." }),
          successor: z
            .looseObject({ scheme: z.string(), value: z.string().nullable(), name: z.string().nullable() })
            .nullable(),
          provenance: citation,
        }),
      ),
      succession: z
        .looseObject({
          max_hops: z.int(),
          hops: z.array(
            z.looseObject({
              depth: z.int().meta({ description: "1: from an identifier of the entity itself." }),
              from: z.looseObject({ scheme: z.string(), value: z.string() }),
              to: z.looseObject({
                scheme: z.string(),
                value: z.string().nullable(),
                name: z.string().nullable(),
              }),
              registration_status: z.string().nullable(),
              end: z.string().nullable().meta({
                description:
                  "Why the chain goes no further: last, no_identifier, not_installed, hop_limit, or met_before: a cycle, or chains that meet. null: a later hop continues it.",
              }),
              provenance: citation,
            }),
          ),
        })
        .meta({ description: "The chain of identifiers that took each other's place, hop by hop." }),
      corrections: z.looseObject({
        events: z.array(
          z.looseObject({
            attribute: z.string(),
            value: z.unknown(),
            change: z.enum(["added", "removed"]),
            at: timestamp,
            source_id: z.string(),
            record_id: z.string().nullable(),
          }),
        ),
        next_cursor: z.int().nullable().meta({ description: "null: the last page." }),
      }),
    })
    .meta({ id: "IdentifierHistory" }),
  errors: ["not_found"],
  example: exampleOf("get_identifier_history"),
});

const observation = z
  .looseObject({
    value: z.unknown(),
    source_id: z.string(),
    source_kind: z.string(),
    source_url: z.string().nullable(),
    provider_record_id: z.string().nullable(),
    record_id: z.string().nullable(),
    observed_at: timestamp,
    first_seen_at: timestamp,
    source_as_of: z.string().nullable(),
    valid_from: z.string().nullable(),
    valid_to: z.string().nullable(),
    stated: z.boolean().meta({ description: "Whether the source says so now." }),
    ended_by: z.string().nullable().meta({
      description: "publisher: the publisher dates the end. no_longer_stated: the source gives it no more.",
    }),
    licence: z.string(),
    survivor: z.boolean(),
  })
  .meta({ id: "SourceObservation" });

const body = {
  fields: projection.fields
    .unwrap()
    .min(1)
    .meta({ description: "Attributes that are compared.", examples: [attributeNames.slice(0, 2)] }),
  include_history: z
    .boolean()
    .optional()
    .meta({ default: false, description: "true: also what sources gave before and give no more." }),
  ...captureFields,
};

export const compareEntitySources = operation({
  name: "compare_entity_sources",
  summary: "Compare what each source says of the fields of an entity.",
  description:
    "Every dated observation of each field, what registers state of it over time among them, which one survives and by which rule, and whether sources disagree. What a licence withholds is named and not shown. The comparison covers the sources of this deployment, so it is never complete.",
  tag: "Knowledge",
  rest: { method: "POST", path: "/v1/entities/{entity_id}/source-comparison" },
  tool: {
    title: "Compare a company's sources",
    description:
      "Compares what every source says of each field of a stored entity: the value, when it was seen, which value survives and by which rule, and whether sources disagree. Use it before relying on a contested value. For the surviving values alone, use `get_entity`.",
    effect: "write",
    idempotent: true,
    openWorld: false,
    example: {
      entity_id: "ent_3ocag2myy6ezpbkudawdfbwufy",
      payload: { fields: ["identity.legal_name"] },
    },
    input: z
      .strictObject({ entity_id: toolEntity, payload: idNeedsCapture(z.strictObject(body)) })
      .transform(({ entity_id, payload }) => ({ entity_id, ...payload })),
  },
  scopes: ["read", "resolve"],
  bucket: "read",
  credits: "free",
  idempotency: "none",
  envelope: "data",
  input: idNeedsCapture(z.strictObject({ entity_id: restEntity, ...body })),
  output: z
    .looseObject({
      entity_id: z.string(),
      fields: z.array(
        z.looseObject({
          field: z.string(),
          observations: z.array(observation),
          truncated: z.boolean(),
          survivor_rule: z.string(),
          disagreement: z.boolean().meta({ description: "Whether sources differ now, spelling apart." }),
        }),
      ),
      bounds: z.looseObject({
        observations_per_field: z.int(),
        as_of: z.string(),
        note: z.string(),
      }),
      withheld_by_licence: z.array(z.looseObject({ field: z.string(), source_id: z.string() })),
      coverage_complete: z.literal(false),
      receipt_id: receiptIdOfAnswer,
      ...answered,
    })
    .meta({ id: "SourceComparison" }),
  errors: ["not_found", ...captureErrors],
  example: exampleOf("compare_entity_sources"),
});
