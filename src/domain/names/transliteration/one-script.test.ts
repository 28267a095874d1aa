import { describe, expect, test } from "vitest";
import { withOneScript } from "./one-script.ts";

describe("words that mix letters of two scripts", () => {
  test.each([
    ["a Latin letter in a Cyrillic word", "Рoссия", "Россия"],
    ["Cyrillic letters in a Latin word", "Соmраnу", "Company"],
    ["a word of twins beside such a word", "Aкцыянepнае тaвapыcтвa BAHK", "Акцыянернае таварыства ВАНК"],
    [
      "capitals and a short word",
      "Oбщecтвo c oгpaничeннoй oтвeтcтвeннocтью",
      "Общество с ограниченной ответственностью",
    ],
    ["a Latin letter in a Greek word", "ΕΛΛHΝΙΚH ΤΡAΠΕΖΑ ΠΕΙΡΑΙΩΣ", "ΕΛΛΗΝΙΚΗ ΤΡΑΠΕΖΑ ΠΕΙΡΑΙΩΣ"],
  ])("%s: %s", (_, text, mended) => {
    expect(withOneScript(text)).toBe(mended);
  });

  test.each([
    ["a Latin name beside a Cyrillic one", "ООО Top Service"],
    ["a word of Latin letters without twins", "ДжиЭмJRG"],
    ["a Cyrillic name", "Сом"],
    ["a Latin name", "Home Office"],
  ])("%s stays as it is: %s", (_, text) => {
    expect(withOneScript(text)).toBe(text);
  });
});
