/** The registrable domain behind a web address, a host name or an e-mail address, and the brand it spells. */
import { parse } from "tldts";
import { brandTopLevels, commercialSuffixes, directories, sharedHosts } from "./domain-lists.ts";
import { decodeLabel } from "./punycode.ts";

export interface RegistrableDomain {
  /** Lower case, ASCII (IDNA), without trailing dot: `example.co.uk`; below a shared suffix `acme.github.io`. */
  readonly domain: string;
  /** The label that the holder chose, decoded to Unicode: `example`; under a brand's own top level the brand. */
  readonly brand: string;
}

const MAX_LENGTH = 2_048;
const SHARED_HOST_LABELS = 5;

/**
 * Registrable domain of a URL, host or e-mail address; ports, paths, user parts, `www.` and misspelt schemes do
 * not matter. Null for anything else: words such as "n/a", IP addresses, suffixes on their own, names below no
 * known suffix. Of several addresses the first counts. A host that many companies share below an ordinary domain (`sites.google.com`) is kept whole.
 * Source of the suffixes: the public suffix list, its private part included.
 */
export function registrableDomain(text: string): RegistrableDomain | null {
  if (text.length > MAX_LENGTH) return null;
  for (const part of text.split(/[,;|\n]/)) {
    const found = ofOneAddress(part);
    if (found !== null) return found;
  }
  return null;
}

function ofOneAddress(text: string): RegistrableDomain | null {
  const host = asciiHost(text);
  if (host === null) return null;
  const { domain, publicSuffix, domainWithoutSuffix, isIcann, isPrivate } = parse(host, {
    allowPrivateDomains: true,
    extractHostname: false,
  });
  if (domain === null || publicSuffix === null || domainWithoutSuffix === null) return null;
  if (!isIcann && !isPrivate) return null;
  const shared = sharedHostOf(host, domain);
  const label = brandTopLevels.has(publicSuffix) ? publicSuffix : decodeLabel(domainWithoutSuffix);
  return { domain: shared ?? domain, brand: label };
}

/** Whether the domain is below a suffix that unrelated holders share, by the public suffix list. */
export function isBelowSharedSuffix(domain: string): boolean {
  const { isPrivate, publicSuffix } = parse(domain, { allowPrivateDomains: true, extractHostname: false });
  return isPrivate === true && publicSuffix !== null && !commercialSuffixes.has(publicSuffix);
}

/** The host as DNS spells it, or null when the text is not a host. The platform's URL parser does the IDNA. */
function asciiHost(text: string): string | null {
  const trimmed = text.trim().replace(/(?<![.,;>\s])[.,;>\s]+$/, "");
  const address = trimmed.replace(/^<?(?:\/\/|[a-z]{2,10}:?\/{1,3}|mailto:|www:)+/i, "");
  const host = (address.split(/[/?#\\]/, 1)[0] ?? "").replace(/^.*@/s, "").replace(/:\d*$/, "");
  if (!/[.。．｡]/.test(host) || /[\s<>"%,;()[\]{}|^`]/.test(host)) return null;
  const url = URL.parse(`http://${host}/`);
  if (url === null) return null;
  const ascii = url.hostname.replace(/\.$/, "").replace(/^www\d?\.(?=[^.]+\.)/, "");
  return /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(ascii) ? ascii : null;
}

function sharedHostOf(host: string, domain: string): string | null {
  const labels = host.split(".").slice(-SHARED_HOST_LABELS);
  for (let from = 0; labels.length - from > 2; from++) {
    const suffix = labels.slice(from).join(".");
    if (suffix.length <= domain.length) return null;
    if (sharedHosts.has(suffix) || directories.has(suffix)) return suffix;
  }
  return null;
}
