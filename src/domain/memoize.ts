/** The number of results kept: the words of some hundreds of shortlists, as in a running batch. */
const MOST = 32_768;

/** The same function, with a cache of its last thousands of results; the cache is emptied once it is full. */
export function memoize<Said>(say: (word: string) => Said): (word: string) => Said {
  const known = new Map<string, Said>();
  return (word) => {
    const said = known.get(word);
    if (said !== undefined) return said;
    const anew = say(word);
    if (known.size === MOST) known.clear();
    known.set(word, anew);
    return anew;
  };
}

/** The same function of two words, with a cache: a query's words meet those of a whole shortlist. */
export function memoizeOfTwo<Said>(
  say: (one: string, other: string) => Said,
): (one: string, other: string) => Said {
  const known = new Map<string, Map<string, Said>>();
  let answers = 0;
  return (one, other) => {
    const said = known.get(one)?.get(other);
    if (said !== undefined) return said;
    const anew = say(one, other);
    if (answers === MOST) {
      known.clear();
      answers = 0;
    }
    const ofOne = known.get(one) ?? new Map<string, Said>();
    known.set(one, ofOne.set(other, anew));
    answers++;
    return anew;
  };
}

/** The same function, with its last result cached: a query's name is compared with a whole shortlist. */
export function memoizeLast<Asked extends object, Said>(say: (asked: Asked) => Said): (asked: Asked) => Said {
  let last: { readonly asked: Asked; readonly said: Said } | null = null;
  return (asked) => {
    if (last === null || last.asked !== asked) last = { asked, said: say(asked) };
    return last.said;
  };
}
