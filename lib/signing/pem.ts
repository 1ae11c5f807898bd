/** 5 MiB of a signature as base64 in lines; whatever is longer is refused unread. */
const MAX_TEXT = 7_500_000;

const ARMOUR = /^\s*-----BEGIN [A-Z0-9 ]+-----([\s\S]*?)-----END [A-Z0-9 ]+-----\s*$/;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/**
 * The bytes, DER or BER, of what plug-ins, tools and people hand over: themselves, base64 with or without line breaks,
 * or PEM. Undefined when it is none of them.
 */
export const derOf = (given: Uint8Array | string): Uint8Array | undefined => {
  if (typeof given !== 'string') {
    if (given[0] === SEQUENCE && (given[1] ?? 0) >= LONG_LENGTH) return given;
    return given.length > MAX_TEXT ? undefined : derOf(latin1(given));
  }
  if (given.length > MAX_TEXT) return undefined;
  const text = given.replace(/^\uFEFF|^ï»¿/, '');
  const body = (ARMOUR.exec(text)?.[1] ?? text).replace(/\s+/g, '');
  if (body.length % 4 !== 0 || !BASE64.test(body)) return undefined;
  return bytesOfBase64(body);
};

/** Certificates and signatures are longer than 127 bytes: their second byte is none of base64. */
const SEQUENCE = 0x30;
const LONG_LENGTH = 0x80;

/** Whether this is base64 without line breaks. */
export const isBase64 = (text: string): boolean => text.length % 4 === 0 && BASE64.test(text);

/** The bytes of base64 without line breaks; call it with nothing else. */
export const bytesOfBase64 = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

export const base64Of = (bytes: Uint8Array): string => btoa(latin1(bytes));

/** PEM as other tools read it, in lines of 64. */
export const pemOf = (label: string, der: Uint8Array): string =>
  `-----BEGIN ${label}-----\n${(base64Of(der).match(/.{1,64}/g) ?? []).join('\n')}\n-----END ${label}-----\n`;

const latin1 = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return text;
};

const CHUNK = 8_192;
