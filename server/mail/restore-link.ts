import { linkTo } from '../../lib/routes/link.ts';
import { issueChallenge } from '../auth/challenge.ts';
import { readConfig } from '../config.ts';
import { inTransaction } from '../db/tx.ts';
import { clientSegment } from './client-segment.ts';
import type { Reader } from './reader.ts';

const LIFE_S = 24 * 3_600;

/** A link that signs in once, within a day. Its origin is the configured one, whatever the call that asked for it said. */
export const restoreLink = async (reader: Reader, by_admin: boolean): Promise<string> => {
  const token = await inTransaction((tx) =>
    issueChallenge(
      tx,
      'restore',
      { user_id: reader.user_id, payload: { by_admin, email: reader.email } },
      LIFE_S,
    ),
  );
  return (
    readConfig().APP_ORIGIN +
    linkTo('profile', {}, { client: clientSegment(reader), query: { tab: 'security', token } })
  );
};
