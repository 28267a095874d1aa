import { type RegistrableDomain, registrableDomain } from "./registrable-domain.ts";

/**
 * Registrable domain of an e-mail address, with or without `mailto:`, a display name and angle brackets; of
 * several addresses the first. Null when there is no address. `domainKind` tells a company's own domain from
 * free mail.
 */
export function emailDomain(raw: string): RegistrableDomain | null {
  if (raw.length > 1_000) return null;
  const address = /(?<=[^\s<>(),;:"@])@([^\s<>(),;:"'@/]{3,255})/u.exec(raw);
  return address?.[1] === undefined ? null : registrableDomain(address[1]);
}
