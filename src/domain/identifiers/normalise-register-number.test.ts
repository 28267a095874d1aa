import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normaliseRegisterNumber } from "./normalise-register-number.ts";
import { EXAMPLES } from "./register-number-examples.ts";
import { REGISTER_SCHEMES } from "./register-schemes.ts";

const examples = EXAMPLES.flatMap(([scheme, checkDigit, ...normals]) =>
  normals.map((normal) => [scheme, normal, checkDigit] as const),
);

describe("numbers in use", () => {
  test("there are examples of 101 schemes, every one of them known", () => {
    const schemes = EXAMPLES.map(([scheme]) => scheme);
    expect(new Set(schemes).size).toBe(101);
    expect(schemes.filter((scheme) => !REGISTER_SCHEMES.includes(scheme))).toEqual([]);
    expect(new Set(REGISTER_SCHEMES).size).toBe(REGISTER_SCHEMES.length);
  });

  test.each(examples)("%s %s", (scheme, normal, checkDigit) => {
    expect(normaliseRegisterNumber(scheme, normal)).toEqual({
      normal,
      wellFormed: true,
      checkDigit,
      raw: normal,
    });
  });

  test.each(examples.filter(([, , checkDigit]) => checkDigit === "ok"))(
    "%s %s: nearly every other digit in one place is found out",
    (scheme, normal) => {
      const changed = Array.from(normal).flatMap((sign, index) =>
        /\d/.test(sign)
          ? Array.from("0123456789")
              .filter((digit) => digit !== sign)
              .map((digit) => normal.slice(0, index) + digit + normal.slice(index + 1))
          : [],
      );
      const passing = changed.filter((other) => normaliseRegisterNumber(scheme, other).checkDigit === "ok");
      expect(passing.length).toBeLessThan(changed.length * 0.25);
    },
  );
});

