import { freshToken, tokenHash } from '../server/auth/tokens.ts';
import { readConfig } from '../server/config.ts';
import { connect } from '../server/db/connect.ts';

/** `npm run scim-token -- CLIENT ORGANIZATION [NAME]`: prints a new token for a directory, once. It is kept hashed. */
try {
  const [client, organization, name = ''] = process.argv.slice(2);
  if (!client || !organization) throw new Error('Name the client and the organization by their codes.');
  const { DATABASE_DIRECT_URL } = readConfig();
  if (DATABASE_DIRECT_URL === undefined) throw new Error('DATABASE_URL is not set.');
  console.log(await newToken(DATABASE_DIRECT_URL, client, organization, name));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function newToken(url: string, client: string, organization: string, name: string): Promise<string> {
  const token = freshToken();
  const database = await connect(url);
  try {
    const { rowCount } = await database.query(
      `insert into "scim_token" ("client_id", "organization_id", "name", "hash")
       select o."client_id", o."id", $3, $4 from "organization" o join "client" c on c."id" = o."client_id"
       where c."code" = $1 and o."code" = $2`,
      [client, organization, name.slice(0, 100), tokenHash(token)],
    );
    if (rowCount !== 1) throw new Error('There is no such organization.');
    return token;
  } finally {
    await database.end();
  }
}
