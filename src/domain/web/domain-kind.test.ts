import { describe, expect, test } from "vitest";
import { compareDomains, domainKind } from "./domain-kind.ts";
import { registrableDomain } from "./registrable-domain.ts";

describe("a domain is the company's own unless it is known to be shared", () => {
  test.each([
    ["example.com", "own"],
    ["acme.uk.com", "own"],
    ["siemens.com", "own"],
    ["gmail.com", "free_mail"],
    ["outlook.com", "free_mail"],
    ["qq.com", "free_mail"],
    ["163.com", "free_mail"],
    ["web.de", "free_mail"],
    ["gmx.de", "free_mail"],
    ["yahoo.co.jp", "free_mail"],
    ["mail.ru", "free_mail"],
    ["naver.com", "free_mail"],
    ["facebook.com", "social"],
    ["linkedin.com", "social"],
    ["instagram.com", "social"],
    ["linktr.ee", "social"],
    ["vk.com", "social"],
    ["wikipedia.org", "directory"],
    ["bloomberg.com", "directory"],
    ["find-and-update.company-information.service.gov.uk", "directory"],
    ["acme.wixsite.com", "shared_host"],
    ["wixsite.com", "shared_host"],
    ["wordpress.com", "shared_host"],
    ["sites.google.com", "shared_host"],
    ["acme.github.io", "shared_host"],
    ["acme.myshopify.com", "shared_host"],
    ["acme.blogspot.com", "shared_host"],
    ["d111.cloudfront.net", "shared_host"],
    ["bit.ly", "shared_host"],
    ["hugedomains.com", "parked"],
    ["sedo.com", "parked"],
  ])("%s is %s", (domain, kind) => {
    expect(domainKind(domain)).toBe(kind);
  });
});

describe("two domains agree by name or by brand", () => {
  test.each([
    ["example.com", "https://www.example.com/a", "same"],
    ["example.com", "example.de", "same_brand"],
    ["example.co.uk", "example.com", "same_brand"],
    ["xn--mnchen-3ya.de", "münchen.com", "same_brand"],
    ["bp.com", "bp.de", "different"],
    ["example.com", "example-group.com", "different"],
    ["gmail.com", "gmail.com", null],
    ["example.com", "gmail.com", null],
    ["acme.github.io", "acme.github.io", null],
    ["facebook.com", "example.com", null],
  ])("%s and %s are %s, in either order", (left, right, level) => {
    const a = registrableDomain(left)!;
    const b = registrableDomain(right)!;
    expect(compareDomains(a, b)).toBe(level);
    expect(compareDomains(b, a)).toBe(level);
  });
});
