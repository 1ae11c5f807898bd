import type { Locale } from '../access/actor.ts';
import { bitsOf, plainAddress } from './network.ts';

/**
 * The name of the range an address lies in, from the parameter `session_places`: `10.0.0.0/8 Офис | Office;
 * 2001:db8::/32 VPN`. The narrowest range wins; the address itself when none has it.
 */
export const placeOf = (address: string, ranges: string, locale: Locale): string => {
  const bits = bitsOf(address);
  const known = ranges.split(';').flatMap((text) => rangeOf(text));
  const [best] = known
    .filter((range) => bits !== undefined && isWithin(bits, range))
    .sort((a, b) => b.length - a.length);
  if (!best) return plainAddress(address);
  return locale === 'en' && best.name_eng ? best.name_eng : best.name;
};

/** Whether a text is one range and its name, as `session_places` has them. */
export const isNamedRange = (text: string): boolean => rangeOf(text).length > 0;

interface Range {
  readonly bits: string;
  readonly length: number;
  readonly name: string;
  readonly name_eng: string;
}

const RANGE = /^\s*([0-9a-f.:]+)(?:\/(\d{1,3}))?\s+(\S.*?)\s*$/i;

const rangeOf = (text: string): Range[] => {
  const [, address = '', length, names = ''] = RANGE.exec(text) ?? [];
  const bits = bitsOf(address);
  if (bits === undefined || Number(length ?? 0) > bits.length) return [];
  const [name = '', name_eng = ''] = names.split('|').map((each) => each.trim());
  return [{ bits, length: Number(length ?? bits.length), name, name_eng }];
};

const isWithin = (bits: string, range: Range): boolean =>
  bits.length === range.bits.length && bits.slice(0, range.length) === range.bits.slice(0, range.length);
