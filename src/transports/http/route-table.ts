import type { FastifyInstance } from "fastify";

/**
 * Which methods each path of the server answers: what `Allow` says. A path that is written out, `/v1/entities/export`,
 * is no value of a parameter beside it, `/v1/entities/{entity_id}`, whatever the method.
 */
export interface RouteTable {
  /** The methods of the path of a URL, sorted; null where no route has it. */
  methodsOf(url: string): readonly string[] | null;
  /** Whether a path that is written out was taken for the value of a parameter. */
  isMistaken(url: string, routed: string | undefined): boolean;
}

/**
 * An id that ends a path. A word in its place, `/v1/entities/query`, is a path that nothing here has: ids of the service and
 * of its callers have a digit, a capital letter or another sign, or are longer than a word.
 */
const lastId = "(?![a-z-]{2,40}$)[^/]+";

const pathOf = (url: string): string => url.split("?")[0] ?? "";

/** Follows the routes that are added to the server from now on, whoever adds them. */
export function createRouteTable(app: FastifyInstance): RouteTable {
  const routes: { pattern: RegExp; methods: ReadonlySet<string> }[] = [];
  const written = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    const methods = [method].flat();
    if (!url.includes(":")) written.set(url, new Set([...(written.get(url) ?? []), ...methods]));
    const source = url
      .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/:(?:[a-z]+_)?id$/, lastId)
      .replaceAll(/:[A-Za-z_]+/g, "[^/]+");
    routes.push({ pattern: new RegExp(`^${source}$`), methods: new Set(methods) });
  });
  return {
    methodsOf(url) {
      const path = pathOf(url);
      const methods = new Set(
        written.get(path) ?? routes.flatMap((route) => (route.pattern.test(path) ? [...route.methods] : [])),
      );
      if (methods.size === 0) return null;
      return [...methods.add("OPTIONS")].sort();
    },
    isMistaken: (url, routed) => routed?.includes(":") === true && written.has(pathOf(url)),
  };
}
