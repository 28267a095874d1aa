import { Command } from "commander";
import { describe, expect, test } from "vitest";
import { companyFields } from "../../contract/company-record.ts";
import { validate } from "../../door/validation.ts";
import { resolve } from "../../operations/resolution/resolve.contract.ts";
import { addRecordFlags } from "./record-flags.ts";
import { requestFields } from "./request-fields.ts";

function parse(...args: string[]) {
  const command = new Command("resolve").exitOverride().configureOutput({ writeErr: () => undefined });
  const read = addRecordFlags(command, resolve, ({ path }) => path[0]! in companyFields);
  command.parse(args, { from: "user" });
  return read();
}

describe("flags of a record", () => {
  test("there is a flag for every field of the contract", () => {
    const command = new Command("resolve");
    addRecordFlags(command, resolve, () => true);
    expect(command.options).toHaveLength(requestFields(resolve).length);
    expect(command.options.map(({ long }) => long)).toEqual(
      expect.arrayContaining([
        "--name",
        "--registration-number",
        "--address.postal-code",
        "--vat-number",
        "--no-enrich",
        "--include-field-status",
      ]),
    );
  });

  test("flags make the request that the service takes", () => {
    const { request, describes } = parse(
      "--name",
      "Foo Ltd",
      "--registration-number",
      "007",
      "--address.city",
      "Leeds",
      "--address.postal-code",
      "LS1",
      "--trading-names",
      "Foo",
      "--trading-names",
      "Foo Group",
      "--extra",
      "siren=1=2",
      "--no-enrich",
      "--fields",
      "identity.legal_name",
      "--quality-target.minimum-match-confidence",
      "0.97",
      "--depth",
      "probabilistic",
    );
    expect(request).toEqual({
      name: "Foo Ltd",
      registration_number: "007",
      address: { city: "Leeds", postal_code: "LS1" },
      trading_names: ["Foo", "Foo Group"],
      extra: { siren: "1=2" },
      enrich: false,
      fields: ["identity.legal_name"],
      quality_target: { minimum_match_confidence: 0.97 },
      depth: "probabilistic",
    });
    expect(describes).toBe(true);
    expect(validate(resolve.input, request)).toEqual({ value: request });
  });

  test("a flag that only says how to answer describes no record", () => {
    expect(parse("--depth", "probabilistic")).toEqual({
      request: { depth: "probabilistic" },
      describes: false,
    });
    expect(parse()).toEqual({ request: {}, describes: false });
  });

  test.each(["novalue", "=x", "__proto__=x"])("an extra of another form is refused: %s", (text) => {
    expect(() => parse("--extra", text)).toThrow("--extra: each is a name");
  });
});
