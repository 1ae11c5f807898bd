import { beforeAll, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import type { LetterEvents } from '../../lib/rpc/letters.ts';
import { rowOf } from '../support/document-desk.ts';
import { openMailbox } from '../support/mailbox.ts';
import { NORTH } from '../support/matrix-company.ts';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const mail = shared(openMailbox);

const world = shared(() => openWorld(['admin', 'hr', 'employee', 'manager'], { SMTP_URL: mail.url }));
const desk = timeDesk(world, 'vacation');
let additional: number;

beforeAll(async () => {
  additional = await desk.typeOf('additional');
});

const leave = async (who: Name, monday: string) =>
  rowOf(
    await desk.add(who, {
      document_type_id: additional,
      start_date: monday,
      end_date: addDays(monday, 4),
    }),
  );
const makeHolidays = async (...days: string[]) =>
  expect(
    outcome(
      await desk.by('hr', 'calendar.save', {
        days: days.map((day) => ({ day, type: 'holiday', was: 'default' })),
      }),
    ),
  ).toBe('ok');
const intended = async () =>
  (
    await world.company.db.query<{ id: string; user_id: string }>(
      `select "id", "payload" ->> 'user_id' as user_id from "outbox"
       where "kind" = 'mail' and "payload" ->> 'template' in ('notice', 'calendar_changed') order by "id"`,
    )
  ).rows;
const messagesOf = async (who: Name) =>
  (
    await world.company.db.query('select "text" from "message" where "recipient_id" = $1', [
      String(world.company.people[who].employee_id),
    ])
  ).rows.length;

test('a changed calendar is one letter a person over all of their documents, in the language of each', async () => {
  const { people, db } = world.company;
  await db.query(`update "app_user" set "language" = 'en' where "id" = $1`, [people.manager.user_id]);
  const mondays = [desk.freshMonday(), desk.freshMonday(), desk.freshMonday()] as const;
  const own = await Promise.all(mondays.map((monday) => leave('employee', monday)));
  const one = await leave('manager', mondays[0]);
  await makeHolidays(...mondays.map((monday) => addDays(monday, 2)));

  const several = await mail.next('employee@example.ru');
  expect(several.subject).toMatch(/: производственный календарь изменился, пересчитаны дни 3 документов$/);
  const lines = own.map(({ number }) => `• отпуск ${number} · 4 дня вместо 5`);
  expect(several.text.split(/\r?\n/).filter((line) => line.startsWith('•'))).toEqual(lines);
  expect(several.link).toMatch(/\/umessages$/);

  const single = await mail.next('manager@example.ru');
  expect(single.subject).toMatch(/: the production calendar has changed, 1 document recalculated$/);
  expect(single.text).toContain(`${one.number} · 4 days instead of 5`);
  expect(single.link).toMatch(new RegExp(`/uvacation/${one.id}$`));

  expect((await intended()).map(({ user_id }) => Number(user_id)).toSorted()).toEqual(
    [people.employee.user_id, people.manager.user_id].toSorted(),
  );
  expect([await messagesOf('employee'), await messagesOf('manager')]).toEqual([3, 1]);
});

test('a calendar that changes no days of a document writes no letter', async () => {
  const before = await intended();
  const monday = desk.freshMonday();
  await leave('employee', monday);
  await makeHolidays(addDays(monday, 7));
  expect(await intended()).toEqual(before);
});

test('of more documents than a letter lists it says how many there are', async () => {
  const monday = desk.freshMonday();
  const others = Array.from({ length: 12 }, () => leave('employee', monday));
  expect(await Promise.all(others)).toHaveLength(12);
  await makeHolidays(addDays(monday, 2));
  const { text } = await mail.next('employee@example.ru');
  expect(text.match(/•/g)).toHaveLength(10);
  expect(text).toContain('и ещё 2');
});

test('an admin looks at the letter, of what happened to documents of their own alone', async () => {
  const look = (event: string) =>
    desk.by('admin', 'letter.preview', { kind: 'calendar_changed', event, texts: [], language: 'ru' });
  const events = await desk.by('admin', 'letter.events', { kind: 'calendar_changed' });
  expect(events.result?.data as unknown as LetterEvents).toEqual([]);
  const [foreign] = await intended();
  expect(outcome(await look(`outbox:${foreign?.id}`))).toBe('not_found');

  const { people, clients } = world.company;
  await world.company.db.query(
    `insert into "outbox" ("client_id", "kind", "payload", "done_at") values ($1, 'mail', $2, now())`,
    [
      clients[NORTH],
      JSON.stringify({
        template: 'calendar_changed',
        user_id: people.admin.user_id,
        documents: [{ id: Number((await leave('employee', desk.freshMonday())).id), was: 5, becomes: 4 }],
      }),
    ],
  );
  const own = (await desk.by('admin', 'letter.events', { kind: 'calendar_changed' })).result
    ?.data as unknown as LetterEvents;
  expect(own).toHaveLength(1);
  expect(outcome(await look(own[0]?.event ?? ''))).toBe('not_found');
});
