import { useState } from "preact/hooks";
import { Dialog } from "../../components/dialog.tsx";
import { Fault } from "../../components/fault.tsx";
import type { Secret } from "../../components/shown-once.tsx";
import { TenantSelect } from "../../components/tenant-select.tsx";
import { type CreateKey as CreateKeyBody, client } from "../../frame/client.ts";

type Scope = CreateKeyBody["scope"];

const scopes: readonly { readonly scope: Scope; readonly may: string }[] = [
  { scope: "resolve", may: "resolve records, and read" },
  { scope: "read", may: "read companies and reference data" },
  { scope: "review", may: "decide abstentions, label and detach, in the name of one reviewer" },
  { scope: "erase", may: "erase companies and records" },
  { scope: "admin", may: "manage tenants and keys; reaches no tenant's data" },
  { scope: "metrics", may: "read the service's metrics" },
];
const ofTenant: readonly Scope[] = ["read", "resolve", "review", "erase"];
const lifetimes = [
  { days: 0, said: "never" },
  { days: 7, said: "in 7 days" },
  { days: 30, said: "in 30 days" },
  { days: 90, said: "in 90 days" },
  { days: 365, said: "in a year" },
];
const DAY_MS = 86_400_000;

/** Creates a key: one scope, one tenant where the scope belongs to a tenant, and an optional expiry. */
export function CreateKey({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (secret: Secret) => void;
}) {
  const [scope, setScope] = useState<Scope>("resolve");
  const [error, setError] = useState<unknown>(null);
  const [making, setMaking] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMaking(true);
    const form = new FormData(event.currentTarget as HTMLFormElement);
    await client.keys.create(bodyOf(form, scope)).then(
      ({ key, name }) => {
        onClose();
        onMade({
          title: `The value of “${name}”`,
          value: key,
          about: `It signs in with the scope ${scope}. Put it where the program reads its secrets, or give it to the person.`,
        });
      },
      (failure) => {
        setError(failure);
        setMaking(false);
      },
    );
  };
  return (
    <Dialog title="Create a key" onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        {error ? <Fault error={error} /> : null}
        <div class="input">
          <label for="key-name">Name</label>
          <input id="key-name" name="name" required maxLength={200} aria-describedby="key-name-about" />
          <p class="about" id="key-name-about">
            Which program or person it is for.
          </p>
        </div>
        <ScopeChoice scope={scope} choose={setScope} />
        {ofTenant.includes(scope) ? <TenantSelect id="key-tenant" /> : null}
        {scope === "review" ? <Reviewer /> : null}
        <Lifetime />
        <div class="actions">
          <button class="button" type="button" onClick={onClose}>
            Cancel
          </button>
          <button class="button primary" type="submit" disabled={making}>
            Create key
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function ScopeChoice({ scope, choose }: { readonly scope: Scope; readonly choose: (scope: Scope) => void }) {
  return (
    <fieldset class="choices">
      <legend>Scope</legend>
      {scopes.map((one) => (
        <label key={one.scope}>
          <input type="radio" name="scope" checked={one.scope === scope} onChange={() => choose(one.scope)} />
          <span>
            <strong>{one.scope}</strong> <span class="soft">{one.may}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function Reviewer() {
  return (
    <div class="input">
      <label for="key-reviewer">Reviewer</label>
      <input id="key-reviewer" name="reviewer" required maxLength={200} aria-describedby="reviewer-about" />
      <p class="about" id="reviewer-about">
        The name that verdicts and labels bear, e.g. an e-mail address.
      </p>
    </div>
  );
}

function Lifetime() {
  return (
    <div class="input">
      <label for="key-end">It ends</label>
      <select id="key-end" name="days" defaultValue="90">
        {lifetimes.map(({ days, said }) => (
          <option key={days} value={days} selected={days === 90}>
            {said}
          </option>
        ))}
      </select>
    </div>
  );
}

function bodyOf(form: FormData, scope: Scope): CreateKeyBody {
  const days = Number(form.get("days"));
  return {
    scope,
    name: String(form.get("name")).trim(),
    ...(ofTenant.includes(scope) ? { tenant_id: String(form.get("tenant")) } : {}),
    ...(scope === "review" ? { reviewer_id: String(form.get("reviewer")).trim() } : {}),
    ...(days === 0 ? {} : { expires_at: new Date(Date.now() + days * DAY_MS).toISOString() }),
  };
}
