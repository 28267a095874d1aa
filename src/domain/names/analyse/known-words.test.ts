import { describe, expect, test } from "vitest";
import { cutsOf } from "./known-words.ts";

describe("the known words of a text without spaces", () => {
  test.each([
    ["平安保险", "平安 [保险]"],
    ["元大金融控股", "元大 [金融] [控股]"],
    ["东京应化工业", "[东京] 应化 [工业]"],
    ["大铁工业", "大铁 [工业]"],
    ["木村化工机", "木村 [化工] 机"],
    ["京都市", "[京都] 市"],
  ])("%s", (text, expected) => {
    const cuts = cutsOf(text).map((cut) => (cut.known ? `[${cut.text}]` : cut.text));
    expect(cuts.join(" ")).toBe(expected);
  });
});
