/** The periods of the overview, and the number of pieces of each curve. */
export const periods = [
  { days: 7, pieces: 7 },
  { days: 30, pieces: 15 },
  { days: 90, pieces: 15 },
] as const;

export interface Piece {
  readonly since: string;
  readonly until: string;
}

const DAY_MS = 86_400_000;

/** Pieces of equal length, oldest first, the last of which ends at `until`. */
export function piecesOf({ days, pieces }: (typeof periods)[number], until: string): Piece[] {
  const end = Date.parse(until);
  const length = (days * DAY_MS) / pieces;
  return Array.from({ length: pieces }, (_, at) => ({
    since: new Date(end - (pieces - at) * length).toISOString(),
    until: new Date(end - (pieces - at - 1) * length).toISOString(),
  }));
}
