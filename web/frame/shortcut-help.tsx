import { signal } from "@preact/signals";
import { Dialog } from "../components/dialog.tsx";
import { setSingleKeys, shortcutGroups, singleKeys } from "./shortcuts.ts";

const shown = signal(false);

export function openShortcutHelp(): void {
  shown.value = true;
}

/** Lists the keys that work on the page. */
export function ShortcutHelp() {
  if (!shown.value) return null;
  return (
    <Dialog
      title="Keys"
      onClose={() => {
        shown.value = false;
      }}
    >
      <div class="stack">
        <label class="row">
          <input
            type="checkbox"
            checked={singleKeys.value}
            onChange={(event) => setSingleKeys(event.currentTarget.checked)}
          />
          Single keys do something
        </label>
        {shortcutGroups.value.toReversed().map(({ title, shortcuts }) => (
          <section class="stack-tight" key={title}>
            <h3>{title}</h3>
            <dl class="shortcut-list">
              {shortcuts.map(({ keys, does }) => [
                <dt key={keys}>
                  {keys.split(" ").map((key) => (
                    <kbd key={key}>{key === "Escape" ? "Esc" : key}</kbd>
                  ))}
                </dt>,
                <dd key={`${keys} does`}>{does}</dd>,
              ])}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
