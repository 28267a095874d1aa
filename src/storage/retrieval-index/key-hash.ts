/**
 * A 64-bit hash of a key as two 32-bit words: MurmurHash3 x86_32 (Appleby, public domain) over the UTF-16 code
 * units, run in two lanes with different constants, each closed with its finaliser. It is not cryptographic and
 * need not be: two keys that collide only share their postings, and what that adds is refused by scoring.
 */
export function hashKey(key: string, out: Uint32Array): void {
  let high = 0x9747b28c ^ key.length;
  let low = 0x2f0b4f27 ^ key.length;
  for (let index = 0; index < key.length; index++) {
    const unit = key.charCodeAt(index);
    high = mixIn(high, unit, 0xcc9e2d51, 0x1b873593);
    low = mixIn(low, unit, 0x85ebca6b, 0xc2b2ae35);
  }
  out[0] = finalise(high);
  out[1] = finalise(low ^ Math.imul(high, 0x27d4eb2f));
}

function mixIn(state: number, unit: number, first: number, second: number): number {
  const scrambled = Math.imul(rotate(Math.imul(unit, first), 15), second);
  return (Math.imul(rotate(state ^ scrambled, 13), 5) + 0xe6546b64) | 0;
}

function rotate(value: number, bits: number): number {
  return (value << bits) | (value >>> (32 - bits));
}

function finalise(state: number): number {
  let value = state;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
