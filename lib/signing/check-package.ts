import type { AllDigests } from './digests.ts';
import { derOf } from './pem.ts';

/** What a file is to the person who checks signatures. */
export type FileKind = 'signature' | 'certificate' | 'crl' | 'package' | 'other';

const KIND_BY_END: Readonly<Record<string, FileKind>> = {
  sig: 'signature',
  sgn: 'signature',
  p7s: 'signature',
  p7m: 'signature',
  cer: 'certificate',
  crt: 'certificate',
  der: 'certificate',
  pem: 'certificate',
  crl: 'crl',
  ors: 'crl',
  zip: 'package',
};

export const kindOf = (name: string): FileKind =>
  KIND_BY_END[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''] ?? 'other';

/** A signature as it was handed over, DER or base64 or PEM. */
export interface GivenSignature {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Anything else, hashed. `record` when it is the record that a simple signature seals. */
export interface GivenFile {
  readonly name: string;
  readonly digests: AllDigests;
  readonly record?: SealedRecord | undefined;
}

/** The part of the record of a simple signature that names the file it is about. */
export interface SealedRecord {
  readonly text: string;
  readonly file: { readonly sha256: string; readonly streebog256: string; readonly streebog512: string };
}

/** A signature and what it is over: the document itself, or a record and the document that the record names. */
export interface Pair {
  readonly signature: GivenSignature;
  readonly document?: GivenFile | undefined;
  readonly record?: SealedRecord | undefined;
}

const RECORD_CHARS = 16_000;

/** The record of a simple signature, if these bytes are one. */
export const recordOf = (bytes: Uint8Array): SealedRecord | undefined => {
  if (bytes.length > RECORD_CHARS || bytes[0] !== 0x7b) return undefined;
  const text = new TextDecoder().decode(bytes);
  try {
    const { version, file } = JSON.parse(text) as { version?: unknown; file?: Partial<SealedRecord['file']> };
    const { sha256, streebog256, streebog512 } = file ?? {};
    return (version === 1 || version === 2) && isText(sha256) && isText(streebog256) && isText(streebog512)
      ? { text, file: { sha256, streebog256, streebog512 } }
      : undefined;
  } catch {
    return undefined;
  }
};

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Which of the files each signature is over. A signature holds the digest of what it is over among its bytes, whatever
 * the files are called; where nothing fits, the file it is named after, or the only one there, is taken, so that the
 * verdict says that it is another one. This only finds a pair: whether it holds is for the verdict.
 */
export const pairsOf = (signatures: readonly GivenSignature[], files: readonly GivenFile[]): Pair[] =>
  signatures.map((signature) => {
    const der = derOf(signature.bytes);
    const over = der && files.find((file) => Object.values(file.digests).some((hex) => holds(der, hex)));
    const documents = files.filter((file) => file !== over);
    // A record alone is the document that was brought.
    if (!over?.record || documents.length === 0)
      return { signature, document: over ?? likely(signature.name, files) };
    const { record } = over;
    return {
      signature,
      record,
      document:
        documents.find((file) => file.digests.sha256 === record.file.sha256) ??
        likely(signature.name, documents),
    };
  });

/** `x.pdf` of `x.pdf.sig`, and of `x.sig` or `x_2.sig` as the portal names them. */
const likely = (signature: string, files: readonly GivenFile[]): GivenFile | undefined => {
  const documents = files.filter((file) => !file.record);
  const [only] = documents;
  if (documents.length === 1) return only;
  const stem = stemOf(signature).replace(/_\d+$/, '');
  return (
    documents.find((file) => stemOf(signature) === file.name) ??
    documents.find((file) => [stem, stemOf(signature)].includes(stemOf(file.name)))
  );
};

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** Whether bytes hold those of a digest, anywhere. */
const holds = (bytes: Uint8Array, hex: string): boolean => {
  const length = hex.length / 2;
  const first = Number.parseInt(hex.slice(0, 2), 16);
  for (
    let at = bytes.indexOf(first);
    at !== -1 && at + length <= bytes.length;
    at = bytes.indexOf(first, at + 1)
  )
    if (sameAt(bytes, at, hex)) return true;
  return false;
};

const sameAt = (bytes: Uint8Array, at: number, hex: string): boolean => {
  for (let index = 0; index < hex.length / 2; index += 1)
    if (bytes[at + index] !== Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16)) return false;
  return true;
};

/** What was judged, by the document it is over: the signatures of one stand together, in the order they came. */
export const byDocument = <Judged extends { readonly pair: Pair }>(
  judged: readonly Judged[],
): { readonly document: GivenFile | undefined; readonly judged: readonly Judged[] }[] =>
  [...Map.groupBy(judged, ({ pair }) => pair.document)].map(([document, of]) => ({ document, judged: of }));
