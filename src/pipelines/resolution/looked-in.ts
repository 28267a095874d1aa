import type { RegistersVersion } from "../register-install/registers-version.ts";

/** The registers and sources in which a record was looked up: a `no_match` holds for them alone. */
export interface LookedIn {
  /** null: in no register. */
  readonly register_version: number | null;
  /** Ids of the sources whose rows the registers have. */
  readonly sources: readonly string[];
  readonly companies: number;
}

/** @param enrich whether the request lets the registers be read. */
export function lookedInOf(
  registers: Pick<RegistersVersion, "version" | "sources" | "size"> | null,
  enrich: boolean,
): LookedIn {
  if (registers === null || !enrich) return { register_version: null, sources: [], companies: 0 };
  const { version, sources, size } = registers;
  return { register_version: version, sources, companies: size };
}
