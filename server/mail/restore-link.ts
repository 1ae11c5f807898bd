import { candidateHome } from '../../lib/routes/candidate-home.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { issueChallenge, renewToken } from '../auth/challenge.ts';
import { readConfig } from '../config.ts';
import { inTransaction } from '../db/tx.ts';
import { clientSegment } from './client-segment.ts';
import type { Reader } from './reader.ts';

const DAY_S = 24 * 3_600;

/** A link that signs in once, within so many days. Its origin is the configured one, whatever the call that asked for it said. */
export const restoreLink = async (
  reader: Reader,
  by_admin: boolean,
  { days = 1, invites = false }: { days?: number; invites?: boolean } = {},
): Promise<string> => {
  const token = await inTransaction((tx) =>
    issueChallenge(
      tx,
      'restore',
      { user_id: reader.user_id, payload: { by_admin, invites, email: reader.email } },
      days * DAY_S,
    ),
  );
  return (
    readConfig().APP_ORIGIN +
    linkTo('profile', {}, { client: clientSegment(reader), query: { tab: 'security', token } })
  );
};

/** The link of an invitation to be hired, and until when it opens; undefined once it was taken back. */
export const invitationLink = async (
  reader: Reader,
  challenge_id: number,
): Promise<{ link: string; until: string } | undefined> => {
  const renewed = await inTransaction((tx) => renewToken(tx, 'restore', challenge_id));
  if (!renewed) return undefined;
  const { token, expires_at } = renewed;
  const path = linkTo(candidateHome(), {}, { client: clientSegment(reader), query: { token } });
  return { link: readConfig().APP_ORIGIN + path, until: expires_at };
};
