import pg from 'pg';

/** Gives a person so many days more in a year: what other tests have sent in their name leaves them some. */
export const giveMoreDays = async (login: string, year: number, days: number): Promise<void> => {
  const client = new pg.Client(process.env.PORTAL_DATABASE_URL);
  await client.connect();
  try {
    await client.query(
      `update "vacation_limit" set "days_limit" = "days_limit" + $3
       where "period" = $2 and "employee_id" in (select "employee_id" from "app_user" where "login" = $1)`,
      [login, year, days],
    );
  } finally {
    await client.end();
  }
};
