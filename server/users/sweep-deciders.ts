import { inTransaction } from '../db/tx.ts';

/**
 * Works out again who decides for people whose manager cannot any more: the last working day of managers is over by a day's
 * turn, which no trigger sees.
 */
export const sweepDeciders = (): Promise<unknown> =>
  inTransaction((tx) =>
    tx.rows(
      `select "keep_deciders"("reports_below"(array(
         select m.id from (select distinct "manager_id" as id from "decider") m where not "acts_as_manager"(m.id))))`,
    ),
  );
