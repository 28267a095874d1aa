/**
 * How much a shared city tells about two companies, learned from the addresses of openly licensed registers.
 * The table is part of the code, like the table of words.
 */
import table from "./city-shares.json" with { type: "json" };

interface CountryShares {
  readonly companies: number;
  readonly cities: Readonly<Record<string, number>>;
}

const shares: ReadonlyMap<string, CountryShares> = new Map(Object.entries(table));

/** The count of a city outside the table: the city is known only to be none of the large ones. */
const UNSEEN_COUNT = 1;

/** The highest information of a city, in nats: under one company in four hundred of its country is there. */
export const MOST_CITY_INFORMATION = 6;

/**
 * −ln of the share of a country's companies in the city, in nats from 0 to 6: 0 in Singapore, 1 in London, 6
 * in a village. Low for a country with few known addresses, and 0 for one without any.
 * @param city as `comparableCity` gives it.
 * @param country ISO 3166-1 alpha-2.
 */
export function cityInformation(city: string, country: string): number {
  const known = shares.get(country);
  if (!known) return 0;
  const count = known.cities[city] ?? UNSEEN_COUNT;
  const nats = Math.log((known.companies + UNSEEN_COUNT) / (count + UNSEEN_COUNT));
  return Math.min(MOST_CITY_INFORMATION, Math.max(0, nats));
}
