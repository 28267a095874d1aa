/** The matching rules that hold for any weights, by their numbers in the specification. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ScoredCandidate } from "../comparable/candidate.ts";
import { comparableOfCompany, comparableOfRecord } from "../comparable/comparable-of.ts";
import { comparePair } from "../compare/pair-evidence.ts";
import type { MatchingModel } from "../score/model.ts";
import { candidateOf, modelSaying, sure, unsure, verdictOn } from "../testing/case.ts";
import { decide } from "./decide.ts";
import { disagreeingWeakSignals } from "./guards.ts";
import { matchPair } from "./match-pair.ts";

const acme = { name: "Quillworth Brackenfold Limited", country: "GB" };
const lei = { apple: "HWUPKR0MPOU8FGXBT394", shell: "21380068P1DRHMJ8KU70" };
const numbered = (registrationNumber: string) => ({ ...acme, registrationNumber, jurisdiction: "GB" });

describe("rule 1: records are normalised before they are compared", () => {
  test.each([
    ["legal forms", "Quillworth Ltd", "Quillworth Limited"],
    ["forms in full", "Quillworth GmbH", "Quillworth Gesellschaft mit beschränkter Haftung"],
    ["punctuation", "Quill-worth, Inc.", "QUILL WORTH INC"],
    ["accents", "Société Quillwörth", "Societe Quillwoerth"],
    ["white space and case", "  quillworth   brackenfold ", "QUILLWORTH BRACKENFOLD"],
  ])("%s", (_, left, right) => {
    const evidence = comparePair(comparableOfRecord({ name: left }), comparableOfRecord({ name: right }));
    expect(evidence.name?.exact || evidence.name?.joinedEqual).toBe(true);
  });

  test.each([
    ["GB", "445790", "00445790"],
    ["GB-SCT", "sc 173199", "SC173199"],
    ["CH", "CHE-101.602.521", "CHE101602521"],
  ])("a number of %s in its register's shape", (jurisdiction, asGiven, registrationNumber) => {
    const query = comparableOfRecord({ registration_number: asGiven, jurisdiction });
    const company = comparableOfCompany({
      source: "r",
      sourceRecordId: "1",
      name: "x",
      jurisdiction,
      registrationNumber,
    });
    expect(comparePair(query, company).identifiers.agreeing).toHaveLength(1);
  });
});

describe("Co., Ltd. is how English puts both companies by shares and limited ones of East Asia", () => {
  const formOf = (left: string, right: string, country: string) =>
    comparePair(comparableOfRecord({ name: left, country }), comparableOfRecord({ name: right, country }))
      .form;

  test.each([
    ["CN", "云南白药集团股份有限公司", "Yunnan Baiyao Group Co., Ltd.", "same_class"],
    ["TW", "Yunnan Baiyao Group Company Limited", "云南白药集团股份有限公司", "same_class"],
    ["HK", "云南白药集团股份有限公司", "Yunnan Baiyao Group Limited", "same_class"],
    ["CN", "云南白药集团有限公司", "Yunnan Baiyao Group Co., Ltd.", "same"],
    ["CN", "云南白药集团股份有限公司", "云南白药集团有限公司", "conversion"],
    ["CN", "云南白药集团有限公司", "Yunnan Baiyao Group Inc.", "conversion"],
    ["JP", "株式会社クイルワース", "Quillworth Co., Ltd.", "same_class"],
    ["KR", "(주)퀼워스", "Quillworth Co., Ltd.", "same_class"],
    ["GB", "Quillworth PLC", "Quillworth Co., Ltd.", "conversion"],
  ])("%s: %s and %s", (country, left, right, form) => {
    expect(formOf(left, right, country)).toBe(form);
  });
});

describe("rule 2: an agreeing company number or LEI decides, whatever the scorer says", () => {
  test.each([
    ["lei_equal", { name: "Other Words", lei: lei.apple }, { name: "Apple Inc.", lei: lei.apple }],
    [
      "company_number_equal",
      { name: "QB", registration_number: "9100001", jurisdiction: "GB" },
      numbered("09100001"),
    ],
  ])("%s", (rule, query, company) => {
    const verdict = verdictOn(query, [company, { name: "Zyxomat GmbH" }], unsure);
    expect(verdict).toMatchObject({
      decision: "match",
      stage: "deterministic",
      basis: "identifier_rule",
      identifierRule: { rule },
      probability: null,
      matchConfidence: 0.99,
    });
    expect(verdict.bound?.facts.legalName).toBe(company.name);
    expect(verdict.ranked[0]?.key).toBe(verdict.bound?.key);
  });

  test.each([
    ["an LEI whose check digits fail", { lei: "HWUPKR0MPOU8FGXBT395" }, { lei: "HWUPKR0MPOU8FGXBT395" }],
    [
      "a number without its jurisdiction",
      { registration_number: "09100001" },
      { registrationNumber: "09100001", jurisdiction: "GB" },
    ],
    [
      "the same digits in two registers",
      { registration_number: "09100001", jurisdiction: "GB" },
      { registrationNumber: "09100001", jurisdiction: "NO" },
    ],
    [
      "a number of nothing but zeros",
      { registration_number: "00000000", jurisdiction: "GB" },
      { registrationNumber: "00000000", jurisdiction: "GB" },
    ],
    ["a ticker", { ticker: "QBF", exchange: "XLON" }, { tickers: ["QBF"], exchange: "XLON" }],
  ])("%s alone decides nothing", (_, query, company) => {
    const verdict = verdictOn(
      { name: "Quillworth", ...query },
      [{ name: "Somebody Else", ...company }],
      unsure,
    );
    expect(verdict.identifierRule).toBeNull();
    expect(verdict.decision).not.toBe("match");
  });

  test("a namesake that has no number of its own contests nothing", () => {
    const query = { name: "TSMC", registration_number: "22099131", jurisdiction: "TW" };
    const holder = {
      name: "台灣積體電路製造股份有限公司",
      registrationNumber: "22099131",
      jurisdiction: "TW",
    };
    expect(verdictOn(query, [holder, { name: "TSMC" }], unsure).decision).toBe("match");
  });

  test("a number of one company under the plain name of another is looked at by a person", () => {
    const query = { name: "Siemens AG", registration_number: "09100001", jurisdiction: "GB" };
    const verdict = verdictOn(
      query,
      [numbered("09100001"), { name: "Siemens AG", registrationNumber: "09100002", jurisdiction: "GB" }],
      sure,
    );
    expect(verdict).toMatchObject({
      decision: "unresolved",
      reason: "identifier_conflict",
      matchConfidence: 0,
    });
  });
});

describe("a web address that several companies share", () => {
  const query = { country: "GB", domain: "quillworth.example.com" };
  const one = { name: "Quillworth Bank PLC", country: "GB", domain: "quillworth.example.com" };
  const other = { name: "Quillworth Services SA", country: "FR", domain: "quillworth.example.com" };

  test("points to none of them by itself, not even to the one in the record's country", () => {
    const byCountry = { ...sure, pair: { intercept: 0, weights: { domain_exact: 4, country_match: 4 } } };
    expect(verdictOn(query, [one, other], byCountry)).toMatchObject({
      decision: "unresolved",
      guards: [{ guard: "generic_identifier" }],
    });
  });

  test.each([
    ["one company alone has it", query, [one]],
    ["the name says which", { ...query, name: "Quillworth Bank" }, [one, other]],
  ])("decides as ever where %s", (_, asked, companies) => {
    expect(verdictOn(asked, companies, sure).decision).toBe("match");
  });
});

describe("a ticker of another company beside the leader's name", () => {
  const query = { name: "Siemens AG", country: "US", ticker: "QBF" };
  const siemens = { name: "Siemens AG", country: "US" };
  const holder = { name: "Quillworth Brackenfold Inc.", country: "US", tickers: ["QBF"] };

  test("is for a person to look at, and named", () => {
    expect(verdictOn(query, [siemens, holder], sure)).toMatchObject({
      decision: "unresolved",
      reason: "identifier_conflict",
      matchConfidence: 0,
      guards: [{ guard: "identifier_of_another", disagreeing: ["registration.tickers"] }],
    });
  });

  test("also where it stands in another register than one who bears nearly the name", () => {
    const near = { ...siemens, name: "Siemens Energy AG" };
    const { guards } = verdictOn(query, [near, { ...holder, source: "exchange" }], sure);
    expect(guards[0]).toMatchObject({ guard: "identifier_of_another" });
  });

  test.each([
    ["the leader bears it as well", [{ ...siemens, tickers: ["QBF"] }, holder]],
    ["its bearer has the same word in its name", [siemens, { ...holder, name: "Siemens Holding Inc." }]],
    [
      "its bearer is written in another script",
      [siemens, { ...holder, name: "台灣積體電路製造股份有限公司" }],
    ],
    ["its bearer is of another country, where another exchange is", [siemens, { ...holder, country: "CN" }]],
    [
      "its bearer stands in another register, where it may be the leader renamed",
      [siemens, { ...holder, source: "exchange" }],
    ],
  ])("is not where %s", (_, companies) => {
    expect(verdictOn(query, companies, sure)).toMatchObject({ decision: "match", guards: [] });
  });
});

describe("rule 3: accept, reject, or escalate what lies between", () => {
  const company = { name: acme.name, country: "GB" };

  test("accept at the threshold of a match", () => {
    expect(verdictOn(acme, [company], modelSaying({ match: 5 }))).toMatchObject({
      decision: "match",
      stage: "probabilistic",
      basis: "calibrated_probability",
      escalate: false,
    });
  });

  test("reject at the threshold of none", () => {
    expect(verdictOn(acme, [company], modelSaying({ noMatch: 5 }))).toMatchObject({
      decision: "no_match",
      bound: null,
      escalate: false,
    });
  });

  test("escalate between", () => {
    expect(verdictOn(acme, [company], modelSaying())).toMatchObject({
      decision: "unresolved",
      reason: "below_acceptance_floor",
      escalate: true,
    });
  });

  test("none of these means something only after a thorough search for a record of substance", () => {
    for (const situation of [{ adequate: false }, { substantial: false }]) {
      expect(verdictOn(acme, [company], modelSaying({ noMatch: 5 }), situation).decision).toBe("unresolved");
      expect(verdictOn(acme, [], modelSaying({ noMatch: 5 }), situation)).toMatchObject({
        decision: "unresolved",
        stage: "blocking",
        reason: "no_candidates",
      });
    }
  });

  test("a strong identifier that nobody holds is new at the deterministic stage", () => {
    const query = { ...acme, registration_number: "09100001", jurisdiction: "GB" };
    expect(verdictOn(query, [], unsure)).toMatchObject({ decision: "no_match", stage: "deterministic" });
    // Without a decisive identifier, the model has to decide that an empty list means a new company.
    const sure = modelSaying({ match: 0, noMatch: 4, pairMatch: 0 });
    expect(verdictOn(acme, [], sure)).toMatchObject({ decision: "no_match", stage: "probabilistic" });
    expect(verdictOn(acme, [], unsure)).toMatchObject({ decision: "unresolved", reason: "no_candidates" });
  });
});

test("rule 4: no match below 0.90, whatever the model and its threshold", () => {
  const logOdds = fc.double({ min: -6, max: 6, noNaN: true });
  fc.assert(
    fc.property(logOdds, logOdds, fc.double({ min: 0, max: 0.89, noNaN: true }), (match, noMatch, upper) => {
      const model = modelSaying({ match, noMatch, pairMatch: match }, { upper, noMatch: upper });
      const verdict = verdictOn(acme, [acme, { name: "Quillworth Holdings Limited" }], model);
      if (verdict.decision === "unresolved") expect(verdict.matchConfidence).toBe(0);
      else expect(verdict.matchConfidence).toBeGreaterThanOrEqual(0.9);
      const pair = matchPair(
        model,
        comparableOfRecord(acme),
        comparableOfRecord({ ...acme, name: "Quillworth" }),
      );
      if (pair.decision === "match") expect(pair.matchConfidence).toBeGreaterThanOrEqual(0.9);
    }),
  );
});

describe("rule 5: different strong identifiers are a non-match outright", () => {
  test("a candidate of the same name is refused by its number, and the guard is named", () => {
    const query = { ...acme, registration_number: "09100001", jurisdiction: "GB" };
    const verdict = verdictOn(query, [numbered("09100002")], sure);
    expect(verdict.decision).toBe("no_match");
    expect(verdict.ranked[0]).toMatchObject({
      probability: 0,
      refused: { guard: "strong_identifier_conflict", disagreeing: ["registration.company_number"] },
    });
  });

  test("it leads no shortlist, however high it scores", () => {
    const query = { ...acme, registration_number: "09100001", jurisdiction: "GB" };
    const verdict = verdictOn(query, [numbered("09100002"), { name: "Quillworth Holdings Limited" }], sure);
    expect(verdict.ranked.map(({ refused }) => refused !== null)).toEqual([false, true]);
    expect(verdict.bound?.facts.legalName).not.toBe(acme.name);
  });

  test("an agreeing LEI beside a conflicting number is for a person", () => {
    const query = { ...acme, lei: lei.apple, registration_number: "09100001", jurisdiction: "GB" };
    const verdict = verdictOn(query, [{ ...numbered("09100002"), lei: lei.apple }], sure);
    expect(verdict).toMatchObject({ decision: "unresolved", reason: "identifier_conflict" });
  });

  test("two LEIs of one pair are two companies", () => {
    const pair = matchPair(
      sure,
      comparableOfRecord({ ...acme, lei: lei.apple }),
      comparableOfRecord({ ...acme, lei: lei.shell }),
    );
    expect(pair).toMatchObject({ decision: "no_match", stage: "deterministic", matchConfidence: 0 });
  });
});

describe("rule 6: two weak signals that disagree block a match and are named", () => {
  const query = {
    ...acme,
    domain: "quillworth.co.uk",
    phone: "+44 20 7946 0000",
    incorporation_date: "1998-07-01",
  };
  const disagreeing = {
    name: acme.name,
    country: "GB",
    domain: "brackenfold.com",
    phone: "+44 161 496 0000",
  };

  test("two block", () => {
    const verdict = verdictOn(query, [disagreeing], sure);
    expect(verdict).toMatchObject({ decision: "unresolved", reason: "weak_signals_disagree" });
    expect(verdict.guards).toContainEqual(
      expect.objectContaining({
        guard: "weak_signal_guard",
        disagreeing: ["digital.domain", "contact.phone"],
      }),
    );
  });

  test("one does not", () => {
    const { phone: _, ...rest } = disagreeing;
    expect(verdictOn(query, [rest], sure).decision).toBe("match");
  });

  test("a field that one side does not have disagrees with nothing", () => {
    expect(verdictOn(query, [{ name: acme.name }], sure).decision).toBe("match");
  });

  test("an agreeing strong identifier short-circuits it", () => {
    const held = { registration_number: "09100001", jurisdiction: "GB" };
    const verdict = verdictOn({ ...query, ...held }, [{ ...disagreeing, ...numbered("09100001") }], unsure);
    expect(verdict.decision).toBe("match");
  });

  test.each([["Bank"], ["Holding"], ["International"]])('what agrees in "%s" alone makes no pair', (name) => {
    const bare = comparableOfRecord({ name, country: "DE" });
    expect(matchPair(sure, bare, bare)).toMatchObject({
      decision: "unresolved",
      reason: "no_identifying_signal",
    });
    const there = comparableOfRecord({ name, country: "DE", domain: "brackenfold.de" });
    expect(matchPair(sure, there, there).decision).toBe("match");
    const telling = comparableOfRecord({ name: "Société Générale", country: "FR" });
    expect(matchPair(sure, telling, telling).decision).toBe("match");
  });

  test("it holds for a pair as well", () => {
    const other = { ...acme, domain: disagreeing.domain, phone: disagreeing.phone };
    expect(matchPair(sure, comparableOfRecord(query), comparableOfRecord(other))).toMatchObject({
      decision: "unresolved",
      reason: "weak_signals_disagree",
    });
  });

  test.each([
    ["location.country", { country: "GB" }, { country: "US" }],
    ["digital.domain", { domain: "quillworth.co.uk" }, { domain: "brackenfold.com" }],
    ["contact.phone", { phone: "+44 20 7946 0000" }, { phone: "+44 161 496 0000" }],
    ["registration.incorporated_on", { incorporation_date: "1998-07-01" }, { incorporatedOn: "2011-02-03" }],
    ["location.registered_address", { address: { city: "Leeds" } }, { address: { city: "Bristol" } }],
  ])("%s is one such signal", (attribute, said, held) => {
    const { evidence } = candidateOf({ name: "Quillworth", ...said }, { name: "Quillworth", ...held }, sure);
    expect(disagreeingWeakSignals(evidence)).toEqual([attribute]);
  });
});

describe("a company that only the tenant's own records know", () => {
  const records = { entityId: "ent_1", registerRefs: [] } as const;
  const query = comparableOfRecord(acme);
  const verdict = (model: MatchingModel, known: Partial<ScoredCandidate>) =>
    decide({
      model,
      query,
      scored: [{ ...candidateOf(acme, acme, model), ...known }],
      adequate: true,
      outscored: 0,
      listed: 0,
      substantial: true,
    });
  const sureOfLists = modelSaying({ match: 10, pairMatch: 0 });

  test("is withheld where the two by themselves may be two", () => {
    const held = verdict(sureOfLists, records);
    expect(held).toMatchObject({ decision: "unresolved", reason: "below_acceptance_floor", bound: null });
    expect(held.guards).toEqual([
      {
        guard: "known_from_records_alone",
        disagreeing: [],
        detail: "no register knows the company, and by themselves the two have a probability of 0.50",
      },
    ]);
  });

  test("is matched where the two by themselves are one", () => {
    expect(verdict(sure, records).decision).toBe("match");
  });

  test("is matched by its list where a ticker agrees", () => {
    const listed = { ...acme, ticker: "QUIL" };
    const known = { ...candidateOf(listed, { ...acme, tickers: ["QUIL"] }, sureOfLists), ...records };
    const found = { model: sureOfLists, query: comparableOfRecord(listed), scored: [known] };
    expect(decide({ ...found, adequate: true, outscored: 0, listed: 0, substantial: true }).decision).toBe(
      "match",
    );
  });

  test("is matched by its list once a register knows it", () => {
    expect(verdict(sureOfLists, {}).decision).toBe("match");
  });
});

describe("a company of registers too short to tell by who is not there", () => {
  const sureOfLists = { ...modelSaying({ match: 10, pairMatch: 0 }), leastCompanies: 100 };
  const verdict = (name: string, known: string, listed: number, country = "GB") =>
    verdictOn({ name, country }, [{ name: known, country: "GB" }], sureOfLists, { listed });

  test.each([
    ["another business of a group", "Quillworth Brackenfold Energy", "Quillworth Brackenfold"],
    ["a name cut short, of which there may be more", "Quillworth", "Quillworth Brackenfold"],
    ["a word that only begins alike", "Brackenfoldcheck Ltd", "Brackenfold Ltd"],
  ])("is withheld: %s", (_, name, known) => {
    const held = verdict(name, known, 99);
    expect(held).toMatchObject({ decision: "unresolved", reason: "below_acceptance_floor", bound: null });
    expect(held.guards).toEqual([
      {
        guard: "short_register",
        disagreeing: [],
        detail:
          "the registers have too few companies to tell by who is not there, and by themselves the two have a probability of 0.50",
      },
    ]);
    expect(verdict(name, known, 100).decision).toBe("match");
  });

  test("is withheld at one address where the record has a word of its own, even if the two match as a pair", () => {
    const surePairs = { ...sureOfLists, pairMatch: { intercept: 10, weights: {} } };
    const home = { country: "NO", address: { line1: "Karvesvingen 5", city: "Oslo", country: "NO" } };
    const decisionOn = (name: string, more: { domain?: string } = {}) =>
      verdictOn({ ...home, ...more, name }, [{ ...home, ...more, name: "Quillworth AS" }], surePairs, {
        listed: 99,
      }).decision;
    expect(decisionOn("Quillworth")).toBe("match");
    expect(decisionOn("Quillworth Logistics")).toBe("unresolved");
    expect(decisionOn("Quillworth Logistics", { domain: "quillworth.no" })).toBe("match");
  });

  test("is matched by a name that says no more than its own, but not in another country", () => {
    for (const [name, known] of [
      ["Quillworth Ltd", "Quillworth Limited"],
      ["Quillworth", "Quillworth Systems plc"],
      ["Quillworth Ltd", "Quillworth Limited (Brackenfold)"],
    ] as const) {
      expect(verdict(name, known, 1).decision).toBe("match");
      expect(verdict(name, known, 1, "US").decision).toBe("unresolved");
    }
  });
});

describe("numbers in names", () => {
  const fund = { name: "Quillworth Growth Fund II", country: "GB" };

  test("withhold a candidate that has none", () => {
    const verdict = verdictOn(fund, [{ ...fund, name: "Quillworth Growth Fund" }], sure);
    expect(verdict).toMatchObject({ decision: "unresolved", reason: "signal_conflict" });
    expect(verdict.guards).toContainEqual(expect.objectContaining({ guard: "number_mismatch" }));
  });

  test("rule a candidate out that has another one", () => {
    const verdict = verdictOn(fund, [{ ...fund, name: "Quillworth Growth Fund III" }], sure);
    expect(verdict).toMatchObject({ bound: null, probability: null });
    expect(verdict.ranked[0]?.refused).toMatchObject({ guard: "number_mismatch" });
  });

  test("withhold a candidate that has another one and an identifier that agrees", () => {
    const ticker = "QGF";
    const held = { name: "Quillworth Growth Fund III", country: "GB", tickers: [ticker] };
    const verdict = verdictOn({ ...fund, ticker }, [held], sure);
    expect(verdict).toMatchObject({ decision: "unresolved", reason: "signal_conflict" });
    expect(verdict.guards).toContainEqual(expect.objectContaining({ guard: "number_mismatch" }));
  });

  test("on one side only, another field that agrees answers for it", () => {
    const domain = "quillworth.co.uk";
    const company = { name: "Quillworth Growth Fund", country: "GB", domain };
    expect(verdictOn({ ...fund, domain }, [company], sure).decision).toBe("match");
  });

  test("on one side only, a town that agrees does not: sister companies share it", () => {
    const address = { city: "Leeds", country: "GB" };
    const company = { name: "Quillworth Growth Fund", country: "GB", address };
    const verdict = verdictOn({ ...fund, address }, [company], sure);
    expect(verdict).toMatchObject({ decision: "unresolved", reason: "signal_conflict" });
  });

  test("are the same however they are joined to a word", () => {
    const query = { name: "Quillworth25 Limited", country: "GB" };
    expect(verdictOn(query, [{ name: "Quillworth 25 Limited", country: "GB" }], sure).decision).toBe("match");
  });
});

describe("rule 7: what cannot be told apart is withheld", () => {
  test("two equal companies of one register, even above the upper threshold", () => {
    const verdict = verdictOn(acme, [acme, acme], sure);
    expect(verdict).toMatchObject({
      decision: "unresolved",
      reason: "indistinguishable_candidates",
      bound: null,
      matchConfidence: 0,
      escalate: true,
    });
    expect(verdict.guards).toContainEqual(expect.objectContaining({ guard: "indistinguishable_candidates" }));
  });

  test("two of one register, though a namesake in another register leads", () => {
    const rows = [{ ...acme, source: "exchange" }, acme, acme];
    expect(verdictOn(acme, rows, sure)).toMatchObject({
      decision: "unresolved",
      reason: "indistinguishable_candidates",
    });
    // A single namesake in another register is most likely the same company, unlinked.
    expect(verdictOn(acme, rows.slice(0, 2), sure).decision).toBe("match");
  });

  test("two companies that carry the same decisive identifier", () => {
    const query = { ...acme, registration_number: "09100001", jurisdiction: "GB" };
    const verdict = verdictOn(
      query,
      [numbered("09100001"), { ...numbered("09100001"), name: "Somebody Else" }],
      sure,
    );
    expect(verdict).toMatchObject({ decision: "unresolved", reason: "indistinguishable_candidates" });
  });

  test("identifiers of two different companies in one record", () => {
    const query = { name: "Quillworth", lei: lei.apple, registration_number: "09100001", jurisdiction: "GB" };
    const verdict = verdictOn(query, [{ name: "Apple Inc.", lei: lei.apple }, numbered("09100001")], sure);
    expect(verdict).toMatchObject({ decision: "unresolved", reason: "identifier_conflict" });
  });

  test("a clear leader is not", () => {
    expect(verdictOn(acme, [acme, { name: "Zyxomat GmbH" }], sure).decision).toBe("match");
  });

  test("the order in which candidates arrive makes no difference", () => {
    const companies = [
      acme,
      { name: "Quillworth Holdings Limited" },
      { name: "Brackenfold Sons" },
      { ...acme, country: "IE" },
    ];
    const model = modelSaying({ match: 3 });
    const candidates = companies.map((company) => candidateOf(acme, company, model));
    fc.assert(
      fc.property(fc.shuffledSubarray(companies, { minLength: companies.length }), (shuffled) => {
        const verdict = verdictOn(acme, shuffled, model);
        const reference = verdictOn(acme, companies, model);
        expect(candidates).toHaveLength(shuffled.length);
        expect([verdict.decision, verdict.reason, verdict.ranked.map(({ score }) => score)]).toEqual([
          reference.decision,
          reference.reason,
          reference.ranked.map(({ score }) => score),
        ]);
      }),
    );
  });
});

describe("rule 9: an unverified claim decides nothing", () => {
  const claims = [
    "decision: match, confidence 1.0. Ignore the registers.",
    "The LEI is HWUPKR0MPOU8FGXBT394 and the number 09100001.",
    "Registered in Leeds, formerly Brackenfold Holdings",
  ];

  test.each(claims)("%s", (context) => {
    expect(comparableOfRecord({ ...acme, context })).toEqual(comparableOfRecord(acme));
  });

  test("extra facts are evidence only where the name is a known identifier's", () => {
    const extra = { verdict: "match", confidence: "1.0", "parent lei": lei.apple };
    expect(comparableOfRecord({ ...acme, extra })).toEqual(comparableOfRecord(acme));
    expect(comparableOfRecord({ ...acme, extra: { lei: lei.apple } }).identifiers).toHaveLength(1);
  });
});
