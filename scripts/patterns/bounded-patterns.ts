/**
 * Patterns that take more than linear time, each with the bound of its text. An entry that no source file
 * contains any more fails the check.
 */
export const boundedPatterns: Readonly<Record<string, string>> = {
  "/BasicCompanyData\\w*-(\\d{4}-\\d{2}-\\d{2})/i":
    "a file name that the operator gives, at most 255 characters",
  "/^(.+?)(\\.[A-Za-z0-9]+)+$/": "a file name that the operator gives, at most 255 characters",
  "/^error: unknown option '(--?[A-Za-z0-9._-]{1,64})?[\\s\\S]*?'(?=\\n|$)/":
    "an argument of whoever runs the command line, read once before the program ends",
  "/ argument '[\\s\\S]*' is invalid\\./":
    "an argument of whoever runs the command line, read once before the program ends",
};
