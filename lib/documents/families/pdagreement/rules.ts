import { and, anyOf, eq } from '../../../filter/filter.ts';
import { addMonths, isDay } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { FamilyInput } from '../../family.ts';
import { checkedFrom, type Moments } from '../../moments.ts';
import type { RuleFacts } from '../../record.ts';
import { type Findings, NOTHING_FOUND } from '../../record.ts';

/** A consent in one of these is given. */
export const GIVEN: readonly string[] = ['confirmed', 'processed'];

/** The text in force for the purpose, its version and term; no caller writes them. */
export const complete: FamilyInput['complete'] = (_record, { consent, today }) => {
  const said = consent?.text;
  const months = said?.valid_for_months ?? null;
  return {
    consent_text_id: said?.id ?? null,
    text_version: said?.version ?? null,
    text: said?.text ?? '',
    text_eng: said?.text_eng ?? '',
    scope: said?.data ?? '',
    scope_eng: said?.data_eng ?? '',
    valid_to: months === null ? null : addMonths(today, months),
  };
};

/**
 * Until it is put before its person or given, it takes the text that is in force; then it stays as it is, and what was
 * answered stays for good. Asked when hr puts it before a person, and when the person agrees to it.
 */
export const moments: Moments = {
  statuses: {
    empty: {},
    draft: {},
    created: {},
    notified: { fixed: 'content', tells: ['owner'] },
    declined: { fixed: 'for_good', tells: ['hr'] },
    '*': { fixed: 'for_good' },
  },
  before: checkedFrom('created', 'notified'),
};

/** A purpose has one consent in force; a newer text allows a new one. */
export const check: FamilyInput['check'] = (record, facts, step): Findings => {
  const isPutBefore = step?.status_id === 'notified';
  const found = [
    ...unwritten(record),
    ...(isPutBefore ? expired(record, facts) : outdated(record, facts)),
    ...givenAlready(record, facts),
  ];
  return found.length === 0 ? NOTHING_FOUND : { refusals: found.slice(0, 1), warnings: [] };
};

const refused = (code: string, values?: FieldRefusal['values']): FieldRefusal[] => [
  { field: 'document_type_id', code, ...(values ? { values } : {}) },
];

const unwritten = ({ consent_text_id }: DocumentRecord): FieldRefusal[] =>
  typeof consent_text_id === 'number' ? [] : refused('pdagreement/no-text');

const outdated = ({ consent_text_id }: DocumentRecord, { consent }: RuleFacts): FieldRefusal[] =>
  consent?.text && consent.text.id !== consent_text_id
    ? refused('pdagreement/text-changed', { version: consent.text.version })
    : [];

const expired = ({ valid_to }: DocumentRecord, { today }: RuleFacts): FieldRefusal[] =>
  isDay(valid_to) && valid_to < today ? refused('pdagreement/term-over', { day: valid_to }) : [];

const givenAlready = ({ consent_text_id }: DocumentRecord, { consent }: RuleFacts): FieldRefusal[] =>
  consent?.standing && Number(consent_text_id) <= consent.standing.text_id
    ? refused('pdagreement/in-force', { number: consent.standing.number })
    : [];

/** A consent to a newer text stands in the place of the older ones. */
export const effects: FamilyInput['effects'] = {
  touches: ({ employee_id }) => [
    {
      object_id: 'pdagreement',
      filter: and(eq('employee_id', employee_id), anyOf('status_id', GIVEN)),
    },
  ],
  follow: (step, record, { touched }) =>
    step.next_status_id === 'confirmed'
      ? touched
          .filter(
            (other) => other.record.document_type_id === record.document_type_id && !other.record.replaced,
          )
          .map(({ id }) => ({ kind: 'mark', document: id, values: { replaced: true } }))
      : [],
};
