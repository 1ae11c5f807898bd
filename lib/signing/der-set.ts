import type { Bytes } from './der.ts';

const SET = 0x31;

/** A constructed value of members that are encoded already, as they are given. */
export const constructed = (tag: number, ...members: readonly Uint8Array[]): Bytes => {
  const length = members.reduce((sum, { length: each }) => sum + each, 0);
  const head = headOf(tag, length);
  const value = new Uint8Array(head.length + length);
  value.set(head);
  let at = head.length;
  for (const member of members) {
    value.set(member, at);
    at += member.length;
  }
  return value;
};

/** A SET of members that are DER already, in the order they are given. */
export const setOf = (members: readonly Uint8Array[]): Bytes => constructed(SET, ...members);

/** The same in the order of DER. */
export const sortedSetOf = (members: readonly Uint8Array[]): Bytes => setOf(inOrderOfDer(members));

/** That of the members' bytes (X.690, 11.6). */
export const inOrderOfDer = (members: readonly Uint8Array[]): Uint8Array[] => members.toSorted(byBytes);

const byBytes = (a: Uint8Array, b: Uint8Array): number => {
  for (let index = 0; index < a.length && index < b.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
};

const headOf = (tag: number, length: number): number[] => {
  if (length < 0x80) return [tag, length];
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest & 0xff);
  return [tag, 0x80 | digits.length, ...digits];
};
