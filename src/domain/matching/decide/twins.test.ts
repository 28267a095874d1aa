import { expect, test } from "vitest";
import { sure, verdictOn } from "../testing/case.ts";

const heard = { name: "Kwong Lung Enterprise Co., Ltd.", country: "TW" };

test("a name in Han is not matched by its sound where another company's own name begins with it", () => {
  const written = { name: "廣隆光電科技股份有限公司", country: "TW" };
  const decided = (name: string, ...companies: readonly (typeof heard)[]) =>
    verdictOn({ name, country: "TW" }, companies, sure);
  expect(decided("廣隆", heard).decision).toBe("match");
  expect(decided("廣隆", heard, written).reason).toBe("indistinguishable_candidates");
  expect(decided("廣隆股份有限公司", heard, written).decision).toBe("match");
});
