/**
 * PGlite's file system on Node, made durable. As shipped it ignores every fsync: the WebAssembly import `fd_sync`
 * calls `stream_ops.fsync` of the mount, which its NODEFS does not define (pglite 0.5.16). Here it does. The import
 * `fdatasync` does nothing whatever the mount offers, so PostgreSQL runs with `wal_sync_method=fsync`.
 * Directories are synced too: PostgreSQL opens and syncs them after it creates or renames a file.
 */
import { fdatasyncSync, fstatSync, fsyncSync } from "node:fs";
import { PrivateNodeFS } from "./private-node-fs.ts";

export interface SyncObserver {
  /** Called after the disk has confirmed; `name` is the last part of the path. */
  synced(kind: "file" | "directory", name: string): void;
  /** Called when the disk refused: what was written since the last success may be lost. */
  failed(error: unknown): void;
  /** Called when the disk has no room for the write-ahead log: nothing that was confirmed is lost. */
  logRefused(): void;
}

/** The parts of an Emscripten NODEFS stream that a sync needs; its typings leave them out. */
interface NodeStream {
  readonly nfd: number;
  readonly node: { readonly name: string };
}

interface SyncableMount {
  stream_ops: {
    fsync?: (stream: NodeStream) => number;
    write: (stream: NodeStream, ...rest: unknown[]) => number;
  };
  node_ops: { mknod: (parent: unknown, name: string, ...rest: unknown[]) => unknown };
}

/** A segment of the write-ahead log, or one that is being made. */
const logFile = /^([0-9A-F]{24}|xlogtemp\.\d+)$/;

const inputOutputError = 29;

export class SyncedNodeFS extends PrivateNodeFS {
  readonly #observer: SyncObserver;

  constructor(directory: string, observer: SyncObserver) {
    super(directory);
    this.#observer = observer;
  }

  #sync(stream: NodeStream): number {
    try {
      const directory = fstatSync(stream.nfd).isDirectory();
      if (directory) fsyncSync(stream.nfd);
      else fdatasyncSync(stream.nfd);
      this.#observer.synced(directory ? "directory" : "file", stream.node.name);
      return 0;
    } catch (error) {
      this.#observer.failed(error);
      return inputOutputError;
    }
  }

  /**
   * PostgreSQL panics when it cannot write its log, and PGlite (0.5.16) then spins for ever where that happens in the
   * commit of a transaction. So the server is ended before it hears of it.
   */
  #watchLog({ stream_ops, node_ops }: SyncableMount): void {
    const { write } = stream_ops;
    const { mknod } = node_ops;
    stream_ops.write = (stream, ...rest) => this.#orRefused(stream.node.name, () => write(stream, ...rest));
    node_ops.mknod = (parent, name, ...rest) => this.#orRefused(name, () => mknod(parent, name, ...rest));
  }

  #orRefused<T>(name: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (logFile.test(name)) this.#observer.logRefused();
      throw error;
    }
  }

  override async init(...args: Parameters<PrivateNodeFS["init"]>): ReturnType<PrivateNodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: unknown }) => {
        const mount = module.NODEFS as SyncableMount;
        mount.stream_ops.fsync = (stream) => this.#sync(stream);
        this.#watchLog(mount);
      },
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
