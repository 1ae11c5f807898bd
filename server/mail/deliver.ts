import { addDays } from '../../lib/kernel/day.ts';
import { numberOf } from '../../lib/settings/read.ts';
import { isBlockedByPassword } from '../auth/password-age.ts';
import { readRules } from '../client/rules.ts';
import { db, inTransaction } from '../db/tx.ts';
import { businessDay, readToday } from '../documents/rule-facts.ts';
import { log } from '../log.ts';
import type { Effect, Intention } from '../outbox/effect.ts';
import type { Letter } from '../outbox/letter.ts';
import { readCalendarChange } from './calendar-change.ts';
import { readNotice } from './notice.ts';
import { readOffer } from './offer.ts';
import { type Reader, readersOf } from './reader.ts';
import { readReminder } from './reminder.ts';
import { render } from './render.ts';
import { invitationLink, restoreLink } from './restore-link.ts';
import { sendAgain } from './send-again.ts';
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
