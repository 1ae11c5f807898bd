import type { Encoding } from '../../../lib/users/import-head.ts';
import { refusal } from '../../call/call-error.ts';

interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * A text in UTF-16 with its mark, in UTF-8 with or without it, or else in windows-1251 as old programs save it. `declared`
 * finds what the text says of itself. Refuses: import_unreadable.
 */
export const decode = (bytes: Uint8Array, declared: (head: string) => string | undefined): Decoded => {
  const decoded = { ...read(bytes, declared) };
  if (decoded.text.includes('\u0000')) throw refusal('import_unreadable');
  return decoded;
};

/** Where a text says what it is written in. */
const HEAD_BYTES = 200;

const read = (bytes: Uint8Array, declared: (head: string) => string | undefined): Decoded => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return as('utf-16', 'utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return as('utf-16', 'utf-16be', bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  if (/^(windows-1251|cp1251|win-1251)$/i.test(declared(head) ?? ''))
    return as('windows-1251', 'windows-1251', bytes);
  try {
    return as('utf-8', 'utf-8', bytes);
  } catch {
    return as('windows-1251', 'windows-1251', bytes);
  }
};

const as = (encoding: Encoding, label: string, bytes: Uint8Array): Decoded => ({
  encoding,
  text: new TextDecoder(label, { fatal: encoding === 'utf-8' }).decode(bytes),
});
