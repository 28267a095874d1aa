import { useRef, useState } from "preact/hooks";
import { Dialog } from "./dialog.tsx";

export interface Secret {
  readonly title: string;
  readonly value: string;
  /** The place that needs the secret, and the access that it gives. */
  readonly about: string;
}

/** A value that the service shows once and does not store. The page drops it when the dialog closes. */
export function ShownOnce({ secret, onClose }: { readonly secret: Secret; readonly onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    field.current?.select();
    // Without https or a permission a page may not write to the clipboard; then the value is selected.
    await navigator.clipboard.writeText(secret.value).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Dialog title={secret.title} onClose={onClose}>
      <div class="stack">
        <p>{secret.about}</p>
        <p>
          <strong>Copy it now.</strong> It is shown this once; the service keeps a digest of it and cannot
          show it again.
        </p>
        <div class="input">
          <label for="shown-once">Value</label>
          <input id="shown-once" class="code" ref={field} readOnly value={secret.value} />
        </div>
        <p role="status">
          {copied === null
            ? ""
            : copied
              ? "Copied."
              : "This browser does not let the page copy. The value is selected: copy it with the keyboard."}
        </p>
        <div class="actions">
          <button class="button primary" type="button" onClick={() => void copy()}>
            Copy
          </button>
          <button class="button" type="button" onClick={onClose}>
            I have it
          </button>
        </div>
      </div>
    </Dialog>
  );
}
