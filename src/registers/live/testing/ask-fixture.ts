/** Asks a source about a record, with the answers of a fixture in place of its publisher. */
import { recordIdentifiers } from "../../../domain/identifiers/record-identifiers.ts";
import { parseCountry } from "../../../domain/places/parse-country.ts";
import type { CompanyRecord } from "../../../domain/record.ts";
import type { RegisterCompany } from "../../../domain/register-company.ts";
import type { LiveFetch, LiveQuestion, LiveRequest, LiveSource } from "../live-source.ts";

function questionOf(record: CompanyRecord): LiveQuestion {
  return {
    identifiers: recordIdentifiers(record),
    name: record.name ?? null,
    country: parseCountry(record.country ?? ""),
  };
}

/** The companies that the source has for the first look-up that finds one, and the requests that were made. */
export async function askFixture(
  source: LiveSource,
  record: CompanyRecord,
  answer: (url: URL, form: URLSearchParams) => unknown,
): Promise<{ readonly companies: readonly RegisterCompany[]; readonly requests: readonly LiveRequest[] }> {
  const requests: LiveRequest[] = [];
  const fetch: LiveFetch = async (request) => {
    requests.push(request);
    const url = new URL(`http://publisher.test${request.path}`);
    url.search = new URLSearchParams(request.query).toString();
    return answer(url, new URLSearchParams(request.form));
  };
  for (const lookup of source.lookups(questionOf(record))) {
    const companies = await source.ask(lookup, fetch);
    if (companies.length > 0) return { companies, requests };
  }
  return { companies: [], requests };
}
