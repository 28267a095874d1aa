import robotsParser from "robots-parser";

// Its declaration describes another kind of module than it is.
const parser = robotsParser as unknown as typeof robotsParser.default;

export interface RulesQuestion {
  /** The text of a robots.txt. */
  readonly rules: string;
  readonly url: string;
  /** The product token of this service. */
  readonly token: string;
}

/** Whether the rules let the service read the address. */
export function judge({ rules, url, token }: RulesQuestion): boolean {
  const { origin } = new URL(url);
  return parser(`${origin}/robots.txt`, rules).isAllowed(url, token) !== false;
}
