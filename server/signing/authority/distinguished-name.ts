import * as asn1js from 'asn1js';
import { oid, sequence, set } from '../../../lib/signing/der-write.ts';
import type { Node } from './der.ts';

const LONGEST = 64;

type Kind = 'utf8' | 'printable' | 'numeric' | 'mail';

const ATTRIBUTES = {
  C: ['2.5.4.6', 'printable'],
  O: ['2.5.4.10', 'utf8'],
  CN: ['2.5.4.3', 'utf8'],
  SN: ['2.5.4.4', 'utf8'],
  G: ['2.5.4.42', 'utf8'],
  T: ['2.5.4.12', 'utf8'],
  E: ['1.2.840.113549.1.9.1', 'mail'],
  SNILS: ['1.2.643.100.3', 'numeric'],
  INN: ['1.2.643.3.131.1.1', 'numeric'],
} as const satisfies Record<string, readonly [string, Kind]>;

export type DistinguishedName = Readonly<Partial<Record<keyof typeof ATTRIBUTES, string>>>;

/**
 * A name of a certificate, one attribute after the other. It is put together from values and never read from a text:
 * an organization called «X, CN=admin» stays an organization. What is empty is left out.
 */
export const distinguishedName = (name: DistinguishedName): Node =>
  sequence(
    ...Object.entries(ATTRIBUTES).flatMap(([short, [id, kind]]) => {
      const value = [...(name[short as keyof DistinguishedName] ?? '').trim()].slice(0, LONGEST).join('');
      return value === '' ? [] : [set(sequence(oid(id), STRINGS[kind](value)))];
    }),
  );

const STRINGS: Readonly<Record<Kind, (value: string) => Node>> = {
  utf8: (value) => new asn1js.Utf8String({ value }),
  printable: (value) => new asn1js.PrintableString({ value }),
  numeric: (value) => new asn1js.NumericString({ value }),
  mail: (value) => new asn1js.IA5String({ value }),
};
