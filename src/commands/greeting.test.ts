import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { greeting } from "./greeting.ts";

const greetingWith = (isSample: boolean): string =>
  greeting({
    shown: null,
    files: { admin: null, tenant: "/data/tenant.key" },
    config: readConfig({}),
    port: 8080,
    engine: "pglite",
    looked: { companies: 383, registers: 10 },
    isSample,
    open: "http://127.0.0.1:8080/",
  });

test("the first request is said to be a match where the sample register answers it, and else is a request", () => {
  expect(greetingWith(true)).toContain("A first request, whose answer is a match:");
  expect(greetingWith(false)).toContain("A request:");
  expect(greetingWith(false)).not.toContain("match:");
});
