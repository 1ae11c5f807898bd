import { buffer } from 'node:stream/consumers';
import { linkTo } from '../../../lib/routes/link.ts';
import type { Digests } from '../../../lib/signing/print/digests.ts';
import { readConfig } from '../../config.ts';
import type { Row } from '../../db/row.ts';
import type { Db } from '../../db/tx.ts';
import { businessDay } from '../../documents/rule-facts.ts';
import { sentence } from '../../i18n/sentence.ts';
import { fileStore } from '../../store/store.ts';
import { sealSigner } from '../authority/seal.ts';
import { recordNamesPlace } from '../documents/evidence.ts';
import {
  DOCUMENT_LOCALE,
  readHistory,
  type SignatureRow,
  type SignedDocument,
} from '../documents/signed-document.ts';
import { isDrawable } from '../pdf/drawable.ts';
import type { Seal } from '../pdf/sealed.ts';
import { readMaterial } from '../trust/kept-lists.ts';
import { cmsToHandOver } from '../verify/stored-signature.ts';
import { type ArchiveFile, archiveOf, visualNameOf } from './archive.ts';
import { order578n } from './order-578n.ts';
import { markOf, protocolSignature, type SeesOrigin } from './signature-facts.ts';

/** The public page that checks a signature, by its public id. */
export const verifyUrl = ({ public_id }: SignatureRow): string =>
  `${readConfig().APP_ORIGIN}${linkTo('verify', { public_id })}`;

const newest = ({ signatures }: SignedDocument): SignatureRow => {
  const last = signatures.at(-1);
  if (!last) throw new Error('a document nobody signed has no copies');
  return last;
};

const digestsOf = ({ file }: SignedDocument): Digests => ({
  sha256: file.hash,
  streebog256: file.streebog_hash,
  streebog512: file.streebog512_hash,
});

const tongue = () => ({ locale: DOCUMENT_LOCALE, timeZone: readConfig().BUSINESS_TZ }) as const;

const seal = async (): Promise<Seal> => ({ signer: await sealSigner() });

/** The bytes of a stored file. */
export const storedBytes = async (name: string): Promise<Uint8Array> => {
  const stream = await (await fileStore()).open(name);
  if (!stream) throw new Error('a signed file has no bytes');
  return new Uint8Array(await buffer(stream));
};

/** Content type to draw a signed file by; '' (named only) for an upload too costly to draw. */
const drawnAs = async ({ file }: SignedDocument, original: Uint8Array): Promise<string> =>
  file.server_made || (await isDrawable(original, file.content_type)) ? file.content_type : '';

/** Drawing is loaded with the first copy: the portal starts without it. */
const drawing = {
  visual: () => import('../pdf/visual.ts'),
  protocol: () => import('../pdf/protocol.ts'),
};

/** The copy for viewing, sealed. */
export const visualCopy = async (signed: SignedDocument, original: Uint8Array): Promise<ArchiveFile> => ({
  name: visualNameOf(signed.file.original_name),
  bytes: await (await drawing.visual()).visualOf(
    {
      bytes: original,
      content_type: await drawnAs(signed, original),
      name: signed.file.original_name,
      printed: signed.file.server_made,
      digests: digestsOf(signed),
      signatures: signed.signatures.map((row) => markOf(row, signed)),
      verify_url: verifyUrl(newest(signed)),
      made_at: new Date(),
      ...tongue(),
    },
    await seal(),
  ),
});

/** The protocol as of now, sealed. */
export const protocolCopy = async (
  db: Db,
  signed: SignedDocument,
  sees: SeesOrigin,
): Promise<ArchiveFile> => ({
  name: sentence(DOCUMENT_LOCALE, 'print.protocol.file_name', { number: signed.number }),
  bytes: await (await drawing.protocol()).protocolOf(
    {
      title: signed.title,
      number: signed.number,
      organization: signed.organization,
      employee: signed.employee.name,
      file: { name: signed.file.original_name, size: Number(signed.file.size), digests: digestsOf(signed) },
      signatures: signed.signatures.map((row) => protocolSignature(row, signed, sees)),
      history: await readHistory(db, signed),
      verify_url: verifyUrl(newest(signed)),
      made_at: new Date().toISOString(),
    },
    tongue(),
    await seal(),
  ),
});

/**
 * All of it in one ZIP. For readers who may not know where a signature was made from, that is left out; a record that
 * names the place itself is left out with its signature, because neither can be checked alone.
 */
export const archiveCopy = async (
  db: Db,
  signed: SignedDocument,
  original: Uint8Array,
  visual: ArchiveFile,
  sees: SeesOrigin,
): Promise<Uint8Array> =>
  archiveOf({
    document: { name: signed.file.original_name, bytes: original },
    signatures: await Promise.all(
      signed.signatures.map(async (row) => ({
        cms: cmsToHandOver(row),
        evidence: row.evidence && new Uint8Array(row.evidence),
        origin: row.origin && (sees(row) ? new Uint8Array(row.origin) : 'kept'),
        record_kept: recordNamesPlace(row) && !sees(row),
        ...(await readMaterial(db, row.material)),
        report: { public_id: row.public_id, type: row.type, signed_at: row.signed_at, ...row.report },
      })),
    ),
    visual,
    protocol: await protocolCopy(db, signed, sees),
    locale: DOCUMENT_LOCALE,
  });

/** The package of order 578n, with the attachments the document has. */
export const packageCopy = async (db: Db, signed: SignedDocument): Promise<ArchiveFile> => {
  const attached = await db.rows<Row<'file', 'name' | 'original_name'>>(
    `select "name", "original_name" from "file"
     where "registrator_id" = $1 and "kind" = 'attachment' and not "deleted" order by "id"`,
    [signed.document_id],
  );
  const attachments: ArchiveFile[] = [];
  for (const { name, original_name } of attached)
    attachments.push({ name: original_name, bytes: await storedBytes(name) });
  const [first = newest(signed)] = signed.signatures;
  const { title, number, organization, employee, file } = signed;
  const bytes = order578n({
    title,
    number,
    organization,
    employee,
    date: businessDay(first.signed_at),
    main: { name: file.original_name, bytes: await storedBytes(file.name), archival: file.server_made },
    attachments,
    signatures: signed.signatures.map((row) => ({
      mark: markOf(row, signed),
      party: row.party,
      cms: cmsToHandOver(row),
    })),
    powers: powersOf(signed),
  });
  return { name: `${number}_578n.zip`, bytes };
};

/** Each power of attorney once, however often it was used. */
const powersOf = ({ signatures }: SignedDocument) => {
  const powers = new Map(
    signatures.flatMap(({ power_number: number, power_xml: xml, power_signature: signature }) =>
      number !== null && xml && signature
        ? [[number, { number, xml: new Uint8Array(xml), signature: new Uint8Array(signature) }] as const]
        : [],
    ),
  );
  return [...powers.values()];
};
