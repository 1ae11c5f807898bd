import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, type Day, eachDay, weekday } from '../../lib/kernel/day.ts';
import { crowdAt } from '../support/crowd.ts';
import { type Caller, codes, refusing, rowOf, rowsIn, type Stored } from '../support/document-desk.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() =>
  openWorld(['employee', 'employee2', 'manager', 'hr', 'reviewer', 'candidate', 'stranger_hr']),
);
beforeAll(async () => {
  await world.company.db.query(`update "employee" set "location" = 'Дальний' where "number" = 'employee2'`);
});

const {
  by,
  add: write,
  edit,
  read,
  move,
  withParameter,
  freshMonday: nextMonday,
} = timeDesk(world, 'homeoffice', 'plan');

interface PlanDay {
  readonly id: number;
  readonly day: Day;
  readonly place: string;
}

const ADDRESS = 'Москва, Лесная ул., 12';
const week = (monday: Day, more: object = {}) => ({
  start_date: monday,
  end_date: addDays(monday, 4),
  address: ADDRESS,
  ...more,
});
const at = (day: Day, place: string, more: object = {}) => ({ day, place, ...more });

const planOf = async (id: number, who: Caller = 'employee') => (await read(who, id)).plan as PlanDay[];
const said = async (id: number) => (await planOf(id)).map(({ day, place }) => `${weekday(day)} ${place}`);

const draft = async (record: object, who: Caller = 'employee'): Promise<Stored> =>
  rowOf(await write(who, record));
/** A sent document. */
const sent = async (record: object, who: Caller = 'employee'): Promise<number> => {
  const { id } = await draft(record, who);
  expect(codes(await move(who, id, 'prepared'))).toBe('ok');
  return id;
};

const documents = async () => {
  const { document, homeoffice_day, document_status, office_location } = await fingerprint(world.company.db);
  return { document, homeoffice_day, document_status, office_location };
};
const refused = refusing(documents);

const withLimit = (limit: number, work: () => Promise<void>): Promise<void> =>
  withParameter('office_seat_limit_per_day', String(limit), work);

/** How many people of the client are in the office on a day without absences. */
const everybody = async (onDay: Day): Promise<number> => {
  const { rows } = await world.company.db.query<{ count: string }>(
    `select count(*) from "employee" e join "organization" o on o."id" = e."organization_id"
     where o."client_id" = $1 and not e."disabled" and not e."is_candidate"
       and e."hire_date" <= $2::date and (e."dismissal_date" is null or e."dismissal_date" >= $2::date)`,
    [world.company.clients.north, onDay],
  );
  return Number(rows[0]?.count);
};

interface CountedDay {
  readonly day: Day;
  readonly others: number | null;
  readonly booked: number;
  readonly at_home: boolean;
}
/** The seats that the form of a document shows. */
const seatsOf = async (
  who: Caller,
  id: number,
  values?: object,
): Promise<{ location: unknown; days: CountedDay[] }> => {
  const answer = await by(who, 'document.facts', { object: 'homeoffice', id, ...(values && { values }) });
  const { data } = answer.result as unknown as { data: { seats: { location: unknown; days: CountedDay[] } } };
  return data.seats;
};

