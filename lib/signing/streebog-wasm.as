// AssemblyScript: `npm run streebog` makes streebog-wasm.data.ts of it. What it computes is explained in streebog.ts.
// The page of memory: 16 KiB of tables, the round constants, the registers, the result, then bytes to digest.
const TABLES: usize = 0;
const CONSTANTS: usize = 16384;
const HASH: usize = 17408;
const SUM: usize = 17472;
const COUNT: usize = 17536;
const KEY: usize = 17600;
const STATE: usize = 17664;
const ZERO: usize = 17728;
const SAVED_HASH: usize = 17792;
const SAVED_SUM: usize = 17856;
const LENGTH: usize = 17920;
const INPUT: usize = 32768;
const BLOCK: usize = 64;
const ROUNDS: usize = 12;

export function start(initial: u64): void {
  for (let at: usize = 0; at < BLOCK; at += 8) {
    store<u64>(HASH + at, initial);
    store<u64>(SUM + at, 0);
    store<u64>(COUNT + at, 0);
    store<u64>(ZERO + at, 0);
    store<u64>(LENGTH + at, 0);
  }
}

/** Takes so many whole blocks. */
export function take(blocks: i32): void {
  let at = INPUT;
  for (let index = 0; index < blocks; index += 1, at += BLOCK) {
    compress(COUNT, at);
    addTo(SUM, at);
    store<u64>(COUNT, load<u64>(COUNT) + 512);
  }
}

/** Ends with fewer bytes than a block; the result stands where the hash is saved, and the registers as before. */
export function finish(bytes: usize): void {
  store<u8>(INPUT + bytes, 1);
  memory.fill(INPUT + bytes + 1, 0, BLOCK - bytes - 1);
  store<u64>(LENGTH, load<u64>(COUNT) + (<u64>bytes << 3));
  memory.copy(SAVED_HASH, HASH, BLOCK);
  memory.copy(SAVED_SUM, SUM, BLOCK);
  compress(COUNT, INPUT);
  addTo(SUM, INPUT);
  compress(ZERO, LENGTH);
  compress(ZERO, SUM);
  for (let at: usize = 0; at < BLOCK; at += 8) {
    const result = load<u64>(HASH + at);
    store<u64>(HASH + at, load<u64>(SAVED_HASH + at));
    store<u64>(SAVED_HASH + at, result);
  }
  memory.copy(SUM, SAVED_SUM, BLOCK);
}

function compress(count: usize, message: usize): void {
  transform(HASH, count, KEY);
  memory.copy(STATE, message, BLOCK);
  for (let round: usize = 0; round < ROUNDS; round += 1) {
    transform(KEY, STATE, STATE);
    transform(KEY, CONSTANTS + round * BLOCK, KEY);
  }
  for (let at: usize = 0; at < BLOCK; at += 8)
    store<u64>(
      HASH + at,
      load<u64>(HASH + at) ^ load<u64>(message + at) ^ load<u64>(KEY + at) ^ load<u64>(STATE + at),
    );
}

function transform(a: usize, b: usize, out: usize): void {
  const w0 = load<u64>(a) ^ load<u64>(b);
  const w1 = load<u64>(a, 8) ^ load<u64>(b, 8);
  const w2 = load<u64>(a, 16) ^ load<u64>(b, 16);
  const w3 = load<u64>(a, 24) ^ load<u64>(b, 24);
  const w4 = load<u64>(a, 32) ^ load<u64>(b, 32);
  const w5 = load<u64>(a, 40) ^ load<u64>(b, 40);
  const w6 = load<u64>(a, 48) ^ load<u64>(b, 48);
  const w7 = load<u64>(a, 56) ^ load<u64>(b, 56);
  store<u64>(out, look(w0, w1, w2, w3, w4, w5, w6, w7, 0));
  store<u64>(out, look(w0, w1, w2, w3, w4, w5, w6, w7, 8), 8);
  store<u64>(out, look(w0, w1, w2, w3, w4, w5, w6, w7, 16), 16);
  store<u64>(out, look(w0, w1, w2, w3, w4, w5, w6, w7, 24), 24);
  store<u64>(out, look(w0, w1, w2, w3, w4, w5, w6, w7, 32), 32);
  store<u64>(out, look(w0, w1, w2, w3, w4, w5, w6, w7, 40), 40);
  store<u64>(out, look(w0, w1, w2, w3, w4, w5, w6, w7, 48), 48);
  store<u64>(out, look(w0, w1, w2, w3, w4, w5, w6, w7, 56), 56);
}

// @ts-ignore: decorator
@inline
function look(w0: u64, w1: u64, w2: u64, w3: u64, w4: u64, w5: u64, w6: u64, w7: u64, shift: u64): u64 {
  return (
    load<u64>(entry(w0, shift)) ^
    load<u64>(entry(w1, shift), 2048) ^
    load<u64>(entry(w2, shift), 4096) ^
    load<u64>(entry(w3, shift), 6144) ^
    load<u64>(entry(w4, shift), 8192) ^
    load<u64>(entry(w5, shift), 10240) ^
    load<u64>(entry(w6, shift), 12288) ^
    load<u64>(entry(w7, shift), 14336)
  );
}

// @ts-ignore: decorator
@inline
function entry(word: u64, shift: u64): usize {
  return TABLES + ((<usize>(word >> shift) & 0xff) << 3);
}

function addTo(sum: usize, term: usize): void {
  let carry: u64 = 0;
  for (let at: usize = 0; at < BLOCK; at += 8) {
    const a = load<u64>(sum + at);
    const b = load<u64>(term + at);
    const partial = a + b;
    const whole = partial + carry;
    carry = u64(partial < a) | u64(whole < partial);
    store<u64>(sum + at, whole);
  }
}
