/**
 * One PGlite instance on a directory, checkpointed by us: PostgreSQL in single-user mode never does that by itself,
 * and its write-ahead log would grow without end.
 */
import { existsSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { MessageWriter } from "../message-writer.ts";
import { readReply } from "../reply-reader.ts";
import { createCluster } from "./create-cluster.ts";
import type { ServerProgram } from "./server-program.ts";
import { SyncedNodeFS } from "./synced-node-fs.ts";

export interface EmbeddedServerOptions {
  readonly directory: string;
  /** False leaves syncing to the operating system: a power cut may then lose or break everything. */
  readonly durable: boolean;
  readonly program: ServerProgram;
  /** Called when the disk refuses a sync, before anything else is acknowledged. */
  readonly onSyncFailure: (error: unknown) => void;
  /** Called when the disk has no room for the write-ahead log, before the server knows. */
  readonly onLogRefused: () => void;
}

export interface SyncCounts {
  readonly files: number;
  readonly directories: number;
}

/** A write-ahead log segment has 16 MB: a checkpoint each 128 MB. */
const segmentsPerCheckpoint = 8;
const segmentName = /^[0-9A-F]{24}$/;

const sharedStartParams = PGlite.defaultStartParams.filter((param) => param !== "-F");
// Clearing the usual 128 MB of buffers takes longer than the rest of a start.
const relaxedStartParams = [...sharedStartParams, "-F", "-c", "shared_buffers=16MB"];
const durableStartParams = [...sharedStartParams, "-c", "wal_sync_method=fsync", "-c", "max_wal_size=256MB"];

export class EmbeddedServer {
  readonly #server: PGlite;
  readonly #counts: { files: number; directories: number; segments: number };

  private constructor(server: PGlite, counts: { files: number; directories: number; segments: number }) {
    this.#server = server;
    this.#counts = counts;
  }

  static async open(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
    const { directory, durable, program } = options;
    if (!existsSync(directory)) await createCluster({ directory, durable, program });
    const counts = { files: 0, directories: 0, segments: 0 };
    let segment = "";
    const fs = new SyncedNodeFS(directory, {
      synced(kind, name) {
        if (kind === "directory") counts.directories += 1;
        else counts.files += 1;
        if (name === segment || !segmentName.test(name)) return;
        segment = name;
        counts.segments += 1;
      },
      failed: options.onSyncFailure,
      logRefused: options.onLogRefused,
    });
    const startParams = durable ? durableStartParams : relaxedStartParams;
    const server = await PGlite.create({ fs, startParams, pgliteWasmModule: program });
    return new EmbeddedServer(server, counts);
  }

  /**
   * Runs one protocol message to its end. The streaming call is the one that neither parses the answer nor keeps
   * it: `execProtocolRaw` does both, and its list of parsed messages is never emptied.
   */
  run(message: Uint8Array): Buffer<ArrayBuffer> {
    const chunks: Buffer[] = [];
    const onRawData = (bytes: Uint8Array): void => {
      chunks.push(Buffer.from(bytes));
    };
    void this.#server.execProtocolRawStream(message, { syncToFs: false, onRawData });
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const whole = Buffer.allocUnsafeSlow(length);
    let at = 0;
    for (const chunk of chunks) at += chunk.copy(whole, at);
    return whole;
  }

  /** Runs a checkpoint when enough has been written since the last, unless a failed transaction would refuse it. */
  checkpointWhenDue(): void {
    if (this.#counts.segments >= segmentsPerCheckpoint) this.#checkpoint();
  }

  #checkpoint(): void {
    const reply = readReply(this.run(new MessageWriter().query("checkpoint").finish()), []);
    if (!reply.error) this.#counts.segments = 0;
  }

  get syncs(): SyncCounts {
    return { files: this.#counts.files, directories: this.#counts.directories };
  }

  async close(): Promise<void> {
    this.#checkpoint();
    await this.#server.close();
  }
}
