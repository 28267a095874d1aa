/**
 * Removes the given values from the parser's message: a value may be a credential that was typed in the wrong
 * place, and standard error is often kept in a log.
 */
export function withoutValues(message: string): string {
  const named = message
    .replace(
      /^error: unknown option '(--?[A-Za-z0-9._-]{1,64})?[\s\S]*?'(?=\n|$)/,
      (_, flag?: string) => `error: unknown option '${flag ?? ""}'`,
    )
    .replace(/ argument '[\s\S]*' is invalid\./, " is not valid.")
    .replace(/^error: unknown command '(?![a-z-]{1,20}')[\s\S]*?'(?=\n|$)/, "error: unknown command");
  const wantsKey = /unknown option '--(key|api-key|apikey|token|password|secret)'/i.test(named);
  return wantsKey
    ? `${named.trimEnd()}\nA key is never an argument, which every process could read: set ASSAY_API_KEY.\n`
    : named;
}
