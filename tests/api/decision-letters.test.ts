import { expect, test } from 'vitest';
import { rowOf } from '../support/document-desk.ts';
import { openMailbox } from '../support/mailbox.ts';
import { openWorld } from '../support/matrix-world.ts';
import { overtimeDesk } from '../support/overtime-desk.ts';
import { shared } from '../support/shared.ts';

const mail = shared(openMailbox);

const world = shared(() => openWorld(['admin', 'hr', 'employee', 'manager'], { SMTP_URL: mail.url }));
const desk = shared(() => overtimeDesk(world));

const OWNER = 'employee@example.ru';
const toOwner = () => mail.letters.filter(({ to }) => to === OWNER);

/** An overtime of the employee that was sent; its number is what letters name it by. */
const sent = async () => {
  const id = await desk.sent('employee', desk.work(desk.freshMonday()));
  const { number } = await desk.read('employee', id);
  return { id, number: String(number) };
};
const decide = async (id: number, status: string, comments = '') => {
  const { steps } = await desk.read('manager', id);
  const step = (steps as { id: number; next_status_id: string }[]).find(
    ({ next_status_id }) => next_status_id === status,
  );
  const move = {
    object_id: 'overtime',
    registrator_id: id,
    workflow_id: step?.id,
    status_id: status,
    comments,
  };
  rowOf(await desk.by('manager', 'table.add', { object: 'document_status', data: [move] }));
};

/** Waits until the owner was told of a move of a document to a status. */
const isTold = (id: number, status_id: string) =>
  expect
    .poll(async () => {
      const { rows } = await desk.db.query(
        `select 1 from "message" where "registrator_id" = $1 and "recipient_id" = $2 and "values" ->> 'status_id' = $3`,
        [id, String(desk.idOf('employee')), status_id],
      );
      return rows.length;
    })
    .toBe(1);

test('what others decide of a document reaches its person by letter, with the reason and the page', async () => {
  for (const status of ['agreed', 'draft', 'declined']) {
    const { id, number } = await sent();
    await decide(id, status, status === 'agreed' ? '' : `Не в этот день: ${status}`);
    const letter = await mail.next(OWNER);
    expect(letter.text).toContain(number);
    if (status !== 'agreed') expect(letter.text).toContain(`Не в этот день: ${status}`);
    expect(letter.link).toContain(String(id));
  }
});

test('what a person did is in no letter to them, nor is anything where letters of decisions are off', async () => {
  const before = toOwner().length;
  const quiet = await sent();
  await desk.setParameter('decision_letters', '0');
  await decide(quiet.id, 'agreed');
  await isTold(quiet.id, 'agreed');
  await desk.setParameter('decision_letters', '1');
  const told = await sent();
  await decide(told.id, 'agreed');
  expect((await mail.next(OWNER)).text).toContain(told.number);
  expect(toOwner()).toHaveLength(before + 1);
});

test('a message that went out by letter is not in the letter about what stayed unread', async () => {
  const { id, number } = await sent();
  await decide(id, 'agreed');
  expect((await mail.next(OWNER)).text).toContain(number);
  const { rows } = await desk.db.query<{ recipient_id: string; mailed: boolean }>(
    `select "recipient_id", "mailed_date" is not null as mailed from "message" where "registrator_id" = $1 order by "id"`,
    [id],
  );
  const owner = String(desk.idOf('employee'));
  expect(rows.filter(({ mailed }) => mailed).map(({ recipient_id }) => recipient_id)).toEqual([owner]);
});
