import type { ComponentChildren } from "preact";

/** In the place of a list that has nothing: why it is empty, and what would fill it. */
export function Empty({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  return (
    <section class="empty">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
