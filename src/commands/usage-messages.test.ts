import { describe, expect, test } from "vitest";
import { withoutValues } from "./usage-messages.ts";

describe("messages of the parser", () => {
  test.each([
    [
      "error: unknown option '--nam'\n(Did you mean --name?)\n",
      "error: unknown option '--nam'\n(Did you mean --name?)\n",
    ],
    ["error: unknown option '--colour=SECRET'\n", "error: unknown option '--colour'\n"],
    [
      "error: option '--url <address>' argument 'https://u:SECRET@x' is invalid. An address.\n",
      "error: option '--url <address>' is not valid. An address.\n",
    ],
    ["error: unknown command 'assay_sk_SECRET'\n", "error: unknown command\n"],
    [
      "error: unknown command 'regster'\n(Did you mean register?)\n",
      "error: unknown command 'regster'\n(Did you mean register?)\n",
    ],
    ["error: unknown option '--x=SECRET'SECRET\nSECRET'\n", "error: unknown option '--x'\n"],
  ])("keep names and drop values: %j", (message, shown) => {
    expect(withoutValues(message)).toBe(shown);
  });

  test("a user who passes a key is told where it belongs", () => {
    const shown = withoutValues("error: unknown option '--api-key=assay_sk_SECRET'\n");
    expect(shown).toContain("set ASSAY_API_KEY");
    expect(shown).not.toContain("SECRET");
  });
});
