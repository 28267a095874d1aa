/** What all tasks of `npm run bench:peers` share: its options, the peers that are asked, and a failed peer's section. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Peer } from "./peer.ts";

/** The cases from which Assay's training learned nothing. */
export const UNSEEN = "not seen by Assay's training";

export interface PeersRun {
  /** The benchmark's directory. */
  readonly benchmark: string;
  /** Where peers are installed. */
  readonly environments: string;
  /** Cases that are asked, evenly spaced; all where undefined. */
  readonly cases: number | undefined;
  /** Names of the peers that are asked. */
  readonly peers: readonly string[] | undefined;
}

/** The sections of the peers in order; a peer that cannot be run is named as one that could not be run. */
export async function peerSections(
  { environments, peers }: PeersRun,
  all: readonly Peer[],
  ask: (peer: Peer, directory: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const parts: string[] = [];
  for (const peer of all.filter(({ name }) => peers === undefined || peers.includes(name))) {
    const directory = join(environments, peer.name);
    mkdirSync(directory, { recursive: true });
    try {
      parts.push(...(await ask(peer, directory)), peer.about, "");
    } catch (error) {
      process.stderr.write(`${peer.name}: ${error instanceof Error ? error.message : String(error)}\n`);
      parts.push(`### ${peer.name}`, "", "Could not be run on this machine.", "", peer.about, "");
    }
  }
  return parts;
}

/** `1,234 pairs per second of processor time (0.81 ms each).`; nothing where the time was not measured. */
export function speedLines(
  things: string,
  cases: number,
  processorSeconds: number | null,
): readonly string[] {
  if (processorSeconds === null) return [];
  const each = (1000 * processorSeconds) / cases;
  const rate = Math.round(cases / processorSeconds).toLocaleString("en-GB");
  return [`${rate} ${things} per second of processor time (${each.toFixed(each < 1 ? 3 : 2)} ms each).`, ""];
}
