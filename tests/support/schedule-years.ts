import type { Company } from './matrix-company.ts';

/** Has the organization of the matrix plan a year: an entry of the schedule is sent while its year is opened. */
export const openYear = async ({ db, clients, organizations }: Company, year: unknown): Promise<void> => {
  const of = [organizations.alpha];
  await db.query(
    `update "vacation_schedule_period" set "status" = 'closed' where "organization_id" = $1`,
    of,
  );
  await db.query(
    `insert into "vacation_schedule_period" ("client_id", "organization_id", "year", "status", "date_from", "date_to")
     values ($1, $2, $3, 'opened', make_date($3, 1, 1), make_date($3, 12, 31))
     on conflict ("organization_id", "year") do update set "status" = 'opened'`,
    [clients.north, ...of, year],
  );
};
