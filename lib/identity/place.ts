import type { Locale } from '../access/actor.ts';

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
  if (!best) return plain(address);
  return locale === 'en' && best.name_eng ? best.name_eng : best.name;
};

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

/** An IPv4 address in its IPv6 writing is the IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The bits of an address, 32 or 128 of them; undefined for what is none. */
const bitsOf = (address: string): string | undefined => {
  const text = plain(address);
  return text.includes(':') ? bitsOfIpv6(text) : bitsOfIpv4(text);
};

const bitsOfIpv4 = (text: string): string | undefined => {
  const parts = text.split('.');
  const right = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return right ? parts.map((part) => binary(Number(part), 8)).join('') : undefined;
};

const bitsOfIpv6 = (text: string): string | undefined => {
  const [head = '', tail, ...more] = text.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - left.length - right.length;
  if (more.length > 0 || (tail === undefined ? missing !== 0 : missing < 1)) return undefined;
  const parts = [...left, ...Array<string>(missing).fill('0'), ...right];
  if (!parts.every((part) => /^[0-9a-f]{1,4}$/i.test(part))) return undefined;
  return parts.map((part) => binary(Number.parseInt(part, 16), 16)).join('');
};

const binary = (value: number, width: number): string => value.toString(2).padStart(width, '0');
