import { useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Fault } from "../../components/fault.tsx";
import { client } from "../../frame/client.ts";

export interface ChosenCompany {
  readonly entityId: string;
  readonly name: string;
}

/** Finds one of the tenant's companies by its name or id. */
export function ChooseCompany({ onChoose }: { readonly onChoose: (company: ChosenCompany) => void }) {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<readonly ChosenCompany[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const search = async () => {
    setError(null);
    try {
      setFound(await companiesFor(typed.trim()));
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <form
      class="stack-tight"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== "") void search();
      }}
    >
      <div class="row">
        <div class="input">
          <label for="other-company">Another company: its name or entity id</label>
          <input
            id="other-company"
            maxLength={500}
            value={typed}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <button class="button" type="submit">
          Find
        </button>
      </div>
      {error ? <Fault error={error} /> : null}
      {found === null ? null : found.length === 0 ? (
        <p role="status">None of your companies is found by that.</p>
      ) : (
        <ul class="list row" aria-label="Companies found">
          {found.map((company) => (
            <li key={company.entityId}>
              <button class="button small" type="button" onClick={() => onChoose(company)}>
                <Bidi>{company.name}</Bidi>
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

const MOST_FOUND = 8;

async function companiesFor(text: string): Promise<ChosenCompany[]> {
  const field = /^ent_[a-z2-7]{26}$/.test(text) ? "entity_id" : "identity.legal_name";
  const filter =
    field === "entity_id"
      ? ({ field, operator: "eq", value: text } as const)
      : ({ field, operator: "contains", value: text } as const);
  const { matches } = await client.entities.queryCompanies({ filters: [filter], limit: MOST_FOUND });
  return matches.map(({ entity_id, legal_name }) => ({ entityId: entity_id, name: legal_name ?? entity_id }));
}
