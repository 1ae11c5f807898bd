import type { Actor } from '../../../lib/access/actor.ts';
import { dayKind } from '../../../lib/calendar/calendar.ts';
import { countRuleOf } from '../../../lib/calendar/count-rule.ts';
import { endOf } from '../../../lib/calendar/day-count.ts';
import type { WhatIf, WhatIfInput } from '../../../lib/documents/families/vacation/rpc.ts';
import { addMonths, type Day, eachDay } from '../../../lib/kernel/day.ts';
import { compensationOn } from '../../../lib/leave/dismissal.ts';
import { balanceOn, type Entry, lowestFrom } from '../../../lib/leave/entry.ts';
import { daysWithin, extendedUntil } from '../../../lib/leave/interruption.ts';
import { daysOfParts, PARTS_PER_DAY } from '../../../lib/leave/parts.ts';
import { SPOKEN_FOR_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { ANNUAL_LEAVE, parseTypeDetail } from '../../../lib/workflow/document.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import type { Row } from '../../db/row.ts';
import { db } from '../../db/tx.ts';
import { readToday } from '../../documents/rule-facts.ts';
import { type LeaveRules, readLeavePerson } from './person.ts';
import { type LedgerEntry, readPersonLedger } from './person-ledger.ts';
import { rowTeller } from './told-rows.ts';

type Case<Name extends WhatIfInput['case']> = Extract<WhatIfInput, { case: Name }>;

/** Whether days that are taken leave enough for what was agreed is looked at so far ahead. */
const AHEAD_MONTHS = 12;

/** What would be left, given back or paid for; nothing is written. Refuses: not_found, validation. */
export const leaveWhatIf = async (actor: Actor, asked: WhatIfInput): Promise<WhatIf> => {
  const leave = await readLeavePerson(db, actor, asked.employee_id);
  const today = await readToday(db);
  switch (asked.case) {
    case 'leave':
      return ofLeave(actor, leave, asked, today);
    case 'illness':
      return ofIllness(leave, asked, today);
    case 'dismissal':
      return ofDismissal(actor, leave, asked, today);
  }
};

const ofLeave = async (
  actor: Actor,
  leave: LeaveRules,
  { start_date, days, kind = ANNUAL_LEAVE, without = [] }: Case<'leave'>,
  today: Day,
): Promise<WhatIf> => {
  const calendar = leave.rules.calendarOf(leave.person.organization_id);
  const rule = await ruleOf(leave, kind);
  const end_date = endOf(start_date, days, rule, calendar);
  if (!end_date) throw wrongField('days');
  const until = addMonths(start_date > today ? start_date : today, AHEAD_MONTHS);
  const ledger = await readPersonLedger(db, leave, { kind, today, until });
  const taken_by = new Set([...ledger.entries, ...ledger.waiting].map(({ document }) => document?.id));
  const unknown = without.findIndex((id) => !taken_by.has(id));
  if (unknown >= 0) throw wrongField(`without.${unknown}`);
  const stays = ({ document }: LedgerEntry): boolean => !document || !without.includes(document.id);
  const [kept, waiting] = [ledger.entries.filter(stays), ledger.waiting.filter(stays)];
  const entries = [...kept, ...waiting];
  const taken: Entry = {
    on_date: start_date,
    period: Number(start_date.slice(0, 4)),
    parts: days * -PARTS_PER_DAY,
    cause: 'planned',
  };
  const lowest = lowestFrom([...entries, taken], start_date);
  const taker = entries.find(({ on_date, parts }) => on_date === lowest.on_date && parts < 0);
  const tell = await rowTeller(db, actor, leave.person.id, entries);
  const before = balanceOn(kept, start_date);
  const awaiting = balanceOn(waiting, start_date);
  return {
    case: 'leave',
    start_date,
    end_date,
    days: daysOfParts(days * PARTS_PER_DAY),
    holidays:
      rule === 'calendar_minus_holidays'
        ? eachDay(start_date, end_date).filter((day) => dayKind(day, calendar) === 'holiday')
        : [],
    before: daysOfParts(before),
    awaiting: daysOfParts(-awaiting),
    after: daysOfParts(before + awaiting + taken.parts),
    short:
      lowest.balance < 0
        ? {
            on: lowest.on_date,
            days: daysOfParts(lowest.balance),
            row: taker ? tell.row(taker) : null,
          }
        : null,
  };
};

/** How days of a kind of leave are counted: as its type of the same code does, holidays are none where there is no type. */
const ruleOf = async ({ person, rules }: LeaveRules, kind: string) => {
  const [type] = await db.rows<Row<'document_type', 'code' | 'detail'>>(
    `select t."code", t."detail" from "document_type" t join "organization" o on o."client_id" = t."client_id"
     where o."id" = $1 and t."object_id" = 'vacation' and t."code" = $2 and (t."organization_id" is null or t."organization_id" = o."id")
     order by t."organization_id" nulls last limit 1`,
    [person.organization_id, kind],
  );
  return type
    ? countRuleOf(
        { object_id: 'vacation', document_type: { code: type.code, detail: parseTypeDetail(type.detail) } },
        rules.parametersOf(person.organization_id),
      )
    : 'calendar_minus_holidays';
};

const ofIllness = async (
  leave: LeaveRules,
  { document_id, start_date, end_date }: Case<'illness'>,
  today: Day,
): Promise<WhatIf> => {
  if (end_date < start_date) throw wrongField('end_date', 'document/ends-before-start');
  const [taken] = await db.rows<{ start_date: Day; end_date: Day; kind: string | null; detail: unknown }>(
    TAKEN,
    [document_id, leave.person.id, SPOKEN_FOR_STATUSES],
  );
  if (!taken) throw refusal('not_found');
  if (taken.kind === null) throw wrongField('document_id', 'vacation/takes-no-days');
  const calendar = leave.rules.calendarOf(leave.person.organization_id);
  const interrupted = { ...taken, day_count: parseTypeDetail(taken.detail).day_count };
  const illness = { start_date, end_date };
  const returned = daysWithin(illness, interrupted, calendar);
  const { entries } = await readPersonLedger(db, leave, { kind: taken.kind, today, until: today });
  const before = balanceOn(entries, today);
  return {
    case: 'illness',
    returned: daysOfParts(returned * PARTS_PER_DAY),
    before: daysOfParts(before),
    after: daysOfParts(before + returned * PARTS_PER_DAY),
    until: returned > 0 ? (extendedUntil(illness, interrupted, returned, calendar) ?? null) : null,
  };
};

const TAKEN = `select d."start_date", d."end_date", case when t."id" is null then 'annual' else "leave_kind"(t."detail") end as kind, t."detail"
  from "document" d left join "document_type" t on t."id" = d."document_type_id"
  where d."id" = $1 and d."employee_id" = $2 and d."object_id" in ('vacation', 'vacation_correction') and not d."replaced"
    and d."status_id" = any($3::text[]) and d."start_date" is not null and d."end_date" is not null`;

const ofDismissal = async (
  actor: Actor,
  leave: LeaveRules,
  { date }: Case<'dismissal'>,
  today: Day,
): Promise<WhatIf> => {
  if (date < leave.person.hire_date) throw wrongField('date');
  const { entries, earning } = await readPersonLedger(db, leave, { kind: ANNUAL_LEAVE, today, until: date });
  const { parts, granted, taken, rounded } = compensationOn(entries, earning, date);
  const tell = await rowTeller(db, actor, leave.person.id, entries);
  return {
    case: 'dismissal',
    date,
    compensation: daysOfParts(parts),
    granted: daysOfParts(granted),
    taken: daysOfParts(taken),
    rounded,
    lost: entries
      .filter(({ on_date, parts: change }) => on_date > date && change < 0)
      .map((entry) => tell.row(entry)),
  };
};
