import { type Actor, keepsStaff } from '../../lib/access/actor.ts';
import type { DismissalPlan, DismissalPlanInput } from '../../lib/rpc/dismissal.ts';
import { lentOfLeaver } from '../auth/lent-of-leaver.ts';
import { refusal } from '../call/call-error.ts';
import { db } from '../db/tx.ts';
import { readToday } from '../documents/rule-facts.ts';
import { readBack } from './back.ts';
import { countUnderWay, readTouched } from './documents.ts';
import { readLeaver } from './leaver.ts';
import { readOtherWaiting, readReports } from './reports.ts';

/** What a dismissal on a day would touch; on the day that is entered, else today, where none is named. Refuses: access_denied, not_found. */
export const dismissalPlanOf = async (
  actor: Actor,
  { employee_id, date }: DismissalPlanInput,
): Promise<DismissalPlan> => {
  if (!keepsStaff(actor)) throw refusal('access_denied');
  const leaver = await readLeaver(db, actor, employee_id);
  const { organization_id: _, ...employee } = leaver;
  const last = date ?? employee.dismissal_date ?? (await readToday(db));
  const reports = await readReports(db, employee_id, last);
  const documents = await readTouched(db, actor, leaver, last);
  const [held] = await db.rows<{ keys: number; sessions: number }>(HELD, [employee_id]);
  return {
    employee,
    date: last,
    entered: (await readEntered(employee_id)) ?? null,
    back: await readBack(db, leaver),
    reports,
    waiting: await readOtherWaiting(db, employee_id, last, reports),
    lent: await lentOfLeaver(db, employee_id),
    keys: held?.keys ?? 0,
    sessions: held?.sessions ?? 0,
    documents,
    under_way: await countUnderWay(db, employee_id, documents),
  };
};

const HELD = `
  select (select count(*)::int from "certificate" where "employee_id" = $1 and "type" = '2' and "revoked_at" is null
      and "expiration_date" > now()) as keys,
    (select count(*)::int from "auth_session" s join "app_user" u on u."id" = s."user_id"
      where u."employee_id" = $1 and s."ended_at" is null and s."expires_at" > now()) as sessions`;

type Entered = NonNullable<DismissalPlan['entered']>;

/** The newest dismissal for the last day of work that stands in the record. */
const readEntered = async (employee_id: number): Promise<Entered | undefined> => {
  const [row] = await db.rows<Entered>(
    `select d."id", e."organization_id", d."number", d."date", g."name" as ground, g."name_eng" as ground_eng, g."description" as article, g."description_eng" as article_eng,
       coalesce(w."name", '') as by, coalesce(w."name_eng", '') as by_eng, d."create_date"
     from "dismissal" d join "employee" e on e."id" = d."employee_id" and e."dismissal_date" = d."date"
       join "dictionary_element" g on g."id" = d."ground_id" left join "employee" w on w."id" = d."creator_id"
     where d."employee_id" = $1 and d."taken_back_at" is null order by d."id" desc limit 1`,
    [employee_id],
  );
  return row;
};
