import { formatDay, formatRange } from '../../../i18n/format.ts';
import { type Day, isDay } from '../../../kernel/day.ts';
import type { Issuer, PrintDefinition, PrintFacts, PrintSentence } from '../../print.ts';

/** Days of leave that an extract names. */
export interface LeaveDays {
  readonly start_date: Day;
  readonly end_date: Day;
  readonly days: number;
}

/** What the portal knows for a paper beside the request. */
export interface PaperSource {
  readonly hire_date: Day | null;
  readonly leaves: readonly LeaveDays[];
  readonly issuer: Issuer;
}

const NOTHING: PaperSource = {
  hire_date: null,
  leaves: [],
  issuer: { inn: '', ogrn: '', address: '', phone: '' },
};

const sourceOf = ({ record }: PrintFacts): PaperSource => (record.source as PaperSource) ?? NOTHING;

/** A sentence of papers of one type. */
const of = (code: string, key: string, values: PrintSentence['values']): PrintSentence => ({
  key,
  values: (facts, ...reader) =>
    facts.record.request_type_code === code ? values(facts, ...reader) : undefined,
});

/** What is read off the card of a person; what is empty there is missing from the paper, by the name of the field. */
export const cardOf = (facts: PrintFacts): Readonly<Record<string, string>> => ({
  name: facts.employee.name,
  organization: facts.organization,
  position: facts.employee.position,
  hire_date: sourceOf(facts).hire_date ?? '',
});

/** Fields of the card that a paper of a type cannot do without. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  employment: ['name', 'organization', 'position', 'hire_date'],
  vacschedule: ['name', 'organization'],
};

/** What the card of the person lacks for the paper. */
export const missingFor = (code: string, facts: PrintFacts): readonly string[] => {
  const card = cardOf(facts);
  return (NEEDED[code] ?? []).filter((field) => card[field]?.trim() === '');
};

/** Names stand in the nominative: they are never declined. */
export const print: PrintDefinition = {
  unaddressed: true,
  issuer: (facts) => sourceOf(facts).issuer,
  says: ['request_type_code', 'made_by'],
  sentences: [
    of('employment', 'employment', (facts, locale) => {
      const { hire_date } = sourceOf(facts);
      const { name, organization, position } = cardOf(facts);
      return {
        name: name ?? '',
        organization: organization ?? '',
        position: position ?? '',
        department: facts.employee.department,
        with_department: facts.employee.department ? 'yes' : 'no',
        hire_date: isDay(hire_date) ? formatDay(hire_date, locale) : String(hire_date ?? ''),
      };
    }),
    of('vacschedule', 'schedule', (facts, locale) => {
      const { leaves } = sourceOf(facts);
      const { name, organization } = cardOf(facts);
      return {
        name: name ?? '',
        organization: organization ?? '',
        year: String(facts.record.year ?? ''),
        leaves: leaves
          .map(({ start_date, end_date }) => formatRange(start_date, end_date, locale))
          .join('; '),
        days: leaves.reduce((sum, { days }) => sum + days, 0),
      };
    }),
    {
      key: 'addressee',
      values: ({ record }) => ({
        addressee: String(record.addressee ?? '').trim(),
        named: String(record.addressee ?? '').trim() ? 'yes' : 'no',
      }),
    },
    { key: 'sealed', values: () => ({}) },
  ],
};
