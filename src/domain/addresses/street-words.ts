/**
 * Words of street lines. Abbreviations are opened to one form per kind of street across languages of one
 * family; a kind ("street") identifies little, so a comparison weighs kinds less than names.
 */

/** Canonical kind → the spellings that stand for it, folded. */
const KINDS: Readonly<Record<string, string>> = {
  street: "street st str",
  road: "road rd",
  avenue: "avenue ave av aven avda avd avenida ay avenyu",
  boulevard: "boulevard blvd bd bld bvd boul bulvar bulevar bulvard bulevardul bd blv",
  drive: "drive dr drv",
  lane: "lane ln",
  court: "court ct crt",
  place: "place pl plc plz placa",
  square: "square sq sqr",
  highway: "highway hwy shosse sh chaussee chee",
  parkway: "parkway pkwy pky",
  terrace: "terrace ter terr tce",
  crescent: "crescent cres cr cresc",
  circle: "circle cir",
  close: "close cl",
  way: "way wy",
  gardens: "gardens gdns",
  estate: "estate est",
  park: "park pk",
  industrial: "industrial ind indl industrie",
  centre: "centre center ctr cntr centro zentrum centrum",
  building: "building bldg bld blg edificio edif edf edificiu batiment bat gebaude gebaeude budova budynek",
  house: "house hse",
  plaza: "plaza plza",
  quay: "quay qy",
  wharf: "wharf whf",
  freeway: "freeway fwy expressway expy expwy",
  mountain: "mount mt",
  strasse: "strasse",
  platz: "platz",
  gasse: "gasse",
  weg: "weg",
  rue: "rue r",
  chemin: "chemin ch",
  route: "route rte",
  impasse: "impasse imp",
  allee: "allee all allees",
  quai: "quai",
  via: "via v",
  viale: "viale vle",
  corso: "corso cso",
  piazza: "piazza pzza pza",
  largo: "largo lgo",
  localita: "localita loc",
  calle: "calle c cl cll clle",
  carrera: "carrera cra kra cr kr",
  plazuela: "plazuela",
  paseo: "paseo pso po passeig",
  poligono: "poligono pol pgno",
  carretera: "carretera ctra carr crta",
  colonia: "colonia col",
  rua: "rua",
  praca: "praca",
  travessa: "travessa tv trav",
  rodovia: "rodovia rod",
  straat: "straat",
  laan: "laan",
  plein: "plein",
  gracht: "gracht",
  ulica: "ulica ulitsa ul ulitza vulytsya vul vulitsa ulice",
  aleja: "aleja al aleje",
  plac: "plac ploshchad ploschad pl namesti nam namestie trg",
  prospekt: "prospekt prosp prospect prkt prospekti",
  pereulok: "pereulok per provulok",
  proezd: "proezd projezd",
  naberezhnaya: "naberezhnaya nab embankment",
  utca: "utca u ut",
  strada: "strada",
  calea: "calea",
  soseaua: "soseaua sos",
  cadde: "cadde caddesi cad cd",
  sokak: "sokak sokagi sok sk",
  mahalle: "mahalle mahallesi mah mh",
  bulvari: "bulvari bulv",
  jalan: "jalan jl jln",
  gata: "gata gatan gate gaten gade",
  vej: "vej vei veien vagen",
  katu: "katu",
  tie: "tie",
  tanav: "tanav tn",
  maantee: "maantee mnt",
  puiestee: "puiestee pst",
  gatve: "gatve g",
  iela: "iela",
  odos: "odos",
  leoforos: "leoforos leof",
  sharia: "sharia sharea shari",
  khiaban: "khiaban kheyaban khiyaban",
  marg: "marg",
  nagar: "nagar ngr",
  sector: "sector sec",
  soi: "soi",
  thanon: "thanon",
  north: "north nth",
  south: "south s sth",
  east: "east",
  west: "west w",
  northeast: "northeast ne",
  northwest: "northwest nw",
  southeast: "southeast se",
  southwest: "southwest sw",
  saint: "saint st ste sankt sainte san santa",
  doctor: "doctor dr dra",
};

/** A street name and a kind of street in one word: "hauptstrasse" is haupt and strasse. */
const COMPOUND =
  /^(\p{L}{3,}?)(strasse|str|platz|gasse|weg|allee|ring|straat|laan|plein|gracht|gatan|gata|gate|gaten|gade|vej|veien|vagen|katu|tie)$/u;
const COMPOUND_KIND: Readonly<Record<string, string>> = {
  str: "strasse",
  gatan: "gata",
  gate: "gata",
  gaten: "gata",
  gade: "gata",
  veien: "vej",
  vagen: "vej",
};

/** Words between or before street names, and the letters of inner units. */
const STOP_WORDS = new Set(
  (
    "the of and at de la le les du des d l di del della dei degli da do dos das el los las y e und am an der im in zum zur " +
    "van den het op ten na no nr num numero number nro n co sn snc bis ter"
  ).split(" "),
);

const kindOf = new Map<string, string>();
for (const [kind, spellings] of Object.entries(KINDS)) {
  for (const spelling of spellings.split(" ")) if (!kindOf.has(spelling)) kindOf.set(spelling, kind);
}

const kinds = new Set(Object.keys(KINDS));

/**
 * Tokens of a folded street text in order: abbreviations opened, stop words and bare numbers left out, German,
 * Dutch and Nordic compounds taken apart.
 */
export function streetTokens(folded: string): readonly string[] {
  const tokens: string[] = [];
  const words = folded.split(" ").slice(0, 40);
  for (const [index, word] of words.entries()) {
    if (word === "" || /^\d/.test(word) || STOP_WORDS.has(word)) continue;
    const compound = COMPOUND.exec(word);
    if (compound?.[1] !== undefined && compound[2] !== undefined) {
      tokens.push(compound[1], COMPOUND_KIND[compound[2]] ?? compound[2]);
    } else {
      tokens.push(opened(word, index === 0));
    }
  }
  return tokens;
}

/** Whether the token names a kind of street or a point of the compass rather than the street itself. */
export function isStreetKind(token: string): boolean {
  return kinds.has(token) || token === "ring";
}

// "St" and "Dr" at the front of a line are Saint and Doctor, elsewhere Street and Drive.
function opened(word: string, first: boolean): string {
  if (first && word === "st") return "saint";
  if (first && word === "dr") return "doctor";
  return kindOf.get(word) ?? word;
}
