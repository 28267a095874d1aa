/**
 * Sends waiting writes before the page goes, for instance writes that can still be undone. They are sent when
 * the page is closed or left, and before the session is ended.
 */
type Send = () => Promise<unknown>;

const waiting = new Set<Send>();
let closing = false;

/** Whether the page is being closed: a request that starts now must outlive it. */
export const isClosing = (): boolean => closing;

/** @param send called when the page goes; it may be called although no write waits. */
export function beforeLeaving(send: Send): void {
  waiting.add(send);
}

/** Sends all waiting writes; fulfils when every one was answered, with success or an error. */
export async function sendWaiting(): Promise<void> {
  await Promise.allSettled([...waiting].map((send) => send()));
}

addEventListener("pagehide", () => {
  closing = true;
  void sendWaiting();
});
// The browser kept this page aside and shows it again.
addEventListener("pageshow", () => {
  closing = false;
});
