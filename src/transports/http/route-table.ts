import type { FastifyInstance } from "fastify";

/**
 * The methods that each path of the server answers: the value of `Allow`. A literal path,
 * `/v1/entities/export`, is no value of a parameter beside it, `/v1/entities/{entity_id}`, for any method.
 */
export interface RouteTable {
  /** The methods of the path of a URL, sorted; null where there is no such route. */
  methodsOf(url: string): readonly string[] | null;
  /** Whether a literal path was taken for the value of a parameter. */
  isMistaken(url: string, routed: string | undefined): boolean;
}

/**
 * An id at the end of a path. A word in its place, `/v1/entities/query`, is an unknown path: ids of the
 * service and of its callers have a digit, a capital letter or another sign, or are longer than a word.
 */
const lastId = "(?![a-z-]{2,40}$)[^/]+";

const pathOf = (url: string): string => url.split("?")[0] ?? "";

/** Records the routes that are added to the server from now on, by any module. */
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
