import type { Locale } from '../../../lib/access/actor.ts';
import { type Actor, holds } from '../../../lib/access/actor.ts';
import { ROLES, type Role } from '../../../lib/access/roles.ts';
import type { Calendar } from '../../../lib/calendar/calendar.ts';
import { type Completed, closedFields, completeDocument } from '../../../lib/documents/complete.ts';
import { heldBy } from '../../../lib/documents/counting.ts';
import { outsideEmployment } from '../../../lib/documents/employment.ts';
import { type FactBag, NOTHING_KNOWN } from '../../../lib/documents/facts.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { findingsOf } from '../../../lib/documents/findings.ts';
import {
  givenUpOf,
  isChecked,
  type Standing,
  standingOf,
  type Withdrawable,
} from '../../../lib/documents/moments.ts';
import { circumstancesOf, type Findings, type RuleFacts } from '../../../lib/documents/record.ts';
import { recordOf } from '../../../lib/documents/record-of.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { FieldRefusal, Refusal } from '../../../lib/kernel/refusal.ts';
import type { Profile } from '../../../lib/rpc/sign-in.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import { decide } from '../../../lib/workflow/decide.ts';
import { type DocumentFacts, parseTypeDetail } from '../../../lib/workflow/document.ts';
import type { DocumentRecord } from '../../../lib/workflow/document-record.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import { withdraws } from '../../../lib/workflow/withdraws.ts';
import type { DocumentRow } from '../document-row.ts';
import type { TypeEntry } from '../use-dictionaries.ts';
import { isLines } from './form-lines.ts';
import type { Values } from './values.ts';

/** The person at the screen, as the rules know them. */
export const actorOf = (profile: Profile, locale: Locale): Actor => ({
  user_id: profile.id,
  session_id: 0,
  login: profile.login,
  client_id: profile.client_id,
  client_code: profile.client_code,
  employee_id: profile.employee_id,
  organization_id: profile.organization_id,
  real_employee_id: profile.grant_id === null ? profile.employee_id : null,
  owes: null,
  grant_id: profile.grant_id,
  manager_ids: [],
  assisted_ids: [],
  roles: profile.roles.filter(
    (role): role is Role => role === 'user' || ROLES.some((known) => known === role),
  ),
  locale,
  ...(profile.dismissed === '1' ? { dismissed: true } : {}),
});

/** A document on the screen, as the rules see it; one that is not saved yet counts as the draft it will be. */
export const documentFacts = (
  family: Family,
  row: DocumentRow | undefined,
  values: Values,
  type: TypeEntry | undefined,
  actor: Actor,
): DocumentFacts => ({
  id: row?.id ?? 0,
  object_id: family.object_id,
  status_id: row?.status_id ?? 'draft',
  organization_id: row?.organization_id ?? actor.organization_id,
  employee_id: row?.employee_id ?? (values.employee_id === null ? null : Number(values.employee_id)),
  manager_id: row
    ? row.manager_id
    : values.employee_id !== actor.employee_id && holds(actor, 'manager')
      ? actor.employee_id
      : null,
  creator_id: row?.creator_id ?? actor.employee_id,
  workflow_id: row?.workflow_id ?? null,
  document_type: type ? { code: type.code, detail: parseTypeDetail(type.detail) } : null,
});

export interface Situation {
  readonly family: Family;
  readonly values: Values;
  /** What the portal keeps of it. */
  readonly row: DocumentRow | undefined;
  /** What would be sent of the values: the fields that differ from what is kept. */
  readonly given: ReadonlySet<string>;
  readonly doc: DocumentFacts;
  readonly actor: Actor;
  readonly parameters: Parameters;
  readonly calendar: Calendar;
  readonly today: Day;
  readonly timeZone: string;
  readonly facts: FactBag;
  readonly files_count: number;
}

/** What rules judge a document by, as the form knows it. */
export const ruleFacts = (situation: Situation): RuleFacts => {
  const { doc, actor, facts } = situation;
  const circumstances = circumstancesOf(actor, doc, situation);
  const isNew = doc.id === 0 || circumstances.isNew;
  return { ...circumstances, isNew, type: doc.document_type ?? null, ...facts };
};

