import { OAuthProblem, type Parameters } from "../../contract/oauth.ts";

/** A parameter's value; one without a value counts as left out (RFC 6749 §3.1). */
export function parameterOf(parameters: Parameters, name: string): string | undefined {
  return parameters.get(name)?.[0] || undefined;
}

/** Refuses a request with a repeated parameter: two readers could each pick one (RFC 6749 §3.1). */
export function refuseRepeated(parameters: Parameters, names: readonly string[]): OAuthProblem | null {
  return names.some((name) => (parameters.get(name)?.length ?? 0) > 1)
    ? new OAuthProblem("invalid_request", "A parameter is given more than once.")
    : null;
}
