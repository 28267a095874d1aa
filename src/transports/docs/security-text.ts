const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * `/.well-known/security.txt` (RFC 9116): the contact for vulnerabilities of this deployment. It expires half
 * a year after the day on which it is read, so that a copy is not trusted for ever.
 * @param contact a URI, `mailto:`, `https:` or `tel:`
 */
export function securityText(contact: string, baseUrl: string, now: Date): string {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString().replace(".000Z", "Z");
  const fields = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${baseUrl}/.well-known/security.txt`,
  ];
  return `${fields.join("\n")}\n`;
}
