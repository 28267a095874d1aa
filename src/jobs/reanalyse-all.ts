import type { Reanalysis } from "../pipelines/reanalysis/reanalysis.ts";

interface Log {
  info(fields: object, message: string): void;
}

const LINE_MS = 5_000;

/** Derives anew what older analyses left, in every tenant, with a line in the log every few seconds and at the end. */
export async function reanalyseAll(reanalysis: Reanalysis, log: Log): Promise<void> {
  const before = reanalysis.progress.entities;
  let lineMs = performance.now();
  await reanalysis.all((progress) => {
    if (performance.now() - lineMs < LINE_MS) return;
    lineMs = performance.now();
    log.info(progress, "entities of an older analysis are derived anew");
  });
  const { entities, tenants } = reanalysis.progress;
  if (entities > before) log.info({ entities, tenants }, "entities of an older analysis were derived anew");
}
