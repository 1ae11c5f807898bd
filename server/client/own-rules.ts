import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';
import { log } from '../log.ts';
import { keptRules, type Rules, rulesOfVersion } from './rules.ts';

/** Whose words and look are asked for; of a caller the id is known too. */
export interface Whose {
  readonly client_code: string;
  readonly client_id?: number;
}

/**
 * The rules of a client by its code; undefined for one that is not known, and while they cannot be read. A caller's are
 * those that were read when the call came in, so that they cost no statement.
 */
export const ownRules = async ({ client_code, client_id }: Whose): Promise<Rules | undefined> => {
  const kept = client_id === undefined ? undefined : keptRules(client_id);
  if (kept) return kept;
  try {
    const [client] = await db.rows<Row<'client', 'id' | 'rules_version'>>(
      'select "id", "rules_version" from "client" where "code" = $1',
      [client_code],
    );
    return client && (await rulesOfVersion(db, client.id, client.rules_version));
  } catch (error) {
    log.warn({ err: error, client_code }, 'the rules of a client could not be read');
    return undefined;
  }
};
