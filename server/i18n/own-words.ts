import { db } from '../db/tx.ts';
import { rulesOfVersion } from '../workflow/rules.ts';
import type { OwnWords } from './sentence.ts';

/** The sentences a client has put in place of the shipped ones; none while they cannot be read. */
export const ownWords = async (client_code: string): Promise<OwnWords | undefined> => {
  try {
    const [client] = await db.rows<{ id: number; rules_version: number }>(
      'select "id", "rules_version" from "client" where "code" = $1',
      [client_code],
    );
    return client && (await rulesOfVersion(db, client.id, client.rules_version)).words;
  } catch {
    return undefined;
  }
};
