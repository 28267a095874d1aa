import { compact, foldNumberText } from "./number-text.ts";

const WORDS = new Set(
  `NA NONE NULL NIL NAN UNKNOWN UNDEFINED UNSPECIFIED UNAVAILABLE UNREGISTERED UNASSIGNED MISSING EMPTY BLANK DUMMY
  TBC TBD TBA TBN PENDING TEST TESTING EXAMPLE SAMPLE PLACEHOLDER OTHER VARIOUS PRIVATE CONFIDENTIAL EXEMPT APPLIEDFOR
  INAPPLICATION INPROGRESS INFORMATION NOTAVAILABLE NOTAPPLICABLE NOTREGISTERED NOTYETREGISTERED NOTKNOWN NOTGIVEN
  NOTPROVIDED NOTISSUED NOTREQUIRED NODATA NOTHING NONUMBER NOINFO NOTFOUND SEEABOVE SEEBELOW ASABOVE KEINE
  UNBEKANNT NICHTVERFUGBAR AUCUN AUCUNE INCONNU SANSOBJET NEANT NINGUNO NINGUNA DESCONOCIDO NOAPLICA NESSUNO
  SCONOSCIUTO NENHUM DESCONHECIDO GEEN ONBEKEND INGEN OKAND UKENDT BRAK NEZNAMO`.split(/\s+/),
);
const RUNS = ["01234567890123456789", "98765432109876543210"];
/** Shortest run that counts as a placeholder: a real seven-digit number may hold six digits in order. */
const SHORTEST_RUN = 7;
const SHORTEST_REPEAT = 6;

/**
 * Whether a value stands for "no number": a word (`N/A`, `TBC`, `PENDING`), nothing but punctuation, zeros only,
 * one digit or letter repeated (`11111111`, `XXXXXX`) or digits counted up or down (`12345678`), with or without
 * a register's letters. Such a value is never an identifier. Never throws.
 */
export function isPlaceholderNumber(value: string): boolean {
  const text = compact(foldNumberText(value));
  if (text === "" || WORDS.has(text) || /^([A-Z&])\1+$/.test(text)) return true;
  const digits = /^[A-Z]{0,4}(\d+)[A-Z]?$/.exec(text)?.[1];
  if (digits === undefined) return !/\d/.test(text) && WORDS.has(text.replace(/NUMBER|NO|NR$/, ""));
  if (/^0+$/.test(digits)) return true;
  if (digits.length >= SHORTEST_REPEAT && /^(\d)\1+$/.test(digits)) return true;
  return digits.length >= SHORTEST_RUN && RUNS.some((run) => run.includes(digits));
}
