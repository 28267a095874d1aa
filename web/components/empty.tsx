import type { ComponentChildren } from "preact";

/** Replaces an empty list: the reason why it is empty, and the way to fill it. */
export function Empty({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="empty">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
