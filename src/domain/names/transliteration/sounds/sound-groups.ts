/** Phones as every script keeps them, for retrieval: consonants in groups, and vowels in classes. */

/** Consonants that some script does not tell apart, a letter per group; unwritten sounds have none. */
const GROUPS: Readonly<Record<string, string>> = Object.fromEntries(
  ["pbf", "td", "kgH", "sSzCj", "rl", "nmN"].flatMap((group) =>
    [...group].map((phone) => [phone, group[0]!]),
  ),
);
const FEWEST_GROUPS = 3;
const MOST_GROUPS = 4;

/** The first consonants of phones as every script keeps them; null when too few for retrieval. */
export function soundHead(phones: string, fewest = FEWEST_GROUPS, most = MOST_GROUPS): string | null {
  let head = "";
  for (const phone of phones) {
    const group = GROUPS[phone];
    if (group !== undefined && head.length < most) head += group;
  }
  return head.length < fewest ? null : head;
}

/** Classes of vowels that languages write for each other: front, open and back. */
const VOWEL_CLASSES: Readonly<Record<string, string>> = { e: "F", i: "F", I: "F", a: "A", o: "B", u: "B" };
const SHORTEST_SHAPE = 3;
const LONGEST_SHAPE = 10;

/** Consonants and vowels in classes, for words with few consonants; null when too short for retrieval. */
export function soundShape(phones: string): string | null {
  let shape = "";
  for (const phone of phones.replace(/oa/g, "o")) {
    const kind = VOWEL_CLASSES[phone] ?? (phone === "v" ? GROUPS.b : GROUPS[phone]);
    if (kind !== undefined && !shape.endsWith(kind)) shape += kind;
  }
  return shape.length < SHORTEST_SHAPE || shape.length > LONGEST_SHAPE ? null : shape;
}
