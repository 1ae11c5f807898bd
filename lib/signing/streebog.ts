import { LINEAR_ROWS, ROUND_CONSTANTS, SUBSTITUTION } from './streebog.data.ts';

/** A running digest. */
export interface Streebog {
  /** Takes the next bytes, in pieces of any length. */
  update(bytes: Uint8Array): void;
  /** The digest of everything taken so far, bytes in memory order, lower-case hexadecimal. More may follow. */
  digestHex(): string;
}

const BLOCK_BYTES = 64;
/** A 512-bit number as 32-bit words, the least significant first. */
const WORDS = 16;

/**
 * GOST R 34.11-2012 ("Streebog"), digests of 256 and 512 bits. The same in the browser and on the server:
 * plain code, no WebAssembly, which a strict content policy refuses.
 */
export const createStreebog = (bits: 256 | 512): Streebog => {
  const hash = new Int32Array(WORDS).fill(bits === 256 ? 0x01010101 : 0);
  const sum = new Int32Array(WORDS);
  const block = new Uint8Array(BLOCK_BYTES);
  let filled = 0;
  let digested = 0;

  const take = (bytes: Uint8Array, at: number): void => {
    const message = wordsOf(bytes, at);
    compress(hash, countOf(digested), message);
    add(sum, message);
    digested += BLOCK_BYTES;
  };

  return {
    update(bytes) {
      let at = 0;
      if (filled > 0) {
        at = Math.min(BLOCK_BYTES - filled, bytes.length);
        block.set(bytes.subarray(0, at), filled);
        filled += at;
        if (filled < BLOCK_BYTES) return;
        take(block, 0);
        filled = 0;
      }
      for (; at + BLOCK_BYTES <= bytes.length; at += BLOCK_BYTES) take(bytes, at);
      block.set(bytes.subarray(at));
      filled = bytes.length - at;
    },
    digestHex() {
      const last = new Uint8Array(BLOCK_BYTES);
      last.set(block.subarray(0, filled));
      last[filled] = 1;
      const message = wordsOf(last, 0);
      const [result, total] = [hash.slice(), sum.slice()];
      compress(result, countOf(digested), message);
      add(total, message);
      compress(result, NOTHING, countOf(digested + filled));
      compress(result, NOTHING, total);
      return hexOf(bits === 256 ? result.subarray(WORDS / 2) : result);
    },
  };
};

const NOTHING = new Int32Array(WORDS);

/** The number of bits in so many bytes. */
const countOf = (bytes: number): Int32Array => {
  const count = new Int32Array(WORDS);
  count[0] = bytes * 8;
  count[1] = Math.floor(bytes / 2 ** 29);
  return count;
};

const wordsOf = (bytes: Uint8Array, at: number): Int32Array => {
  const words = new Int32Array(WORDS);
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, BLOCK_BYTES);
  for (let index = 0; index < WORDS; index += 1) words[index] = view.getInt32(index * 4, true);
  return words;
};

const hexOf = (words: Int32Array): string => {
  let hex = '';
  for (const word of words)
    for (let shift = 0; shift < 32; shift += 8)
      hex += ((word >>> shift) & 0xff).toString(16).padStart(2, '0');
  return hex;
};

/** Adds modulo 2^512. */
const add = (sum: Int32Array, term: Int32Array): void => {
  let carry = 0;
  for (let index = 0; index < WORDS; index += 1) {
    const digit = ((sum[index] ?? 0) >>> 0) + ((term[index] ?? 0) >>> 0) + carry;
    sum[index] = digit;
    carry = digit > 0xffff_ffff ? 1 : 0;
  }
};

/** `[table of byte 0: 256 low and high words][table of byte 1]…`: substitution and linear transformation in one look. */
const buildTables = (): Int32Array => {
  const tables = new Int32Array(8 * 256 * 2);
  const rows = LINEAR_ROWS.map(
    (row) => [Number.parseInt(row.slice(8), 16), Number.parseInt(row.slice(0, 8), 16)] as const,
  );
  for (let byte = 0; byte < 8; byte += 1)
    for (let value = 0; value < 256; value += 1) {
      const substituted = Number.parseInt(SUBSTITUTION.slice(value * 2, value * 2 + 2), 16);
      let [low, high] = [0, 0];
      for (let bit = 0; bit < 8; bit += 1)
        if ((substituted >>> bit) & 1) {
          const row = rows[63 - (byte * 8 + bit)] ?? [0, 0];
          low ^= row[0];
          high ^= row[1];
        }
      tables[(byte * 256 + value) * 2] = low;
      tables[(byte * 256 + value) * 2 + 1] = high;
    }
  return tables;
};

