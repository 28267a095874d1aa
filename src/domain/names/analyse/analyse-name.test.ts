import { describe, expect, test } from "vitest";
import { analyseName } from "./analyse-name.ts";
import type { TokenTag } from "./analysed-name.ts";

const core = (name: string, country?: string): string =>
  analyseName(name, country === undefined ? {} : { country }).core.join(" ");
const forms = (name: string, country?: string): string[] =>
  analyseName(name, country === undefined ? {} : { country }).forms.map(({ form }) => form);
const tagged = (name: string, tag: TokenTag): string[] =>
  analyseName(name)
    .tokens.filter((token) => token.tag === tag)
    .map(({ text }) => text);

describe("a legal form is found at the end, at the front and inside, longest phrase first", () => {
  test.each([
    ["Krebber Service & Consulting GmbH", "DE", "krebber service consulting", ["de-gmbh"]],
    ["Kurt Pietsch GmbH & Co. KG", "DE", "kurt pietsch", ["de-gmbh-co-kg"]],
    [
      "BioSpring Gesellschaft für Biotechnologie mbH",
      "DE",
      "biospring gesellschaft biotechnologie",
      ["de-gmbh"],
    ],
    ["Talanx Aktiengesellschaft", "DE", "talanx", ["de-ag"]],
    ["PT Bank Central Asia Tbk", "ID", "bank central asia", ["id-pt", "id-tbk"]],
    ["PT. KSB SALES INDONESIA", "ID", "ksb sales indonesia", ["id-pt"]],
    ['SIA "LDC Serviss"', "LV", "ldc serviss", ["lv-sia"]],
    ["SARL Zenith", "DZ", "zenith", ["dz-sarl"]],
    ["SAS LANDRY", "PM", "landry", ["pm-sas"]],
    ["JSC Makeyev State Rocket Center", "RU", "makeyev state rocket center", ["ru-jsc"]],
    ["LIMITED LIABILITY COMPANY INSPIRA INVEST A", "RU", "inspira invest a", ["ru-llc"]],
    ["Grupo Aeroportuario del Pacífico, S.A.B. de C.V.", "MX", "grupo aeroportuario pacifico", ["mx-sa"]],
    ["AERONAUTICA CONDOR S.A. DE C.V.", "MX", "aeronautica condor", ["mx-sa-de-cv"]],
    ["INDIO VITORIO S. DE P.R. DE R.L. DE C.V.", "MX", "indio vitorio", ["mx-srl-cv"]],
    [
      "ELEMENTAL STRATEGIC METALS SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ",
      "PL",
      "elemental strategic metals",
      ["pl-spzoo"],
    ],
    ["Alfa Sp. z o.o.", "PL", "alfa", ["pl-spzoo"]],
    ["Alfa Sp.z.o.o", "PL", "alfa", ["pl-spzoo"]],
    ["Otvoreno Sante d.o.o. za usluge", "HR", "otvoreno sante usluge", ["hr-doo"]],
    ["SAS AB (publ)", "SE", "sas", ["se-abp"]],
    ["Syncware Pte Ltd", "SG", "syncware", ["sg-private-ltd"]],
    ["JOE SUGAR PRIVATE LIMITED", "IN", "joe sugar", ["in-private-ltd"]],
    ["Joe Sugar (P) Ltd.", "IN", "joe sugar", ["in-private-ltd"]],
    ["MAHAN TRAVEL AND TOURISM SDN BHD", "MY", "mahan travel tourism", ["my-sdn-bhd"]],
    ["AKEYO COUNTRYCLUB CO.,LTD", "JP", "akeyo countryclub", ["jp-ltd"]],
    ["STRAND TRADING LTD.", "SC", "strand trading", ["sc-ltd"]],
    ["NOVA BANKA AD BANJALUKA", "BA", "nova banka banjaluka", ["ba-dd"]],
    ["SYN MUN KONG INSURANCE PUBLIC COMPANY LIMITED", "TH", "syn mun kong insurance", ["th-plc"]],
    ["AB Volvo", "SE", "volvo", ["se-ab"]],
    ["Ab World Foods Limited", "GB", "ab world foods", ["gb-ltd"]],
    ["MMC Corporation Sdn Bhd", "MY", "mmc", ["corp", "my-sdn-bhd"]],
    ["SIA Engineering Company Limited", "SG", "sia engineering", ["sg-ltd"]],
    ["SIA Latvijas Gaze Ltd", "LV", "latvijas gaze", ["lv-sia", "ltd"]],
    ["Askari Bank Limited", "PK", "askari bank", ["pk-ltd"]],
    ["Lenham Storage Co. Ltd.", "GB", "lenham storage", ["gb-ltd"]],
    ["Swan Public Ltd. Co.", "GB", "swan", ["gb-plc"]],
  ])("%s (%s)", (name, country, expected, ids) => {
    expect(core(name, country)).toBe(expected);
    expect(forms(name, country).sort()).toEqual([...ids].sort());
  });
});

