import { portalOf } from '../../lib/access/portal.ts';
import { addDays } from '../../lib/kernel/day.ts';
import { candidateHome } from '../../lib/routes/candidate-home.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { issueChallenge, renewToken } from '../auth/challenge.ts';
import { isBlockedByPassword } from '../auth/password.ts';
import { readRules } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import { db, inTransaction } from '../db/tx.ts';
import { businessDay, readToday } from '../documents/rule-facts.ts';
import { log } from '../log.ts';
import type { Effect, Intention } from '../outbox/effect.ts';
import { type Letter, queueLetter } from '../outbox/letter.ts';
import { openDoor } from '../users/door.ts';
import { invite } from '../users/invite.ts';
import { readCalendarChange } from './calendar-change.ts';
import { clientSegment } from './client-segment.ts';
import { readNotice } from './notice.ts';
import { readOffer } from './offer.ts';
import { type Reader, readersOf } from './reader.ts';
import { readReminder } from './reminder.ts';
import { render } from './render.ts';
import { post, Undeliverable } from './transport.ts';
import { voiceOf } from './voice.ts';

/** Writes and sends letters, one after the other: each is marked as done by itself, so that none is sent again with others. */
export const deliverLetters: Effect = {
  outside: async (intentions) => {
    for (const intention of intentions) if (!(await isDone(intention))) await deliver(intention);
  },
};

const isDone = async ({ outbox_id }: Intention): Promise<boolean> => {
  const [row] = await db.rows<{ done: boolean }>(
    'select "done_at" is not null as done from "outbox" where "id" = $1',
    [outbox_id],
  );
  return row?.done !== false;
};

const deliver = async ({ outbox_id, payload }: Intention): Promise<void> => {
  const letter = payload as unknown as Letter;
  for (const reader of await readersOf(letter)) {
    try {
      await write(letter, reader);
    } catch (error) {
      if (!(error instanceof Undeliverable)) throw error;
      log.warn({ outbox_id, user_id: reader.user_id, err: error }, 'letter undeliverable');
    }
  }
  await inTransaction((tx) =>
    tx.rows('update "outbox" set "done_at" = now() where "id" = $1 and "done_at" is null', [outbox_id]),
  );
};

const write = async (letter: Letter, reader: Reader): Promise<void> => {
  const voice = await voiceOf(reader.client_code);
  switch (letter.template) {
    case 'password_changed':
    case 'factor_dropped':
      return post(reader.email, render(reader, letter.template, voice));
    case 'email_changed':
      return post(letter.email, render(reader, letter.template, voice));
    case 'invite': {
      const days = numberOf(
        (await readRules(db, reader.client_id)).parametersOf(reader.organization_id),
        'invite_days',
      );
      const link = await restoreLink(reader, true, { days, invites: true });
      const values = { day: addDays(await readToday(db), days) };
      return post(reader.email, render(reader, letter.template, voice, { link, values }));
    }
    case 'link_again':
      return sendAgain(reader, letter.link);
    case 'invite_candidate': {
      const offer = await readOffer(reader);
      const invited = offer && (await invitationLink(reader, letter.challenge_id));
      const values = invited && { ...offer, day: businessDay(invited.until) };
      return invited && post(reader.email, render(reader, letter.template, voice, { ...invited, values }));
    }
    case 'notice': {
      const notice = await readNotice(reader, letter.message_id);
      return notice && post(reader.email, render(reader, letter.template, voice, notice));
    }
    case 'calendar_changed': {
      const change = await readCalendarChange(reader, letter.documents, voice.own);
      return change && post(reader.email, render(reader, letter.template, voice, change));
    }
    case 'reminder': {
      const reminder = await readReminder(reader, letter.day);
      return reminder && post(reader.email, render(reader, letter.template, voice, reminder));
    }
    case 'restore': {
      const { by_admin } = letter;
      if (!by_admin && (await isBlockedByPassword(db, reader.user_id))) return;
      const link = await restoreLink(reader, by_admin);
      return post(reader.email, render(reader, by_admin ? 'restore_by_admin' : 'restore', voice, { link }));
    }
  }
};

const DAY_S = 24 * 3_600;

/** A link that signs in once, within so many days. Its origin is the configured one, whatever the call that asked for it said. */
const restoreLink = async (
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
const invitationLink = async (
  reader: Reader,
  challenge_id: number,
): Promise<{ link: string; until: string } | undefined> => {
  const renewed = await inTransaction((tx) => renewToken(tx, 'restore', challenge_id));
  if (!renewed) return undefined;
  const { token, expires_at } = renewed;
  const path = linkTo(candidateHome(), {}, { client: clientSegment(reader), query: { token } });
  return { link: readConfig().APP_ORIGIN + path, until: expires_at };
};

/**
 * Has another link mailed in place of an old one: an invitation to an account without a password yet, to others the
 * link of a forgotten password. A candidate whose access was closed is no reader.
 */
const sendAgain = ({ user_id, client_id }: Reader, link: string): Promise<void> =>
  inTransaction(async (tx) => {
    const [person] = await tx.rows<{ employee_id: number | null; candidate: boolean }>(INVITED, [
      user_id,
      link,
    ]);
    if (!person) return queueLetter(tx, client_id, { template: 'restore', user_id, by_admin: false });
    if (!person.candidate || person.employee_id === null) return invite(tx, client_id, [user_id]);
    const { parameters } = await readRules(tx, client_id);
    await openDoor(
      tx,
      portalOf(client_id),
      person.employee_id,
      numberOf(parameters, 'candidate_invite_days'),
    );
  });

const INVITED = `
  select u."employee_id", coalesce(e."is_candidate", false) as candidate
  from "app_user" u left join "employee" e on e."id" = u."employee_id"
    join "auth_challenge" a on a."user_id" = u."id" and a."hash" = decode($2, 'hex') and a."payload" ->> 'invites' = 'true'
  where u."id" = $1 and u."must_change_password"`;
