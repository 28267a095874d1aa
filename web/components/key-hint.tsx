/** The key of a button, for sighted readers; the help dialog lists the keys for everybody. */
export function KeyHint({ children }: { readonly children: string | number }) {
  return (
    <span aria-hidden="true">
      <kbd>{children}</kbd>
    </span>
  );
}
