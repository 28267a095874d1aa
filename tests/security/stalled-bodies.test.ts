/** Stalled requests without a valid key do not affect other callers. */
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../support/service.ts";

let service: TestService;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
  await service.app.http.listen({ port: 0, host: "127.0.0.1" });
  port = (service.app.http.server.address() as { port: number }).port;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await service.close();
});

/** Sends a head that declares a body, and a part of that body. @returns the first line of the answer. */
function stall(path: string, declaredBytes: number): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const lines = [
    `POST ${path} HTTP/1.1`,
    "Host: localhost",
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${declaredBytes}`,
  ];
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.on("error", () => resolve(""));
  socket.once("data", (data) => resolve(data.toString().split("\r\n")[0]!));
  socket.write(`${lines.join("\r\n")}\r\n\r\n${"x".repeat(declaredBytes - 1)}`);
  return promise;
}

describe("bodies of strangers that stall", () => {
  test("401: nothing of them is read at /openrefine", async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, () => stall("/openrefine", 200_000)));
    expect(new Set(answers)).toEqual(new Set(["HTTP/1.1 401 Unauthorized"]));
  });

  test("/readyz stays ready and a tenant's records are resolved while forms of OAuth are stalled", async () => {
    // More than one address may hold: those beyond the limit are answered, the others wait.
    const forms = Array.from({ length: 300 }, () => stall("/v1/oauth/token", 16_000));
    expect(await Promise.race(forms)).toBe("HTTP/1.1 429 Too Many Requests");
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await ready.json()).toMatchObject({ status: "ready", checks: { bodies: "ok" } });
    const tenant = await service.tenant();
    const resolved = await tenant.resolve({ name: "Brackenfold Fisheries GmbH", country: "DE" });
    expect(resolved.decision).toBe("no_match");
  });

  test("200: /openrefine gives a stranger its manifest, which asks for nothing", async () => {
    for (const method of ["GET", "POST"]) {
      const response = await fetch(`http://127.0.0.1:${port}/openrefine`, { method });
      expect(await response.json()).toMatchObject({ versions: ["0.1", "0.2"] });
    }
  });
});
