import { type GoldenRecord, goldenRecord } from "../../domain/entities/golden-record.ts";
import type { Database } from "../../storage/engine/database.ts";
import { groupsOfRefs } from "../../storage/entities/entity-refresh.ts";
import type { InstalledRegisters } from "../register-install/installed-registers.ts";
import { observeMember } from "../register-install/observe-member.ts";
import { registerRefOf } from "./register-company-id.ts";

interface Registers {
  readonly database: Database;
  readonly registers: Pick<InstalledRegisters, "loadGroup">;
}

/** The rules for the rows that the reader may see. */
export interface Showing {
  /** Sources that are not shown. */
  readonly withheld: ReadonlySet<string>;
  /** Whether rows are shown whose licence does not permit redistribution. */
  readonly unlicensed: boolean;
  readonly now: Date;
}

/**
 * The facts that the registers in force state of a row's company, as far as they may be shown.
 * @param id as `registerCompanyId` makes it.
 * @returns null where no row in force has the id, or no fact of its company may be shown.
 */
export async function viewRegisterCompany(
  { database, registers }: Registers,
  id: string,
  { withheld, unlicensed, now }: Showing,
): Promise<GoldenRecord | null> {
  const ref = registerRefOf(id);
  if (!ref || withheld.has(ref.source)) return null;
  const [found] = await groupsOfRefs(database, [
    { source: ref.source, source_record_id: ref.sourceRecordId },
  ]);
  if (!found) return null;
  const shown = (await registers.loadGroup(found.group_id)).filter(
    ({ company, snapshot }) => !withheld.has(company.source) && (unlicensed || snapshot.licencePermitsResale),
  );
  if (shown.length === 0) return null;
  return goldenRecord(
    shown
      .flatMap((member) => observeMember(member, now))
      .filter(
        ({ source_id, licence_permits_resale: permitted }) =>
          !withheld.has(source_id) && (unlicensed || permitted),
      ),
    now,
  );
}
