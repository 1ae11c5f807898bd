import { reader } from '../../beside/reader.ts';

/** A signature with its certificates, lists, answers and timestamps, judged. */
export const SIGNATURE = reader(
  'signature',
  10,
  512,
  async () => (await import('./judge-given.ts')).judgeGiven,
);

/** A signature that is kept, judged by what it was judged by when it was taken. */
export const KEPT = reader('kept', 20, 512, async () => (await import('./judge-kept.ts')).judgeKept);

/** The file of a power of attorney and the signature over it. */
export const POWER = reader('power', 5, 384, async () => (await import('./judge-given.ts')).readPower);

/** Whether bytes are a certificate. */
export const CERTIFICATE = reader(
  'certificate',
  10,
  512,
  async () => (await import('./judge-certificate.ts')).isReadable,
);

/** Who issued a certificate, and whether it was taken back. */
export const ISSUERS = reader(
  'issuers',
  10,
  512,
  async () => (await import('./judge-certificate.ts')).judgeCertificate,
);

/** What a time authority answered. */
export const TIMESTAMP = reader(
  'timestamp',
  10,
  512,
  async () => (await import('./judge-timestamp.ts')).judgeTimestamp,
);
