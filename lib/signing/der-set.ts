import type { Bytes } from './der.ts';

/** A SET of members that are DER already, in the order they are given. */
export const setOf = (members: readonly Uint8Array[]): Bytes => {
  const length = members.reduce((sum, { length: each }) => sum + each, 0);
  const head = headOf(length);
  const set = new Uint8Array(head.length + length);
  set.set(head);
  let at = head.length;
  for (const member of members) {
    set.set(member, at);
    at += member.length;
  }
  return set;
};

/** The same in the order of DER: that of the members' bytes (X.690, 11.6). */
export const sortedSetOf = (members: readonly Uint8Array[]): Bytes => setOf(members.toSorted(byBytes));

const byBytes = (a: Uint8Array, b: Uint8Array): number => {
  for (let index = 0; index < a.length && index < b.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

const SET = 0x31;

const headOf = (length: number): number[] => {
  if (length < 0x80) return [SET, length];
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest & 0xff);
  return [SET, 0x80 | digits.length, ...digits];
};
