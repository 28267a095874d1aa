/** What a sample record is answered with instead of what it should be, and why. */
export interface KnownMiss {
  readonly answer: { readonly decision: string; readonly reason: string | null };
  readonly because: string;
}

const belowFloor = { decision: "unresolved", reason: "below_acceptance_floor" } as const;
const noBranchQueries = "a record is never taken for one of a branch, so the branch guard withholds it";

/** What the service does not get right yet, each with its answer and the reason. A wrong match never stands here. */
export const knownMisses: Readonly<Record<string, KnownMiss>> = {
  "tw-uniform-number": {
    answer: { decision: "unresolved", reason: "identifier_conflict" },
    because: "an unlinked namesake without a number withholds what the number decides",
  },
  "name-sec-tail": {
    answer: belowFloor,
    because: "a common name of one register beside an unlinked row of another",
  },
  "name-and-website": {
    answer: belowFloor,
    because: "the row that has the domain and the one that has the short name are not linked",
  },
  "former-field": {
    answer: belowFloor,
    because: "the bearer of the name and one who bore it before weigh almost the same",
  },
  "namesake-merck-de": {
    answer: belowFloor,
    because: "an unlinked row of another register splits the posterior",
  },
  "branch-macau": { answer: belowFloor, because: noBranchQueries },
  "branch-kabul": { answer: belowFloor, because: noBranchQueries },
  "branch-parent-karachi": {
    answer: belowFloor,
    because: "parent and branch bear one name, and the city weighs too little",
  },
  "branch-magyar": { answer: belowFloor, because: noBranchQueries },
  "relative-heineken-holding": {
    answer: belowFloor,
    because: "the register gives no country, and the name alone stays under the floor",
  },
  "absent-number-dassault": {
    answer: belowFloor,
    because: "an unheld number does not raise the chance of a new company above candidates that share a word",
  },
  "absent-lei-varian": {
    answer: belowFloor,
    because: "an unheld LEI does not raise the chance of a new company above candidates that share a word",
  },
};
