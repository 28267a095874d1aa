import { HowAnsweredForm } from "../../components/how-answered.tsx";
import type { UploadOptions } from "./upload.ts";

/** The options that apply to all rows. */
export function OptionsForm(props: {
  readonly options: UploadOptions;
  readonly setOptions: (options: UploadOptions) => void;
}) {
  const { options, setOptions } = props;
  const { mapping, countryIssues } = options;
  const set = (part: Partial<UploadOptions>) => setOptions({ ...options, ...part });
  const isGiven = (path: string) => mapping.includes(path);
  return (
    <section class="card stack">
      <h2>For all rows</h2>
      <div class="input">
        <label for="country">Country of rows without one</label>
        <input
          id="country"
          value={options.country}
          maxLength={64}
          placeholder="GB, or Germany"
          autocomplete="off"
          onInput={(event) => set({ country: event.currentTarget.value.trim() })}
        />
      </div>
      {isGiven("registration_number") && !isGiven("jurisdiction") ? (
        <label class="row check">
          <input
            type="checkbox"
            checked={countryIssues}
            onChange={(event) => set({ countryIssues: event.currentTarget.checked })}
          />
          <span>Registration numbers are of the register of the row’s country</span>
        </label>
      ) : null}
      {isGiven("incorporation_date") ? <DayPlace options={options} set={set} /> : null}
      <HowAnsweredForm how={options} setHow={({ depth, enrich }) => set({ depth, enrich })} isPair={false} />
    </section>
  );
}

function DayPlace(props: {
  readonly options: UploadOptions;
  readonly set: (part: Partial<UploadOptions>) => void;
}) {
  const { options, set } = props;
  return (
    <div class="input">
      <label for="day-comes">In dates like 03/04/2001 the day is</label>
      <select
        id="day-comes"
        value={options.dayComes ?? ""}
        onChange={({ currentTarget: { value } }) =>
          set({ dayComes: value === "first" || value === "second" ? value : null })
        }
      >
        <option value="">not known: leave such dates out</option>
        <option value="first">03, the first number</option>
        <option value="second">04, the second number</option>
      </select>
    </div>
  );
}