describe("the ways in which sources and people write them", () => {
  test.each([
    ["GB-COH", "SC 243739", "SC243739"],
    ["GB-COH", "sc243739", "SC243739"],
    ["GB-COH", "445790", "00445790"],
    ["GB-COH", "Company No. 445790", "00445790"],
    ["GB-COH", "Registration number: 06528297", "06528297"],
    ["GB-COH", "OC1234", "OC001234"],
    ["GB-COH", "R56", "R0000056"],
    ["GB-COH", "ＳＣ２４３７３９", "SC243739"],
    ["IE-CRO", "0083424", "83424"],
    ["FR-SIREN", "812 809 234 RCS Paris", "812809234"],
    ["FR-SIREN", "FR57812809234", "812809234"],
    ["FR-SIRET", "812 809 234 00030", "81280923400030"],
    ["DE-HR", "HRB 32000 B", "HRB32000"],
    ["DE-HR", "HRB-Nr. 032000", "HRB32000"],
    ["DE-HR", "HRA 7672 HL", "HRA7672HL"],
    ["DE-HR", "GnR 350", "GNR350"],
    ["DE-HR", "Amtsgericht München HRB 7042", "MUENCHEN:HRB7042"],
    ["DE-HR", "AG Muenchen, HRB 7042", "MUENCHEN:HRB7042"],
    ["DE-HR", "HRB 86786 (Amtsgericht Charlottenburg)", "CHARLOTTENBURG:HRB86786"],
    ["DE-HR", "HRB 86786, Berlin-Charlottenburg", "CHARLOTTENBURG:HRB86786"],
    ["DE-HR", "Frankfurt a.M. HRB 32000", "FRANKFURTAMMAIN:HRB32000"],
    ["DE-HR", "Frankfurt (Oder) HRB 32000", "FRANKFURTANDERODER:HRB32000"],
    ["NL-KVK", "KvK-nr. 05010149", "05010149"],
    ["NL-KVK", "5010149", "05010149"],
    ["NL-KVK", "050101490000", "05010149"],
    ["BE-BCE_KBO", "BE 0521.749.439", "0521749439"],
    ["BE-BCE_KBO", "521.749.439", "0521749439"],
    ["LU-RCS", "R.C.S. Luxembourg B 247.312", "B247312"],
    ["LU-RCS", "B007479", "B7479"],
    ["CH-UID", "CHE-100.155.212 MWST", "CHE100155212"],
    ["CH-UID", "CHE-100.155.212 HR/MWST", "CHE100155212"],
    ["LI-OR", "FL00021234567", "FL-0002.123.456-7"],
    ["AT-FB", "FN 122119 m", "122119m"],
    ["IT-REA", "REA MI 1234567", "MI-1234567"],
    ["ES-NIF", "ESA28015865", "A28015865"],
    ["ES-NIF", "A-28.015.865", "A28015865"],
    ["DK-CVR", "CVR-nr. 36 72 99 29", "36729929"],
    ["DK-CVR", "DK36729929", "36729929"],
    ["NO-BRC", "NO 923 609 016 MVA", "923609016"],
    ["SE-ON", "556708-1699", "5567081699"],
    ["SE-ON", "165567081699", "5567081699"],
    ["SE-ON", "Org.nr 556708-1699", "5567081699"],
    ["FI-PRO", "FI16801400", "1680140-0"],
    ["FI-PRO", "Y-tunnus 1680140-0", "1680140-0"],
    ["PL-KRS", "KRS 0000359730", "0000359730"],
    ["PL-KRS", "359730", "0000359730"],
    ["PL-NIP", "NIP: 972-123-73-17", "9721237317"],
    ["PL-REGON", "30204683000000", "302046830"],
    ["CZ-ICO", "IČO: 177041", "00177041"],
    ["HU-CEG", "Cg. 01-03-022165", "01-03-022165"],
    ["HU-CEG", "0103022165", "01-03-022165"],
    ["RO-CUI", "RO 18547290", "18547290"],
    ["RO-ONRC", "J 52 / 750 / 2012", "J52/750/2012"],
    ["RO-ONRC", "J8/0750/2012", "J08/750/2012"],
    ["GR-AFM", "EL 94259216", "094259216"],
    ["CY-DRCOR", "ΗΕ 350042", "HE350042"],
    ["CY-DRCOR", "12032", "HE12032"],
    ["MT-MBR", "C 37386", "C37386"],
    ["RU-OGRN", "ОГРН 1137746072375", "1137746072375"],
    ["RU-INN", "ИНН 7723861614", "7723861614"],
    ["UA-EDR", "ЄДРПОУ 32461564", "32461564"],
    ["GR-AFM", "ΑΦΜ 094259216", "094259216"],
    ["GR-GEMI", "ΓΕΜΗ 121563001000", "121563001000"],
    ["BG-EIK", "ЕИК 204853663", "204853663"],
    ["AE-LIC", "JLT65609", "JLT-65609"],
    ["IN-CIN", "CIN: L24111UR1986PLC015895", "L24111UR1986PLC015895"],
    ["CN-USCC", "G91110000600037341L", "91110000600037341L"],
    ["HK-CR", "CR No. 173611", "0173611"],
    ["HK-CR", "00173611", "00173611"],
    ["JP-JCN", "T5835678256246", "5835678256246"],
    ["JP-JCN", "8356-78-256246", "5835678256246"],
    ["JP-JCN", "５８３５６７８２５６２４６", "5835678256246"],
    ["KR-BRN", "134-86-72683", "1348672683"],
    ["SG-UEN", "UEN 199100421c", "199100421C"],
    ["VN-MST", "0314409058002", "0314409058-002"],
    ["ID-NPWP", "0010117771077000", "010117771077000"],
    ["AU-ACN", "ACN 004 085 616", "004085616"],
    ["AU-ABN", "ABN 53 004 085 616", "53004085616"],
    ["CA-BN", "123026635 RC0001", "123026635"],
    ["US-DE", "04348344", "4348344"],
    ["US-WA", "600 413 485", "600413485"],
    ["US-CA", "806592", "C0806592"],
    ["US-CA", "C806592", "C0806592"],
    ["cik", "CIK 320193", "0000320193"],
    ["BR-CNPJ", "16.727.230/0001-97", "16727230000197"],
    ["AR-CUIT", "30-67332056-9", "30673320569"],
    ["CL-RUT", "76.086.428-5", "760864285"],
    ["CO-NIT", "860068182 - 5", "8600681825"],
    ["VE-RIF", "V-11470283-4", "V114702834"],
    ["CR-CPJ", "3-101-711395", "3101711395"],
    ["ZA-CIPC", "1994-010680-07", "1994/010680/07"],
    ["ZA-CIPC", "Reg. No. 1994/010680/07", "1994/010680/07"],
    ["NG-CAC", "RC 123", "RC123"],
    ["NG-CAC", "123", "RC123"],
    ["IM-CR", "5095V", "005095V"],
    ["JE-FSC", "RC_119821", "119821"],
    ["TN-RNE", "1540791/F", "1540791F"],
    ["SA", "1010076663", ""],
  ])("%s: %s", (scheme, written, normal) => {
    const read = normaliseRegisterNumber(scheme, written);
    expect(read.wellFormed).toBe(normal !== "");
    if (normal !== "") expect(read.normal).toBe(normal);
    expect(read.raw).toBe(written);
  });

  test("a letter typed for a digit is not corrected", () => {
    expect(normaliseRegisterNumber("GB-COH", "0O470381")).toMatchObject({
      wellFormed: false,
      normal: "0O470381",
    });
  });

  test("an alphanumeric CNPJ has its check digits computed over the letters", () => {
    expect(normaliseRegisterNumber("BR-CNPJ", "12.ABC.345/01DE-35").checkDigit).toBe("ok");
    expect(normaliseRegisterNumber("BR-CNPJ", "12.ABC.345/01DE-36").checkDigit).toBe("bad");
  });

  test("a Norwegian number whose check digit would be 10 was never issued", () => {
    for (let digit = 0; digit < 10; digit++) {
      expect(normaliseRegisterNumber("NO-BRC", `90000009${digit}`).checkDigit).toBe("bad");
    }
  });
});

