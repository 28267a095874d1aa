import type { Engine } from "../session.ts";

/** One PGlite a process, migrations and filling, kept open for the next test of the file that asks for it. */
export const sharedEngines = new Map<string, Promise<Engine>>();

/** Closes the shared databases; the next test that asks for one gets a new copy. */
export async function closeSharedEngines(): Promise<void> {
  const engines = [...sharedEngines.values()];
  sharedEngines.clear();
  for (const engine of engines) await (await engine).close();
}
