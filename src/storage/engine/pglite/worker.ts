/**
 * The thread that PGlite lives in: on the main thread a slow statement would stop every timer and socket.
 * It passes protocol bytes in and out and decodes nothing.
 */
import { parentPort, workerData } from "node:worker_threads";
import { EmbeddedServer } from "./embedded-server.ts";
import type { WorkerAnswer, WorkerOptions, WorkerRequest } from "./worker-messages.ts";

const port = parentPort;
if (!port) throw new Error("this file runs in a worker thread");

function answer(message: WorkerAnswer, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

/** Ends the thread at once: after a refused sync nothing more may be acknowledged. */
function onSyncFailure(error: unknown): void {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  answer({ kind: "fatal", reason: `the disk refused to sync a database file (${code})` });
  process.exit(1);
}

/** Ends the thread at once; what it had acknowledged is on the disk, and another thread may read it from there. */
function onLogRefused(): void {
  answer({ kind: "stopped", reason: "the disk takes no more of the database's log; it may be full" });
  process.exit(1);
}

const options = workerData as WorkerOptions;
const server = await EmbeddedServer.open({ ...options, onSyncFailure, onLogRefused });

port.on("message", async (request: WorkerRequest) => {
  if (request.kind === "run") {
    const reply = server.run(request.message);
    answer({ kind: "ran", reply }, [reply.buffer]);
    server.checkpointWhenDue();
  } else if (request.kind === "syncs") {
    answer({ kind: "syncs", counts: server.syncs });
  } else {
    await server.close();
    answer({ kind: "closed" });
    port.close();
  }
});

answer({ kind: "opened" });
