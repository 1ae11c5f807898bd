import * as asn1js from 'asn1js';
import { derOf, integer, sequence, timeOf } from '../../../lib/signing/der-write.ts';

/** Entries of a list of revoked certificates that together have about so many bytes, each of another serial number. */
export const manyRevoked = (size: number): asn1js.AsnType => {
  const entry = Buffer.from(derOf(sequence(integer(`41${'00'.repeat(15)}`), timeOf(new Date()))));
  const number = entry.indexOf(0x41) + 1;
  const entries = Buffer.alloc(Math.floor(size / entry.length) * entry.length, entry);
  for (let at = 0; at < entries.length; at += entry.length) entries.writeUInt32BE(at, at + number);
  const bytes = Uint8Array.from(entries).buffer;
  const toBER: asn1js.AsnType['toBER'] = (_sizeOnly, writer) => {
    writer?.write(bytes);
    return bytes;
  };
  return Object.assign(new asn1js.Null(), { toBER });
};
