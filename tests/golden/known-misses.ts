/** The actual answer to a sample record instead of the right one, and the reason. */
export interface KnownMiss {
  readonly answer: { readonly decision: string; readonly reason: string | null };
  readonly because: string;
}

const belowFloor = { decision: "unresolved", reason: "below_acceptance_floor" } as const;

/** The known errors of the service, each with its answer and the reason. A wrong match is never in this list. */
export const knownMisses: Readonly<Record<string, KnownMiss>> = {
  "former-field": {
    answer: belowFloor,
    because: "the bearer of the name and one who bore it before weigh almost the same",
  },
  "relative-heineken-holding": {
    answer: belowFloor,
    because: "its row says no country, and the sister company's says the record's",
  },
};
