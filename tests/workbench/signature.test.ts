import { describe, expect, test } from "vitest";
import { fieldsOfSignature } from "../../web/pages/try/signature.ts";

describe("a signature", () => {
  test("of an English company", () => {
    const text = `Kind regards,
Jane Doe
Head of Procurement
Acme Widgets Ltd
1 High Street, Leeds, LS1 4AB
T: +44 (0)113 496 0000 | jane.doe@acme-widgets.co.uk
www.acme-widgets.co.uk
Acme Widgets Ltd is registered in England and Wales, company number 01234567. VAT GB 123 4567 89`;
    expect(fieldsOfSignature(text)).toEqual({
      name: "Acme Widgets Ltd",
      "address.line1": "1 High Street",
      "address.city": "Leeds",
      "address.postal_code": "LS1 4AB",
      phone: "+44 113 496 0000",
      email: "jane.doe@acme-widgets.co.uk",
      domain: "acme-widgets.co.uk",
      website: "www.acme-widgets.co.uk",
      registration_number: "01234567",
      jurisdiction: "GB",
      vat_number: "GB 123 4567 89",
    });
  });

  test("of a German company", () => {
    const text = `Max Mustermann
Müller & Söhne GmbH
Hauptstraße 5
D-50667 Köln
Deutschland
Telefon: 0221 1234567
max@mueller-soehne.de
Amtsgericht Köln, HRB 12345
USt-IdNr.: DE123456789`;
    expect(fieldsOfSignature(text)).toMatchObject({
      name: "Müller & Söhne GmbH",
      "address.line1": "Hauptstraße 5",
      "address.city": "Köln",
      "address.postal_code": "50667",
      country: "Deutschland",
      phone: "0221 1234567",
      domain: "mueller-soehne.de",
      registration_number: "HRB 12345",
      jurisdiction: "DE",
      vat_number: "DE123456789",
    });
  });

  test("of an American company", () => {
    const text = "Apple Inc.\nOne Apple Park Way\nCupertino, CA 95014\nUSA\n(408) 996-1010 phone";
    expect(fieldsOfSignature(text)).toEqual({
      name: "Apple Inc.",
      "address.line1": "One Apple Park Way",
      "address.city": "Cupertino",
      "address.region": "CA",
      "address.postal_code": "95014",
      country: "USA",
      phone: "(408) 996-1010",
    });
  });

  test("of somebody with a private address says nothing of a domain", () => {
    expect(fieldsOfSignature("Jane\njane@gmail.com")).toEqual({ email: "jane@gmail.com" });
  });

  test("a fax number is no telephone number", () => {
    expect(fieldsOfSignature("Fax: +44 113 496 0001")).toEqual({});
  });

  test("of a text that is none, however long, says nothing", () => {
    expect(fieldsOfSignature(`${"a".repeat(100_000)}\n${"1 ".repeat(50_000)}`)).toEqual({});
  });
});
