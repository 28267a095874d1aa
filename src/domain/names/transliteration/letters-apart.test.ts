import { describe, expect, test } from "vitest";
import { foldNative } from "../analyse/clean-name.ts";
import { withLettersTogether } from "./letters-apart.ts";

describe("names of letters that are words of their own", () => {
  test.each([
    ["Russian", "эл джи электроникс рус", "lg электроникс рус"],
    ["with hyphens", "эйч-эс-би-си банк", "hsbc банк"],
    ["Ukrainian", "джі еф кей юкрейн", "gfk юкрейн"],
    ["Bulgarian", "ти би ай банк", "tbi банк"],
    ["Georgian", "აი დი ეს ბორჯომი", "ids ბორჯომი"],
    ["Armenian", "էմ թի էս հայաստան", "mts հայաստան"],
    ["Hindi", "एच डी एफ सी बैंक", "hdfc बैंक"],
    ["with full stops", "टी.वी.एस. मोटर", "tvs. मोटर"],
    ["Malayalam", "എം.ആർ.എഫ് ലിമിറ്റഡ്", "mrf ലിമിറ്റഡ്"],
    ["Urdu", "ٹی پی ایل کارپوریشن", "tpl کارپوریشن"],
    ["Telugu", "ఎస్.బి.ఐ లైఫ్", "sbi లైఫ్"],
  ])("%s: %s", (_, text, letters) => {
    expect(withLettersTogether(foldNative(text))).toBe(foldNative(letters));
  });

  test("Tamil letters with two sounds stay as they are heard", () => {
    expect(withLettersTogether("டி.வி.எஸ் மோட்டார்")).toBe("டிவிஎஸ் மோட்டார்");
    expect(withLettersTogether("எல்.ஐ.சி ஹவுசிங்")).toBe("lic ஹவுசிங்");
  });

  test.each([
    ["one name of a letter", "эль центр"],
    ["initials of a person", "им. в. в. тихомирова"],
    ["small words", "рога и копыта"],
    ["Hindi small words", "बैंक के लिए"],
    ["Latin", "el di es"],
  ])("none in %s: %s", (_, text) => {
    expect(withLettersTogether(text)).toBe(text);
  });
});
