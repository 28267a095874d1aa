/** The path of the workbench on its service. */
export const base = "/workbench";

/** The address of a page, from its route's path, with `:name` replaced by values. */
export function addressOf(path: string, values: Readonly<Record<string, string>> = {}): string {
  return (
    base +
    path.replaceAll(/\/:(\w+)\??/g, (_, name: string) => {
      const value = values[name];
      return value === undefined ? "" : `/${encodeURIComponent(value)}`;
    })
  );
}
