import { createHash, X509Certificate } from 'node:crypto';
import type { Locale } from '../../../lib/access/actor.ts';
import { pemOf } from '../../../lib/signing/pem.ts';
import { sentence } from '../../i18n/sentence.ts';
import { archiveName, stemOf, uniqueNames } from '../../store/archive-names.ts';
import { type Zipped, zipOf } from './zip.ts';

export interface ArchiveFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A signature with all that is needed to judge it again without the portal. */
export interface ArchiveSignature {
  /** Detached CMS, DER: over the document, of a simple signature over its `evidence`. */
  readonly cms: Uint8Array;
  readonly evidence: Uint8Array | null;
  /** From where a simple signature was made, apart from its record; `kept` from readers who may not know it. */
  readonly origin: Uint8Array | 'kept' | null;
  /** Its record is not for the reader: neither goes along, and the page says where they are. */
  readonly record_kept: boolean;
  /** DER, from the signer's certificate up. */
  readonly chain: readonly Uint8Array[];
  readonly crls: readonly Uint8Array[];
  /** Answers about single certificates. */
  readonly ocsp: readonly Uint8Array[];
  readonly report: Readonly<Record<string, unknown>>;
}

export interface ArchiveFacts {
  readonly document: ArchiveFile;
  readonly signatures: readonly ArchiveSignature[];
  readonly visual?: ArchiveFile;
  readonly protocol: ArchiveFile;
  readonly locale: Locale;
}

/** Names of the archive of a document and of the copy for viewing (AMB-145, AMB-147). */
export const archiveNameOf = (document: string): string => `${stemOf(document)}.zip`;
export const visualNameOf = (document: string): string => `${stemOf(document)}_visual.pdf`;

/**
 * Everything about a signed document in one ZIP, checked without the portal: the document, each signature, the copy for
 * viewing, the protocol, reports, certificates with their lists, and a page on how to check. The same facts are the
 * same bytes.
 */
export const archiveOf = (facts: ArchiveFacts): Uint8Array => {
  const { document, visual, protocol, locale } = facts;
  const stem = stemOf(document.name);
  const nameOf = uniqueNames(OWN_NAMES);
  const named = nameOf(archiveName(document.name));
  const files: Zipped[] = [{ name: named, bytes: document.bytes }];
  const signed = facts.signatures.map((signature, index) => {
    if (signature.record_kept) return undefined;
    const rank = index === 0 ? '' : `_${index + 1}`;
    const sig = nameOf(`${stem}${rank}.sig`);
    files.push({ name: sig, bytes: signature.cms });
    if (!signature.evidence) return { file: named, sig };
    const evidence = nameOf(`${stem}${rank}_evidence.json`);
    files.push({ name: evidence, bytes: signature.evidence });
    const { origin } = signature;
    if (origin instanceof Uint8Array)
      files.push({ name: nameOf(`${stem}${rank}_origin.json`), bytes: origin });
    return { file: evidence, sig };
  });
  for (const made of visual ? [visual, protocol] : [protocol])
    files.push({ name: nameOf(archiveName(made.name)), bytes: made.bytes });
  return zipOf([
    ...files,
    { name: REPORT, bytes: reportOf(facts, named, signed), packed: true },
    ...materialOf(facts.signatures),
    { name: README, bytes: text(readmeOf(named, signed, facts.signatures, locale)), packed: true },
  ]);
};

const REPORT = 'report.json';
const README = 'README.txt';
/** What the archive brings itself: no document takes the place of these, nor is it replaced by them. */
const OWN_NAMES = [REPORT, README, 'certificates', 'crl'];

const text = (words: string): Uint8Array => new TextEncoder().encode(words);
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

interface Signed {
  readonly file: string;
  readonly sig: string;
}

const reportOf = (facts: ArchiveFacts, name: string, signed: readonly (Signed | undefined)[]): Uint8Array =>
  text(
    JSON.stringify(
      {
        document: { name, sha256: sha256(facts.document.bytes) },
        signatures: facts.signatures.map(({ report }, index) => ({ ...signed[index], ...report })),
      },
      null,
      2,
    ),
  );

/** Certificates, lists and answers, each once, and those of the authorities together as openssl takes them. */
const materialOf = (signatures: readonly ArchiveSignature[]): Zipped[] => {
  const files = new Map<string, Uint8Array>();
  const authorities = new Map<string, string>();
  for (const { chain, crls, ocsp } of signatures) {
    for (const der of chain) files.set(`certificates/${sha256(der).slice(0, 16)}.cer`, der);
    for (const der of chain.slice(1)) authorities.set(sha256(der), pemOf('CERTIFICATE', der));
    for (const der of crls) files.set(`crl/${sha256(der).slice(0, 16)}.crl`, der);
    for (const der of ocsp) files.set(`crl/${sha256(der).slice(0, 16)}.ors`, der);
  }
  if (authorities.size > 0) files.set(CHAIN, text([...authorities.values()].join('')));
  return [...files].map(([name, bytes]) => ({ name, bytes }));
};

const CHAIN = 'certificates/chain.pem';

const readmeOf = (
  document: string,
  all: readonly (Signed | undefined)[],
  signatures: readonly ArchiveSignature[],
  locale: Locale,
): string => {
  const say = (key: string): string => sentence(locale, `print.readme.${key}`);
  const trust = [
    'certificates',
    ...(signatures.some(({ crls, ocsp }) => crls.length + ocsp.length > 0) ? ['crl'] : []),
  ];
  const signed = all.filter((each) => each !== undefined);
  const own = signed.map(({ file, sig }) =>
    [
      'npx employee-gateway-verify',
      ...[document, sig, ...(file === document ? [] : [file])].map((name) => `"${name}"`),
      ...trust.map((folder) => `--trust ${folder}`),
    ].join(' '),
  );
  const openssl = signed.map(
    ({ file, sig }) =>
      `openssl cms -verify -inform DER -binary -in "${sig}" -content "${file}" -CAfile ${CHAIN} -purpose any -out /dev/null`,
  );
  const simple = signatures.filter(({ evidence, record_kept }) => evidence && !record_kept);
  const parts = [
    say('title'),
    say('what'),
    ...(simple.length > 0 ? [say('evidence')] : []),
    ...(simple.some(({ origin }) => origin instanceof Uint8Array) ? [say('origin')] : []),
    ...(simple.some(({ origin }) => origin === 'kept') ? [say('origin_kept')] : []),
    ...(signatures.some(({ record_kept }) => record_kept) ? [say('record_kept')] : []),
    ...(signed.length > 0 ? [[say('own'), ...own].join('\n'), [say('openssl'), ...openssl].join('\n')] : []),
    ...(signatures.some(({ chain }) => chain.some(isGost)) ? [say('gost')] : []),
    say('trust'),
  ];
  return `${parts.join('\n\n')}\n`;
};

/** Keys that openssl knows with its GOST engine only. */
const isGost = (der: Uint8Array): boolean => {
  try {
    return new X509Certificate(der).publicKey.asymmetricKeyType === undefined;
  } catch {
    return true;
  }
};
