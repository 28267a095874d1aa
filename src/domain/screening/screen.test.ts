import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadScreeningModel } from "../../app/screening-model.ts";
import { numberKey } from "./listed-numbers.ts";
import type { ListedOrganisation } from "./listed-organisation.ts";
import { type ScreeningSubject, screen } from "./screen.ts";
import { screeningFeatures } from "./screening-features.ts";
import { ScreeningIndex } from "./screening-index.ts";
import { ScreeningScorer } from "./screening-model.ts";

const scorer = loadScreeningModel(new URL("../../../models/screening/", import.meta.url));

const organisation = (
  recordId: string,
  name: string,
  more: Partial<ListedOrganisation> = {},
): ListedOrganisation => ({
  recordId,
  topics: ["sanctions"],
  names: [{ text: name, kind: "primary", quality: "strong" }],
  countries: ["RU"],
  addresses: [],
  identifiers: [],
  programmes: [],
  ...more,
});

const list = [
  organisation("1", "Krasnaya Zvezda Electronics JSC", {
    names: [
      { text: "Krasnaya Zvezda Electronics JSC", kind: "primary", quality: "strong" },
      { text: "Red Star Radio Works", kind: "former", quality: "strong" },
      { text: "Zvezda", kind: "alias", quality: "weak" },
    ],
    identifiers: [{ scheme: "tax", label: "INN", value: "7704-000-12", country: "RU" }],
  }),
  organisation("2", "Volga Tanker Fleet LLC", { delistedOn: "2024-05-01" }),
  organisation("3", "Northern Timber Trading House", { topics: ["adverse_media"] }),
];
const index = new ScreeningIndex<null>();
for (const one of list) index.add({ source: null, organisation: one });
index.seal();

const found = (subject: Partial<ScreeningSubject>, more: object = {}) =>
  screen(
    { names: [], countries: [], numbers: [], ...subject },
    { index, scorer },
    {
      topics: ["sanctions", "pep", "adverse_media"],
      threshold: 0.7,
      limit: 10,
      today: "2026-11-24",
      ...more,
    },
  );
const ids = (matches: ReturnType<typeof found>) => matches.map(({ entry }) => entry.organisation.recordId);

describe("a listed organisation is found", () => {
  test.each([
    ["by its name", "Krasnaya Zvezda Electronics JSC"],
    ["without its form, in another order", "ELECTRONICS KRASNAYA ZVEZDA"],
    ["in Cyrillic", "Красная Звезда Электроникс"],
    ["with one wrong letter", "Krasnaya Zvezdaa Electronics"],
    ["by a former name", "Red Star Radio Works Ltd"],
  ])("%s", (_case, name) => {
    expect(ids(found({ names: [name], countries: ["RU"] }))).toEqual(["1"]);
  });

  test.each([
    ["translated into Russian", "Иранская национальная нефтяная компания", "IR", "oil"],
    ["translated into French", "Compagnie nationale iranienne du pétrole", "IR", "oil"],
    ["translated into Hebrew", "החווה של משה", "PS", "farm"],
    ["with one character by its meaning and one by its sound", "芯购电子有限公司", "CN", "chip"],
    ["by the initials of its syllables", "日新电子有限公司", "HK", "rx"],
    ["in Cyrillic, with h and yo", "Рёнха Мачинерй", "KP", "ryonha"],
    ["with two wrong letters in a short name", "Sovcmoflott", "RU", "flot"],
    ["with two letters too many in a name of eleven letters", "Marxkotraders Bgros", "TR", "marko"],
    ["with a Latin letter in a Cyrillic word", "Полwшар", "RU", "half"],
  ])("%s", (_case, name, country, id) => {
    const further = new ScreeningIndex<null>();
    for (const [recordId, text, of] of [
      ["oil", "National Iranian Oil Company", "IR"],
      ["farm", "Moshe’s Farm", "PS"],
      ["chip", "Chipgoo Electronics Limited", "CN"],
      ["rx", "RX Electronics Limited", "HK"],
      ["ryonha", "Ryonha Machinery", "KP"],
      ["flot", "Sovcomflot", "RU"],
      ["marko", "Markotraders Bros", "TR"],
      ["half", "Полушар", "RU"],
    ] as const)
      further.add({ source: null, organisation: organisation(recordId, text, { countries: [of] }) });
    further.seal();
    const matches = screen(
      { names: [name], countries: [country], numbers: [] },
      { index: further, scorer },
      { topics: ["sanctions"], threshold: 0.7, limit: 10, today: "2026-11-24" },
    );
    expect(ids(matches)).toEqual([id]);
  });

  test("by an alias of the subject", () => {
    expect(ids(found({ names: ["Quite Another", "Krasnaya Zvezda Electronics"] }))).toEqual(["1"]);
  });

  test("by its number in the country that issued it, whatever the name, and by no other country's", () => {
    const numbers = (country?: string) => [
      { scheme: "registration" as const, value: "770400012", ...(country === undefined ? {} : { country }) },
    ];
    expect(found({ names: ["Quite Another"], numbers: numbers("RU") })[0]?.matchedOn).toEqual([
      "registration_number",
    ]);
    expect(ids(found({ names: ["Quite Another"], numbers: numbers() }))).toEqual(["1"]);
    expect(found({ names: ["Quite Another"], numbers: numbers("DE") })).toEqual([]);
  });
});

test("a weak alias alone scores less than a strong name", () => {
  const [weak] = found({ names: ["Zvezda"], countries: ["RU"] }, { threshold: 0 });
  const [strong] = found({ names: ["Krasnaya Zvezda Electronics"], countries: ["RU"] });
  expect(weak!.score).toBeLessThan(strong!.score);
});