describe('HOME-01: the days follow from the period', () => {
  test('EX-038: three days from Friday end on Sunday, and one of them is worked', async () => {
    const friday = addDays(nextMonday(), 4);
    const { id, end_date } = await draft({ start_date: friday, days: 3, address: ADDRESS });
    expect(end_date).toBe(addDays(friday, 2));
    expect(await said(id)).toEqual(['5 home']);
  });

  test('a chosen day stays when the period grows, its weekday follows it, days outside go', async () => {
    const monday = nextMonday();
    const { id } = await draft(week(monday, { plan: [at(addDays(monday, 1), 'office')] }));
    expect(await said(id)).toEqual(['1 home', '2 office', '3 home', '4 home', '5 home']);
    await edit('employee', id, { end_date: addDays(monday, 11) });
    expect((await said(id)).slice(5)).toEqual(['1 home', '2 office', '3 home', '4 home', '5 home']);
    await edit('employee', id, { start_date: addDays(monday, 7) });
    expect(await said(id)).toEqual(['1 home', '2 office', '3 home', '4 home', '5 home']);
  });

  test('what a client says it counted is not asked', async () => {
    const monday = nextMonday();
    await refused(() => write('employee', week(monday, { seats: 5 })), 'unknown_field');
  });

  test.each([
    ['a day off', (monday: Day) => [at(addDays(monday, 5), 'home')], 10, 'plan.5.day homeoffice/day-off'],
    ['a line without a day', () => [{ place: 'home' }], 10, 'plan.0.day field/wrong'],
    ['a place that is neither', (monday: Day) => [at(monday, 'garden')], 4, 'plan.0.place field/wrong'],
    [
      'two hundred and one lines',
      (monday: Day) => Array.from({ length: 201 }, () => at(monday, 'home')),
      4,
      'plan lines/too-many',
    ],
  ])('%s is refused on saving', async (_what, plan, days, code) => {
    const monday = nextMonday();
    await refused(
      () => write('employee', week(monday, { end_date: addDays(monday, days), plan: plan(monday) })),
      [code],
    );
  });

  test('a period of more working days than a plan may have is refused', async () => {
    const monday = nextMonday();
    await refused(
      () => write('employee', week(monday, { end_date: addDays(monday, 330) })),
      ['end_date homeoffice/too-long'],
    );
  });

  test('T39: a line of another document is as wrong as none', async () => {
    const monday = nextMonday();
    const other = await draft(week(monday), 'employee2');
    const { id } = await draft(week(monday));
    const [line] = await planOf(other.id, 'employee2');
    await refused(
      () => edit('employee', id, { plan: [{ ...at(monday, 'office'), id: line?.id }] }),
      ['plan.0.id field/wrong'],
    );
  });

  test('nobody sends one without an address or without a day at home', async () => {
    const monday = nextMonday();
    const { id } = await draft(week(monday, { address: '' }));
    await refused(() => move('employee', id, 'prepared'), ['address field/required']);
    const plan = eachDay(monday, addDays(monday, 4)).map((day) => at(day, 'office'));
    await edit('employee', id, { address: ADDRESS, plan });
    await refused(() => move('employee', id, 'prepared'), ['plan homeoffice/no-home-day']);
  });
});

describe('days of other documents', () => {
  test('a home office takes nobody away on its days in the office', async () => {
    const monday = nextMonday();
    const plan = [at(addDays(monday, 3), 'office'), at(addDays(monday, 4), 'office')];
    await sent(week(monday, { plan }));
    const away = async (start: Day, days: number) => {
      const type = world.company.types[world.company.clients.north];
      const record = { document_type_id: type, start_date: start, days };
      const made = rowOf(
        await by('employee', 'table.add', { object: 'vacation', begin: true, data: [record] }),
      );
      const { data } = (await by('employee', 'document.facts', { object: 'vacation', id: made.id }))
        .result as unknown as { data: { overlaps: unknown[] } };
      return { id: made.id, overlaps: data.overlaps };
    };
    const sendVacation = async (id: number) => {
      const row = rowOf(await by('employee', 'view.get', { object: 'vacation', filter: `id = ${id}` }));
      const step = (row.steps as { id: number; next_status_id: string }[]).find(
        ({ next_status_id }) => next_status_id === 'prepared',
      );
      return by('employee', 'table.add', {
        object: 'document_status',
        data: [{ object_id: 'vacation', registrator_id: id, workflow_id: step?.id, status_id: 'prepared' }],
      });
    };
    const atHome = await away(monday, 1);
    expect(codes(await sendVacation(atHome.id))).toContain('start_date vacation/overlap');
    const inOffice = await away(addDays(monday, 3), 2);
    expect(codes(await sendVacation(inOffice.id))).toBe('ok');
  });

  test('T04: days at home are no days away to a colleague, and their stretches are told to who may read them', async () => {
    const monday = nextMonday();
    await sent(week(monday, { plan: [at(addDays(monday, 2), 'office')] }));
    const asked = { object: 'away', filter: `start_date = '${monday}'` };
    expect(rowsIn(await by('employee2', 'view.get', asked))).toEqual([]);
    const [row] = rowsIn(await by('manager', 'view.get', asked));
    expect(row).toMatchObject({ object_id: 'homeoffice' });
    expect(JSON.parse(String(row?.stretches))).toEqual([
      [monday, addDays(monday, 1)],
      [addDays(monday, 3), addDays(monday, 4)],
    ]);
  });

  test('days that another document has are no days of the plan', async () => {
    const monday = nextMonday();
    await sent(week(monday, { end_date: addDays(monday, 1) }));
    const { id } = await draft(week(monday));
    expect(await said(id)).toEqual(['3 home', '4 home', '5 home']);
  });

  test('days that another document has taken meanwhile keep it from being sent', async () => {
    const monday = nextMonday();
    const { id } = await draft(week(monday));
    await sent(week(monday, { end_date: monday }));
    await refused(() => move('employee', id, 'prepared'), ['start_date document/overlap']);
  });
});

