import { type Bytes, type Element, membersOf } from '../../../lib/signing/der.ts';

const PIECE = 7;

/**
 * The same value as products write it that stream: lengths without end, needlessly long ones, octets in pieces. What
 * `kept` holds stands as it was.
 */
export const looselyWritten = (der: Uint8Array, kept: readonly Uint8Array[] = []): Bytes => {
  const own = new Set(kept.map((each) => Buffer.from(each).toString('hex')));
  const write = (bytes: Uint8Array): Uint8Array => {
    if (own.has(Buffer.from(bytes).toString('hex'))) return bytes;
    const tag = bytes[0] ?? 0;
    const members = [...membersOf(new Uint8Array(bytes))];
    const inside = (each: Element) => write(bytes.subarray(each.at, each.end));
    if (tag & 0x20) return endless(tag, members.map(inside));
    const content = bytes.subarray(headOf(bytes));
    if (tag !== 0x04 || content.length <= PIECE)
      return Uint8Array.from([tag, ...longLength(content), ...content]);
    const pieces = Array.from({ length: Math.ceil(content.length / PIECE) }, (_, index) =>
      content.subarray(index * PIECE, (index + 1) * PIECE),
    );
    return endless(
      0x24,
      pieces.map((piece) => Uint8Array.from([0x04, piece.length, ...piece])),
    );
  };
  return Uint8Array.from(write(der));
};

const endless = (tag: number, members: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from([tag, 0x80, ...members.flatMap((each) => [...each]), 0, 0]);

const longLength = ({ length }: Uint8Array): number[] => [0x84, 0, 0, length >> 8, length & 0xff];

const headOf = (bytes: Uint8Array): number => {
  const first = bytes[1] ?? 0;
  return first < 0x80 ? 2 : 2 + (first & 0x7f);
};
