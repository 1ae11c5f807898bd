import { type Actor, holds, type Locale } from '../../lib/access/actor.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { aliasOfPart, type LetterKind } from '../../lib/letters/letters.data.ts';
import { linkTo } from '../../lib/routes/link.ts';
import type { LetterInput } from '../../lib/rpc/letters.ts';
import { refusal } from '../call/call-error.ts';
import { readConfig } from '../config.ts';
import { db } from '../db/tx.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';
import { readCalendarChange } from '../mail/calendar-change.ts';
import { clientSegment } from '../mail/client-segment.ts';
import { readNotice } from '../mail/notice.ts';
import { readOffer } from '../mail/offer.ts';
import type { Reader } from '../mail/reader.ts';
import { readReminder } from '../mail/reminder.ts';
import { type Rendered, render, type Words } from '../mail/render.ts';
import { voiceOf } from '../mail/voice.ts';
import type { Recounted } from '../outbox/letter.ts';
import { judgeTexts } from './judge.ts';

/** A letter with its reader, as it would go out. */
export interface Shown {
  readonly reader: Reader;
  readonly letter: Rendered;
}

/**
 * A letter of a kind about an event, with texts that are not kept yet. Its links open nothing: no token is made. Refuses:
 * access_denied, validation, not_found for an event the caller may not read.
 */
export const showLetter = async (
  actor: Actor,
  { kind, event, texts, language }: LetterInput,
): Promise<Shown> => {
  if (!holds(actor, 'admin')) throw refusal('access_denied');
  judgeTexts(kind, texts);
  const voice = await voiceOf(actor.client_code);
  const own = withTexts(voice.own, kind, texts);
  const reader = { ...(await readerOf(actor, kind, event)), language };
  const words = await wordsOf(reader, kind, event, own);
  return { reader, letter: render(reader, kind, { ...voice, own }, words) };
};

/** The client's words with those of a draft over them; an empty one goes back to the delivered text. */
const withTexts = (own: OwnWords | undefined, kind: LetterKind, texts: LetterInput['texts']): OwnWords => {
  const locale = (name: Locale, field: 'name' | 'name_eng') => {
    const said = new Map(own?.[name]);
    for (const text of texts) {
      const alias = aliasOfPart(kind, text.part);
      if (text[field] === '') said.delete(alias);
      else said.set(alias, text[field]);
    }
    return said;
  };
  return { ru: locale('ru', 'name'), en: locale('en', 'name_eng') };
};

const READER = `select u."id" as user_id, c."code" as client_code, u."login", u."email", coalesce(e."name", u."login") as name,
    coalesce(e."name_eng", '') as name_eng, 'ru' as language
  from "app_user" u join "client" c on c."id" = u."client_id" left join "employee" e on e."id" = u."employee_id"`;

/** The reader of the letter: the caller, the account it is about, or an invented one. */
const readerOf = async (actor: Actor, kind: LetterKind, event: string): Promise<Reader> => {
  const [source, id = ''] = event.split(':');
  if (source === 'sample' && kind !== 'trial') return sampleReader(actor);
  const [statement, values] =
    source === 'outbox'
      ? [
          `${READER} join "outbox" o on u."id"::text = o."payload" ->> 'user_id' and o."client_id" = u."client_id"
           where o."id" = $1 and o."client_id" = $2 and o."kind" = 'mail' and o."payload" ->> 'template' = $3
             and ($4::bigint is null or u."id" = $4)`,
          [
            id,
            actor.client_id,
            kind === 'restore_by_admin' ? 'restore' : kind,
            kind === 'calendar_changed' ? actor.user_id : null,
          ],
        ]
      : [`${READER} where u."id" = $1`, [actor.user_id]];
  const [reader] = await db.rows<Reader>(statement, values);
  if (!reader) throw refusal('not_found');
  return reader;
};

