import pg from 'pg';

/** Runs one statement in the database of the portal that the browsers look at. */
export const inPortalDatabase = async (
  statement: string,
  values: readonly string[],
): Promise<Record<string, string>[]> => {
  const db = new pg.Client({ connectionString: process.env.PORTAL_DATABASE_URL });
  await db.connect();
  try {
    return (await db.query(statement, [...values])).rows;
  } finally {
    await db.end();
  }
};

/** Locks a table of that database until it is let go. */
export const lockTable = async (table: string): Promise<() => Promise<void>> => {
  const db = new pg.Client({ connectionString: process.env.PORTAL_DATABASE_URL });
  await db.connect();
  await db.query('begin');
  await db.query(`lock table "${table}" in access exclusive mode`);
  return () => db.end();
};
