import { countDays } from '../../lib/calendar/day-count.ts';
import { localised } from '../../lib/i18n/localised.ts';
import { shortName } from '../../lib/i18n/person-name.ts';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { linkTo } from '../../lib/routes/link.ts';
import { messageLink } from '../../lib/routes/message-link.ts';
import { type Rules, readRules } from '../client/rules.ts';
import { readConfig } from '../config.ts';
import type { Row } from '../db/row.ts';
import { db } from '../db/tx.ts';
import { businessDay } from '../documents/rule-facts.ts';
import { type OwnWords, sentence } from '../i18n/sentence.ts';
import { peopleOf, type Reminder, reminderSentences } from '../notifications/reminder.ts';
import { familyIn } from '../notifications/wording.ts';
import { clientSegment } from './client-segment.ts';
import { listed } from './listed.ts';
import type { Reader } from './reader.ts';

interface Letter {
  readonly text: string;
  readonly link: string;
  /** What its subject is about. */
  readonly values: { readonly kind: 'documents' | 'held' | 'unread' };
}

type Kept = Row<'reminder', 'client_id' | 'create_date'> &
  Row<'employee', 'organization_id'> & { employee_id: number; content: Reminder | null };

/**
 * A reminder of a day as a letter in the reader's language. What was moved or read since is left out; undefined when
 * nothing is left. `own` are words of the client that are not kept yet.
 */
export const readReminder = async (reader: Reader, day: Day, own?: OwnWords): Promise<Letter | undefined> => {
  const [kept] = await db.rows<Kept>(
    `select r."client_id", r."create_date", r."employee_id", r."content", e."organization_id" from "reminder" r
     join "employee" e on e."id" = r."employee_id" join "app_user" u on u."employee_id" = r."employee_id" where u."id" = $1 and r."day" = $2`,
    [reader.user_id, day],
  );
  if (!kept?.content) return undefined;
  const [keptRules, documents, messages] = await Promise.all([
    readRules(db, kept.client_id),
    stillWaiting(kept.content.documents, kept.create_date),
    stillUnread(kept.content.messages),
  ]);
  const rules = own ? { ...keptRules, words: own } : keptRules;
  const moved = kept.content.documents.length - documents.length;
  const reminder: Reminder = {
    ...kept.content,
    documents: documents.map(({ id }) => id),
    messages: messages.map(({ id }) => id),
    unread: messages.length && kept.content.unread - (kept.content.messages.length - messages.length),
    many: kept.content.many && moved === 0,
  };
  const said = reminderSentences(reminder, await peopleOf(db, reminder), reader.language, rules.words);
  const parts = [
    list(said.waiting, documentLines(reader, kept, documents, rules, day), reader, rules),
    said.deputed,
    said.held,
    unreadPart(reader, reminder, messages, rules),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const client = clientSegment(reader);
  const path = messageLink(reminder.route, client) ?? linkTo('umessages', {}, { client });
  return {
    text: parts.join('\n\n'),
    link: readConfig().APP_ORIGIN + path,
    values: { kind: kindOf(reminder) },
  };
};

const kindOf = ({ documents, deputed, held }: Reminder): Letter['values']['kind'] => {
  if (documents.length + deputed.length > 0) return 'documents';
  return held.length > 0 ? 'held' : 'unread';
};

type Document = Row<
  'document',
  'id' | 'object_id' | 'number' | 'title' | 'title_eng' | 'employee_id' | 'status_date'
> &
  Row<'employee', 'name' | 'name_eng'>;

/** Documents that have not moved since the reminder was made, the longest waiting first. */
const stillWaiting = (ids: readonly number[], made: string): Promise<Document[]> =>
  db.rows<Document>(
    `select d."id", d."object_id", d."number", d."title", d."title_eng", d."employee_id", d."status_date", e."name", e."name_eng"
     from "document" d join "employee" e on e."id" = d."employee_id"
     where d."id" = any($1::bigint[]) and d."status_date" < $2::timestamptz order by d."status_date", d."id"`,
    [ids, made],
  );

type Message = Row<'message', 'id' | 'text' | 'text_eng'>;

const stillUnread = (ids: readonly number[]): Promise<Message[]> =>
  db.rows<Message>(
    `select "id", "text", "text_eng" from "message" where "id" = any($1::bigint[]) and "read_date" is null order by "id" desc`,
    [ids],
  );

/** A line for each document: what it is, whose where it is another's, how many working days of its reader it waits. */
const documentLines = (
  { language }: Reader,
  { employee_id, organization_id }: Kept,
  documents: readonly Document[],
  { calendarOf, words }: Rules,
  day: Day,
): string[] => {
  const calendar = calendarOf(organization_id);
  return documents.map((document) =>
    sentence(
      language,
      'mail.reminder.document',
      {
        ...familyIn(language, document.object_id, words),
        number: document.number,
        title: localised(document, 'title', language),
        with_title: document.title === '' ? 'no' : 'yes',
        employee_name: shortName(localised(document, 'name', language)),
        with_employee: document.employee_id === employee_id ? 'no' : 'yes',
        days: countDays(addDays(businessDay(document.status_date), 1), day, calendar),
      },
      words,
    ),
  );
};

/** A sentence and the first of its lines; undefined without the sentence. */
const list = (
  head: string | undefined,
  lines: readonly string[],
  { language }: Reader,
  { words }: Rules,
  count = lines.length,
): string | undefined =>
  head === undefined
    ? undefined
    : `${head}:\n${listed(lines, (more) => sentence(language, 'mail.reminder.rest', { count: more }, words), count)}`;

const unreadPart = (
  reader: Reader,
  { unread }: Reminder,
  messages: readonly Message[],
  rules: Rules,
): string | undefined =>
  messages.length === 0
    ? undefined
    : list(
        sentence(reader.language, 'mail.reminder.unread', { count: unread }, rules.words),
        messages.map((message) => localised(message, 'text', reader.language)),
        reader,
        rules,
        unread,
      );
