/** The checker looks for its native program unless this variable names another backend. */
process.env.RECHECK_BACKEND ??= "pure";
const { checkSync } = await import("recheck");

/** Milliseconds for one pattern. The slowest decidable one takes about 3 s on an idle machine. */
const TIMEOUT_MS = 60_000;

/**
 * The fault of a pattern, such as `/a+/u`: its time grows faster than the length of the text, or the checker
 * cannot decide it; null where it is linear.
 */
export function patternFault(text: string): string | null {
  const end = text.lastIndexOf("/");
  // The checker does not know the flag `v`; for our patterns `u` has the same meaning.
  const flags = text.slice(end + 1).replace("v", "u");
  const result = checkSync(text.slice(1, end), flags, {
    timeout: TIMEOUT_MS,
    // Characters read are counted and not time, and the same texts are tried, so a busy machine finds the same.
    attackTimeout: null,
    incubationTimeout: null,
    randomSeed: 20_261_120,
  });
  if (result.status === "safe") return null;
  if (result.status === "unknown") return `undecided (${result.error.kind})`;
  return `${result.complexity.summary}, for instance with ${result.attack.pattern}`;
}
