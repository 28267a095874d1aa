import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadClients, parseClients } from "./oauth-clients.ts";

const client = { client_id: "a", client_name: "A", redirect_uris: ["https://a.example/cb"] };
const digest = "0".repeat(64);
const parse = (...clients: object[]) => parseClients(JSON.stringify(clients));

test("a member that is left out has its default: a public client of both scopes", () => {
  expect(parse(client).get("a")).toEqual({
    ...client,
    token_endpoint_auth_method: "none",
    client_secret_sha256: null,
    allowed_scopes: ["read", "resolve"],
  });
});

test("the sample registry can be used", () => {
  const sample = readFileSync(new URL("../../samples/oauth-clients.json", import.meta.url), "utf8");
  expect([...parseClients(sample).keys()]).toEqual(["claude", "chatgpt", "local-agent"]);
});

test.each([
  "https://a.example/",
  "https://a.example:8443/cb?x=1",
  "http://127.0.0.1/cb",
  "http://localhost:1/cb",
  "http://[::1]/cb",
])("a redirect to %s", (uri) => {
  expect(parse({ ...client, redirect_uris: [uri] }).size).toBe(1);
});

test.each([
  "http://a.example/cb",
  "https://a.example/cb#x",
  "https://*.example/cb",
  "https://user:password@a.example/cb",
  "https://a.example/ä",
  "https://a.example/a b",
  "app.example:/cb",
  "javascript:alert(1)",
  "/cb",
  "",
])("never a redirect to '%s'", (uri) => {
  expect(() => parse({ ...client, redirect_uris: [uri] })).toThrow("0.redirect_uris.0: expected https");
});

test.each<[string, object]>([
  ["a method of a secret without one", { token_endpoint_auth_method: "client_secret_post" }],
  ["a secret without its method", { client_secret_sha256: digest }],
  ["a secret in the open", { client_secret: "s3cret" }],
  [
    "a digest that is none",
    { token_endpoint_auth_method: "client_secret_post", client_secret_sha256: "s3cret" },
  ],
  ["a scope that needs a key", { allowed_scopes: ["read", "admin"] }],
  ["no scope", { allowed_scopes: [] }],
  ["no redirect", { redirect_uris: [] }],
  ["no name", { client_name: "" }],
  ["an id with a blank", { client_id: "a b" }],
])("refused at the start, without the value: %s", (_, changes) => {
  expect(() => parse({ ...client, ...changes })).toThrow(/^ASSAY_OAUTH_CLIENTS: 0/);
  expect(() => parse({ ...client, ...changes })).not.toThrow(/s3cret/);
});

test("two clients of one id are refused, and a file that is no registry", () => {
  expect(() => parse(client, client)).toThrow("stands there twice");
  expect(() => parseClients("{")).toThrow("not JSON");
  expect(() => parseClients("{}")).toThrow(/^ASSAY_OAUTH_CLIENTS/);
  expect(() => loadClients("/nowhere/clients.json", "https://assay.example")).toThrow("ENOENT");
});

test("without a registry there are no clients; with one the service is reached over https or from this machine", () => {
  expect(loadClients(undefined, "http://assay.example").size).toBe(0);
  const sample = new URL("../../samples/oauth-clients.json", import.meta.url).pathname;
  expect(() => loadClients(sample, "http://assay.example")).toThrow("ASSAY_BASE_URL has to be https");
  for (const base of ["https://assay.example", "http://127.0.0.1:8080", "http://[::1]:8080"])
    expect(loadClients(sample, base).size).toBe(3);
});
