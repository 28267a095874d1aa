/**
 * Receipts of captured selections. A capture reads outside of the tenant's lock, and is written under it only
 * if every entity and record that it rests on is still there; otherwise it reads again.
 */
import { createHash } from "node:crypto";
import { canonicalJson } from "../../contract/canonical-json.ts";
import { Failure } from "../../contract/errors.ts";
import { captureLimits } from "../../contract/limits.ts";
import type { Call } from "../../contract/operation.ts";
import { fingerprintedText, fingerprintScope, withoutRights } from "../../contract/receipt-fingerprint.ts";
import type { CapturedRights } from "../../contract/stored/data-selection.ts";
import type { StoredEntity } from "../../domain/entities/project.ts";
import { PIPELINE_VERSION } from "../../domain/matching/release.ts";
import type {
  FrozenEntity,
  FrozenSelection,
  SelectionKind,
} from "../../domain/selections/frozen-selection.ts";
import { citedSources, sourceDates } from "../../domain/selections/source-dates.ts";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import type { Database, Transaction } from "../../storage/engine/database.ts";
import { lockCatalogue } from "../../storage/entities/catalogue-changes.ts";
import {
  countPresent,
  countSelections,
  endSelections,
  findSelection,
  insertSelection,
  type NewSelection,
  type SelectionRow,
} from "../../storage/selections/data-selections.ts";
import type { Reader } from "../entities/entity-reader.ts";
import { type ReceiptView, type RightsDependencies, viewReceipt } from "./receipt-view.ts";

/** The values that a caller asks to capture. */
export interface CaptureRequest {
  readonly kind: SelectionKind;
  readonly captureId: string | undefined;
  /** The request in its normal form: two requests with one normal form have the same intent. */
  readonly request: object;
  /** `YYYY-MM-DD`; null: the moment of the capture. */
  readonly asOf: string | null;
  /** The order of preference of the values or answers, as text. */
  readonly rule: string;
}

/** The values that were read to be captured. */
export interface Evaluated {
  /** Every entity of the tenant that the values rest on, companies between two others among them. */
  readonly restsOn: readonly StoredEntity[];
  readonly entities?: readonly FrozenEntity[];
  readonly result?: object | null;
  readonly fallbacks: readonly object[];
  readonly gaps: readonly object[];
  readonly identifierSources?: CapturedRights["identifierSources"];
}

/** The two steps of reading: the entities that the caller names, or that there is no such entity; then the values. */
export interface Reading {
  readonly find: () => Promise<readonly StoredEntity[] | Failure>;
  readonly evaluate: (found: readonly StoredEntity[]) => Promise<Evaluated | Failure>;
}

/** The form of ids that the service gives: none of them is a caller's to choose. */
const generatedForm = /^ds_[a-z2-7]{26}$/;
/** Attempts when an erasure comes between reading and writing. */
const ATTEMPTS = 12;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

export class DataSelections {
  readonly #deps: RightsDependencies & { readonly database: Database };

  constructor(deps: RightsDependencies & { readonly database: Database }) {
    this.#deps = deps;
  }

  /** The live receipt under today's rights; null where the tenant has none of this id. */
  async read(reader: Reader, receiptId: string): Promise<ReceiptView | null> {
    const row = await findSelection(this.#deps.database, reader.tenantId, receiptId);
    return row?.state === "live" ? viewReceipt(this.#deps, reader, row) : null;
  }

  /** Deletes a receipt; its id stays reserved. @returns null when done. */
  remove({ tenantId, now }: Reader, receiptId: string): Promise<Failure | null> {
    return this.#deps.database.transaction(async (tx) => {
      if ((await lockCatalogue(tx, tenantId)) === null) return new Failure("unauthorized");
      const row = await findSelection(tx, tenantId, receiptId);
      if (row?.state !== "live") return new Failure("not_found");
      const at = now.toISOString();
      await endSelections(tx, tenantId, { receiptIds: [receiptId], state: "deleted", at });
      return null;
    });
  }

  /** Captures, or answers the receipt that the same request has captured under the same id. */
  async capture(
    reader: Reader,
    request: CaptureRequest,
    { find, evaluate }: Reading,
  ): Promise<{ readonly receipt: ReceiptView; readonly created: boolean } | Failure> {
    const intent = sha256(canonicalJson([request.kind, request.request]));
    for (let tried = 0; tried < ATTEMPTS; tried++) {
      const found = await find();
      if (found instanceof Failure) return found;
      const held = await this.#held(this.#deps.database, reader, { ...request, intent });
      if (held !== null) return held instanceof Failure ? held : { receipt: held, created: false };
      const evaluated = await evaluate(found);
      if (evaluated instanceof Failure) return evaluated;
      const written = await this.#write(reader, { ...request, intent }, evaluated);
      if (written !== "again") return written;
    }
    return new Failure("service_unavailable", { details: { retry_after: 1 } });
  }

