/**
 * How much it tells that two companies sit in one city, learned from the addresses of openly licensed registers. The
 * table is part of the code, as that of the words is.
 */
import table from "./city-shares.json" with { type: "json" };

interface CountryShares {
  readonly companies: number;
  readonly cities: Readonly<Record<string, number>>;
}

const shares: ReadonlyMap<string, CountryShares> = new Map(Object.entries(table));

/** Of a city that the table does not hold it is only known that it is none of the large ones. */
const UNSEEN_COUNT = 1;

/** As much as a city can tell, in nats: less than one company in four hundred of its country is there. */
export const MOST_CITY_INFORMATION = 6;

/**
 * −ln of the share of a country's companies that are in the city, in nats from 0 to 6: nothing in Singapore, 1 in
 * London, 6 in a village. Little is said of a country with few known addresses, and nothing where there is none.
 * @param city as `comparableCity` gives it. @param country ISO 3166-1 alpha-2.
 */
export function cityInformation(city: string, country: string): number {
  const known = shares.get(country);
  if (!known) return 0;
  const count = known.cities[city] ?? UNSEEN_COUNT;
  const nats = Math.log((known.companies + UNSEEN_COUNT) / (count + UNSEEN_COUNT));
  return Math.min(MOST_CITY_INFORMATION, Math.max(0, nats));
}