test("a country that agrees raises and one that differs lowers", () => {
  const scoreIn = (country?: string) =>
    found(
      { names: ["Krasnaya Zvezda Electronic"], countries: country === undefined ? [] : [country] },
      { threshold: 0 },
    )[0]!.score;
  expect(scoreIn("RU")).toBeGreaterThan(scoreIn());
  expect(scoreIn("CA")).toBeLessThan(scoreIn());
});

describe("names that share a place, a trade and a form alone", () => {
  const further = new ScreeningIndex<null>();
  for (const [recordId, text, of] of [
    ["hanoi", "Hanoi Minh Duc Shipping Trading Company Limited", "VN"],
    ["izmir", "Izmir Kaplan Marine Services Ltd", "TR"],
    ["korea", "Korea Doraji Trading Corporation", "KP"],
    ["common", "National Chemical Industries Company", "SY"],
  ] as const)
    further.add({ source: null, organisation: organisation(recordId, text, { countries: [of] }) });
  further.seal();
  const matchesOf = (name: string, country: string, threshold = 0.7) =>
    screen(
      { names: [name], countries: [country], numbers: [] },
      { index: further, scorer },
      { topics: ["sanctions"], threshold, limit: 10, today: "2026-11-24" },
    );

  test.each([
    ["Hanoi Phuong Nam Shipping Trading Company Limited", "VN"],
    ["Izmir Yildirim Marine Services Ltd", "TR"],
    ["Korea Samchun Trading Corporation", "KP"],
    ["K o r e a  S a m c h u n  T r a d i n g  C o r p o r a t i o n", "KP"],
    ["K o r e a S a m c h u n T r a d i n g C o r p o r a t i o n", "KP"],
  ])("%s is no match", (name, country) => {
    expect(ids(matchesOf(name, country))).toEqual([]);
  });

  test.each([
    ["hanoi", "Minh Duc Trading", "VN"],
    ["hanoi", "HANOI MlNH DUC SHIPPING TRADING CO LTD", "VN"],
    ["izmir", "Izmir Kaplam Marine Service", "TR"],
    ["korea", "K o r e a  D o r a j i  T r a d i n g  C o r p o r a t i o n", "KP"],
    ["korea", "K o r e a D o r a j i T r a d i n g C o r p o r a t i o n", "KP"],
    ["common", "National Company for Chemical Industries", "SY"],
  ])("%s is found as %s", (id, name, country) => {
    expect(ids(matchesOf(name, country))).toEqual([id]);
  });

  test("the answer says what lowered the score", () => {
    const [match] = matchesOf("Hanoi Phuong Nam Shipping Trading Company Limited", "VN", 0.5);
    const lowered = match!.contributions.find(({ feature }) => feature === "identifying_words_differ");
    expect(lowered?.contribution).toBeLessThan(0);
  });
});

test("an organisation that was delisted is no match from that day on, and one before", () => {
  const subject = { names: ["Volga Tanker Fleet"], countries: ["RU"] };
  expect(found(subject)).toEqual([]);
  expect(ids(found(subject, { today: "2024-04-30" }))).toEqual(["2"]);
});

test("only the topics that are asked for are matched", () => {
  const subject = { names: ["Northern Timber Trading House"], countries: ["RU"] };
  expect(ids(found(subject))).toEqual(["3"]);
  expect(found(subject, { topics: ["sanctions"] })).toEqual([]);
});

test("any text is screened, and a score stays between 0 and 1", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (name) => {
      for (const { score } of found({ names: [name] }, { threshold: 0 })) {
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
    }),
    { numRuns: 200 },
  );
});

test("the contributions are the effects on the score, the strongest first", () => {
  const [match] = found({ names: ["Krasnaya Zvezda Elektronix"], countries: ["RU"] }, { threshold: 0 });
  const effects = match!.contributions.map(({ contribution }) => Math.abs(contribution));
  expect(effects.length).toBeGreaterThan(0);
  expect(effects.every((effect) => effect > 0)).toBe(true);
  expect(effects).toEqual([...effects].sort((a, b) => b - a));
});

test("a model that asks for an unknown feature is refused", () => {
  const { model } = scorer;
  const sameScript = { intercept: 0, trees: [["shoe_size", 0.5, 0, -1, 1] as const] };
  expect(() => new ScreeningScorer({ ...model, sameScript })).toThrow("shoe_size");
});

const SCRIPTS = [
  { acrossScripts: false, chinese: false },
  { acrossScripts: true, chinese: false },
  { acrossScripts: true, chinese: true },
];

test.each(screeningFeatures.filter(({ sign }) => sign !== 0))(
  "more of $name moves the score only one way ($sign)",
  ({ name, sign }) => {
    const at = screeningFeatures.findIndex((feature) => feature.name === name);
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const values = fc.array(share, {
      minLength: screeningFeatures.length,
      maxLength: screeningFeatures.length,
    });
    fc.assert(
      fc.property(values, share, fc.constantFrom(...SCRIPTS), (some, other, scripts) => {
        const [less, more] = [Math.min(some[at]!, other), Math.max(some[at]!, other)];
        const scoreWith = (value: number) =>
          scorer.score({ values: Float64Array.from(some.with(at, value)), ...scripts });
        expect(sign * (scoreWith(more) - scoreWith(less))).toBeGreaterThanOrEqual(-1e-9);
      }),
      { numRuns: 100 },
    );
  },
);

test.each([
  ["registration", "HRB 00-12345", "number:HRB0012345"],
  ["tax", "00 12 345 ", "number:12345"],
  ["lei", "5493001kjtiigc8y1r12", "lei:5493001KJTIIGC8Y1R12"],
  ["registration", "1234", null],
  ["bic", "DEUTDEFF", null],
] as const)("the key of the %s number %j is %s", (scheme, value, key) => {
  expect(numberKey(scheme, value)).toBe(key);
});