/** Shared with the WebAssembly, which reads them as 64-bit words. */
export const TABLES: Int32Array = buildTables();

export const CONSTANTS: readonly Int32Array[] = ROUND_CONSTANTS.map((hex) =>
  Int32Array.from({ length: WORDS }, (_, index) => {
    const end = hex.length - index * 8;
    return Number.parseInt(hex.slice(end - 8, end), 16);
  }),
);

const KEY = new Int32Array(WORDS);
const STATE = new Int32Array(WORDS);
const SCRATCH = new Int32Array(WORDS);

/** Takes one block into the hash: `hash = E(LPS(hash ^ count), message) ^ hash ^ message`. */
const compress = (hash: Int32Array, count: Int32Array, message: Int32Array): void => {
  transform(hash, count, KEY);
  STATE.set(message);
  for (const constant of CONSTANTS) {
    transform(KEY, STATE, STATE);
    transform(KEY, constant, KEY);
  }
  for (let index = 0; index < WORDS; index += 1)
    hash[index] = (hash[index] ?? 0) ^ (message[index] ?? 0) ^ (KEY[index] ?? 0) ^ (STATE[index] ?? 0);
};

/**
 * The round of the standard: `out = L(P(S(a ^ b)))`. The permutation P transposes the 8 x 8 bytes, so byte i of every
 * 64-bit word goes into word i; the tables do the rest. `out` may be `a` or `b`.
 */
const transform = (a: Int32Array, b: Int32Array, out: Int32Array): void => {
  for (let half = 0; half < 2; half += 1) {
    const w0 = at(a, half) ^ at(b, half);
    const w1 = at(a, 2 + half) ^ at(b, 2 + half);
    const w2 = at(a, 4 + half) ^ at(b, 4 + half);
    const w3 = at(a, 6 + half) ^ at(b, 6 + half);
    const w4 = at(a, 8 + half) ^ at(b, 8 + half);
    const w5 = at(a, 10 + half) ^ at(b, 10 + half);
    const w6 = at(a, 12 + half) ^ at(b, 12 + half);
    const w7 = at(a, 14 + half) ^ at(b, 14 + half);
    for (let byte = 0; byte < 4; byte += 1) {
      const shift = byte * 8;
      const i0 = ((w0 >>> shift) & 0xff) << 1;
      const i1 = (0x100 | ((w1 >>> shift) & 0xff)) << 1;
      const i2 = (0x200 | ((w2 >>> shift) & 0xff)) << 1;
      const i3 = (0x300 | ((w3 >>> shift) & 0xff)) << 1;
      const i4 = (0x400 | ((w4 >>> shift) & 0xff)) << 1;
      const i5 = (0x500 | ((w5 >>> shift) & 0xff)) << 1;
      const i6 = (0x600 | ((w6 >>> shift) & 0xff)) << 1;
      const i7 = (0x700 | ((w7 >>> shift) & 0xff)) << 1;
      const word = half * 8 + byte * 2;
      SCRATCH[word] = look(i0) ^ look(i1) ^ look(i2) ^ look(i3) ^ look(i4) ^ look(i5) ^ look(i6) ^ look(i7);
      SCRATCH[word + 1] =
        look(i0 | 1) ^
        look(i1 | 1) ^
        look(i2 | 1) ^
        look(i3 | 1) ^
        look(i4 | 1) ^
        look(i5 | 1) ^
        look(i6 | 1) ^
        look(i7 | 1);
    }
  }
  out.set(SCRATCH);
};

const at = (words: Int32Array, index: number): number => words[index] ?? 0;
const look = (index: number): number => TABLES[index] ?? 0;
