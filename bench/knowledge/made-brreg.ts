/** Rows of the Norwegian register's files, made up and in the publisher's shapes. */
import { nameOf } from "./made-names.ts";

/** Nine digits with the check digit of the Norwegian register (weights 3 2 7 6 5 4 3 2, modulo 11). */
function organisationNumberOf(row: number): string {
  const weights = [3, 2, 7, 6, 5, 4, 3, 2];
  for (let body = 80_000_000 + row * 2; ; body++) {
    const digits = [...String(body)].map(Number);
    const check = (11 - (digits.reduce((sum, digit, at) => sum + digit * weights[at]!, 0) % 11)) % 11;
    if (check < 10) return `${body}${check}`;
  }
}

export const unitOf = (row: number) => ({
  organisasjonsnummer: organisationNumberOf(row),
  navn: `${nameOf(row).toUpperCase()} AS`,
  organisasjonsform: { kode: "AS", beskrivelse: "Aksjeselskap" },
  forretningsadresse: {
    ...{ adresse: [`Gruveveien ${row % 500}`], postnummer: "0102", poststed: "OSLO", kommune: "OSLO" },
    landkode: "NO",
  },
  stiftelsesdato: "1999-03-12",
  ...{ registrertIMvaregisteret: true, konkurs: false, underAvvikling: false },
});

export const rolesOf = (row: number) => ({
  organisasjonsnummer: organisationNumberOf(row),
  rollegrupper: [
    {
      ...{ type: { kode: "REVI" }, sistEndret: "2021-02-01" },
      roller: [
        {
          type: { kode: "REVI", beskrivelse: "Revisor" },
          enhet: { organisasjonsnummer: organisationNumberOf(row + 1), navn: ["MADE UP REVISJON AS"] },
          ...{ fratraadt: false, avregistrert: false },
        },
        {
          type: { kode: "DAGL", beskrivelse: "Daglig leder" },
          person: { navn: { fornavn: "Made", etternavn: "Up" } },
          ...{ fratraadt: false, avregistrert: false },
        },
      ],
    },
  ],
});

export const accountsOf = (row: number) => ({
  ...{ id: row, journalnr: `2024${String(row).padStart(6, "0")}`, regnskapstype: "SELSKAP", valuta: "NOK" },
  virksomhet: { organisasjonsnummer: organisationNumberOf(row) },
  regnskapsperiode: { fraDato: "2023-01-01", tilDato: "2023-12-31" },
  eiendeler: { sumEiendeler: 90 + row },
  egenkapitalGjeld: { egenkapital: { sumEgenkapital: 30 }, gjeldOversikt: { sumGjeld: 60 + row } },
  resultatregnskapResultat: {
    aarsresultat: row % 50,
    driftsresultat: { driftsresultat: 5, driftsinntekter: { sumDriftsinntekter: 120 } },
  },
});

/** The CSV edition has the paths of the JSON edition as its columns. */
export const UNIT_COLUMNS = [
  ...["organisasjonsnummer", "navn", "organisasjonsform.kode", "organisasjonsform.beskrivelse"],
  ...["forretningsadresse.adresse", "forretningsadresse.postnummer", "forretningsadresse.poststed"],
  ...["forretningsadresse.landkode", "stiftelsesdato", "konkurs"],
];

export const unitRow = (row: number) =>
  [
    ...[organisationNumberOf(row), `${nameOf(row).toUpperCase()} AS`, "AS", "Aksjeselskap"],
    ...[`"Gruveveien ${row % 500}\nOppgang B"`, "0102", "OSLO", "NO", "1999-03-12", "false"],
  ].join(",");

export const establishmentOf = (row: number) => ({
  ...{ organisasjonsnummer: organisationNumberOf(row), navn: nameOf(row).toUpperCase() },
  ...{ organisasjonsform: { kode: "BEDR" }, overordnetEnhet: organisationNumberOf(row + 1_000_000) },
  beliggenhetsadresse: { adresse: ["Storgata 1"], postnummer: "0123", poststed: "OSLO", landkode: "NO" },
  oppstartsdato: "2017-10-20",
});
