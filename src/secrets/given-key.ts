import { API_KEY_PREFIX, isWellFormedCredential } from "./credential.ts";

const SHORTEST = 24;
const LONGEST = 200;
/** Fewer different characters are a word that is repeated, which somebody guesses. */
const FEWEST_DIFFERENT = 8;

/**
 * The fault of a key that an operator made up, as its value or as `sha256:<hex>` of it; null where it can work:
 * a request can carry it, its prefix does not send it to another kind of credential, and it is no guess. Never
 * repeats the value.
 */
export function faultOfGivenKey(given: string): string | null {
  if (given.startsWith("sha256:"))
    return /^sha256:[0-9a-f]{64}$/i.test(given)
      ? null
      : "behind sha256: there have to be 64 hexadecimal digits";
  if (!/^[\x21-\x7e]*$/.test(given))
    return "a request can carry only printable ASCII characters without blanks (is there a line end behind it?)";
  if (given.length < SHORTEST || given.length > LONGEST)
    return `it has to have ${SHORTEST} to ${LONGEST} characters; \`assay keys generate\` makes one`;
  if (new Set(given).size < FEWEST_DIFFERENT)
    return `it has fewer than ${FEWEST_DIFFERENT} different characters and could be guessed; \`assay keys generate\` makes one`;
  if (/^assay_(it|ac|at|rt)_/.test(given))
    return "it begins as an OAuth credential does, which is never a key";
  if (given.startsWith(API_KEY_PREFIX) && !isWellFormedCredential(given))
    return `it begins with ${API_KEY_PREFIX} and is not a value that Assay makes: mistyped, cut off or made up; \`assay keys generate\` makes one, and a value of your own begins otherwise`;
  return null;
}
