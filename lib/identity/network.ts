/** How much of an IPv6 address is one line of one customer, who has all the addresses behind it. */
const LINE = 64;

/** What attempts are counted by: an IPv4 address, or the line of an IPv6 one; any other text as it is. */
export const networkOf = (address: string): string => {
  const bits = bitsOf(address);
  if (bits?.length !== 128) return plainAddress(address);
  const parts = bits.slice(0, LINE).match(/.{16}/g) ?? [];
  return `${parts.map((part) => Number.parseInt(part, 2).toString(16)).join(':')}::/${LINE}`;
};

/** An IPv4 address in its IPv6 writing is the IPv4 address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The bits of an address, 32 or 128 of them; undefined for what is none. */
export const bitsOf = (address: string): string | undefined => {
  const text = plainAddress(address);
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
