import { type Day, isDay } from '../kernel/day.ts';
import { folded } from '../kernel/folded.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import { isOfCompany } from './company-number.ts';
import { ownerMatch, type PersonalNumbers } from './owner-match.ts';
import { plainXml, type XmlElement } from './plain-xml.ts';
import type { Report } from './verify/report.ts';

/** What a machine-readable power of attorney says. */
export interface PowerPaper {
  readonly number: string;
  readonly valid_from: Day;
  readonly valid_to: Day;
  readonly company: { readonly OGRN?: string; readonly INNLE?: string };
  readonly person: { readonly SNILS?: string; readonly INN?: string; readonly name: string };
}

/**
 * Reads a power of attorney in the exchange format of the Federal Tax Service (ON_EMCHD, version EMCHD_1): of one Russian
 * company for one person. Undefined for any other: of several companies or people, of a person, handed on.
 */
export const readPowerPaper = (text: string): PowerPaper | undefined => {
  const root = plainXml(text);
  const power = root?.name === 'Доверенность' ? at(root, 'Документ', 'Довер') : undefined;
  const facts = at(power, 'СвДов')?.attributes;
  const company = at(power, 'СвДоверит', 'Доверит', 'РосОргДовер', 'СвРосОрг')?.attributes;
  const representative = at(power, 'СвУпПред', 'Пред', 'СведФизЛ');
  const number = facts?.get('НомДовер')?.trim();
  const [valid_from, valid_to] = [facts?.get('ДатаВыдДовер') ?? '', facts?.get('СрокДейст') ?? ''];
  if (!number || !company || !representative || !isDay(valid_from) || !isDay(valid_to)) return undefined;
  const names = at(representative, 'ФИО')?.attributes;
  const person = representative.attributes;
  return {
    number,
    valid_from,
    valid_to,
    company: { OGRN: company.get('ОГРН') ?? '', INNLE: company.get('ИННЮЛ') ?? '' },
    person: {
      SNILS: person.get('СНИЛС') ?? '',
      INN: person.get('ИННФЛ') ?? '',
      name: ['Фамилия', 'Имя', 'Отчество'].map((part) => names?.get(part) ?? '').join(' '),
    },
  };
};

/** The only element on a way of names; undefined where one is missing or stands more than once. */
const at = (from: XmlElement | undefined, ...names: readonly string[]): XmlElement | undefined =>
  names.reduce<XmlElement | undefined>((element, name) => {
    const [found, second] = element?.children.filter((child) => child.name === name) ?? [];
    return second ? undefined : found;
  }, from);

/** Who registers a power says this of it; the file has to say the same. */
export interface PowerStated {
  readonly number: string;
  readonly valid_from: Day;
  readonly valid_to: Day;
  readonly company: { readonly ogrn: string; readonly inn: string };
  readonly person: PersonalNumbers & { readonly name: string };
}

/** Everything in which a power of attorney and what is registered of it differ. */
export const powerDiffers = (paper: PowerPaper, stated: PowerStated): FieldRefusal[] => {
  const refusals: FieldRefusal[] = [];
  if (compared(paper.number) !== compared(stated.number))
    refusals.push({ field: 'number', code: 'power/number', values: { number: paper.number } });
  for (const field of ['valid_from', 'valid_to'] as const)
    if (paper[field] !== stated[field])
      refusals.push({ field, code: 'power/day', values: { day: paper[field] } });
  if (!isOfCompany(paper.company, stated.company))
    refusals.push({ field: 'organization_id', code: 'power/company' });
  if (!isPerson(paper.person, stated.person))
    refusals.push({ field: 'employee_id', code: 'power/person', values: { name: paper.person.name.trim() } });
  return refusals;
};

/** By SNILS and INN, and by the whole name where there is no number to compare. */
const isPerson = (stated: PowerPaper['person'], kept: PowerStated['person']): boolean => {
  const match = ownerMatch(stated, kept);
  return match === 'unknown' ? compared(stated.name) === compared(kept.name) : match === 'same';
};

/** Case, ё and spaces make no difference. */
const compared = (text: string): string => folded(text.trim()).replaceAll(/\s+/g, ' ');

/**
 * Whether the signature of a power of attorney holds: it passed every check and its certificate is the company's own.
 * One that is left open, by a missing list of revoked certificates say, does not: nothing else is taken on such a
 * signature either. The portal's own certificates name no company.
 */
export const powerSignatureRefusal = (
  report: Report,
  company: PowerStated['company'],
): FieldRefusal | undefined => {
  const field = 'xml_signature';
  if (report.verdict !== 'passed')
    return { field, code: report.code === 'crl_missing' ? 'power/no-list' : 'power/signature' };
  return isOfCompany(report.signer?.subject ?? {}, company) ? undefined : { field, code: 'power/signer' };
};