describe('HOME-02, AMB-128: seats of the whole company', () => {
  test('too few seats warn the person and the manager, and block nobody', async () => {
    const monday = nextMonday();
    await withLimit((await everybody(monday)) - 1, async () => {
      const { id } = await draft(week(monday, { plan: [at(monday, 'office')] }));
      const answer = await move('employee', id, 'prepared');
      expect(codes(answer)).toEqual(['plan.0 homeoffice/over-limit']);
      expect(answer.error?.data.reason).toBe('warnings_unseen');
      const seen = { seen: ['homeoffice/over-limit'] };
      expect(codes(await move('employee', id, 'prepared', seen))).toBe('ok');
      expect(codes(await move('manager', id, 'agreed'))).toEqual(['plan.0 homeoffice/over-limit']);
      expect(codes(await move('manager', id, 'agreed', seen))).toBe('ok');
    });
  });

  test('a day at home of an agreed document leaves its seat free, one that waits does not', async () => {
    const monday = nextMonday();
    const total = await everybody(monday);
    const id = await sent(week(monday), 'employee2');
    await withLimit(total - 1, async () => {
      const { id: own } = await draft(week(monday, { plan: [at(monday, 'office')] }));
      await refused(() => move('employee', own, 'prepared'), ['plan.0 homeoffice/over-limit']);
      expect(codes(await move('manager', id, 'agreed'))).toBe('ok');
      expect(codes(await move('employee', own, 'prepared'))).toBe('ok');
    });
  });

  test('whoever declines an agreed one is told of the days above the limit, and may', async () => {
    const monday = nextMonday();
    const id = await sent(week(monday, { end_date: monday }));
    expect(codes(await move('manager', id, 'agreed'))).toBe('ok');
    await withLimit((await everybody(monday)) - 1, async () => {
      const why = { comments: 'Нужно присутствие' };
      const answer = await refused(() => move('hr', id, 'declined', why), ['plan homeoffice/over-limit']);
      expect(answer.error?.data.fields?.[0]).toMatchObject({ values: { day: monday } });
      const seen = { ...why, seen: ['homeoffice/over-limit'] };
      expect(codes(await move('hr', id, 'declined', seen))).toBe('ok');
    });
  });

  test('whoever deletes an agreed one is told of the days above the limit, and may; one that waits has none', async () => {
    const monday = nextMonday();
    const agreed = await sent(week(monday, { end_date: monday }));
    expect(codes(await move('manager', agreed, 'agreed'))).toBe('ok');
    const waits = await sent(week(addDays(monday, 7)));
    const remove = (id: number, more: object = {}) =>
      by('hr', 'table.del', { object: 'homeoffice', data: [{ id, ...more }] });
    await withLimit((await everybody(monday)) - 1, async () => {
      const why = { change_reason: 'Выходит в офис' };
      const answer = await refused(() => remove(agreed, why), ['plan homeoffice/over-limit']);
      expect(answer.error?.data).toMatchObject({
        reason: 'warnings_unseen',
        fields: [{ values: { day: monday } }],
      });
      await refused(() => remove(agreed, { seen: 'all', ...why }), ['seen field/wrong']);
      expect(codes(await remove(waits))).toBe('ok');
      expect(codes(await remove(agreed, { seen: ['homeoffice/over-limit'], ...why }))).toBe('ok');
    });
    const another = await sent(week(monday, { end_date: monday }));
    expect(codes(await move('manager', another, 'agreed'))).toBe('ok');
    expect(codes(await remove(another, { change_reason: 'Выходит в офис' }))).toBe('ok');
  });

  test('candidates, the dismissed and those who are still to come take no seat of the company', async () => {
    const monday = nextMonday();
    const { db, clients, organizations } = world.company;
    const { id } = await draft(week(monday));
    const people = await crowdAt(
      db,
      { client_id: clients.north, organization_id: organizations.alpha, location: 'Съёмный' },
      4,
    );
    const [candidate, leaver, comer, dormant] = people.map(({ employee_id }) => employee_id);
    const others = async () => (await seatsOf('employee', id)).days.map((each) => each.others);
    await withLimit(1000, async () => {
      const everyDay = (await everybody(monday)) - 1;
      expect(await others()).toEqual([everyDay, everyDay, everyDay, everyDay, everyDay]);
      await db.query('update "employee" set "is_candidate" = true where "id" = $1', [candidate]);
      await db.query('update "employee" set "dismissal_date" = $2 where "id" = $1', [
        leaver,
        addDays(monday, 1),
      ]);
      await db.query('update "employee" set "hire_date" = $2 where "id" = $1', [comer, addDays(monday, 3)]);
      await db.query('update "employee" set "disabled" = true where "id" = $1', [dormant]);
      const staff = everyDay - 4;
      expect(await others()).toEqual([staff + 1, staff + 1, staff, staff + 1, staff + 1]);
    });
  });

  test('whoever shortens an agreed one sees the days above the limit in the form', async () => {
    const monday = nextMonday();
    const id = await sent(week(monday));
    await move('manager', id, 'agreed');
    await withLimit(1, async () => {
      const values = week(monday, { end_date: addDays(monday, 2) });
      const { days } = await seatsOf('hr', id, values);
      expect(days.filter(({ at_home }) => at_home).map(({ day }) => day)).toEqual(
        eachDay(monday, addDays(monday, 4)),
      );
      expect(codes(await edit('hr', id, { ...values, change_reason: 'Выходит в офис' }))).toBe('ok');
    });
  });

  test('nothing is counted where the company sets no limit', async () => {
    const { id } = await draft(week(nextMonday()));
    const { location, days } = await seatsOf('employee', id);
    expect(location).toBeNull();
    expect(days.every(({ others }) => others === null)).toBe(true);
  });
});

