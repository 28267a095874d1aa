import { useState } from "preact/hooks";
import { Mark } from "../components/mark.tsx";
import { addKey, sessionState } from "./session.ts";

/** Asks for a key. The key is sent to the service once and is not kept in the browser. */
export function SignIn({ refusal }: { readonly refusal: unknown }) {
  const [failed, setFailure] = useState<string | null>(null);
  const usedLink = "This link has been used or is older than ten minutes. Make another one.";
  const failure = failed ?? (refusal === null ? null : usedLink);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const key = String(new FormData(form).get("key") ?? "").trim();
    setBusy(true);
    setFailure(null);
    try {
      await addKey(key);
    } catch (error) {
      setFailure(refusalOf(error));
      form.querySelector("input")?.select();
    } finally {
      setBusy(false);
    }
  };
  return (
    <main class="sign-in">
      <form class="card" onSubmit={submit}>
        <div class="brand">
          <Mark /> Assay
        </div>
        <h1>Sign in</h1>
        <div class="input">
          <label for="key">API key</label>
          <input
            id="key"
            name="key"
            type="password"
            required
            autocomplete="off"
            spellcheck={false}
            maxLength={200}
            aria-describedby="about-key"
          />
          <p class="about" id="about-key">
            A key for reading, resolving or reviewing. More keys of the same tenant can be added later. The
            browser does not keep it.
          </p>
        </div>
        {failure === null ? null : (
          <p class="notice bad" role="alert">
            {failure}
          </p>
        )}
        <button class="button primary" type="submit" disabled={busy}>
          {busy ? "Signing in …" : "Sign in"}
        </button>
        {sessionState.value?.operatorAdmitted ? (
          <p class="soft small">
            You run this service? <code>npx assay workbench</code> prints a link that signs you in without a
            key.
          </p>
        ) : null}
      </form>
    </main>
  );
}

function refusalOf(error: unknown): string {
  if (error instanceof Error && "status" in error && error.status === 401)
    return "The service does not know this key. It is mistyped, revoked or expired.";
  return error instanceof Error ? error.message : "The service could not be reached.";
}