describe("forms of every script are found in that script and in any romanisation", () => {
  test.each([
    ["株式会社マリオン", "JP", "マリオン", "jp-kk"],
    ["(株)明智ゴルフ", "JP", "明智 ゴルフ", "jp-kk"],
    ["㈱ハイパー", "JP", "ハイパー", "jp-kk"],
    ["Marion Kabushiki Kaisha", "JP", "marion", "jp-kk"],
    ["合同会社FMDI", "JP", "fmdi", "jp-gk"],
    ["華邦電子股份有限公司", "TW", "华邦 电子", "tw-cn-jsc"],
    ["山东裕龙石化有限公司", "CN", "山东 裕龙 石化", "cn-ltd"],
    ["大丰银行股份有限公司上海分行", "CN", "大丰 银行 上海 分行", "cn-jsc"],
    ["삼성카드주식회사", "KR", "samseong kadeu", "kr-jusik"],
    ["(주)네이버", "KR", "neibeo", "kr-jusik"],
    ["บริษัท ยารา (ประเทศไทย) จำกัด", "TH", "ยารา ประเทศไทย", "th-ltd"],
    ["บริษัทโรงพยาบาลภูเก็ตแห่งประเทศไทยจำกัด", "TH", "โรงพยาบาล ภูเกต ประเทศไทย", "th-ltd"],
    ["شركة المقوع للهندسة ذ.م.م", "KW", "مقوع هندسه", "kw-ar-llc"],
    ["شرکت ملی نفت ایران", "IR", "ملي نفت ايران", "ir-jsc"],
    ['נאנומושן בע"מ', "IL", "נאנומושן", "il-ltd"],
    ["ՏՈՒՐ ՏՈՒՐ ՍՊԸ", "AM", "tur tur", "am-spy"],
    ["შპს მაგთიკომი", "GE", "magtikomi", "ge-shps"],
    ["ΒΕΝΤΑΒΕΛ ΕΝΕΡΓΕΙΑΚΗ Α.Ε.", "GR", "ventavel energeiaki", "gr-ae"],
    ["ООО ‘ДИЛМАС’", "RU", "dilmas", "ru-ooo"],
    ["Общество с Ограниченной Ответственностью «Азимут»", "RU", "azimut", "ru-ooo"],
    ["OBSHCHESTVO S OGRANICHENNOY OTVETSTVENNOSTYU AZIMUT", "RU", "azimut", "ru-ooo"],
    ["Obschestvo s ogranichennoj otvetstvennost'ju Azimut", "RU", "azimut", "ru-ooo"],
    ["Obščestvo s ograničennoj otvetstvennostʹju Azimut", "RU", "azimut", "ru-ooo"],
    ["Otkrytoye Aktsionernoye Obshchestvo Azimut", "RU", "azimut", "ru-oao"],
    ["Akcionernoe obscestvo Azimut", "RU", "azimut", "ru-jsc"],
    ['ТОВАРИСТВО З ОБМЕЖЕНОЮ ВІДПОВІДАЛЬНІСТЮ "СИНГЕНТА"', "UA", "singenta", "ua-tov"],
    ["Công ty Cổ phần Sữa Việt Nam", "VN", "sua viet nam", "vn-ctcp"],
    ["CTCP Vinamilk", "VN", "vinamilk", "vn-ctcp"],
    ["“ALFA” mas'uliyati cheklangan jamiyati", "UZ", "alfa", "uz-mchj"],
  ])("%s (%s)", (name, country, expected, form) => {
    expect(core(name, country)).toBe(expected);
    expect(forms(name, country)).toContain(form);
  });
});

