import type { Locale } from '../../lib/access/actor.ts';
import { formatDay, formatDaysShort } from '../../lib/i18n/format.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { lowerFirst } from '../../lib/i18n/lower-first.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { hasSentence, type OwnWords, sentence } from '../i18n/sentence.ts';
import { familyStatusWord } from '../i18n/status-word.ts';

/** What the sentence of a move may print, in both languages. */
export interface MoveWords {
  readonly number: string;
  readonly object_id: string;
  readonly status_id: string;
  readonly from_status_id?: string;
  readonly status_name: string;
  readonly status_name_eng: string;
  readonly owner_name: string;
  readonly owner_name_eng: string;
  readonly actor_name: string;
  readonly actor_name_eng: string;
  readonly comments: string;
  /** The owner moved it: the owner's name says it already. */
  readonly by_owner: boolean;
  readonly start_date: string | null;
  readonly end_date: string | null;
  /** Of a paper: its title, and until when an answer is awaited. */
  readonly title?: string;
  readonly title_eng?: string;
  /** Organization, and the person who began it for the owner; '' when the owner did. */
  readonly company?: string;
  readonly company_eng?: string;
  readonly begun_by?: string;
  readonly begun_by_eng?: string;
  readonly due_date?: string | null;
  /** The client's own texts (lan alias `msg_{object}_{status}`), when it has them. */
  readonly own_text: string | null;
  readonly own_text_eng: string | null;
}

/**
 * Who reads the sentence: the owner is spoken to, the second-level manager is waited for, a named reader learns that it
 * is for them; all but the owner read the owner's name.
 */
export type Reader = 'owner' | 'second_manager' | 'named' | 'other';

export interface Wording {
  /** Key of the shipped sentence under `notifications`. */
  readonly code: string;
  readonly text: string;
  readonly text_eng: string;
}

const ANY = 'moved';
const FOR_NAMED = 'addressed';
/** Status in the sentence for a draft begun for another person: nothing was returned. */
const BEGUN = 'begun';
const LONGEST = 2_000;

/**
 * The sentence of a move in both languages: the client's own for this family and status, with `{number}` and the like
 * filled in; else the one for this family and status; else that for any move, each in the client's words where it has
 * any. A named reader gets one sentence, whatever the status.
 */
export const wordingOf = (words: MoveWords, reader: Reader, own?: OwnWords): Wording => {
  const special = `${words.object_id}.${words.status_id}`;
  const isSaid = hasSentence(keyOf(special), own);
  const code = reader === 'named' ? FOR_NAMED : isSaid ? special : ANY;
  const textIn = (locale: Locale) => textOf(locale, code, words, reader, own);
  return { code, text: textIn('ru'), text_eng: textIn('en') };
};

const keyOf = (code: string): string => `notifications.${code}`;

const textOf = (
  locale: Locale,
  code: string,
  words: MoveWords,
  reader: Reader,
  own: OwnWords | undefined,
): string => {
  const english = locale === 'en';
  const actor_name = shortName((english && words.actor_name_eng) || words.actor_name);
  const family = familyIn(locale, words.object_id, own);
  const ownStatus = familyStatusWord(locale, words.object_id, words.status_id, own);
  const values = {
    number: words.number,
    ...family,
    status_id: words.status_id === 'draft' && words.from_status_id === 'empty' ? BEGUN : words.status_id,
    status_word: lowerFirst(
      ownStatus ?? sentence(locale, `documents.statuses.${words.status_id}`, { gender: family.gender }, own),
    ),
    status_name: ownStatus ?? ((english && words.status_name_eng) || words.status_name),
    employee_name: shortName((english && words.owner_name_eng) || words.owner_name),
    actor_name,
    reader,
    dates: formatDaysShort(words.start_date, words.end_date, locale),
    with_dates: words.start_date ? 'yes' : 'no',
    comments: words.comments,
    title: localised(words, 'title', locale),
    with_title: words.title ? 'yes' : 'no',
    company: localised(words, 'company', locale),
    begun_by: localised(words, 'begun_by', locale),
    with_begun_by: words.begun_by ? 'yes' : 'no',
    due: words.due_date ? 'yes' : 'no',
    due_date: words.due_date ? formatDay(words.due_date, locale) : '',
    with_actor: actor_name && !words.by_owner ? 'yes' : 'no',
    with_comment: words.comments ? 'yes' : 'no',
  };
  const ofStatus = reader === 'named' ? null : (english && words.own_text_eng) || words.own_text;
  const text = ofStatus ? filled(ofStatus, values) : sentence(locale, keyOf(code), values, own);
  return [...text.trim()].slice(0, LONGEST).join('');
};

/** What a document of a family is called in the middle of a sentence, and by which gender it is spoken of. */
export const familyIn = (locale: Locale, object_id: string, own: OwnWords | undefined) => {
  const said = (key: string): string | undefined => {
    const text = sentence(locale, key, undefined, own);
    return text === key ? undefined : text;
  };
  return {
    family: lowerFirst(
      said(`families.${object_id}.title`) ?? sentence(locale, 'notifications.some_document'),
    ),
    gender: said(`families.${object_id}.gender`) ?? 'other',
  };
};

/** A client's text knows names in braces and nothing else: a stray brace breaks nothing. */
const filled = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : whole,
  );
