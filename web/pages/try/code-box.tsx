import { toast } from "../../components/toast.tsx";

/** Code that the reader can copy. */
export function CodeBox({ title, code }: { readonly title: string; readonly code: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    toast("Copied.");
  };
  return (
    <section class="stack-tight">
      <div class="row">
        <h3>{title}</h3>
        {navigator.clipboard === undefined ? null : (
          <button
            class="button small"
            type="button"
            aria-label={`Copy: ${title}`}
            onClick={() => void copy().catch(() => toast("The browser does not permit it.", { bad: true }))}
          >
            Copy
          </button>
        )}
      </div>
      <pre class="sample">
        <code dir="ltr">{code}</code>
      </pre>
    </section>
  );
}
