import type { InstalledRegisters } from "../../pipelines/register-install/installed-registers.ts";

/** The registers against which a record is resolved, besides the tenant's own records. */
export interface LookedIn {
  readonly companies: number;
  readonly registers: number;
}

/** The registers that the service uses now. */
export function lookedInOf(registers: Pick<InstalledRegisters, "current" | "sources">): LookedIn {
  return { companies: registers.current()?.size ?? 0, registers: registers.sources().length };
}

/** `383 companies of 10 registers`. */
export function extentOf({ companies, registers }: LookedIn): string {
  return `${counted(companies, "company", "companies")} of ${counted(registers, "register", "registers")}`;
}

/** The scope of a `no_match`: a new user may take the decision for a statement about all companies. */
export function noMatchLine(looked: LookedIn): string {
  return looked.registers === 0
    ? "It was looked up in no register, among the tenant's own records only."
    : `It is none of ${extentOf(looked)}, and none of the tenant's own records.`;
}

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
