export interface HowAnswered {
  readonly depth: "probabilistic" | "adjudication" | "research";
  readonly enrich: boolean;
}

const depths = [
  { depth: "probabilistic", label: "Installed registers: 1 credit for a decision" },
  { depth: "adjudication", label: "Also a model for borderline cases: up to 5 credits" },
  { depth: "research", label: "Also live registers and web pages: up to 5 credits" },
] as const;

/** The options of a request: its depth, and whether it uses registers. */
export function HowAnsweredForm(props: {
  readonly how: HowAnswered;
  readonly setHow: (how: HowAnswered) => void;
  /** Whether two records are compared, which reads no register. */
  readonly isPair: boolean;
}) {
  const { how, setHow, isPair } = props;
  return (
    <div class="stack-tight">
      <div class="input">
        <label for="depth">What may be asked</label>
        <select
          id="depth"
          value={how.depth}
          onChange={({ currentTarget: { value } }) =>
            setHow({ ...how, depth: depths.find(({ depth }) => depth === value)?.depth ?? how.depth })
          }
        >
          {depths.map(({ depth, label }) => (
            <option key={depth} value={depth}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {isPair ? null : (
        <label class="row check">
          <input
            type="checkbox"
            checked={how.enrich}
            onChange={(event) => setHow({ ...how, enrich: event.currentTarget.checked })}
          />
          <span>Look in registers; without it only your own companies are compared</span>
        </label>
      )}
    </div>
  );
}
