import { z } from "zod";
import { type FrozenSelection, selectionKinds } from "../../domain/selections/frozen-selection.ts";
import { storedJson } from "./stored-json.ts";

const members = z.record(z.string(), z.unknown());

/** Reads the frozen content of a receipt. @throws StoredJsonError */
export const storedSelection: (text: string) => FrozenSelection = storedJson(
  "data_selection.content",
  z.looseObject({
    receipt_id: z.string(),
    capture_id: z.string().nullable(),
    kind: z.enum(selectionKinds),
    created_at: z.string(),
    evaluated_at: z.string(),
    source_dates: z.array(
      z.looseObject({
        source_id: z.string(),
        licence: z.string().nullable(),
        source_as_of: z.string().nullable(),
      }),
    ),
    policy: z.looseObject({
      rule: z.string(),
      as_of: z.string().nullable(),
      pipeline_version: z.string(),
      pass_through: z.literal("never_captured"),
    }),
    request: z.looseObject({}),
    entities: z.array(
      z.looseObject({
        entity_id: z.string(),
        record: members,
        provenance: z.record(z.string(), z.looseObject({})),
        field_status: z.record(z.string(), z.string()),
      }),
    ),
    result: z.looseObject({}).nullable(),
    fallbacks: z.array(z.looseObject({})),
    gaps: z.array(z.looseObject({})),
    fingerprint_scope: z.looseObject({}),
  }),
);

/** The rights at the capture, by which a receipt is shown later. */
export interface CapturedRights {
  /** By source id: whether the licence permitted resale. */
  readonly resale: Readonly<Record<string, boolean>>;
  /** By entity: the sources of the parts of its `identity.identifiers`. */
  readonly identifierSources: Readonly<Record<string, readonly string[]>>;
}

/** @throws StoredJsonError */
export const storedRights: (text: string) => CapturedRights = storedJson(
  "data_selection.rights",
  z.looseObject({
    resale: z.record(z.string(), z.boolean()),
    identifierSources: z.record(z.string(), z.array(z.string())),
  }),
);
