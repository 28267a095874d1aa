/** The lowest probability of an accepted match (specification, matching rule 4). */
export const acceptanceFloor = 0.9;

const percent = new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 1 });

/** A probability as a percentage; never rounded to 100 or to 0. */
export function percentOf(probability: number): string {
  if (probability > 0.999 && probability < 1) return `> ${percent.format(0.999)}`;
  if (probability < 0.001 && probability > 0) return `< ${percent.format(0.001)}`;
  return percent.format(probability);
}

/**
 * A probability as a bar with a mark at the acceptance floor, and as a number. null: the pair was not scored.
 */
export function Probability({ value }: { readonly value: number | null }) {
  if (value === null) return <span class="soft">not scored</span>;
  return (
    <span class="probability">
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <rect class="track" x="0.5" y="0.5" width="99" height="9" />
        <rect class="filled" x="0.5" y="0.5" width={Math.max(0.5, value * 99)} height="9" />
        <line class="floor" x1={acceptanceFloor * 100} x2={acceptanceFloor * 100} y1="0" y2="10" />
      </svg>
      <span>{percentOf(value)}</span>
    </span>
  );
}
