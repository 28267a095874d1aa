import { useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { confirmed } from "../../components/dialog.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { toast } from "../../components/toast.tsx";
import {
  addKey,
  chooseTenant,
  nameReviewer,
  removeKey,
  type SessionKey,
  session,
  signOut,
} from "../../frame/session.ts";

/** The keys and the identity of this browser's session, and the actions that change them. */
function AccountPage() {
  const current = session.value;
  if (current === null) return null;
  return (
    <>
      <PageHead
        title="Account"
        lead={
          <>
            The session ends <Moment iso={current.ends_at} />, or after twelve hours without use.
          </>
        }
      >
        <button class="button" type="button" onClick={() => void signOut()}>
          Sign out
        </button>
      </PageHead>
      {current.kind === "operator" ? <Operator /> : <Keys keys={current.keys} />}
    </>
  );
}

const can: Readonly<Record<string, string>> = {
  read: "read companies and reference data",
  resolve: "resolve records, and read",
  review: "review abstentions, label and detach",
  erase: "erase companies and records",
  admin: "manage tenants and keys; reaches no tenant's data",
  metrics: "read the service's metrics",
};

function Keys({ keys }: { readonly keys: readonly SessionKey[] }) {
  return (
    <>
      <section class="card stack">
        <h2>Keys</h2>
        <div class="scroll-x">
          <table class="plain-table">
            <thead>
              <tr>
                <th scope="col">Key</th>
                <th scope="col">Scope</th>
                <th scope="col">May</th>
                <th scope="col">
                  <span class="visually-hidden">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {keys.map((key) => (
                <tr key={key.key_id}>
                  <td>
                    <Bidi>{key.name}</Bidi> <code class="soft">{key.key_hint}</code>
                  </td>
                  <td>{key.scope}</td>
                  <td class="soft">
                    {can[key.scope]}
                    {key.reviewer_id === null ? null : (
                      <>
                        {" as "}
                        <Bidi>{key.reviewer_id}</Bidi>
                      </>
                    )}
                  </td>
                  <td>
                    <button
                      class="button small"
                      type="button"
                      aria-label={`Remove ${key.name}`}
                      onClick={() => void remove(key, keys.length === 1)}
                    >
                      Remove
                    </button>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <AddKey />
    </>
  );
}

async function remove(key: SessionKey, isLast: boolean): Promise<void> {
  const agreed =
    !isLast ||
    (await confirmed({
      title: "Sign out?",
      text: "This is the last key of the session. Without it you are signed out.",
      agree: "Remove and sign out",
    }));
  if (agreed) await removeKey(key.key_id).catch(tell);
}

const tell = (error: unknown): void => {
  toast(error instanceof Error ? error.message : "That did not work.", { bad: true });
};

function AddKey() {
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    setFault(null);
    try {
      await addKey(String(new FormData(form).get("key")).trim());
      form.reset();
      toast("The key was added.");
    } catch (error) {
      const status = error instanceof Error && "status" in error ? error.status : null;
      if (status === 401) setFault("The service does not know this key.");
      else setFault(error instanceof Error ? error.message : "That did not work.");
    }
  };
  return (
    <form class="card stack" onSubmit={submit}>
      <h2>Add a key</h2>
      <div class="input">
        <label for="another-key">API key of the same tenant</label>
        <input
          id="another-key"
          name="key"
          type="password"
          required
          autocomplete="off"
          maxLength={200}
          aria-describedby="about-another"
          aria-invalid={fault !== null}
        />
        <p class="about" id="about-another">
          A key has one scope. With several keys the workbench takes for each call the one that may make it.
        </p>
        {fault === null ? null : (
          <p class="fault" role="alert">
            {fault}
          </p>
        )}
      </div>
      <div>
        <button class="button primary" type="submit">
          Add key
        </button>
      </div>
    </form>
  );
}

function Operator() {
  const current = session.value;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget as HTMLFormElement).get("reviewer")).trim();
    await nameReviewer(name)
      .then(() => toast("Verdicts are given in this name from now on."))
      .catch(tell);
  };
  return (
    <>
      <section class="card stack">
        <h2>Operator</h2>
        <p>
          You act without a key, on this machine alone, in one tenant at a time. Receipts name the workbench
          and no key.
        </p>
        <div class="row">
          Tenant: <strong>{current?.tenant ? <Bidi>{current.tenant.name}</Bidi> : "none chosen"}</strong>
          <ChangeTenant />
        </div>
      </section>
      <form class="card stack" onSubmit={submit}>
        <h2>Reviewer</h2>
        <div class="input">
          <label for="reviewer">Your name in verdicts and labels</label>
          <input
            id="reviewer"
            name="reviewer"
            required
            maxLength={200}
            defaultValue={current?.reviewer_id ?? ""}
            autocomplete="email"
          />
        </div>
        <div>
          <button class="button primary" type="submit">
            Save
          </button>
        </div>
      </form>
    </>
  );
}

function ChangeTenant() {
  const [id, setId] = useState("");
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        void chooseTenant(id)
          .then(() => location.reload())
          .catch(tell);
      }}
    >
      <label class="row">
        <span class="soft">Change to the tenant with the id</span>
        <input value={id} required maxLength={64} onInput={(event) => setId(event.currentTarget.value)} />
      </label>
      <button class="button" type="submit">
        Change
      </button>
    </form>
  );
}

export { AccountPage as page };