describe('seats of a location', () => {
  const location = (who: Name, record: object) =>
    by(who, 'table.add', { object: 'office_location', data: [record] });
  const alpha = () => world.company.organizations.alpha;

  test('hr keeps those of the own organization, everybody of the staff reads them, nobody else', async () => {
    const made = rowOf(await location('hr', { organization_id: alpha(), location: 'Склад', seats: 3 }));
    const rows = async (who: Name) =>
      rowsIn(await by(who, 'view.get', { object: 'office_location', filter: `id = ${made.id}` })).length;
    expect([await rows('employee'), await rows('candidate'), await rows('stranger_hr')]).toEqual([1, 0, 0]);
    const change = (who: Name) => () =>
      by(who, 'table.edit', { object: 'office_location', data: [{ id: made.id, seats: 9 }] });
    await refused(change('employee'), 'access_denied');
    await refused(change('stranger_hr'), 'not_found');
    await refused(
      () => location('hr', { organization_id: alpha(), location: ' склад ', seats: 1 }),
      ['location homeoffice/location-twice'],
    );
    await refused(
      () => location('hr', { organization_id: alpha(), location: 'Яма', seats: -1 }),
      ['seats field/wrong'],
    );
    const south = world.company.organizations.south;
    await refused(
      () => location('hr', { organization_id: south, location: 'Чужой', seats: 5 }),
      ['organization_id field/wrong'],
    );
  });

  test('no seat is taken twice, the refusal names the free days, and a declined one gives its seat back', async () => {
    const monday = nextMonday();
    const desk = rowOf(await location('hr', { organization_id: alpha(), location: 'дальний', seats: 1 }));
    const [first, second] = await crowdAt(
      world.company.db,
      { client_id: world.company.clients.north, organization_id: alpha(), location: 'Дальний' },
      2,
    );
    if (!first || !second) throw new Error('nobody came');
    const plan = [at(monday, 'office')];
    const held = await sent(week(monday, { plan }), 'employee2');
    const { id } = await draft(week(monday, { plan }), first);
    const answer = await refused(() => move(first, id, 'prepared'), ['plan.0.place homeoffice/no-seat']);
    expect(answer.error?.data.fields?.[0]).toMatchObject({
      message: expect.stringContaining('занято единственное'),
      values: { day: monday, free: 3, free_1: addDays(monday, 1) },
    });
    const elsewhere = await sent(week(monday, { plan: [at(addDays(monday, 1), 'office')] }), second);
    await refused(() => edit('hr', elsewhere, { plan }), ['plan.0.place homeoffice/no-seat']);
    expect(codes(await move('employee2', held, 'draft'))).toBe('ok');
    expect(codes(await move(first, id, 'prepared'))).toBe('ok');
    await by('hr', 'table.edit', { object: 'office_location', data: [{ id: desk.id, seats: 0 }] });
    await refused(() => move('employee2', held, 'prepared'), ['plan.0.place homeoffice/no-seat']);
    expect((await read(first, id)).status_id).toBe('prepared');
    await by('hr', 'table.edit', { object: 'office_location', data: [{ id: desk.id, disabled: '1' }] });
    expect(codes(await move('employee2', held, 'prepared'))).toBe('ok');
  });

  test('fifty people at once take exactly the seats there are', async () => {
    const monday = nextMonday();
    const seats = 7;
    await location('hr', { organization_id: alpha(), location: 'Людный', seats });
    const people = await crowdAt(
      world.company.db,
      { client_id: world.company.clients.north, organization_id: alpha(), location: 'Людный' },
      50,
    );
    const drafts = await Promise.all(
      people.map(async (person, index) => {
        // Half of them name the days in the other order, which must not deadlock.
        const days = [monday, addDays(monday, 1)].map((day) => at(day, 'office'));
        const plan = index % 2 === 0 ? days : days.toReversed();
        const { id, steps } = await draft(week(monday, { plan }), person);
        const step = (steps as { id: number; next_status_id: string }[] | undefined)?.find(
          ({ next_status_id }) => next_status_id === 'prepared',
        );
        return { person, id, step };
      }),
    );
    const answers = await Promise.all(drafts.map(({ person, id }) => move(person, id, 'prepared')));
    const told = answers.map((answer) => JSON.stringify(codes(answer)));
    const none = ['plan.0.place homeoffice/no-seat', 'plan.1.place homeoffice/no-seat'];
    expect(told.filter((each) => each === '"ok"')).toHaveLength(seats);
    expect(told.filter((each) => each === JSON.stringify(none))).toHaveLength(50 - seats);
  });
});
