import { localDateOf } from "../../domain/dates/local-date.ts";
import type { RegisterRelationship, SkippedRow } from "../register-format.ts";
import { presentFields } from "../streaming/present-fields.ts";
import { relationshipRowId } from "./facts-of-relationship.ts";
import { isLei } from "./lei-record.ts";
import type { RelationshipRecord } from "./relationship-record.ts";

/** The start node is the child, branch or fund; the end node is its parent, head office or umbrella. */
const TYPES: ReadonlyMap<string, RegisterRelationship["type"]> = new Map([
  ["IS_DIRECTLY_CONSOLIDATED_BY", "direct"],
  ["IS_ULTIMATELY_CONSOLIDATED_BY", "ultimate"],
  ["IS_INTERNATIONAL_BRANCH_OF", "branch"],
  ["IS_FUND-MANAGED_BY", "fund"],
  ["IS_SUBFUND_OF", "fund"],
  ["IS_FEEDER_TO", "fund"],
]);

/** States of a record that was never valid or repeats another record. */
const VOID_RECORDS: ReadonlySet<string | undefined> = new Set(["ANNULLED", "DUPLICATE"]);

type RelationshipResult =
  | { readonly kind: "relationship"; readonly relationship: RegisterRelationship }
  | { readonly kind: "statement" }
  | { readonly kind: "bad"; readonly reason: string }
  | Pick<SkippedRow, "kind" | "reason" | "retires">;

/**
 * The relationship of a level 2 record. A lapsed record may still describe an active relationship: the
 * relationship has a status of its own, and an ended one is given as inactive.
 */
export function relationshipOfRecord(record: RelationshipRecord): RelationshipResult {
  const { startNode: childLei, endNode: parentLei, status } = record;
  if (VOID_RECORDS.has(record.registrationStatus)) {
    const reason = "the relationship record was annulled or is a duplicate";
    return { kind: "skipped", reason, ...retirementOf(record) };
  }
  if (isOtherNode(record.startNodeType) || isOtherNode(record.endNodeType)) {
    return { kind: "skipped", reason: "an end of the relationship has no LEI" };
  }
  const type = TYPES.get(record.type ?? "");
  if (type === undefined) return bad("RelationshipType", record.type, "is not a type of RR-CDF 2.1");
  if (!isLei(childLei)) return bad("StartNode.NodeID", childLei, "is not a LEI");
  if (!isLei(parentLei)) return bad("EndNode.NodeID", parentLei, "is not a LEI");
  if (status === "NULL") return { kind: "skipped", reason: "the relationship has no status" };
  if (status !== "ACTIVE" && status !== "INACTIVE") {
    return bad("RelationshipStatus", status, "is neither ACTIVE nor INACTIVE");
  }
  // Publishers state such records. A company is not its own parent, so the record is only a statement.
  if (childLei === parentLei) return { kind: "statement" };
  const period = record.periods.find((candidate) => candidate.type === "RELATIONSHIP_PERIOD");
  return {
    kind: "relationship",
    relationship: presentFields<RegisterRelationship>({
      childLei,
      parentLei,
      type,
      validFrom: dateOf(period?.startDate),
      validTo: dateOf(period?.endDate),
      status: status === "ACTIVE" ? "active" : "inactive",
    }),
  };
}

// A duplicate repeats another record, which stays valid.
function retirementOf(record: RelationshipRecord): Pick<SkippedRow, "retires"> {
  const { startNode: childLei, endNode: parentLei } = record;
  const publishersType = record.type ?? "";
  const type = TYPES.get(publishersType);
  if (record.registrationStatus !== "ANNULLED" || type === undefined) return {};
  if (!isLei(childLei) || !isLei(parentLei)) return {};
  const sourceRecordId = relationshipRowId({ childLei, parentLei, type: publishersType });
  return { retires: { relationship: { childLei, parentLei, type }, sourceRecordId } };
}

function isOtherNode(nodeType: string | undefined): boolean {
  return nodeType !== undefined && nodeType !== "LEI";
}

function bad(field: string, value: string | undefined, problem: string): RelationshipResult {
  return { kind: "bad", reason: value === undefined ? `${field} is missing` : `${field} ${problem}` };
}

/** A level 2 record names no country, so a UTC time other than midnight gives no date and is left out. */
function dateOf(timestamp: string | undefined): string | undefined {
  return timestamp === undefined ? undefined : (localDateOf(timestamp, "") ?? undefined);
}
