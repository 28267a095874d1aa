/**
 * PGlite's file system on Node, with files and directories that only their owner can use. As shipped (pglite 0.5.16)
 * Emscripten sets the mode of each new file itself, past the process's umask: 0666 for a new cluster.
 */
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface Attributes {
  mode?: number | null;
}

/** The parts of Emscripten's NODEFS that give a mode; its typings leave them out. */
interface ModeGivers {
  readonly node_ops: {
    mknod: (parent: unknown, name: string, mode: number, ...rest: unknown[]) => unknown;
    setattr: (node: unknown, attributes: Attributes) => unknown;
  };
  readonly stream_ops: { setattr?: (stream: unknown, attributes: Attributes) => unknown };
}

const OTHERS_AND_GROUP = 0o077;

const ownersOnly = (attributes: Attributes): Attributes =>
  typeof attributes.mode === "number"
    ? { ...attributes, mode: attributes.mode & ~OTHERS_AND_GROUP }
    : attributes;

function closeToOthers({ node_ops, stream_ops }: ModeGivers): void {
  const { mknod, setattr } = node_ops;
  node_ops.mknod = (parent, name, mode, ...rest) => mknod(parent, name, mode & ~OTHERS_AND_GROUP, ...rest);
  node_ops.setattr = (node, attributes) => setattr(node, ownersOnly(attributes));
  const setOpen = stream_ops.setattr;
  if (setOpen) stream_ops.setattr = (stream, attributes) => setOpen(stream, ownersOnly(attributes));
}

export class PrivateNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const { emscriptenOpts } = await super.init(...args);
    const preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module: { NODEFS: unknown }) => closeToOthers(module.NODEFS as ModeGivers),
    ];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}
