import { isDay } from '../../../lib/kernel/day.ts';
import { refusal, wrongField } from '../../call/call-error.ts';
import { readRules } from '../../client/rules.ts';
import type { BeforeWrite, RulesByObject } from '../../objects/rules.ts';
import { leaveMadeBy } from './made-leave.ts';

const AWAY_MAX = 10_000;

/** Which steps of the period let hr change or delete it where it stands, as its steps say. */
const byStep =
  (mark: 'editable' | 'delete_allowed', refused: 'not_editable' | 'not_deletable'): BeforeWrite =>
  async (tx, actor, before, after) => {
    if (!before || (after === undefined) !== (mark === 'delete_allowed')) return;
    const { stepsOf } = await readRules(tx, actor.client_id);
    const led = stepsOf('vacation_schedule_period').filter(
      ({ next_status_id, disabled }) => !disabled && next_status_id === before.status,
    );
    if (!led.some((step) => step[mark])) throw refusal(refused);
  };

/** A year is planned once in an organization, on days of that year: all of them where nothing else is said. */
const periodIsSound: BeforeWrite = async (tx, _actor, before, after) => {
  if (!after) return;
  const row: Record<string, unknown> = { ...before, ...after };
  const { year } = row;
  if (!isDay(`${year}-01-01`)) throw wrongField('year');
  const moved = before !== undefined && after.year !== undefined && after.year !== before.year;
  const [first, last] = [`${year}-01-01`, `${year}-12-31`];
  const from = moved && after.date_from === undefined ? first : (row.date_from ?? first);
  const to = moved && after.date_to === undefined ? last : (row.date_to ?? last);
  if (String(from) < first || String(from) > last)
    throw wrongField('date_from', 'vacation_schedule/period-days', { year: String(year) });
  if (String(to) < String(from) || String(to) > last)
    throw wrongField('date_to', 'vacation_schedule/period-days', { year: String(year) });
  after.date_from = from;
  after.date_to = to;
  const [twin] = await tx.rows(
    'select 1 from "vacation_schedule_period" where "organization_id" = $1 and "year" = $2 and "id" is distinct from $3',
    [row.organization_id, year, before?.id ?? null],
  );
  if (twin) throw wrongField('year', 'vacation_schedule/period-twice', { year: String(year) });
};

/** A department has one norm, and it lets at least one person go. */
const normIsSound: BeforeWrite = async (tx, _actor, before, after) => {
  if (!after) return;
  if (typeof after.department === 'string') after.department = after.department.trim();
  const row: Record<string, unknown> = { department: '', ...before, ...after };
  const most = Number(row.away_max);
  if (most < 1 || most > AWAY_MAX)
    throw wrongField('away_max', 'vacation_schedule/norm-count', { max: AWAY_MAX });
  const [twin] = await tx.rows(
    'select 1 from "department_norm" where "organization_id" = $1 and "department" = $2 and "id" is distinct from $3',
    [row.organization_id, row.department, before?.id ?? null],
  );
  if (twin) throw wrongField('department', 'vacation_schedule/norm-twice');
};

/** The place of a kind of leave in the company's order, then the first day (AMB-101); a kind that is not named stands last. */
const PLAN_ORDER = `(coalesce((select array_position(string_to_array(replace(p."value", ' ', ''), ';'), t."code")
    from "parameter" p join "document_type" t on t."client_id" = p."client_id"
    where p."client_id" = b0."client_id" and p."code" = 'vacation_plan_priority' and t."id" = b0."document_type_id"), 999) * 1000000
  + coalesce(b0."start_date" - date '1900-01-01', 0))::int`;

export const objectRules: RulesByObject = {
  vacation_schedule: {
    computed: {
      plan_order: PLAN_ORDER,
      leave_id: leaveMadeBy('b0."id"'),
    },
  },
  vacation_schedule_period: {
    before: [byStep('editable', 'not_editable'), byStep('delete_allowed', 'not_deletable'), periodIsSound],
  },
  department_norm: { before: [normIsSound] },
};
