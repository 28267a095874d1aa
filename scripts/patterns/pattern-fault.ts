/** The checker looks for its native program unless it is told to do without. */
process.env.RECHECK_BACKEND ??= "pure";
const { checkSync } = await import("recheck");

/** Milliseconds for one pattern. The slowest that is decided takes some 3 s; other work on the machine makes that many times more. */
const TIMEOUT_MS = 60_000;

/**
 * What is wrong with a pattern, `/a+/u` as it is written: its time grows faster than the length of the text, or the checker
 * can't tell; null where it is linear.
 */
export function patternFault(text: string): string | null {
  const end = text.lastIndexOf("/");
  // The checker knows the flag `v` by its predecessor, which reads our patterns alike.
  const flags = text.slice(end + 1).replace("v", "u");
  const result = checkSync(text.slice(1, end), flags, {
    timeout: TIMEOUT_MS,
    attackTimeout: 500,
    incubationTimeout: 250,
  });
  if (result.status === "safe") return null;
  if (result.status === "unknown") return `undecided (${result.error.kind})`;
  return `${result.complexity.summary}, for instance with ${result.attack.pattern}`;
}
