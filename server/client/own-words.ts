import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';
import type { OwnWords } from '../i18n/sentence.ts';
import { log } from '../log.ts';
import { keptRules, rulesOfVersion } from './rules.ts';

/** Whose words are asked for; of a caller the id is known too. */
export interface Whose {
  readonly client_code: string;
  readonly client_id?: number;
}

/**
 * The sentences a client has put in place of the shipped ones; none while they cannot be read. A caller's stand in the
 * rules that were read when the call came in, so that a refusal costs no statement.
 */
export const ownWords = async ({ client_code, client_id }: Whose): Promise<OwnWords | undefined> => {
  const kept = client_id === undefined ? undefined : keptRules(client_id);
  if (kept) return kept.words;
  try {
    const [client] = await db.rows<Row<'client', 'id' | 'rules_version'>>(
      'select "id", "rules_version" from "client" where "code" = $1',
      [client_code],
    );
    return client && (await rulesOfVersion(db, client.id, client.rules_version)).words;
  } catch (error) {
    log.warn({ err: error, client_code }, "a client's own words could not be read");
    return undefined;
  }
};