  async #write(
    reader: Reader,
    request: CaptureRequest & { readonly intent: string },
    evaluated: Evaluated,
  ): Promise<{ readonly receipt: ReceiptView; readonly created: boolean } | Failure | "again"> {
    const { tenantId } = reader;
    const selection = newSelection(reader, request, evaluated);
    if (selection instanceof Failure) return selection;
    return this.#deps.database.transaction(async (tx) => {
      if ((await lockCatalogue(tx, tenantId)) === null) return new Failure("unauthorized");
      const held = await this.#held(tx, reader, request);
      if (held !== null) return held instanceof Failure ? held : { receipt: held, created: false };
      const present = await countPresent(tx, tenantId, selection);
      const { entityIds, recordIds } = selection;
      if (present.entities < entityIds.length || present.records < recordIds.length) return "again";
      const full = await fullStore(tx, tenantId, selection.chosen);
      if (full) return full;
      await insertSelection(tx, tenantId, selection);
      return { receipt: viewReceipt(this.#deps, reader, selection), created: true };
    });
  }

  /** The receipt that the id stands for, or why there can be none under it; null where the id is free. */
  async #held(
    db: Database | Transaction,
    reader: Reader,
    { captureId, intent }: CaptureRequest & { readonly intent: string },
  ): Promise<ReceiptView | Failure | null> {
    if (captureId === undefined) return null;
    const row: SelectionRow | null = await findSelection(db, reader.tenantId, captureId);
    if (row === null) return generatedForm.test(captureId) ? new Failure("capture_reserved") : null;
    if (row.state !== "live") return new Failure("capture_reserved");
    return row.intent === intent ? viewReceipt(this.#deps, reader, row) : new Failure("capture_conflict");
  }
}

/** The part of a request that asks for a capture of the answer. */
export interface MayCapture {
  readonly capture?: boolean | undefined;
  readonly capture_id?: string | undefined;
}

/**
 * The answer of an operation that can capture it: as it is read, or from the receipt. A key that may not
 * write is refused a capture before anything is read.
 */
export async function answerOrCapture(
  selections: DataSelections,
  call: Call,
  {
    asked,
    reading,
    ...request
  }: Omit<CaptureRequest, "captureId"> & { readonly asked: MayCapture; readonly reading: Reading },
): Promise<object | Failure> {
  const reader = { tenantId: call.caller.tenantId!, now: call.now };
  if (asked.capture !== true) {
    const found = await reading.find();
    if (found instanceof Failure) return found;
    const evaluated = await reading.evaluate(found);
    return evaluated instanceof Failure ? evaluated : { ...evaluated.result, receipt_id: null };
  }
  if (!call.caller.scopes.includes("resolve"))
    return new Failure("key_scope_forbidden", { details: { accepted_scopes: ["resolve"] } });
  const done = await selections.capture(reader, { ...request, captureId: asked.capture_id }, reading);
  if (done instanceof Failure) return done;
  const { result, receipt_id, redistribution } = done.receipt;
  return {
    ...result,
    receipt_id,
    ...(redistribution.complete ? {} : { redistribution }),
  };
}

function newSelection(
  { now }: Reader,
  { kind, captureId, request, asOf, rule, intent }: CaptureRequest & { readonly intent: string },
  { restsOn, entities = [], result = null, fallbacks, gaps, identifierSources = {} }: Evaluated,
): NewSelection | Failure {
  const recordIds = [...new Set(restsOn.flatMap(({ memberRecordIds }) => memberRecordIds))];
  if (recordIds.length > captureLimits.records) return over("records");
  const at = now.toISOString();
  const receiptId = captureId ?? newOpaqueId("ds");
  const values = { entities, result };
  const frozen: FrozenSelection = {
    receipt_id: receiptId,
    capture_id: captureId ?? null,
    kind,
    ...{ created_at: at, evaluated_at: at },
    source_dates: sourceDates(values),
    policy: { rule, as_of: asOf, pipeline_version: PIPELINE_VERSION, pass_through: "never_captured" },
    request,
    ...withoutRights(values),
    ...{ fallbacks, gaps },
    fingerprint_scope: fingerprintScope,
  };
  const content = JSON.stringify(frozen);
  if (Buffer.byteLength(content) > captureLimits.bytes)
    return new Failure("payload_too_large", { details: { limit_bytes: captureLimits.bytes } });
  const sources = citedSources(values).map(({ sourceId, permitsResale }) => [sourceId, permitsResale]);
  const rights: CapturedRights = { resale: Object.fromEntries(sources), identifierSources };
  return {
    ...{ receiptId, chosen: captureId !== undefined, kind, intent, content, at },
    fingerprint: `sha256:${sha256(fingerprintedText({ ...frozen }))}`,
    rights: JSON.stringify(rights),
    entityIds: [...new Set(restsOn.map(({ entityId }) => entityId))],
    recordIds,
  };
}

async function fullStore(tx: Transaction, tenantId: string, chosen: boolean): Promise<Failure | null> {
  const held = await countSelections(tx, tenantId);
  if (held.live >= captureLimits.receipts) return over("receipts");
  return chosen && held.chosen >= captureLimits.reservations ? over("reservations") : null;
}

function over(store: "records" | "receipts" | "reservations"): Failure {
  return new Failure("capture_limit", { details: { store, limit: captureLimits[store] } });
}
