import { useState } from "preact/hooks";
import { type FormValues, readPaste } from "./read-paste.ts";

/** Takes a pasted text and fills in the form with its values. */
export function PasteBox({ onRead }: { readonly onRead: (values: FormValues) => void }) {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const read = (text: string) => {
    if (text.trim() === "") return setNotes([]);
    const paste = readPaste(text);
    setNotes(paste.notes);
    if (Object.keys(paste.values).length > 0) onRead(paste.values);
  };
  return (
    <div class="input">
      <label for="paste">Paste a record</label>
      <textarea
        id="paste"
        rows={4}
        maxLength={20_000}
        dir="auto"
        spellcheck={false}
        aria-describedby="about-paste"
        onInput={(event) => read(event.currentTarget.value)}
      />
      <p class="about" id="about-paste">
        JSON as the interface takes it, a row of a table with or without its headings, or the signature of an
        e-mail. It fills in the form; nothing is sent yet.
      </p>
      <p class="small" role="status">
        {notes.join(" ")}
      </p>
    </div>
  );
}