describe("a name is never stripped of what identifies it", () => {
  test.each([
    ["11420 CORP.", "11420"],
    ["A-B-C Company", "abc"],
    ["The Limited Inc", "limited incorporated"],
    ["X Corp", "x corporation"],
    ["EE LIMITED", "ee limited"],
    ["H&M AB", "hm ab"],
    ["LAS GmbH", "las"],
    ["Ltd", "limited"],
    ["S.A. de C.V.", "sa de cv"],
    ["Company", "company"],
    ["Epic Games Inc", "epic games"],
    ["Dell Technologies", "dell technologies"],
    ["Limited Brands, Inc.", "limited brands"],
    ["Pennsylvania Real Estate Investment Trust", "pennsylvania real estate investment trust"],
    ["Slovenská sporiteľňa, a.s.", "slovenska sporitelna"],
    ["Deutsche Bank AG London Branch", "deutsche bank london branch"],
    ["Birchwood & Co. Limited", "birchwood"],
    ["Birchwood and Sons Limited", "birchwood sons"],
    ["Poll Par SA", "poll par"],
    ["Kaisha", "kaisha"],
    ["Tachibana Kaiun Kaisha, Ltd.", "tachibana kaiun"],
    ["Demirci Makina San. ve Tic.", "demirci makina"],
  ])("%s", (name, expected) => expect(core(name)).toBe(expected));

  test("foundations, trusts and funds keep their word and say their class", () => {
    const { core: words, forms: found } = analyseName("Vanguard Trust");
    expect(words).toEqual(["vanguard", "trust"]);
    expect(found.map((form) => form.class)).toEqual(["trust"]);
    expect(analyseName("Stichting Goldingen").forms.map((form) => form.class)).toEqual(["foundation"]);
  });
});

test("letters with an ampersand are no legal form", () => {
  expect(forms("K&L Global Connect", "DK")).toEqual([]);
  expect(core("K&L Global Connect", "DK")).toBe("kl global connect");
});

describe("separated initials are one word", () => {
  test.each([
    ["A.B.C. Ltd", "abc"],
    ["A B C Ltd", "abc"],
    ["A-B-C Ltd", "abc"],
    ["A.B.C. S.A.", "abc"],
    ["A B C S A", "abc"],
    ["AT&T Inc.", "att"],
    ["AT and T Inc.", "att"],
    ["P and O Ferries", "po ferries"],
    ["At and Go Ltd", "at go"],
    ["J & J Snack Foods", "jj snack foods"],
    ["A. & C. Black Limited", "ac black"],
    ["S&P Global Inc.", "sp global"],
    ["e.on Group", "eon group"],
    ["Cie X S.A.R.L.", "compagnie 10"],
  ])("%s", (name, expected) => expect(core(name)).toBe(expected));
});

describe("numbers are plain decimals", () => {
  test.each([
    ["Blackstone Fund II LP", ["2"]],
    ["Fund I", ["1"]],
    ["Starwood European Real Estate Debt Finance I LP", ["1"]],
    ["Henry VIII Ltd", ["8"]],
    ["TortoiseEcofin Acquisition Corp. III", ["3"]],
    ["Boriss Trade 2 EOOD", ["2"]],
    ["Club of the 3rd District", ["3"]],
    ["1st Source Bank", []],
    ["Fund Seven and Fund 07", ["7", "7"]],
    ["China Railway No.5 Engineering Group", ["5"]],
    ["Fonds ٢٠٢٤", ["2024"]],
    ["Nuveen S&P 500 Fund XII", ["12", "500"]],
    ["株式会社セブン銀行", ["7"]],
    ["ミライト・ワン", ["1"]],
    ["株式会社JBイレブン", ["11"]],
    ["スリーフォー", []],
    ["X Corp", []],
    ["V Technology Co., Ltd.", []],
    ["Plan B Capital", []],
    ["Civil Mix Ltd", []],
  ])("%s", (name, expected) => expect(analyseName(name).numbers).toEqual(expected));

  test.each([
    ["Twenty-One Capital", "21"],
    ["Twenty One Capital", "21"],
    ["Studio Fortytwo", "42"],
    ["Twenty-First Century Foods", "21"],
    ["Vingt et un Conseil", "21"],
    ["Vingt-deux Conseil", "22"],
    ["Grupo Treinta y Tres", "33"],
    ["Vinte e Cinco Moda", "25"],
    ["Einundzwanzig Grad", "21"],
    ["Veintinueve de Julio", "29"],
    ["Ventinove Moda", "29"],
    ["Twenty (One Tree Hill)", "1 20"],
  ])("%s is %s", (name, expected) => {
    expect(analyseName(name).numbers.join(" ")).toBe(expected);
  });
});

