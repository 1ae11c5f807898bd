import pg from 'pg';
import { inPortalDatabase } from './portal-database.ts';

/** An account whose password a test may change: afterwards it has the one it had. */
export interface LentAccount {
  readonly email: string;
  readonly set: (assignments: string) => Promise<void>;
  readonly giveBack: () => Promise<void>;
}

/** Lends an account of the demo company. */
export const lendAccount = async (login: string): Promise<LentAccount> => {
  const db = new pg.Client({ connectionString: process.env.PORTAL_DATABASE_URL });
  await db.connect();
  const { rows } = await db.query(
    `select u."id", u."email", u."password_hash", u."password_update_date" from "app_user" u
     join "client" c on c."id" = u."client_id" where u."login" = $1 and c."code" = 'eg'`,
    [login],
  );
  const [before] = rows;
  return {
    email: before.email,
    set: async (assignments) => {
      await db.query(`update "app_user" set ${assignments} where "id" = $1`, [before.id]);
    },
    giveBack: async () => {
      await db.query(
        `update "app_user" set "password_hash" = $2, "password_update_date" = $3, "must_change_password" = false
         where "id" = $1`,
        [before.id, before.password_hash, before.password_update_date],
      );
      await db.query('delete from "rate_limit"');
      await db.end();
    },
  };
};

/** Sets parameters of the demo company for as long as the work takes. */
export const withParameters = async (
  values: Readonly<Record<string, string>>,
  work: () => Promise<void>,
): Promise<void> => {
  const put = async (code: string, value: string): Promise<[string, string]> => {
    const [row] = await inPortalDatabase(
      `update "parameter" p set "value" = $2 from "client" c
       where c."id" = p."client_id" and c."code" = 'eg' and p."code" = $1 returning old."value"`,
      [code, value],
    );
    return [code, String(row?.value)];
  };
  const before: [string, string][] = [];
  try {
    for (const [code, value] of Object.entries(values)) before.push(await put(code, value));
    await work();
  } finally {
    for (const [code, value] of before) await put(code, value);
  }
};
