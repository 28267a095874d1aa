/**
 * The courts that keep Germany's commercial registers, by the name that companies print, with the code that
 * GLEIF's registration authority list gives them. The list numbers the courts in alphabetical order; the
 * codes here are confirmed by LEI records (court town, number, code) at both ends of a run without a gap.
 * Courts whose place in the order is not settled have no code: their numbers match by the court's name.
 */
const CODED = `
197 Aachen|205 Aschaffenburg|206 Augsburg|207 Aurich|208 Bad Hersfeld|209 Bad Homburg vor der Höhe
210 Bad Kreuznach|213 Bad Oeynhausen|214 Bad Salzungen|215 Bamberg|216 Bayreuth|217 Charlottenburg
218 Bielefeld|219 Bochum|220 Bonn|221 Braunschweig|222 Bremen|224 Chemnitz|225 Coburg|226 Coesfeld
227 Cottbus|228 Darmstadt|229 Deggendorf|230 Dortmund|231 Dresden|232 Duisburg|233 Düren|234 Düsseldorf
235 Eisenach|236 Erfurt|238 Eschwege|239 Essen|240 Flensburg|241 Frankfurt an der Oder|242 Frankfurt am Main
243 Freiburg im Breisgau|244 Friedberg|245 Fritzlar|246 Fulda|247 Fürth|249 Gelsenkirchen|250 Gera|251 Gießen
252 Gotha|253 Göttingen|255 Greiz|257 Gütersloh|258 Hagen|259 Hamburg|260 Hamm|261 Hanau|262 Hannover
263 Heilbad Heiligenstadt|266 Hildburghausen|267 Hildesheim|268 Hof|269 Homburg|271 Ingolstadt|272 Iserlohn
273 Jena|290 Lübeck|291 Ludwigshafen am Rhein|293 Lüneburg|295 Mainz|296 Mannheim|297 Marburg|298 Meiningen
299 Memmingen|300 Merzig|301 Mönchengladbach|302 Montabaur|303 Mühlhausen|304 München|305 Münster
306 Neubrandenburg|307 Neunkirchen|308 Neuruppin|309 Neuss|310 Nordhausen|311 Nürnberg|313 Offenbach am Main
314 Oldenburg|315 Osnabrück|316 Ottweiler|317 Paderborn|319 Passau|320 Pinneberg|336 Schweinfurt|337 Schwerin
338 Siegburg|339 Siegen|351 Stuttgart|352 Suhl|353 Tostedt|354 Traunstein|355 Ulm|356 Völklingen|358 Walsrode
362 Weiden in der Oberpfalz|363 Weimar|364 Wetzlar|365 Wiesbaden|368 Wittlich|369 Wuppertal|370 Würzburg
371 Zweibrücken`;

const UNCODED = `
Amberg|Ansbach|Arnsberg|Kaiserslautern|Kassel|Kempten|Kiel|Kleve|Koblenz|Köln|Königstein im Taunus|Korbach
Krefeld|Landau in der Pfalz|Landshut|Langenfeld|Leipzig|Lemgo|Limburg an der Lahn|Potsdam|Recklinghausen
Regensburg|Rostock|Saarbrücken|Stadthagen|Steinfurt|Stendal|Stralsund|Straubing|Halle|Magdeburg|Zwickau`;

/** Other names of these courts. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  BERLIN: "CHARLOTTENBURG",
  BERLINCHARLOTTENBURG: "CHARLOTTENBURG",
  CHARLOTTENBURGBERLIN: "CHARLOTTENBURG",
  COLOGNE: "KOLN",
  MUNICH: "MUNCHEN",
  NUREMBERG: "NURNBERG",
  FRANKFURT: "FRANKFURTAMMAIN",
  FRANKFURTAM: "FRANKFURTAMMAIN",
  FRANKFURTMAIN: "FRANKFURTAMMAIN",
  FRANKFURTODER: "FRANKFURTANDERODER",
  FREIBURG: "FREIBURGIMBREISGAU",
  FREIBURGIBR: "FREIBURGIMBREISGAU",
  OFFENBACH: "OFFENBACHAMMAIN",
  OFFENBACHAM: "OFFENBACHAMMAIN",
  LUDWIGSHAFEN: "LUDWIGSHAFENAMRHEIN",
  LUDWIGSHAFENARH: "LUDWIGSHAFENAMRHEIN",
  LUDWIGSHAFENARHEIN: "LUDWIGSHAFENAMRHEIN",
  BADHOMBURG: "BADHOMBURGVORDERHOHE",
  BADHOMBURGVDH: "BADHOMBURGVORDERHOHE",
  BADHOMBURGVDHOHE: "BADHOMBURGVORDERHOHE",
  KONIGSTEIN: "KONIGSTEINIMTAUNUS",
  KEMPTENALLGAU: "KEMPTEN",
  LANDAU: "LANDAUINDERPFALZ",
  LIMBURG: "LIMBURGANDERLAHN",
  LIMBURGADLAHN: "LIMBURGANDERLAHN",
  OLDENBURGOLDENBURG: "OLDENBURG",
  OLDENBURGOLDB: "OLDENBURG",
  WEIDEN: "WEIDENINDEROBERPFALZ",
  WEIDENIDOPF: "WEIDENINDEROBERPFALZ",
  HALLESAALE: "HALLE",
};

const UMLAUTS: Readonly<Record<string, string>> = { Ä: "AE", Ö: "OE", Ü: "UE", ẞ: "SS", ß: "SS" };

/** The letters of a court's name in capitals, umlauts written out: `MUENCHEN`. */
function courtLetters(name: string): string {
  return name
    .toUpperCase()
    .replace(/[ÄÖÜẞß]/g, (letter) => UMLAUTS[letter]!)
    .replace(/[^A-Z]/g, "");
}

/** The key of a court's name: "München", "Muenchen" and "Munchen" have the same key. */
function courtKey(name: string): string {
  return courtLetters(name).replace(/([AOU])E/g, "$1");
}

const byCode = new Map<string, string>();
const byName = new Map<string, string>();
for (const entry of CODED.trim().split(/[|\n]/)) {
  const name = courtLetters(entry.slice(4));
  byCode.set(`RA000${entry.slice(0, 3)}`, name);
  byName.set(courtKey(name), name);
}
for (const entry of UNCODED.trim().split(/[|\n]/)) byName.set(courtKey(entry), courtLetters(entry));
for (const [other, name] of Object.entries(OTHER_NAMES))
  byName.set(courtKey(other), byName.get(courtKey(name))!);

/** First and last code of German register courts in GLEIF's list. */
const FIRST_COURT = 197;
const LAST_COURT = 371;

/** Whether a GLEIF registration authority code (`RA000242`) is one of a German register court. */
export function isGermanCourtCode(code: string): boolean {
  const number = /^RA000(\d{3})$/.exec(code)?.[1];
  return number !== undefined && Number(number) >= FIRST_COURT && Number(number) <= LAST_COURT;
}

/** The court behind a GLEIF code: its name in capitals (`MUENCHEN`), or the code where the name is not settled. */
export function courtByCode(code: string): string {
  return byCode.get(code) ?? code;
}

/** The court that a text names ("AMTSGERICHT MÜNCHEN"), in the form of `courtByCode`; null when it names none. */
export function courtByName(text: string): string | null {
  const words = text.match(/\p{L}[\p{L}.-]*/gu) ?? [];
  for (let from = 0; from < words.length; from++) {
    for (let to = Math.min(words.length, from + 5); to > from; to--) {
      const court = byName.get(courtKey(words.slice(from, to).join("")));
      if (court !== undefined) return court;
    }
  }
  return null;
}
