import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";

const PREFIX = "reg:";

/** The id of a register company: that of one of its rows, in characters safe for URLs and spreadsheets. */
export function registerCompanyId({ source, sourceRecordId }: RegisterRef): string {
  return `${PREFIX}${written(source)}:${written(sourceRecordId)}`;
}

/** The row that an id names; null where the id names no row. */
export function registerRefOf(id: string): RegisterRef | null {
  const [, source, sourceRecordId] = /^reg:([^:]+):([^:]+)$/.exec(id) ?? [];
  if (source === undefined || sourceRecordId === undefined) return null;
  try {
    const ref = { source: read(source), sourceRecordId: read(sourceRecordId) };
    return registerCompanyId(ref) === id ? ref : null;
  } catch {
    return null;
  }
}

export const isRegisterCompanyId = (id: string): boolean => id.startsWith(PREFIX);

/** Writes other characters as their UTF-8 bytes, each after a tilde. */
function written(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9._-]/gu, (character) =>
    Array.from(Buffer.from(character), (byte) => `~${byte.toString(16).padStart(2, "0")}`).join(""),
  );
}

function read(text: string): string {
  return decodeURIComponent(text.replaceAll("%", "%25").replaceAll("~", "%"));
}
