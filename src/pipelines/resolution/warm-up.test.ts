import { afterAll, expect, test, vi } from "vitest";

/** By module below `src/domain`: the functions that read its tables, which decisions call once in a process. */
const READERS = {
  "names/words/senses/sense-tables.ts": ["spellings", "englishSpellings"],
  "names/words/senses/country-spellings.ts": ["countrySpellings"],
  "names/words/senses/latin-endings.ts": ["sensesByStem"],
  "names/words/translated-country-names.ts": ["translatedCountryNames"],
} as const;

afterAll(() => {
  for (const module of Object.keys(READERS)) vi.doUnmock(`../../domain/${module}`);
  vi.resetModules();
});

test("the tables of words are read before the first record, and not again", async () => {
  vi.resetModules();
  let read: string[] = [];
  for (const [module, readers] of Object.entries(READERS)) {
    const counted = (original: Record<string, (...given: unknown[]) => unknown>) =>
      readers.map((reader) => [
        reader,
        (...given: unknown[]) => {
          read.push(reader);
          return original[reader]!(...given);
        },
      ]);
    vi.doMock(`../../domain/${module}`, async (importOriginal) => {
      const original = await importOriginal<Record<string, (...given: unknown[]) => unknown>>();
      return { ...original, ...Object.fromEntries(counted(original)) };
    });
  }
  const { warmUp } = await import("./warm-up.ts");
  const { normalise } = await import("../../domain/matching/comparable/comparable-of.ts");
  const { comparePair } = await import("../../domain/matching/compare/pair-evidence.ts");
  read = [];
  warmUp();
  expect(read).toEqual(expect.arrayContaining(Object.values(READERS).flat()));
  read = [];
  comparePair(
    normalise({ name: "Bayerische Wasserwerke AG", country: "DE", address: { city: "Augsburg" } }),
    normalise({ name: "Баварские водопроводы" }),
  );
  expect(read).toEqual([]);
});
