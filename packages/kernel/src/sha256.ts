/**
 * SHA-256 (FIPS 180-4) in plain TypeScript: synchronous, and the same in Node, a worker and a browser,
 * where the built-in ones differ in name or are asynchronous.
 */
export function sha256(text: string): string {
  const bytes = utf8(text);
  const length = bytes.length;
  const padded = new Uint8Array((((length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 0x20000000));
  view.setUint32(padded.length - 4, length << 3);

  const hash = INITIAL.slice();
  for (let block = 0; block < padded.length; block += 64) mix(hash, view, block);
  return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
}

const INITIAL = new Uint32Array(8);
const ROUND = new Uint32Array(64);
const SCHEDULE = new Uint32Array(64);
fillConstants();

/** The constants are the first 32 bits of the fractional parts of roots of the first primes. */
function fillConstants(): void {
  const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 0x100000000);
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) INITIAL[found] = fraction(Math.sqrt(n));
    ROUND[found] = fraction(Math.cbrt(n));
    found++;
  }
}

function rotateRight(x: number, by: number): number {
  return (x >>> by) | (x << (32 - by));
}

function mix(hash: Uint32Array, view: DataView, block: number): void {
  const w = SCHEDULE;
  for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = w[i - 15];
    const late = w[i - 2];
    const s0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3);
    const s1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10);
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
    const s0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

function utf8(text: string): number[] {
  const out: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) out.push(code);
    else if (code < 0x800) out.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) out.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      out.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return out;
}
