import type { RegisterRef } from "../../domain/matching/comparable/candidate.ts";

const PREFIX = "reg:";

/** The id of a register's company: that of one of its rows, in letters that a URL and a spreadsheet keep as they are. */
export function registerCompanyId({ source, sourceRecordId }: RegisterRef): string {
  return `${PREFIX}${written(source)}:${written(sourceRecordId)}`;
}

/** The row that an id names; null where it is the id of none. */
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

/** Other characters as the bytes of their UTF-8, each behind a tilde. */
function written(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9._-]/gu, (character) =>
    Array.from(Buffer.from(character), (byte) => `~${byte.toString(16).padStart(2, "0")}`).join(""),
  );
}

function read(text: string): string {
  return decodeURIComponent(text.replaceAll("%", "%25").replaceAll("~", "%"));
}
