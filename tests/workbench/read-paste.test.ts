import { describe, expect, test } from "vitest";
import { readPaste } from "../../web/pages/try/read-paste.ts";
import { clientCodeOf, curlOf } from "../../web/pages/try/request-code.ts";

describe("what is pasted is read", () => {
  test("as JSON, nested and flat, with what has no field counted", () => {
    const text = JSON.stringify({
      name: "Acme Ltd",
      postcode: "LS1",
      address: { city: "Leeds" },
      trading_names: ["A", "B"],
      depth: "research",
      secret: { inner: 1 },
    });
    expect(readPaste(text)).toEqual({
      values: {
        name: "Acme Ltd",
        "address.postal_code": "LS1",
        "address.city": "Leeds",
        trading_names: "A | B",
      },
      notes: ["Read as JSON.", "2 values have no field in this form."],
    });
  });

  test("as the first of several records", () => {
    const { values, notes } = readPaste('[{"name":"A"},{"name":"B"}]');
    expect(values).toEqual({ name: "A" });
    expect(notes[1]).toContain("2 records: the first was taken");
  });

  test("as a row under its headings", () => {
    expect(readPaste("Company;Country;City;Amount\nAcme Ltd;GB;Leeds;7").values).toEqual({
      name: "Acme Ltd",
      country: "GB",
      "address.city": "Leeds",
    });
  });

  test("as a row without headings, by content", () => {
    expect(readPaste("Apple Inc.\tUS\tHWUPKR0MPOU8FGXBT394\tapple.com").values).toEqual({
      name: "Apple Inc.",
      country: "US",
      lei: "HWUPKR0MPOU8FGXBT394",
      domain: "apple.com",
    });
  });

  test("as a signature where it is no table", () => {
    const { values, notes } = readPaste("Jane Doe, Head of Sales\nAcme Ltd\njane@acme.com");
    expect(values).toEqual({ name: "Acme Ltd", email: "jane@acme.com", domain: "acme.com" });
    expect(notes[0]).toContain("signature");
  });

  test.each([
    ["{oops", "Check its brackets"],
    ["[1]", "no object"],
    ["hello there", "Nothing in it names a company"],
  ])("%s gets advice", (text, advice) => {
    expect(readPaste(text)).toMatchObject({ values: {}, notes: [expect.stringContaining(advice)] });
  });
});

describe("the code of a call", () => {
  test("quotes what a shell would take apart, and shows no key", () => {
    const code = curlOf("http://127.0.0.1:8080", "/v1/resolve", { name: "O'Neil & $HOME `x`" });
    expect(code).toContain(String.raw`-d '{"name":"O'\''Neil & $HOME ` + "`x`\"}'");
    expect(code).toContain("Bearer $ASSAY_API_KEY");
  });

  test("calls the client", () => {
    const code = clientCodeOf(
      "http://127.0.0.1:8080",
      { method: "resolve", taken: ["decision"] },
      { name: "A" },
    );
    expect(code).toContain('await client.resolve({\n  "name": "A"\n})');
  });
});
