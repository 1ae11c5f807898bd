import { isPlainXml } from '../../../lib/signing/plain-xml.ts';

const MOST_BYTES = 256 * 1024;
/** UTF-8 as the exchange asks for, and what the tax service's programs write. */
const ENCODINGS = ['utf-8', 'windows-1251'];

const isSized = (bytes: Uint8Array): boolean => bytes.length > 0 && bytes.length <= MOST_BYTES;

/** Why bytes are no XML of a power of attorney: too big, not well-formed, or with declarations of its own (DTD). */
export const refusedXml = (bytes: Uint8Array): string | undefined =>
  !isSized(bytes) ? 'file/size' : isPlainXml(decoded(bytes) ?? '') ? undefined : 'file/not-xml';

/** Why bytes are no detached signature: it is one ASN.1 sequence, or that in base64. */
export const refusedSignatureFile = (bytes: Uint8Array): string | undefined => {
  if (!isSized(bytes)) return 'file/size';
  const text = Buffer.from(bytes).toString('latin1').trim();
  const isDer = bytes[0] === SEQUENCE && isWhole(bytes);
  const isText = /^(-----BEGIN [A-Z0-9 ]+-----)?[A-Za-z0-9+/=\s]+(-----END [A-Z0-9 ]+-----)?$/.test(text);
  return isDer || (isText && isWhole(Buffer.from(text.replaceAll(/-----[^-]+-----/g, ''), 'base64')))
    ? undefined
    : 'file/not-signature';
};

const SEQUENCE = 0x30;

/** Whether the length of an ASN.1 sequence is that of the bytes. */
const isWhole = (bytes: Uint8Array): boolean => {
  const [tag, first = 0] = bytes;
  if (tag !== SEQUENCE) return false;
  if (first < 0x80) return bytes.length === 2 + first;
  const count = first & 0x7f;
  if (count === 0 || count > 3) return false;
  const length = bytes.subarray(2, 2 + count).reduce((sum, byte) => sum * 256 + byte, 0);
  return bytes.length === 2 + count + length;
};

/** The text of an XML in the encoding it names; undefined where it is no such text. */
export const decoded = (bytes: Uint8Array): string | undefined => {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  const encoding =
    /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8';
  if (!ENCODINGS.includes(encoding.toLowerCase())) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};
