import { and, anyOf, eq } from '../../../filter/filter.ts';
import { addMonths, isDay } from '../../../kernel/day.ts';
import type { FieldRefusal } from '../../../kernel/refusal.ts';
import type { DocumentRecord } from '../../../workflow/document-record.ts';
import type { FamilyInput } from '../../family.ts';
import type { RuleFacts } from '../../record.ts';
import { type Findings, NOTHING_FOUND } from '../../record.ts';

/** A consent in one of these is given. */
export const GIVEN: readonly string[] = ['confirmed', 'processed'];
/** Until it is put before its person or given, it takes the text that is in force. */
const WRITTEN: readonly string[] = ['empty', 'draft', 'created'];

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

/** What was put before a person stays as it is; what was answered stays for good. */
export const fixed: FamilyInput['fixed'] = (status_id) =>
  WRITTEN.includes(status_id) ? undefined : status_id === 'notified' ? 'content' : 'for_good';

/** Asked when hr puts it before a person, and when the person agrees to it. */
export const checkedAt: FamilyInput['checkedAt'] = ({ status_id }) =>
  status_id === 'created' || status_id === 'notified';

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
