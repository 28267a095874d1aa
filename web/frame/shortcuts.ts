/**
 * Keyboard shortcuts. Each page registers its own while it is shown, and the help dialog lists them. Typing
 * in a field triggers none, and an open modal dialog has only its own.
 */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";

export interface Shortcut {
  /** A key as in KeyboardEvent.key, or two keys typed one after the other: `g r`. */
  readonly keys: string;
  /** The action of the key, in a few words. */
  readonly does: string;
  readonly run: () => void;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const STORED = "assay-single-keys";

/** Whether single letters are shortcuts: people who use speech input, or type by accident, turn them off. */
export const singleKeys = signal(localStorage.getItem(STORED) !== "off");

export function setSingleKeys(on: boolean): void {
  singleKeys.value = on;
  localStorage.setItem(STORED, on ? "on" : "off");
}

/** The active groups, the latest last. */
export const shortcutGroups = signal<readonly ShortcutGroup[]>([]);

/** Activates the keys while the component is shown. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  const names = shortcuts.map(({ keys, does }) => `${keys}\n${does}`).join("\n");
  // With the component and not after the next frame: a key that is typed at once is not lost.
  useLayoutEffect(() => {
    const group: ShortcutGroup = {
      title,
      shortcuts: shortcuts.map(({ keys, does }, at) => ({
        keys,
        does,
        run: () => current.current[at]?.run(),
      })),
    };
    shortcutGroups.value = [...shortcutGroups.peek(), group];
    return () => {
      shortcutGroups.value = shortcutGroups.peek().filter((one) => one !== group);
    };
  }, [title, names]);
}

/** The longest pause between the two keys, in milliseconds. */
const PAUSE_MS = 900;

let before: { readonly key: string; readonly atMs: number } | null = null;

/** Starts to listen for keys, once. */
export function listenForShortcuts(): void {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
    if (event.key === "Enter" && isControl(event.target)) return;
    if (event.key.length === 1 && !singleKeys.peek()) return;
    const first = before !== null && event.timeStamp - before.atMs < PAUSE_MS ? before.key : null;
    const found = (first === null ? undefined : shortcutOf(`${first} ${event.key}`)) ?? shortcutOf(event.key);
    before = { key: event.key, atMs: event.timeStamp };
    if (found === undefined) return;
    before = null;
    event.preventDefault();
    found.run();
  });
}

function shortcutOf(keys: string): Shortcut | undefined {
  return shortcutGroups
    .peek()
    .toReversed()
    .flatMap(({ shortcuts }) => shortcuts)
    .find((shortcut) => shortcut.keys === keys);
}

/** Whether Enter activates the element itself. */
function isControl(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest("a, button, summary, input, select, [role=grid]") !== null
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))
  );
}
