import type { Actor, Locale } from '../../lib/access/actor.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';
import type { Reader } from '../mail/reader.ts';

/** An invented reader, for a kind of letter that nothing has written yet. */
export const sampleReader = ({ client_id, client_code, organization_id }: Actor): Reader => ({
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

export const sampleText = (locale: Locale): string => sentence(locale, 'letters.sample.text');

/** A day of next week. */
export const sampleDay = (): Day => addDays(businessDay(new Date().toISOString()), 7);

/** What an invitation to be hired would offer. */
export const sampleOffer = (locale: Locale): Readonly<Record<string, string>> => ({
  vacancy: sentence(locale, 'letters.sample.vacancy'),
  company: sentence(locale, 'letters.sample.company'),
  recruiter: sentence(locale, 'letters.sample.employee'),
  with_recruiter: 'yes',
});

/** What a reminder would list. */
export const sampleReminder = (locale: Locale, own: OwnWords): string => {
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
export const sampleCalendarChange = (locale: Locale, own: OwnWords): string => {
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