describe("tails of securities, exchanges, accounts and registrants say nothing", () => {
  test.each([
    ["Nomura Holdings Inc ADR", "nomura holdings"],
    ["Tuya Inc. American Depositary Shares, each representing one Class A Ordinary Share", "tuya"],
    ["Suzano S.A. American Depositary Shares (each representing One Ordinary Share)", "suzano"],
    ["GFL Environmental Inc. Subordinate voting shares, no par value", "gfl environmental"],
    [
      "WaterBridge Infrastructure LLC Class A Shares Representing Limited Liability Company Interests",
      "waterbridge infrastructure",
    ],
    ["Yamato Kogyo Co. Ltd/ADR", "yamato kogyo"],
    ["PARK NATIONAL CORP /OH/", "park national"],
    ["Acme Corp /NEW/", "acme"],
    ["FAIRWATER HOLDINGS LTD/ CAN", "fairwater holdings"],
    ["Birchwood Optics Inc./Canada", "birchwood optics"],
    ["Birchwood Optics Corp./Cayman Islands", "birchwood optics"],
    ["Birchwood Optics Corp / Delaware", "birchwood optics"],
    ["Birchwood/Canada", "birchwood canada"],
    ["Birchwood SA/NV", "birchwood"],
    ["Birchwood Optics Corp /CN/", "birchwood optics"],
    ["DNB NOR ASA A NK 10", "dnb nor"],
    ["VAISALA OYJ A", "vaisala"],
    ["CITRIX SYSTEMS DL-,001", "citrix systems"],
    ["TALEND SA UNSP.ADR EO-,01", "talend"],
    ["TBC BANK GROUP PLC ORD GBP0.01", "tbc bank group"],
    ["Sify Technologies Limited - Ame", "sify technologies"],
    ["LG Display Co, Ltd AMERICAN DEP", "lg display"],
    ["Costamare Inc. 8.875% Series E", "costamare"],
    ["ENBRIDGE INC 4.40% CUM RED PRF", "enbridge"],
    ["NEWCAP HLDG AS NAM.DK0,05", "newcap holdings"],
    ["XINHUA WINSH.PUB.+MED.YC1", "xinhua winsh pub medical"],
    ["SINO-THAI -NVDR- BA 1", "sino thai"],
    ["TESCO SPON ADR ECH REP 3 ORD (P", "tesco"],
    ["USIMINAS ON N1", "usiminas"],
    ["Carry On", "carry on"],
    ["Dien Luc Viet Nam", "dien luc viet nam"],
    ["100% Pure Ltd", "100 pure"],
    ["Acme Corp American", "acme american"],
    ["Pan American", "pan american"],
    ["Yunji Inc. - American Depositor", "yunji"],
    ["Berkshire Hathaway Inc. Class A", "berkshire hathaway"],
    ["CODEMASTERS SOFTWARE COMPANY LIMITED(THE)", "codemasters software"],
    ["BANK OF KHYBER, THE", "bank khyber"],
    ["京セラ株式会社 #10234", "京 セラ"],
    ["Acme Ltd #10234", "acme"],
    ["Acme Ltd #447", "acme"],
    ["Acme Ltd 447", "acme 447"],
    ["Acme Ltd #2", "acme 2"],
    ["Acme GmbH & Co. KG (55512)", "acme"],
    ["Acme Ltd 2023", "acme 2023"],
    ["MCKEE FAMILY TRUST 245772", "mckee family trust 245772"],
    ["1234567 Canada Inc", "1234567 canada"],
  ])("%s", (name, expected) => expect(core(name)).toBe(expected));
});

test("a legal form in two languages stays two forms, though one is a state's code", () => {
  expect(analyseName("Birchwood SA/NV", { country: "BE" }).forms.map(({ family }) => family)).toEqual(
    analyseName("Birchwood NV", { country: "BE" }).forms.map(({ family }) => family),
  );
});

