import { expect, test } from "vitest";
import { ConfigError } from "../config.ts";
import { parseLiveSources } from "./live-registers.ts";

const named = (name: string): string | undefined => (name === "CH_KEY" ? "a-key" : undefined);
const parse = (file: unknown) => parseLiveSources(JSON.stringify(file), named);

test("a source that the file does not switch on is not asked", () => {
  expect(parse({})).toEqual([]);
  expect(parse({ gleif: { enabled: false }, vies: { enabled: false, rate: 0.5 } })).toEqual([]);
});

test("a source that is switched on has its publisher's address and pace", () => {
  expect(parse({ gleif: { enabled: true } })).toMatchObject([
    { url: "https://api.gleif.org/api/v1", perSecond: 1, userAgent: "Assay", secretHeaders: {} },
  ]);
});

test("an address of the operator's own may be http, private and faster", () => {
  const sec = { enabled: true, url: "http://127.0.0.1:9000/sec/", rate: 50 };
  expect(parse({ sec })).toMatchObject([
    { url: "http://127.0.0.1:9000/sec", filesUrl: "http://127.0.0.1:9000/sec", perSecond: 50, burst: 50 },
  ]);
});

test("a key comes from the variable that the file names", () => {
  const [source] = parse({ companies_house: { enabled: true, key_env: "CH_KEY" } });
  expect(source?.secretHeaders).toEqual({
    authorization: `Basic ${Buffer.from("a-key:").toString("base64")}`,
  });
});

test.each<[unknown, string]>([
  [[], "expected a JSON object"],
  [{ opencorporates: { enabled: true } }, "unknown source; known are gleif, companies_house"],
  [{ gleif: { enabled: "yes" } }, "gleif.enabled: expected true or false"],
  [{ gleif: {} }, "gleif.enabled: expected true or false"],
  [{ gleif: { enabled: true, key: "secret" } }, "gleif: unknown field; known are enabled, url"],
  [{ gleif: { enabled: true, url: "ftp://example.com" } }, "gleif.url: expected an http or https address"],
  [
    { gleif: { enabled: true, url: "https://u:p@example.com" } },
    "gleif.url: expected an address without a user",
  ],
  [{ gleif: { enabled: true, rate: 0 } }, "gleif.rate: expected at least 0.01 requests a second"],
  [
    { gleif: { enabled: true, rate: 5 } },
    "gleif.rate: at most 1 requests a second at the publisher's address",
  ],
  [{ gleif: { enabled: true, files_url: "https://example.com" } }, "gleif.files_url: this source has one"],
  [{ gleif: { enabled: true, key_env: "CH_KEY" } }, "gleif.key_env: this source takes no key"],
  [{ companies_house: { enabled: true } }, "companies_house.key_env: needed"],
  [
    { companies_house: { enabled: true, key_env: "NOT_SET" } },
    "companies_house.key_env: the environment has no",
  ],
  [
    { companies_house: { enabled: true, key_env: "ASSAY_API_KEY" } },
    "companies_house.key_env: expected a name that",
  ],
  [{ sec: { enabled: true } }, "contact: needed where sec is enabled"],
  [{ wikidata: { enabled: true } }, "contact: needed where wikidata is enabled"],
  [{ contact: "me\r\nhost: x" }, "contact: expected 1 to 200 printable ASCII characters"],
])("%j is refused: %s", (file, problem) => {
  expect(() => parse(file)).toThrow(ConfigError);
  expect(() => parse(file)).toThrow(`ASSAY_LIVE_REGISTERS: ${problem}`);
});

test("a file that is not JSON is refused, and no text of the file is repeated", () => {
  expect(() => parseLiveSources("{secret", named)).toThrow("ASSAY_LIVE_REGISTERS: the file is not JSON");
  expect(() => parse({ gleif: { enabled: true, url: "secret" } })).not.toThrow(/secret/);
});
