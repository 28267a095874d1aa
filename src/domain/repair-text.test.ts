import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { repairText } from "./repair-text.ts";

const readAs = (encoding: string, text: string): string =>
  encoding === "latin1"
    ? Buffer.from(text).toString("latin1")
    : new TextDecoder(encoding).decode(Buffer.from(text));

describe("text that another system garbled is as it was", () => {
  test.each([
    ["Scott &amp; Fetzer", "Scott & Fetzer"],
    ["L&#39;Oréal S.A.", "L'Oréal S.A."],
    ["Caixa de CrÃ©dito AgrÃ­cola", "Caixa de Crédito Agrícola"],
    ["Ð¡Ð±ÐµÑ€Ð±Ð°Ð½Ðº", "Сбербанк"],
    ["Caf?s Richard", "Cafs Richard"],
    ["Vong??ir ehf.", "Vongir ehf."],
    ["Soci\ufffdt\ufffd", "Socit\ufffd"],
  ])("%s", (garbled, text) => {
    expect(repairText(garbled)).toBe(text);
  });

  test.each(["SÃO PAULO", "AT&T; Inc", "Who? Ltd", "Müller & Söhne", "Ångström Ä", "株式会社みずほ"])(
    "%s stays as it is",
    (text) => {
      expect(repairText(text)).toBe(text);
    },
  );

  const written = fc.stringMatching(/^[A-Z][a-zäöüßéèçñłšžа-яα-ω]{2,12}( [A-Z][a-zäöüßéčğşя]{2,9}){0,2}$/u);
  test.each(["windows-1252", "latin1"])(
    "any text in UTF-8 that was read as %s, once or twice",
    (encoding) => {
      fc.assert(
        fc.property(written, (text) => {
          expect(repairText(readAs(encoding, text))).toBe(text);
          expect(repairText(readAs(encoding, readAs(encoding, text)))).toBe(text);
        }),
      );
    },
  );
});