describe("abbreviations have one comparable form", () => {
  test.each([
    ["XENOUS INTL HLDGS INC", "xenous international holdings"],
    ["Acme Mfg Svcs Grp", "acme manufacturing services group"],
    ["Acme SRVCES Natl Assoc", "acme services national association"],
    ["TRUONG PHAT LOC SHIPPING TRDG", "truong phat loc shipping trading"],
    ["Harris Teeter Supermkts", "harris teeter supermarkets"],
    ["Continental Contl Res", "continental continental resources"],
    ["MTR Corporation", "mtr"],
    ["Ft. Dodge", "fort dodge"],
    ["Ft Partners", "ft partners"],
    ["F.lli Beretta", "fratelli beretta"],
    ["Barilla G e R F.lli", "barilla ger fratelli"],
    ["Allg. Versich. Krüger", "allgemeine versicherung kruger"],
    ["Plant No. 560", "plant 560"],
    ["Школа №12", "shkola 12"],
    ["Twentieth Century", "20 century"],
    ["St. James Hosp", "saint james hospital"],
  ])("%s", (name, expected) => expect(core(name)).toBe(expected));
});

describe("places, activities and market words are known in many languages", () => {
  test.each([
    ["Banque Nomura France", "activity", ["banque"]],
    ["三菱UFJ銀行", "activity", ["银行"]],
    ["Новая Страховая Компания", "activity", ["strakhovaya"]],
    ["New York Municipal Fund", "place", ["new", "york"]],
    ["Kenyan Breweries", "place", ["kenyan"]],
    ["Народный банк Казахстана", "place", ["kazakhstana"]],
    ["Τράπεζα Κύπρου", "place", ["kyprou"]],
    ["Raiffeisenbank München-Süd eG", "place", ["munchen", "sud"]],
    ["Acme Gruppe International", "generic", ["gruppe", "international"]],
    ["Bank of the West", "stop", ["of", "the"]],
    ["Porty Szczecin i Świnoujście", "stop", ["i"]],
    ["Uniwersytet w Białymstoku", "stop", ["w"]],
    ["Chicken i", "stop", []],
  ] satisfies [string, TokenTag, string[]][])("%s", (name, tag, expected) =>
    expect(tagged(name, tag)).toEqual(expected),
  );

  test("the same meaning has the same concept in every language", () => {
    const concepts = ["Banco Alfa", "Alfa Bank", "アルファ銀行", "Альфа Банк", "بنك الفا", "알파은행"].map(
      (name) => analyseName(name).tokens.find((token) => token.tag === "activity")?.concept,
    );
    expect(new Set(concepts)).toEqual(new Set(["bank"]));
  });
});

describe("letters that look or mean the same compare equal", () => {
  test.each([
    ["Müller Straße", "muller strasse"],
    ["Łódź Øresund Æther Đak ışık", "lodz oresund aether dak isik"],
    ["ＡＣＭＥ　ＩＮＣ", "acme"],
    ["Acme™ ®Global", "acme global"],
    ["сompany Alfa", "company alfa"],
    ["McDonald's", "mcdonalds"],
    ["O’Neill Foods", "oneill foods"],
    ["Young & Co.'s Brewery", "young companies brewery"],
    ["Banque d'Investissement Alfa", "banque investissement alfa"],
    ["Commissariat à l'énergie Alfa", "commissariat energie alfa"],
  ])("%s", (name, expected) => expect(core(name)).toBe(expected));

  test("traditional, simplified and Japanese characters fold to one", () => {
    expect(core("華為證券")).toBe(core("华为证券"));
    expect(core("東京電気")).toBe(core("东京电气"));
  });

  test("a katakana word has its reading", () => {
    expect(analyseName("株式会社マリオン").tokens.map((token) => token.reading)).toEqual([
      undefined,
      "marion",
    ]);
  });
});

test("a name with a space around each of its characters has the words of the name", () => {
  expect(analyseName("株 式 会 社 黒 峰 製 作 所").core).toEqual(analyseName("株式会社黒峰製作所").core);
  expect(analyseName("黒峰 製作所").core).toEqual(["黑峰", "制作所"]);
});

test("a name that mentions others is analysed without them", () => {
  expect(core("Foo Holdings Ltd (trading as Bar)")).toBe("foo holdings");
});

test("acronym, joined name and script come from the core", () => {
  const { acronym, joined, script } = analyseName("International Business Machines Corporation");
  expect({ acronym, joined, script }).toEqual({
    acronym: "ibm",
    joined: "internationalbusinessmachines",
    script: "latin",
  });
  expect(analyseName("Acme Ltd").acronym).toBe("");
});