const wordsOf = async (reader: Reader, kind: LetterKind, event: string, own: OwnWords): Promise<Words> => {
  const [source, id = ''] = event.split(':');
  if (kind === 'notice' && source === 'message') return found(await readNotice(reader, Number(id)));
  if (kind === 'reminder' && source === 'reminder') return found(await readReminder(reader, id, own));
  if (kind === 'calendar_changed' && source === 'outbox')
    return found(await readCalendarChange(reader, await recountedBy(Number(id)), own));
  if (source !== 'sample' && source !== 'outbox') throw refusal('not_found');
  const link = sampleLink(reader);
  if (kind === 'notice') return { text: sampleText(reader.language), link };
  if (kind === 'reminder')
    return { text: sampleReminder(reader.language, own), link, values: { kind: 'documents' } };
  if (kind === 'calendar_changed')
    return { text: sampleCalendarChange(reader.language, own), link, values: { count: 3 } };
  if (kind === 'invite') return { link, values: { day: sampleDay() } };
  if (kind === 'invite_candidate')
    return {
      link,
      values: { ...((await readOffer(reader)) ?? sampleOffer(reader.language)), day: sampleDay() },
    };
  return ['restore', 'restore_by_admin'].includes(kind) ? { link } : {};
};

/** What a letter of an intention that the reader may see lists. */
const recountedBy = async (outbox_id: number): Promise<readonly Recounted[]> => {
  const [row] = await db.rows<{ documents: readonly Recounted[] | null }>(
    `select "payload" -> 'documents' as documents from "outbox" where "id" = $1`,
    [outbox_id],
  );
  return row?.documents ?? [];
};

const found = (words: Words | undefined): Words => {
  if (!words) throw refusal('not_found');
  return words;
};

/** Where such a letter would lead, without the token that opens it. */
const sampleLink = (reader: Reader): string =>
  readConfig().APP_ORIGIN + linkTo('home', {}, { client: clientSegment(reader) });

/** An invented reader, for a kind of letter that nothing has written yet. */
const sampleReader = ({ client_id, client_code, organization_id }: Actor): Reader => ({
  user_id: 0,
  client_id,
  client_code,
  organization_id,
  login: 'ivanova',
  email: 'ivanova@example.org',
  name: sentence('ru', 'letters.sample.name'),
  name_eng: sentence('en', 'letters.sample.name'),
  language: 'ru',
});

const sampleText = (locale: Locale): string => sentence(locale, 'letters.sample.text');

/** A day of next week. */
const sampleDay = (): Day => addDays(businessDay(new Date().toISOString()), 7);

/** What an invitation to be hired would offer. */
const sampleOffer = (locale: Locale): Readonly<Record<string, string>> => ({
  vacancy: sentence(locale, 'letters.sample.vacancy'),
  company: sentence(locale, 'letters.sample.company'),
  recruiter: sentence(locale, 'letters.sample.employee'),
  with_recruiter: 'yes',
});

/** What a reminder would list. */
const sampleReminder = (locale: Locale, own: OwnWords): string => {
  const say = (key: string, values: Record<string, string | number>) =>
    sentence(locale, `mail.reminder.${key}`, values, own);
  const document = say('document', {
    family: sentence(locale, 'letters.sample.family'),
    number: sentence(locale, 'letters.sample.number'),
    with_title: 'no',
    title: '',
    with_employee: 'yes',
    employee_name: sentence(locale, 'letters.sample.employee'),
    days: 3,
  });
  const lines = [`• ${document}`, say('rest', { count: 2 })].join('\n');
  return [`${sentence(locale, 'letters.sample.waiting')}:\n${lines}`, say('unread', { count: 4 })].join(
    '\n\n',
  );
};

/** What a changed calendar would list. */
const sampleCalendarChange = (locale: Locale, own: OwnWords): string => {
  const say = (key: string, values: Record<string, string | number>) =>
    sentence(locale, `mail.calendar_changed.${key}`, values, own);
  const document = say('document', {
    family: sentence(locale, 'letters.sample.family'),
    number: sentence(locale, 'letters.sample.number'),
    was: 5,
    becomes: 4,
  });
  return [`• ${document}`, say('rest', { count: 2 })].join('\n');
};
