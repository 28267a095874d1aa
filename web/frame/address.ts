/** Where the workbench stands on its service. */
export const base = "/workbench";

/** The address of a page, from the path that its route says, with values in the place of `:name`. */
export function addressOf(path: string, values: Readonly<Record<string, string>> = {}): string {
  return (
    base +
    path.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
      const value = values[name];
      return value === undefined ? "" : `/${encodeURIComponent(value)}`;
    })
  );
}
