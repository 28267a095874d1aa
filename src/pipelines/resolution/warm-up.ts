import { normalise, retrievalSubject } from "../../domain/matching/comparable/comparable-of.ts";
import { comparePair } from "../../domain/matching/compare/pair-evidence.ts";
import { retrievalKeys } from "../../domain/retrieval/keys.ts";

/** Fields whose tables a name does not need. */
const FIELDS = {
  registration_number: "00000019",
  website: "https://www.example.com",
  address: { line1: "1 High Street", city: "London", postal_code: "EC1A 1BB", country: "GB" },
} as const;

/** Invented companies, each under a Latin name and one of another language or script. */
const NAMES: readonly (readonly [name: string, country: string, other: string])[] = [
  ["Northern Harbour Administration", "SE", "Norra hamnförvaltningen"],
  ["Orlova Transport Company", "RU", "Орловская транспортная компания"],
  ["Kitahama Chemical Industries", "JP", "北浜化学工業株式会社"],
  ["Sunrise Holdings", "JP", "サンライズホールディングス"],
  ["Haixin Electronics Technology", "CN", "海欣电子科技有限公司"],
  ["Hanbit Construction", "KR", "한빛건설 주식회사"],
  ["Al Noor Trading Company", "AE", "شركة النور للتجارة"],
  ["Orot Insurance Services", "IL", "אורות שירותי ביטוח"],
  ["Thai Rung Rueang Bank", "TH", "ธนาคารไทยรุ่งเรือง"],
  ["Bharat Steel", "IN", "भारत स्टील"],
  ["Attiki Shipping", "GR", "Αττική Ναυτιλιακή"],
];

/**
 * Reads the tables of words that decisions use, by comparing invented records. The tables take more than a second of processor
 * time, for which the first request would hold the event loop.
 */
export function warmUp(): void {
  for (const [name, country, other] of NAMES) {
    const [left, right] = [normalise({ ...FIELDS, name, country }), normalise({ name: other, country })];
    for (const record of [left, right]) retrievalKeys(retrievalSubject(record), "query");
    comparePair(left, right);
  }
}
