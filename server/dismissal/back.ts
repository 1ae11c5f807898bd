import type { DismissalPlan } from '../../lib/rpc/dismissal.ts';
import { endedLent } from '../auth/lent-taken-back.ts';
import type { Row } from '../db/row.ts';
import type { Db } from '../db/tx.ts';
import type { LeaverRow } from './leaver.ts';

type Back = NonNullable<DismissalPlan['back']>;
type Standing = Pick<Row<'dismissal', 'id' | 'annulled'>, 'id' | 'annulled'>;

/** The newest dismissal of an employee that was not taken back, while its day stands or was cleared since. */
export const standingDismissal = async (
  db: Db,
  { id, dismissal_date }: Pick<LeaverRow, 'id' | 'dismissal_date'>,
): Promise<Standing | undefined> => {
  const [row] = await db.rows<Row<'dismissal', 'id' | 'annulled'> & { date: string }>(
    `select "id", "annulled", "date"::text from "dismissal" where "employee_id" = $1 and "taken_back_at" is null order by "id" desc limit 1`,
    [id],
  );
  return row && (dismissal_date === null || dismissal_date === row.date) ? row : undefined;
};

/** What comes back with a dismissal that is taken back; null where there is neither a day nor anything that it ended. */
export const readBack = async (db: Db, leaver: LeaverRow): Promise<Back | null> => {
  const standing = await standingDismissal(db, leaver);
  const back: Back = {
    lent: standing ? await endedLent(db, standing.id) : [],
    annulled: (standing?.annulled ?? []) as Back['annulled'],
  };
  return leaver.dismissal_date === null && back.lent.length === 0 ? null : back;
};
