import { expect, test } from "vitest";
import { withoutKindOfShares } from "./security-tail.ts";

test.each([
  ["Мечел ап", "Мечел"],
  ["Квадра-п", "Квадра"],
  ["Ижсталь2ао", "Ижсталь"],
  ["Полиметалл-гдр", "Полиметалл"],
  ["慧洋-KY", "慧洋"],
  ["小米集团-W", "小米集团"],
  ["*ST信威", "信威"],
])("%s is %s", (written, bare) => {
  expect(withoutKindOfShares(written)).toBe(bare);
});

test.each(["Стоп", "ООО Ромашка", "АО", "ромашка ап", "ST Engineering", "Acme-KY", "慧洋-Kaiyo"])(
  "%s stays as it is",
  (name) => {
    expect(withoutKindOfShares(name)).toBe(name);
  },
);
