/** Jaro–Winkler similarity of two texts by UTF-16 units, 0..1, with a prefix of at most four and a weight of 0.1. */
export function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const jaro = jaroSimilarity(a, b);
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix++;
  return jaro + prefix * 0.1 * (1 - jaro);
}

function jaroSimilarity(a: string, b: string): number {
  const window = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const takenA = new Uint8Array(a.length);
  const takenB = new Uint8Array(b.length);
  let shared = 0;
  for (let i = 0; i < a.length; i++) {
    const end = Math.min(b.length, i + window + 1);
    for (let j = Math.max(0, i - window); j < end; j++) {
      if (takenB[j] === 1 || a[i] !== b[j]) continue;
      takenA[i] = 1;
      takenB[j] = 1;
      shared++;
      break;
    }
  }
  if (shared === 0) return 0;
  let swapped = 0;
  let j = 0;
  for (let i = 0; i < a.length; i++) {
    if (takenA[i] === 0) continue;
    while (takenB[j] === 0) j++;
    if (a[i] !== b[j]) swapped++;
    j++;
  }
  return (shared / a.length + shared / b.length + (shared - swapped / 2) / shared) / 3;
}
