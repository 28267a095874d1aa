import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { registrableDomain } from "./registrable-domain.ts";

describe("the registrable domain of whatever the field holds", () => {
  test.each([
    ["example.com", "example.com", "example"],
    ["EXAMPLE.COM", "example.com", "example"],
    ["www.example.com", "example.com", "example"],
    ["www2.example.com", "example.com", "example"],
    ["example.com.", "example.com", "example"],
    ["https://www.example.co.uk:8080/a/b?c=d#e", "example.co.uk", "example"],
    ["http://user:secret@example.com/", "example.com", "example"],
    ["//example.com/a", "example.com", "example"],
    ["http:/example.com", "example.com", "example"],
    ["htp://www.example.com", "example.com", "example"],
    ["https//example.com", "example.com", "example"],
    ["example.com/contact@us", "example.com", "example"],
    ["info@mail.example.de", "example.de", "example"],
    ["mailto:info@example.de", "example.de", "example"],
    ["ir.example.se", "example.se", "example"],
    ["example.com; example.org", "example.com", "example"],
    ["n/a, example.com", "example.com", "example"],
    ["acme.plc.uk", "acme.plc.uk", "acme"],
    ["acme.uk.com", "acme.uk.com", "acme"],
    ["maple-leaf.com.au", "maple-leaf.com.au", "maple-leaf"],
    ["home.barclays", "home.barclays", "barclays"],
    ["wwwfoo.com", "wwwfoo.com", "wwwfoo"],
    ["dept_one.example.com", "example.com", "example"],
    ["münchen.de", "xn--mnchen-3ya.de", "münchen"],
    ["xn--mnchen-3ya.de", "xn--mnchen-3ya.de", "münchen"],
    ["MÜNCHEN.DE", "xn--mnchen-3ya.de", "münchen"],
    ["http://例え.jp/", "xn--r8jz45g.jp", "例え"],
    ["example。com", "example.com", "example"],
  ])("%s", (text, domain, brand) => {
    expect(registrableDomain(text)).toEqual({ domain, brand });
  });
});

describe("below a shared suffix the whole name is kept", () => {
  test.each([
    ["acme.github.io", "acme.github.io", "acme"],
    ["https://acme.myshopify.com/products", "acme.myshopify.com", "acme"],
    ["acme.blogspot.com", "acme.blogspot.com", "acme"],
    ["d111.cloudfront.net", "d111.cloudfront.net", "d111"],
    ["https://sites.google.com/view/acme", "sites.google.com", "google"],
    [
      "https://find-and-update.company-information.service.gov.uk/company/00000006",
      "find-and-update.company-information.service.gov.uk",
      "company-information",
    ],
  ])("%s", (text, domain, brand) => {
    expect(registrableDomain(text)).toEqual({ domain, brand });
  });
});

describe("null for what is no domain", () => {
  test.each([
    "",
    " ",
    "-",
    "n/a",
    "none",
    "null",
    "localhost",
    "192.168.1.1",
    "http://[::1]/",
    "github.io",
    "co.uk",
    "com",
    "example.invalid",
    "example.local",
    "foo..com",
    "1.2",
    "3.14",
    "St. Mary",
    "a.b.c Ltd",
    "http://",
    "https://www.",
    "@",
    ".",
    "foo bar.com baz",
    "%00.com",
    "exa mple.com",
    "🏭.🏭",
  ])("%s", (text) => {
    expect(registrableDomain(text)).toBeNull();
  });

  test("a long text is not searched", () => {
    expect(registrableDomain(`${"a.".repeat(50_000)}com`)).toBeNull();
  });
});

test("reading a domain twice changes nothing", () => {
  fc.assert(
    fc.property(fc.webUrl(), (url) => {
      const once = registrableDomain(url);
      if (once !== null) expect(registrableDomain(once.domain)).toEqual(once);
    }),
  );
});

test("any text is met with a lower-case ASCII domain or null", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.domain(), fc.emailAddress()), (text) => {
      const found = registrableDomain(text);
      expect(found === null || /^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(found.domain)).toBe(true);
    }),
  );
});
