/**
 * Keys that do something. Each page says its own while it is shown, and the help dialog lists them. Keys are not taken
 * from somebody who types, and not while a modal dialog is open, unless the dialog has them.
 */
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";

export interface Shortcut {
  /** A key as KeyboardEvent.key has it, or two that are typed one after the other: `g r`. */
  readonly keys: string;
  /** What it does, in a few words. */
  readonly does: string;
  readonly run: () => void;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** The groups that are in force, the latest last. */
export const shortcutGroups = signal<readonly ShortcutGroup[]>([]);

/** Puts the keys in force while the component is shown. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const current = useRef(shortcuts);
  current.current = shortcuts;
  const names = shortcuts.map(({ keys, does }) => `${keys}\n${does}`).join("\n");
  useEffect(() => {
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

/** How long the second of two keys may take, in milliseconds. */
const PAUSE_MS = 900;

let before: { readonly key: string; readonly atMs: number } | null = null;

/** Begins to listen, once. */
export function listenForShortcuts(): void {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector("dialog[open]") !== null) return;
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
    !(target instanceof HTMLInputElement && /^(checkbox|radio|button)$/.test(target.type))
  );
}
