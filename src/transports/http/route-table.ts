import type { FastifyInstance } from "fastify";

/** Which methods each path of the server answers: what `Allow` says. */
interface RouteTable {
  /** The methods of the path of a URL, sorted; null where no route has it. */
  methodsOf(url: string): readonly string[] | null;
}

/** Follows the routes that are added to the server from now on, whoever adds them. */
export function createRouteTable(app: FastifyInstance): RouteTable {
  const routes: { pattern: RegExp; methods: Set<string> }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    const source = url.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/:[A-Za-z_]+/g, "[^/]+");
    routes.push({ pattern: new RegExp(`^${source}$`), methods: new Set([method].flat()) });
  });
  return {
    methodsOf(url) {
      const path = url.split("?")[0] ?? "";
      const methods = new Set(
        routes.flatMap((route) => (route.pattern.test(path) ? [...route.methods] : [])),
      );
      if (methods.size === 0) return null;
      return [...methods.add("OPTIONS")].sort();
    },
  };
}