describe("properties", () => {
  const scheme = fc.constantFrom(...REGISTER_SCHEMES);
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.stringMatching(/^[A-Za-z0-9 ./-]{0,30}$/),
    fc.stringMatching(/^(HR[AB]|CHE|FL|J|RC|HE|C|SC)?[ -]?\d{1,14}[A-Za-z]?$/),
    fc.constantFrom(...examples.map(([, normal]) => normal)),
  );

  test("the normal form is its own normal form", () => {
    fc.assert(
      fc.property(scheme, text, (id, raw) => {
        const once = normaliseRegisterNumber(id, raw);
        const twice = normaliseRegisterNumber(id, once.normal);
        expect({ ...twice, raw: "" }).toEqual({ ...once, raw: "" });
      }),
      { numRuns: 3000 },
    );
  });

  test("case, blanks around and full-width digits change nothing", () => {
    fc.assert(
      fc.property(fc.constantFrom(...examples), ([id, normal]) => {
        const wide = normal.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
        for (const written of [` ${normal}\u00a0`, normal.toLowerCase(), `\u200f${normal}`, wide]) {
          expect(normaliseRegisterNumber(id, written).normal).toBe(normal);
        }
      }),
    );
  });

  test.each([
    "\ud800",
    "\u0000",
    "x".repeat(100_000),
    "1".repeat(100_000),
    "👩‍🏭",
    "\u202e123",
    "ﷺ".repeat(300),
    "",
  ])("no scheme throws on strange text %#", (strange) => {
    for (const id of REGISTER_SCHEMES) {
      expect(normaliseRegisterNumber(id, strange).normal.length).toBeLessThanOrEqual(64);
    }
  });
});

describe("numbers that a spreadsheet has changed", () => {
  test.each([
    ["IT-CF", "905811006", "00905811006"],
    ["AU-ACN", "4028077", "004028077"],
    ["VN-MST", "100109106", "0100109106"],
    ["RU-OGRN", "1027700132195.0", "1027700132195"],
    ["EE-RIK", "EE10421629", "10421629"],
  ])("%s %s", (scheme, written, normal) => {
    expect(normaliseRegisterNumber(scheme, written)).toMatchObject({
      normal,
      wellFormed: true,
      checkDigit: "ok",
    });
  });

  test.each([
    ["the check digit fails", "IT-CF", "905811007"],
    ["a date with a chance check digit", "RU-INN", "25.11.2002"],
    ["more zeros than two", "IT-CF", "5811005"],
  ])("no zeros are put in front where %s", (_, scheme, written) => {
    expect(normaliseRegisterNumber(scheme, written).wellFormed).toBe(false);
  });
});