/** The document as its form has it, before and after the rules fill in what follows from the rest. */
export interface FormRecord extends Completed {
  readonly typed: DocumentRecord;
}

/** The document as it would be kept if the form were saved now, by the completion of the save itself. */
export const formRecord = (situation: Situation): FormRecord => {
  const { family, values, row, doc, given } = situation;
  const { fields } = family.object;
  const typed = recordOf(fields, { ...row, ...values, ...linesOfValues(values) }, row ? doc.id : null);
  const kept = row && recordOf(fields, row, row.id);
  return { ...completeDocument(family, typed, given, ruleFacts(situation), kept), typed };
};

/**
 * Fields that were filled in and that the document no longer takes, for another type or another answer hides them. None
 * while its type or its facts are still to be read; before a type is chosen the fields of all types are open.
 */
export const staleFields = (
  { family, values, doc, facts }: Situation,
  { refusals }: FormRecord,
): readonly string[] => {
  const isTyped = doc.document_type !== null;
  const isUnread = family.asks.length > 0 && facts === NOTHING_KNOWN;
  if (isUnread || (!isTyped && values.document_type_id)) return [];
  return refusals
    .filter(({ code }) => code === 'field/not-taken' || (isTyped && code === 'field/not-of-type'))
    .map(({ field }) => field);
};

/** The fields of the form that its reader may not write as it stands: they are read. */
export const closedToReader = (situation: Situation, { record }: FormRecord): readonly string[] =>
  closedFields(situation.family, fieldNames(situation.family), record, ruleFacts(situation)).map(
    ({ field }) => field,
  );

const fieldNames = ({ form }: Family): readonly string[] =>
  form.sections.flatMap(({ controls }) =>
    controls.flatMap((control) => (control.kind === 'period' ? [] : [control.field])),
  );

/** What is asked of the document as the form stands. */
export const formStanding = (situation: Situation, { record }: FormRecord): Standing =>
  standingOf(situation.family, record, ruleFacts(situation));

const linesOfValues = (values: Values): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) =>
      isLines(value) ? [[field, value.map(({ id, cells }) => ({ ...cells, id }))]] : [],
    ),
  );

/** What stands against the document, an unchosen person included, and what is to be said before a step. */
export const formFindings = (
  situation: Situation,
  { record, refusals }: FormRecord,
  step?: Step,
): Findings => {
  const found = findingsOf(situation.family, record, ruleFacts(situation), step);
  if (step && withdraws(step)) return found;
  const nobody: FieldRefusal[] =
    situation.doc.employee_id === null ? [{ field: 'employee_id', code: 'field/required' }] : [];
  const shape = refusals.filter(
    ({ field, code }) => !found.refusals.some((each) => each.field === field && each.code === code),
  );
  return { ...found, refusals: [...nobody, ...shape, ...found.refusals] };
};

/** Until when the person of the document may take it back, where that right ends. */
export const withdrawableOf = (situation: Situation, { record }: FormRecord): Withdrawable | undefined =>
  givenUpOf(situation.family, record, ruleFacts(situation)).until;

/** What stands against a step: what its family is asked about, or the days on which its person does not work here alone. */
const refusalsAt = (step: Step, situation: Situation, form: FormRecord): readonly FieldRefusal[] => {
  const { family, facts } = situation;
  if (isChecked(family, step)) return formFindings(situation, form, step).refusals;
  return heldBy(family, step).employment ? outsideEmployment(family, form.record, facts.employment) : [];
};

/** Why a step cannot be taken now, by the same judgement that the server passes on the click; undefined when it can. */
export const refusalOf = (step: Step, situation: Situation, form: FormRecord): Refusal | undefined => {
  const { doc, actor, parameters, calendar, today, timeZone, files_count } = situation;
  const { record } = form;
  return decide({
    step,
    doc,
    actor,
    parameters,
    status_id: step.next_status_id,
    facts: {
      today,
      timeZone,
      calendar,
      comments: record.comments,
      comments_eng: record.comments_eng,
      locale: actor.locale,
      files_count,
      ruleRefusals: refusalsAt(step, situation, form),
      fields: record,
    },
  });
};
