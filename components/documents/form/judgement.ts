import type { Locale } from '../../../lib/access/actor.ts';
import { type Actor, holds } from '../../../lib/access/actor.ts';
import { ROLES, type Role } from '../../../lib/access/roles.ts';
import type { Calendar } from '../../../lib/calendar/calendar.ts';
import type { Family } from '../../../lib/documents/family.ts';
import type { Balance, OtherPart, Overlap, RuleFacts } from '../../../lib/documents/record.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import type { FieldRefusal, Refusal } from '../../../lib/kernel/refusal.ts';
import type { Profile } from '../../../lib/rpc/sign-in.ts';
import type { Parameters } from '../../../lib/settings/read.ts';
import { decide } from '../../../lib/workflow/decide.ts';
import { type DocumentFacts, parseTypeDetail } from '../../../lib/workflow/document.ts';
import { heldRoles } from '../../../lib/workflow/held-roles.ts';
import type { Step } from '../../../lib/workflow/step.ts';
import type { DocumentRow } from '../document-row.ts';
import type { TypeEntry } from '../use-dictionaries.ts';
import { recordOf, type Values } from './values.ts';

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
  readonly doc: DocumentFacts;
  readonly actor: Actor;
  readonly parameters: Parameters;
  readonly calendar: Calendar;
  readonly today: Day;
  readonly now: string;
  readonly timeZone: string;
  readonly balances: readonly Balance[];
  readonly overlaps: readonly Overlap[];
  readonly files_count: number;
}

/** What stands against the document, whatever is to be done with it: nobody it is for, and what the family objects to. */
export const familyRefusals = (situation: Situation): FieldRefusal[] => {
  const { family, values, doc, actor, parameters, calendar, today, balances, overlaps } = situation;
  const facts: RuleFacts = {
    today,
    calendar,
    parameters,
    type: doc.document_type ?? null,
    balances,
    overlaps,
    byHr: heldRoles(actor, doc).includes('hr'),
    isNew: doc.id === 0 || doc.status_id === 'empty',
  };
  const refusals = family.rules(recordOf(values, doc.id === 0 ? null : doc.id), facts);
  return doc.employee_id === null
    ? [{ field: 'employee_id', code: 'field/required' }, ...refusals]
    : refusals;
};

/** What the family advises of; nothing of it keeps a document from being sent. */
export const familyAdvice = (
  { family, values, doc, parameters, today, balances }: Situation,
  others: readonly OtherPart[],
): FieldRefusal[] =>
  family.advice?.(recordOf(values, doc.id === 0 ? null : doc.id), {
    today,
    parameters,
    type: doc.document_type ?? null,
    balances,
    others,
  }) ?? [];

/** Why a step cannot be taken now, by the same judgement that the server passes on the click; undefined when it can. */
export const refusalOf = (step: Step, situation: Situation): Refusal | undefined => {
  const { values, doc, actor, parameters, calendar, today, now, timeZone, files_count } = situation;
  const record = recordOf(values, doc.id === 0 ? null : doc.id);
  const leavesDraft = !step.reject && step.status_id === 'draft';
  const decision = decide({
    step,
    doc,
    actor,
    parameters,
    status_id: step.next_status_id,
    facts: {
      now,
      today,
      timeZone,
      calendar,
      comments: record.comments,
      comments_eng: record.comments_eng,
      locale: actor.locale,
      files_count,
      ruleRefusals: leavesDraft ? familyRefusals(situation) : [],
      fields: record,
    },
  });
  return decision.ok ? undefined : decision.error;
};
