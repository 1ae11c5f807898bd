/** A number from 0 inclusive to 1 exclusive that depends on nothing but these three: any row can be told by itself. */
export const noise = (seed: number, index: number, salt: number): number => {
  let mixed =
    Math.imul(index + 0x9e3779b9, 0x85ebca6b) ^
    Math.imul(seed + 0x165667b1, 0xc2b2ae35) ^
    Math.imul(salt + 1, 0x27d4eb2f);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
};
