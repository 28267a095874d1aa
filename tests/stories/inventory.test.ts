import { expect, test } from "vitest";
import { TestService } from "../support/service.ts";

/** The paths of the framework's tree, where a child's line holds what comes after its parent's. */
function pathsOf(tree: string): string[] {
  const parents: string[] = [];
  return tree.split("\n").flatMap((line) => {
    const [, indent, part, methods] = /^([ │]*[├└]── )(\S+)( \(.*\))?$/.exec(line) ?? [];
    if (indent === undefined) return [];
    const depth = indent.length / 4;
    parents[depth] = (parents[depth - 1] ?? "") + part;
    return methods === undefined ? [] : [parents[depth].replaceAll(/:(\w+)/g, "{$1}")];
  });
}

test("no route is served but those of the description and these (API9)", async () => {
  const service = await TestService.start({ register: "none" });
  const { body } = await service.send("GET", "/openapi.json");
  const served = pathsOf(service.app.http.printRoutes({ commonPrefix: false }));
  const others = [
    "/healthz",
    "/readyz",
    "/metrics",
    "/openapi.json",
    "/docs",
    "/mcp",
    "/openrefine",
    "/openrefine/suggest/entity",
    "/openrefine/suggest/property",
    "/openrefine/suggest/type",
    "/v1/oauth/authorize",
    "/.well-known/oauth-protected-resource",
    "/.well-known/oauth-protected-resource/mcp",
    "/.well-known/oauth-authorization-server",
  ];
  expect([...new Set(served)].sort()).toEqual([...Object.keys(body.paths as object), ...others].sort());
  await service.close();
});
