import { describe, expect, test } from "vitest";
import { emailDomain } from "./email-domain.ts";

describe("the registrable domain of an e-mail address", () => {
  test.each([
    ["info@example.com", "example.com"],
    ["INFO@MAIL.EXAMPLE.CO.UK", "example.co.uk"],
    ["Acme <info@example.com>", "example.com"],
    ["mailto:info@example.com", "example.com"],
    ["a@example.com, b@example.org", "example.com"],
    ["someone@gmail.com", "gmail.com"],
    ["info@müller.de", "xn--mller-kva.de"],
  ])("%s", (raw, domain) => {
    expect(emailDomain(raw)?.domain).toBe(domain);
  });

  test.each([
    "",
    "example.com",
    "@example.com",
    "info@",
    "info@localhost",
    "n/a",
    `${"a".repeat(100_000)}@example.com`,
  ])("no address: %#", (raw) => {
    expect(emailDomain(raw)).toBeNull();
  });
});
