import { createHash } from 'node:crypto';
import { element, xmlDocument } from '../../../lib/kernel/xml.ts';
import type { SignatureMark } from '../../../lib/signing/print/signature-mark.ts';
import { archiveName, uniqueNames } from '../../store/archive-names.ts';
import type { ArchiveFile } from './archive.ts';
import { PART_NAMES } from './order-578n.data.ts';
import { zipOf } from './zip.ts';

export interface PackageSignature {
  readonly mark: SignatureMark;
  readonly party: 'employee' | 'employer';
  /** Detached CMS, DER; a simple signature stands in the description alone. */
  readonly cms: Uint8Array;
}

export interface PackagePower {
  readonly number: string;
  readonly xml: Uint8Array;
  readonly signature: Uint8Array;
}

export interface PackageFacts {
  readonly title: string;
  readonly number: string;
  /** Day of the document. */
  readonly date: string;
  readonly organization: string;
  readonly employee: {
    readonly name: string;
    readonly position: string;
    readonly department: string;
    readonly number: string;
  };
  readonly main: ArchiveFile & { readonly archival: boolean };
  readonly attachments: readonly ArchiveFile[];
  readonly signatures: readonly PackageSignature[];
  readonly powers: readonly PackagePower[];
}

interface Part {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * The package of order 578n: main part, attachments, signatures, powers of attorney and the description in XML, all in
 * the root of one ZIP. The same facts give the same bytes.
 */
export const order578n = (facts: PackageFacts): Uint8Array => {
  const nameOf = uniqueNames([PART_NAMES.description]);
  const named = (template: string, values: Record<string, string | number>, ending: string): string =>
    nameOf(archiveName(`${filled(template, values)}${ending}`));
  const values = { title: facts.title, number: facts.number, date: facts.date };
  const main = { name: named(PART_NAMES.main, values, endingOf(facts.main.name)), bytes: facts.main.bytes };
  const attachments = facts.attachments.map(
    ({ name, bytes }, index): Part => ({
      name: named(PART_NAMES.attachment, { ...values, rank: index + 1 }, endingOf(name)),
      bytes,
    }),
  );
  const signatures = facts.signatures.map(({ mark, cms }, index) =>
    mark.type === '1' ? undefined : { name: nameOf(`${main.name}.${index + 1}.sgn`), bytes: cms },
  );
  const powers = facts.powers.map(({ number, xml, signature }) => {
    const file = { name: named(PART_NAMES.power, { number }, '.xml'), bytes: xml };
    return { file, sign: { name: nameOf(`${file.name}.sgn`), bytes: signature } };
  });
  const parts: Part[] = [
    main,
    ...attachments,
    ...signatures.filter((part) => part !== undefined),
    ...powers.flatMap(({ file, sign }) => [file, sign]),
  ];
  const description = descriptionOf(facts, { main, attachments, signatures, powers });
  return zipOf([...parts, { name: PART_NAMES.description, bytes: new TextEncoder().encode(description) }]);
};

const filled = (template: string, values: Record<string, string | number>): string =>
  template.replace(/\{(\w+)\}/g, (_, key: string) => String(values[key] ?? '').replaceAll(/[\s/\\]+/g, '_'));

const endingOf = (name: string): string => /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';

interface Parts {
  readonly main: Part;
  readonly attachments: readonly Part[];
  readonly signatures: readonly (Part | undefined)[];
  readonly powers: readonly { readonly file: Part; readonly sign: Part }[];
}

const descriptionOf = (facts: PackageFacts, { main, attachments, signatures, powers }: Parts): string => {
  const { employee } = facts;
  const fileElement = (name: string, part: Part, more: Record<string, string> = {}) =>
    element(name, { file: part.name, sha256: sha256(part.bytes), ...more });
  return xmlDocument(
    element('document', { id: idOf(facts, main) }, [
      element('kind', {}, facts.title),
      element('number', {}, facts.number),
      element('date', {}, facts.date),
      element('employer', {}, [element('name', {}, facts.organization)]),
      element('employee', {}, [
        element('name', {}, employee.name),
        element('jobtitle', {}, employee.position),
        element('department', {}, employee.department),
        element('personnelnumber', {}, employee.number),
      ]),
      fileElement('mainpart', main, { format: facts.main.archival ? 'PDF/A-1A' : 'other' }),
      element(
        'attachments',
        {},
        attachments.map((part) => fileElement('attachment', part)),
      ),
      element(
        'signatures',
        {},
        facts.signatures.map((signature, index) => signatureElement(signature, signatures[index], main)),
      ),
      element(
        'powersofattorney',
        {},
        powers.map(({ file, sign }, index) =>
          fileElement('powerofattorney', file, {
            number: facts.powers[index]?.number ?? '',
            signature: sign.name,
          }),
        ),
      ),
    ]),
  );
};

const KINDS = { '1': 'simple', '2': 'unqualified', '3': 'qualified' } as const;

const signatureElement = ({ mark, party }: PackageSignature, part: Part | undefined, main: Part): string =>
  element(
    'signature',
    { kind: KINDS[mark.type], party, of: main.name, time: mark.signed_at, ...(part && { file: part.name }) },
    [
      element('signer', {}, mark.name),
      element('jobtitle', {}, mark.position),
      ...(mark.behalf === undefined ? [] : [element('onbehalfof', {}, mark.behalf)]),
      ...(mark.company === undefined ? [] : [element('organization', {}, mark.company)]),
      ...(mark.power_of_attorney === undefined
        ? []
        : [element('powerofattorney', {}, mark.power_of_attorney)]),
      ...(mark.type === '1' || !mark.certificate
        ? []
        : [
            element('certificate', {
              serialnumber: mark.certificate.serial_number,
              owner: mark.certificate.owner,
              issuer: mark.certificate.issuer,
              notbefore: mark.certificate.not_before,
              notafter: mark.certificate.not_after,
            }),
          ]),
    ],
  );

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A UUID (version 8) derived from the document, so that a package made again is the same. */
const idOf = ({ organization, number }: PackageFacts, main: Part): string => {
  const hex = createHash('sha256')
    .update(`${organization}|${number}|${sha256(main.bytes)}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
