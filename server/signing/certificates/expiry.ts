import type { Row } from '../../db/row.ts';
import { inTransaction } from '../../db/tx.ts';
import { noticeOf } from '../../notifications/tell.ts';
import { KEY_ROUTE, tellHr, tellSigner } from '../keys/issue-key.ts';
import { signerOf } from '../keys/people.ts';

const BATCH = 100;

/** Tells people, and their hr, that a certificate ends in 30, 7 and 1 days; each once. */
export const tellOfExpiry = async (): Promise<void> => {
  while ((await tellSome()) === BATCH);
};

const tellSome = (): Promise<number> =>
  inTransaction(async (tx) => {
    const due = await tx.rows<
      Row<'certificate', 'id' | 'employee_id' | 'serial_number'> & { days: number; step: number }
    >(
      `select c."id", c."employee_id", c."serial_number",
         ceil(extract(epoch from c."expiration_date" - now()) / 86400)::int as days, s.step
       from "certificate" c cross join lateral (
         select min(step) as step from (values (30), (7), (1)) as v(step)
         where c."expiration_date" <= now() + make_interval(days => step)) s
       where not c."disabled" and c."expiration_date" > now() and s.step is not null
         and coalesce(c."told_days", 1000) > s.step
       order by c."id" limit ${BATCH} for update of c skip locked`,
    );
    for (const { id, employee_id, serial_number, days, step } of due) {
      const signer = await signerOf(tx, employee_id);
      await tellSigner(tx, signer, noticeOf('keys.expires', KEY_ROUTE, { serial_number, days }));
      await tellHr(tx, signer, 'keys.expires_hr', { name: signer.name, days });
      await tx.rows('update "certificate" set "told_days" = $2 where "id" = $1', [id, step]);
    }
    return due.length;
  });
