import { expect, test } from "vitest";
import { SourceUnavailable } from "../live/live-source.ts";
import { askFixture } from "../live/testing/ask-fixture.ts";
import { franceAnswer } from "./fixtures/live-answers.ts";
import { liveRechercheEntreprises } from "./live-recherche-entreprises.ts";

const ask = (record: Parameters<typeof askFixture>[1]) =>
  askFixture(liveRechercheEntreprises, record, franceAnswer);

test("a SIREN is searched for; managers and figures are not read", async () => {
  const { companies, requests } = await ask({ registration_number: "481 207 330", country: "FR" });
  expect(requests).toEqual([{ path: "/search", query: { q: "481207330", page: "1", per_page: "25" } }]);
  expect(companies).toEqual([
    {
      source: "recherche_entreprises",
      sourceRecordId: "481207330",
      name: "BOULONNERIE BRACKENFOLD",
      otherNames: [
        { name: "LA BOULE", kind: "trading" },
        { name: "BOULE D'OR", kind: "trading" },
        { name: "BBF", kind: "alternative" },
      ],
      country: "FR",
      jurisdiction: "FR",
      registrationNumber: "481207330",
      registrationAuthority: "RA000192",
      vatNumber: "FR05481207330",
      address: { line1: "7 RUE DU NIL", city: "PARIS", postal_code: "75002", country: "FR" },
      legalForm: "Société à responsabilité limitée (sans autre indication)",
      status: "active",
      incorporatedOn: "2015-07-02",
      sourceUrl: "https://annuaire-entreprises.data.gouv.fr/entreprise/481207330",
      asOf: "2026-09-06",
    },
  ]);
});

test("a name is searched in France only, and a company whose holder is not published is left out", async () => {
  const { companies } = await ask({ name: "Boulonnerie Brackenfold SAS", country: "France" });
  expect(companies.map(({ sourceRecordId }) => sourceRecordId)).toEqual(["481207330"]);
  expect((await ask({ name: "Boulonnerie", country: "BE" })).requests).toEqual([]);
});

test("another shape is no answer", async () => {
  const asked = askFixture(liveRechercheEntreprises, { name: "Boulonnerie", country: "FR" }, () => ({
    erreur: "indisponible",
  }));
  await expect(asked).rejects.toBeInstanceOf(SourceUnavailable);
});
