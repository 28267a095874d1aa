/** Every route of the server is in the document, or is listed here with a reason. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Method } from "../support/requests.ts";
import { TestService } from "../support/service.ts";

/** Routes that are no part of the API: pages, probes, and protocols whose own documents describe them. */
const plainRoutes: Readonly<Record<string, string>> = {
  "GET /": "a page for people, or the same as JSON",
  "GET /healthz": "a probe of the process",
  "GET /readyz": "a probe of the deployment",
  "GET /metrics": "Prometheus text for the operator",
  "GET /openapi.json": "the document itself",
  "GET /openapi.yaml": "the document itself",
  "GET /docs": "a page for people",
  "GET /llms.txt": "a page for models",
  "GET /.well-known/security.txt": "RFC 9116",
  "GET /.well-known/oauth-protected-resource": "RFC 9728",
  "GET /.well-known/oauth-protected-resource/mcp": "RFC 9728",
  "GET /.well-known/oauth-authorization-server": "RFC 8414",
  "GET /v1/oauth/authorize": "a page for people (RFC 6749 §3.1)",
  "POST /v1/oauth/authorize": "the form of that page",
  "POST /mcp": "Model Context Protocol, described by tools/list",
  "GET /openrefine": "Reconciliation Service API, described by its manifest",
  "POST /openrefine": "the same",
  "GET /openrefine/suggest/entity": "the same",
  "GET /openrefine/suggest/property": "the same",
  "GET /openrefine/suggest/type": "the same",
  "GET /companies/{company_id}": "a page for people",
  "GET /workbench": "the workbench, for people",
  "GET /workbench*": "its page, at every path that one can have",
  "GET /workbench/assets/{name}": "the files of its page",
  "GET /workbench/session": "the session of a browser",
  "POST /workbench/session": "the same",
  "DELETE /workbench/session": "the same",
  "DELETE /workbench/session/keys/{key_id}": "the same",
  "PUT /workbench/session/tenant": "the same",
  "GET /workbench/operator/registers": "registers, and the upload of a register by the operator's page",
  "POST /workbench/operator/registers": "the same",
  "PUT /workbench/session/reviewer": "the same",
};

let service: TestService;
let documented: ReadonlySet<string>;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  const { body } = await service.send<{ paths: Record<string, object> }>("GET", "/openapi.json");
  documented = new Set(
    Object.entries(body.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    ),
  );
});
afterAll(() => service.close());

/** `METHOD /path` of every route, from the router's printed tree, whose branches extend the path. */
function knownRoutes(): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of service.app.http.printRoutes({ commonPrefix: false }).split("\n")) {
    const [, indent, segment, methods] = /^([│ ]*)[├└]── (\S+) \(([^)]*)\)$/.exec(line) ?? [];
    if (segment === undefined) continue;
    const depth = indent!.length / 4;
    above.splice(depth, above.length, segment);
    const path = above.join("").replaceAll(/:(\w+)/g, "{$1}");
    found.push(...methods!.split(", ").map((method) => `${method} ${path}`));
  }
  return found;
}

const apiMethods: readonly string[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];

test("the router knows what the document says, and what is stated here, and nothing else", async () => {
  const offered: string[] = [];
  for (const route of knownRoutes()) {
    const [method = "", path = ""] = route.split(" ");
    if (!apiMethods.includes(method)) continue;
    // Some endpoints take every method in order to refuse it with an error of their own protocol.
    const answer = documented.has(route)
      ? null
      : await service.app.http.inject({ method: method as Method, url: path });
    if (answer?.statusCode !== 405) offered.push(route);
  }
  // The workbench has every operation again, for the session of its page.
  const inWorkbench = [...documented]
    .filter((route) => !route.includes(" /v1/oauth/"))
    .map((route) => route.replace(" /v1/", " /workbench/v1/"));
  const asStated = Object.keys(plainRoutes);
  expect(offered.sort()).toEqual([...documented, ...inWorkbench, ...asStated].sort());
});

test("405: every path of the document refuses every other method and says which it takes", async () => {
  const paths = new Set([...documented].map((route) => route.split(" ")[1]!));
  for (const path of paths) {
    const url = path.replaceAll(/\{\w+\}/g, "x_1");
    for (const method of apiMethods.filter((one) => !documented.has(`${one} ${path}`))) {
      const { statusCode, headers } = await service.app.http.inject({ method: method as Method, url });
      const allowed = String(headers.allow).split(", ");
      const said = apiMethods.filter((one) => documented.has(`${one} ${path}`));
      expect([method, path, statusCode]).toEqual([method, path, 405]);
      expect(allowed.filter((one) => apiMethods.includes(one))).toEqual(said.toSorted());
    }
  }
});
