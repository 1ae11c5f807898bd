import { expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { refusedFields, rowOf } from '../support/document-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import { openWorld } from '../support/matrix-world.ts';
import { type OvertimeDesk, overtimeDesk } from '../support/overtime-desk.ts';
import { shared } from '../support/shared.ts';

const world = shared(() =>
  openWorld(['employee', 'employee2', 'manager', 'reviewer', 'hr', 'assistant', 'stranger']),
);
const desk = shared(() => overtimeDesk(world));

type People = readonly Parameters<OvertimeDesk['idOf']>[0][];
const rowsFor = (...names: People) => names.map((name) => ({ employee_id: desk.idOf(name) }));
const madeBy = (answer: Awaited<ReturnType<OvertimeDesk['master']>>) => {
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result.data as unknown as {
    master_id: string;
    documents: { employee_id: number; document_id: number; number: string }[];
  };
};

test('AMB-121: a document for each, in the status created, by who prepared them, under one id', async () => {
  const monday = desk.freshMonday();
  const people = [
    { employee_id: desk.idOf('employee2') },
    { employee_id: desk.idOf('employee'), compensation_type: 'dayoff', dayoff_date: addDays(monday, 7) },
  ];
  const { master_id, documents } = madeBy(await desk.master('manager', people, desk.work(monday)));
  expect(documents.map(({ employee_id }) => employee_id)).toEqual(people.map((each) => each.employee_id));
  for (const { document_id, employee_id, number } of documents)
    expect(await desk.read('manager', document_id)).toMatchObject({
      employee_id,
      number,
      master_id,
      status_id: 'created',
      creator_id: desk.idOf('manager'),
      manager_id: desk.idOf('manager'),
      hours: '2.00',
    });
  const [own, other] = await Promise.all(
    documents.map(({ document_id }) => desk.read('manager', document_id)),
  );
  expect([own?.compensation_type, other?.compensation_type]).toEqual(['money', 'dayoff']);
});

test('a manager prepares for own reports, a reviewer for the organization, nobody else for anybody', async () => {
  const monday = desk.freshMonday();
  const before = await desk.kept();
  const foreign = await desk.master('manager', rowsFor('employee', 'assistant'), desk.work(monday));
  expect(refusedFields(foreign)).toEqual(['people.1.employee_id field/wrong']);
  const abroad = await desk.master('reviewer', rowsFor('stranger', 'employee'), desk.work(monday));
  expect(refusedFields(abroad)).toEqual(['people.0.employee_id field/wrong']);
  expect(outcome(await desk.master('hr', rowsFor('employee'), desk.work(monday)))).toBe('access_denied');
  expect(outcome(await desk.master('employee', rowsFor('employee'), desk.work(monday)))).toBe(
    'access_denied',
  );
  expect(await desk.kept()).toEqual(before);
  const { documents } = madeBy(
    await desk.master('reviewer', rowsFor('assistant', 'employee'), desk.work(monday)),
  );
  expect(documents).toHaveLength(2);
});

test('all that is wrong is named by its row, and nothing is written', async () => {
  const monday = desk.freshMonday();
  await desk.sent('employee2', desk.work(monday, '18:00', '21:00'));
  const before = await desk.kept();
  const people = [
    { employee_id: desk.idOf('employee2') },
    { employee_id: desk.idOf('employee'), compensation_type: 'dayoff' },
    { employee_id: desk.idOf('employee') },
  ];
  const answer = await desk.master('manager', people, desk.work(addDays(monday, 1)));
  expect(refusedFields(answer).sort()).toEqual([
    'people.0.time_from overtime/over-adjacent',
    'people.1.dayoff_date field/required',
    'people.2.employee_id overtime/person-twice',
  ]);
  const limit = answer.error?.data.fields?.find(({ field }) => field === 'people.0.time_from');
  expect(limit?.message).toContain('выйдет 5 ч при норме 4');
  expect(await desk.kept()).toEqual(before);
});

test('two who prepare for one person at once do not pass a limit together', async () => {
  const monday = desk.freshMonday();
  const answers = await Promise.all([
    ...Array.from({ length: 10 }, (_, place) =>
      desk.master(
        'manager',
        rowsFor('employee2', 'employee'),
        desk.work(addDays(monday, place % 2), `${10 + place}:00`, `${10 + place}:45`),
      ),
    ),
    ...Array.from({ length: 10 }, (_, place) =>
      desk.master(
        'reviewer',
        rowsFor('employee', 'employee2'),
        desk.work(addDays(monday, place % 2), `${10 + place}:00`, `${10 + place}:45`),
      ),
    ),
  ]);
  expect(answers.filter((answer) => answer.result)).toHaveLength(5);
  const wrong = new Set(answers.flatMap(refusedFields).map((each) => each.split(' ')[1]));
  expect([...wrong].every((code) => /overtime\/(over-adjacent|same-time)/.test(code ?? ''))).toBe(true);
});

test('AMB-117: the person confirms first where the company asks for it, and consents to a day off by that', async () => {
  const saturday = addDays(desk.freshMonday(), 5);
  await desk.setParameter('check_btrip_onholiday', '1');
  const direct = await desk.master('manager', rowsFor('employee'), desk.work(saturday));
  expect(refusedFields(direct)).toEqual(['people.0.holiday_agreed overtime/consent-needed']);
  await desk.setParameter('overtime_employee_confirmation', '1');
  const { documents } = madeBy(await desk.master('manager', rowsFor('employee'), desk.work(saturday)));
  const id = documents[0]?.document_id ?? 0;
  expect(outcome(await desk.move('manager', id, 'agreed'))).toBe('no_workflow_step');
  rowOf(await desk.move('manager', id, 'notified'));
  rowOf(await desk.move('employee', id, 'confirmed'));
  expect(await desk.read('employee', id)).toMatchObject({ holiday_agreed: '1', status_id: 'confirmed' });
  rowOf(await desk.move('manager', id, 'agreed'));
  await desk.setParameter('overtime_employee_confirmation', '0');
  await desk.setParameter('check_btrip_onholiday', '0');
});
