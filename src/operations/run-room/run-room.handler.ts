import { Failure } from "../../contract/errors.ts";
import { type Handler, type Served, serve } from "../../contract/operation.ts";
import { Reply } from "../../contract/reply.ts";
import { storedReceipt } from "../../contract/stored/receipt.ts";
import type { ArtifactKind } from "../../domain/claims/page-evidence.ts";
import type { ArtifactKeeper } from "../../pipelines/run-room/artifact-keeper.ts";
import { runView } from "../../pipelines/run-room/run-view.ts";
import { artifactsOfRun } from "../../storage/artifacts/artifacts.ts";
import { citesArtifact, findRun } from "../../storage/decisions/runs.ts";
import type { Database } from "../../storage/engine/database.ts";
import { getRun, getRunArtifact } from "./run-room.contract.ts";

export interface RunRoomDependencies {
  readonly database: Database;
  readonly artifacts: Pick<ArtifactKeeper, "read">;
}

/** The run room, with its handlers. */
export function runRoomOperations(deps: RunRoomDependencies): readonly Served[] {
  return [serve(getRun, getRunHandler(deps)), serve(getRunArtifact, getRunArtifactHandler(deps))];
}

function getRunHandler({ database }: RunRoomDependencies): Handler<typeof getRun> {
  return async ({ caller }, { run_id }) => {
    const tenantId = caller.tenantId!;
    const row = await findRun(database, tenantId, run_id);
    if (!row) return new Failure("not_found");
    const held = await artifactsOfRun(database, tenantId, run_id);
    return runView(row, storedReceipt(row.receipt), held);
  };
}

const mediaTypes: Readonly<Record<ArtifactKind, string>> = {
  raw: "application/octet-stream",
  extracted: "text/plain; charset=utf-8",
  markdown: "text/markdown; charset=utf-8",
};
const suffixes: Readonly<Record<ArtifactKind, string>> = { raw: "bin", extracted: "txt", markdown: "md" };

function getRunArtifactHandler(deps: RunRoomDependencies): Handler<typeof getRunArtifact> {
  return async ({ caller }, { run_id, artifact_id, kind }) => {
    const tenantId = caller.tenantId!;
    const cited = { runId: run_id, artifactId: artifact_id };
    if (!(await citesArtifact(deps.database, tenantId, cited))) return new Failure("not_found");
    const content = await deps.artifacts.read(tenantId, artifact_id, kind);
    // Erased between the two reads.
    if (content === null) return new Failure("not_found");
    return new Reply(content, {
      headers: {
        "Content-Type": mediaTypes[kind],
        "Content-Disposition": `attachment; filename="${artifact_id}.${suffixes[kind]}"`,
        "Content-Security-Policy": "sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      },
    });
  };
}
