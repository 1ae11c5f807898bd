import { beforeAll, describe, expect, test } from 'vitest';
import type {
  ScheduleChange,
  ScheduleEntry,
  ScheduleYear,
} from '../../lib/documents/families/vacation-schedule/rpc.ts';
import { codes } from '../support/document-desk.ts';
import { outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { plainYear } from '../support/plain-weeks.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

/** A year that is far enough for the deadline, whose weeks are plain. */
const YEAR = 2031;

const world = shared(() =>
  openWorld([
    'employee',
    'employee2',
    'manager',
    'manager2',
    'hr',
    'stranger_hr',
    'reviewer',
    'accountant',
    'admin',
  ]),
);
let desk: ReturnType<typeof timeDesk>;
let annual: number;
let period: number;
beforeAll(async () => {
  desk = timeDesk(world, 'vacation_schedule');
  annual = await desk.typeOf('annual');
  await world.company.db.query(
    `update "employee" set "department" = 'Аналитика' where "id" = any($1::bigint[])`,
    [[idOf('employee'), idOf('employee2')]],
  );
  for (const name of ['employee', 'employee2'] as const)
    await world.company.db.query(
      `insert into "vacation_limit" ("employee_id", "period", "on_date", "norma", "days_limit", "employee_start_date")
       values ($1, $2, make_date($2, 1, 1), 28, 28, '2020-01-01')`,
      [idOf(name), YEAR],
    );
  for (const { start_date, end_date, type } of plainYear(YEAR))
    await world.company.db.query(
      `insert into "calendar" ("client_id", "start_date", "end_date", "type", "name") values ($1, $2, $3, $4, '')`,
      [world.company.clients.north, start_date, end_date, type],
    );
  period = await added('vacation_schedule_period', { year: YEAR });
});

const idOf = (name: Name): number => world.company.people[name].employee_id;
const by = (name: Name, method: string, params: object) => desk.by(name, method, params);
const added = async (object: string, fields: object, name: Name = 'hr'): Promise<number> => {
  const organization_id = world.company.organizations.alpha;
  const answer = await by(name, 'table.add', { object, data: [{ organization_id, ...fields }] });
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return Number(answer.result.data[0]?.id);
};
const open = (status: 'opened' | 'closed', id = period) => by('hr', 'schedule.period', { id, status });

const yearOf = async (name: Name = 'hr', more: object = {}): Promise<ScheduleYear> => {
  const answer = await by(name, 'schedule.year', { year: YEAR, ...more });
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result.data as unknown as ScheduleYear;
};
const save = (changes: readonly ScheduleChange[], name: Name = 'hr') =>
  by(name, 'schedule.save', { year: YEAR, changes });
const planned = (name: Name, start_date: string, end_date: string): ScheduleChange => ({
  employee_id: idOf(name),
  document_type_id: annual,
  start_date,
  end_date,
});
const entriesOf = async (name: Name): Promise<ScheduleEntry[]> =>
  (await yearOf()).entries.filter(([, employee]) => employee === idOf(name));
/** Takes everything of a year away, whatever it has become. */
const clear = () =>
  world.company.db.query(
    `delete from "document" d using "vacation" v where v."id" = d."id" and d."object_id" = 'vacation_schedule' and v."period" = $1`,
    [YEAR],
  );

describe('AMB-100: the period of the schedule', () => {
  test('is the whole year where hr says no less, is kept once a year, and lies within it', async () => {
    expect((await yearOf()).period).toEqual({
      id: period,
      status: 'preparing',
      date_from: `${YEAR}-01-01`,
      date_to: `${YEAR}-12-31`,
      next: ['opened'],
    });
    const organization_id = world.company.organizations.alpha;
    const again = (fields: object) =>
      by('hr', 'table.add', { object: 'vacation_schedule_period', data: [{ organization_id, ...fields }] });
    expect(codes(await again({ year: YEAR }))).toEqual(['year vacation_schedule/period-twice']);
    expect(codes(await again({ year: 2040, date_to: '2041-01-01' }))).toEqual([
      'date_to vacation_schedule/period-days',
    ]);
  });

  test('VAC-20: an entry is sent while it is opened, and neither before nor after', async () => {
    const entry = await desk.add('employee', {
      document_type_id: annual,
      period: YEAR,
      start_date: `${YEAR}-06-02`,
      end_date: `${YEAR}-06-15`,
    });
    const id = Number(entry.result?.data[0]?.id);
    expect(codes(await desk.move('employee', id, 'prepared'))).toEqual([
      'period vacation_schedule/period-closed',
    ]);
    expect(codes(await open('opened'))).toBe('ok');
    expect(codes(await desk.move('employee', id, 'prepared'))).toBe('ok');
    await clear();
  });

  test('one is opened at a time, by hr alone, by its steps alone', async () => {
    const other = await added('vacation_schedule_period', { year: YEAR + 1 });
    expect(codes(await open('opened', other))).toEqual(['status vacation_schedule/period-opened-already']);
    expect(codes(await open('closed', other))).toBe('no_workflow_step');
    for (const name of ['employee', 'manager', 'reviewer', 'admin'] as const)
      expect([name, codes(await by(name, 'schedule.period', { id: period, status: 'closed' }))]).toEqual([
        name,
        'access_denied',
      ]);
    const edit = (fields: object) =>
      by('hr', 'table.edit', { object: 'vacation_schedule_period', data: [{ id: other, ...fields }] });
    expect(codes(await edit({ date_from: `${YEAR + 1}-02-01` }))).toBe('ok');
    await world.company.db.query(
      `update "vacation_schedule_period" set "status" = 'closed' where "id" = $1`,
      [other],
    );
    expect(codes(await edit({ date_from: `${YEAR + 1}-03-01` }))).toBe('not_editable');
    const del = { object: 'vacation_schedule_period', data: [{ id: other }] };
    expect(codes(await by('hr', 'table.del', del))).toBe('not_deletable');
  });
});

test('VALID-08: an entry is not sent without the period of the schedule', async () => {
  const entry = await desk.add('employee', {
    document_type_id: annual,
    period: null,
    start_date: `${YEAR}-06-02`,
    end_date: `${YEAR}-06-15`,
  });
  const id = Number(entry.result?.data[0]?.id);
  expect(codes(await desk.move('employee', id, 'prepared'))).toEqual(['period field/required']);
  const begun = await desk.add('employee', { document_type_id: annual });
  expect((await desk.read('employee', Number(begun.result?.data[0]?.id))).period).toBe(YEAR);
  await by('employee', 'table.del', {
    object: 'vacation_schedule',
    data: [{ id }, { id: Number(begun.result?.data[0]?.id) }],
  });
});

describe('two phones of one person', () => {
  test('send entries that meet: one is sent, the other learns of it', async () => {
    const drafts = await Promise.all(
      [`${YEAR}-06-02`, `${YEAR}-06-09`].map(async (start_date) => {
        const end_date = start_date.replace('-02', '-15').replace('-09', '-22');
        const fields = { document_type_id: annual, period: YEAR, start_date, end_date };
        return Number((await desk.add('employee', fields)).result?.data[0]?.id);
      }),
    );
    const sent = await Promise.all(drafts.map((id) => desk.move('employee', id, 'prepared')));
    expect(sent.map((answer) => JSON.stringify(codes(answer))).sort()).toEqual(
      ['"ok"', JSON.stringify(['start_date vacation_schedule/overlap'])].sort(),
    );
    await clear();
  });

  test('change one entry: one is kept, the other is told that somebody changed it', async () => {
    await save([planned('employee', `${YEAR}-06-02`, `${YEAR}-06-15`)]);
    const [[id, , , , , , , updated_at] = []] = await entriesOf('employee');
    const moved = (day: number) => ({
      id: id ?? 0,
      updated_at: updated_at ?? '',
      start_date: `${YEAR}-07-0${day}`,
      end_date: `${YEAR}-07-1${day}`,
    });
    const answers = await Promise.all([save([moved(1)]), save([moved(2)])]);
    const told = answers.map(outcome).sort();
    expect(told[1]).toBe('ok');
    expect(told[0]).toMatch(/^edited_(by_another|elsewhere)$/);
    await clear();
  });

  test('take the days of one another through the planning screen: one plan is kept', async () => {
    const answers = await Promise.all([
      save([planned('employee', `${YEAR}-06-02`, `${YEAR}-06-15`)]),
      save([planned('employee', `${YEAR}-06-09`, `${YEAR}-06-22`)]),
    ]);
    expect(answers.map((answer) => JSON.stringify(codes(answer))).sort()).toEqual(
      ['"ok"', JSON.stringify(['changes.0.start_date vacation_schedule/overlap'])].sort(),
    );
    expect(await entriesOf('employee')).toHaveLength(1);
    await clear();
  });
});

describe('schedule.save', () => {
  test('writes several changes as one: new, moved and gone', async () => {
    const first = await save([
      planned('employee', `${YEAR}-03-03`, `${YEAR}-03-16`),
      planned('employee', `${YEAR}-08-04`, `${YEAR}-08-10`),
      planned('employee2', `${YEAR}-05-12`, `${YEAR}-05-25`),
    ]);
    const [one, two, three] = (first.result?.data ?? []) as unknown as ScheduleEntry[];
    expect([one?.[4], two?.[4], one?.[5], three?.[1]]).toEqual([14, 7, 'draft', idOf('employee2')]);
    const second = await save([
      {
        id: one?.[0] ?? 0,
        updated_at: one?.[7] ?? '',
        start_date: `${YEAR}-03-10`,
        end_date: `${YEAR}-03-23`,
      },
      { id: two?.[0] ?? 0, updated_at: two?.[7] ?? '', gone: true },
    ]);
    expect(codes(second)).toBe('ok');
    expect((await entriesOf('employee')).map((entry) => entry[2])).toEqual([`${YEAR}-03-10`]);
    await clear();
  });

  test('AMB-096: writes nothing where one of them is refused, and says which', async () => {
    const refused = await save([
      planned('employee2', `${YEAR}-05-12`, `${YEAR}-05-25`),
      planned('employee', `${YEAR}-06-02`, `${YEAR}-06-15`),
      planned('employee', `${YEAR}-06-10`, `${YEAR}-06-16`),
      planned('employee', `${YEAR}-09-01`, `${YEAR}-09-14`),
    ]);
    expect(codes(refused)).toEqual([
      'changes.1.start_date vacation_schedule/overlap',
      'changes.1.days vacation_schedule/limit',
      'changes.2.start_date vacation_schedule/overlap',
      'changes.2.days vacation_schedule/limit',
      'changes.3.days vacation_schedule/limit',
    ]);
    expect((await yearOf()).entries).toEqual([]);
    const other = await save([planned('employee', `${YEAR - 1}-06-02`, `${YEAR - 1}-06-15`)]);
    expect(codes(other)).toEqual(['changes.0.start_date vacation_schedule/not-of-year']);
  });

  test('is for hr: nobody else writes the plans of others by it', async () => {
    for (const name of ['employee', 'manager', 'reviewer', 'accountant', 'admin'] as const)
      expect([
        name,
        codes(await save([planned('employee', `${YEAR}-06-02`, `${YEAR}-06-15`)], name)),
      ]).toEqual([name, 'access_denied']);
  });
});

describe('VAC-23: the year of many people', () => {
  test('is read by hr, reviewer and accountant of all, by a manager of their own people, by nobody else', async () => {
    await save([planned('employee', `${YEAR}-06-02`, `${YEAR}-06-15`)]);
    const all = await yearOf('hr');
    expect(all).toMatchObject({ writes: true, decides: { from: 'agreed', to: 'approved' } });
    expect(all.people.length).toBeGreaterThan(5);
    for (const name of ['reviewer', 'accountant'] as const)
      expect(await yearOf(name)).toMatchObject({ writes: false, decides: null, people: all.people });
    const team = await yearOf('manager', { mine: true });
    expect(team).toMatchObject({ writes: false, decides: { from: 'prepared', to: 'agreed' } });
    expect(team.people.map(([id]) => id).sort()).toEqual([idOf('employee'), idOf('employee2')].sort());
    const department = await yearOf('hr', { department: 'Аналитика' });
    expect(department.people).toHaveLength(2);
    expect(department.departments).toEqual(all.departments);
    for (const name of ['employee', 'admin'] as const)
      expect(codes(await by(name, 'schedule.year', { year: YEAR }))).toBe('access_denied');
    await clear();
  });
});

describe('drafts are sent as one', () => {
  const department = { department: 'Аналитика' };
  const send = (name: Name, more: object = department) => by(name, 'schedule.send', { year: YEAR, ...more });
  const draft = async (name: Name, months: readonly string[], days: number) => {
    const changes = months.map((month) =>
      planned(name, `${YEAR}-${month}-02`, `${YEAR}-${month}-${String(days + 1).padStart(2, '0')}`),
    );
    expect(codes(await save(changes))).toBe('ok');
  };
  const statuses = async (name: Name) => (await entriesOf(name)).map((entry) => entry[5]);

  test('by hr for a department: a plan with an error stays whole where it is and is named, the others go', async () => {
    await draft('employee', ['06', '09'], 14);
    await draft('employee2', ['03', '05', '07', '10'], 7);
    expect((await send('hr')).result?.data).toMatchObject({
      sent: 2,
      people: 1,
      refused: [
        {
          employee_id: idOf('employee2'),
          reason: 'validation',
          why: [
            {
              code: 'vacation_schedule/no-long-part',
              message: expect.stringContaining('ст. 125'),
              message_eng: expect.stringContaining('article 125'),
            },
          ],
        },
      ],
    });
    expect(await statuses('employee')).toEqual(['prepared', 'prepared']);
    expect(await statuses('employee2')).toEqual(['draft', 'draft', 'draft', 'draft']);
    await clear();
  });

  test('by a manager of their own people; a manager of another department and hr of another organization find none', async () => {
    await draft('employee', ['06', '09'], 14);
    expect(await yearOf('manager', { mine: true })).toMatchObject({ sends: true });
    const nothing = ['status_id vacation_schedule/nothing-to-send'];
    expect(codes(await send('manager2', { ...department, mine: true }))).toEqual(nothing);
    expect(codes(await send('stranger_hr'))).toEqual(nothing);
    expect(await statuses('employee')).toEqual(['draft', 'draft']);
    expect((await send('manager', { mine: true })).result?.data).toEqual({ sent: 2, people: 1, refused: [] });
    expect(codes(await send('manager', { mine: true }))).toEqual(nothing);
    await clear();
  });

  test('by nobody else', async () => {
    await draft('employee', ['06'], 14);
    for (const name of ['employee', 'reviewer', 'accountant', 'admin'] as const)
      expect([name, codes(await send(name))]).toEqual([name, 'access_denied']);
    expect(await yearOf('reviewer')).toMatchObject({ sends: false });
    await clear();
  });
});

describe('the schedule is approved as one', () => {
  const whole = async (name: Name, at: readonly string[]) => {
    const answer = await save(at.map((month) => planned(name, `${YEAR}-${month}-02`, `${YEAR}-${month}-15`)));
    return ((answer.result?.data ?? []) as unknown as ScheduleEntry[]).map(([id]) => id);
  };
  const approve = (name: Name, more: object = {}) => by(name, 'schedule.approve', { year: YEAR, ...more });

  test('by the manager what their people have sent, by hr what is agreed once nothing stands against it', async () => {
    const department = { department: 'Аналитика' };
    const ids = await whole('employee', ['06', '09']);
    expect(codes(await approve('manager', { mine: true }))).toEqual([
      'status_id vacation_schedule/nothing-waits',
    ]);
    for (const id of ids) expect(codes(await desk.move('employee', id, 'prepared'))).toBe('ok');
    expect((await approve('manager', { mine: true })).result?.data).toEqual({ approved: 2, waiting: 0 });
    expect(codes(await approve('hr', department))).toEqual(['employee_id vacation_schedule/remarks-left']);
    await whole('employee2', ['03', '05']);
    expect((await approve('hr', department)).result?.data).toEqual({ approved: 2, waiting: 2 });
    const { rows } = await world.company.db.query(
      `select "from_status_id", "status_id", "business_role" from "document_status" where "registrator_id" = $1 order by "seq"`,
      [ids[0]],
    );
    expect(rows.map((row) => Object.values(row).join(' '))).toEqual([
      'empty draft hr',
      'draft prepared employee',
      'prepared agreed manager',
      'agreed approved hr',
    ]);
    expect((await entriesOf('employee')).map((entry) => entry[5])).toEqual(['approved', 'approved']);
    await clear();
  });

  test('a manager of another department and hr of another organization decide none of it', async () => {
    for (const id of await whole('employee', ['06', '09']))
      expect(codes(await desk.move('employee', id, 'prepared'))).toBe('ok');
    const department = { department: 'Аналитика' };
    const nothing = ['status_id vacation_schedule/nothing-waits'];
    expect(codes(await approve('manager2', { ...department, mine: true }))).toEqual(nothing);
    expect(codes(await approve('stranger_hr', department))).toEqual(nothing);
    expect((await entriesOf('employee')).map((entry) => entry[5])).toEqual(['prepared', 'prepared']);
    await clear();
  });

  test('by nobody else, and all of it or nothing', async () => {
    for (const name of ['employee', 'reviewer', 'accountant', 'admin'] as const)
      expect([name, codes(await approve(name))]).toEqual([name, 'access_denied']);
  });
});

describe('a norm of a department', () => {
  test('is kept once for each, and lets somebody go', async () => {
    await added('department_norm', { department: ' Аналитика ', away_max: 1 });
    const organization_id = world.company.organizations.alpha;
    const add = (fields: object) =>
      by('hr', 'table.add', { object: 'department_norm', data: [{ organization_id, ...fields }] });
    expect(codes(await add({ department: 'Аналитика', away_max: 2 }))).toEqual([
      'department vacation_schedule/norm-twice',
    ]);
    expect(codes(await add({ department: 'Кадры', away_max: 0 }))).toEqual([
      'away_max vacation_schedule/norm-count',
    ]);
    expect((await yearOf()).norms).toEqual([{ department: 'Аналитика', away_max: 1 }]);
  });

  test('is said before an entry is sent over it, and the entry may be sent all the same', async () => {
    await save([planned('employee', `${YEAR}-06-02`, `${YEAR}-06-15`)]);
    const [[first = 0] = []] = await entriesOf('employee');
    expect(codes(await desk.move('employee', first, 'prepared'))).toBe('ok');
    await save([planned('employee2', `${YEAR}-06-12`, `${YEAR}-06-18`)]);
    const [[second = 0] = []] = await entriesOf('employee2');
    expect(outcome(await desk.move('employee2', second, 'prepared'))).toBe('warnings_unseen');
    expect(codes(await desk.move('employee2', second, 'prepared', ['vacation_schedule/coverage']))).toBe(
      'ok',
    );
    await clear();
  });

  test('keeps back whom it warns of when a department is sent, until it was read', async () => {
    await save([planned('employee', `${YEAR}-06-02`, `${YEAR}-06-15`)]);
    await save([planned('employee2', `${YEAR}-06-12`, `${YEAR}-06-18`)]);
    const send = (more: object) =>
      by('hr', 'schedule.send', { year: YEAR, department: 'Аналитика', ...more });
    const why = [expect.objectContaining({ code: 'vacation_schedule/coverage' })];
    expect((await send({})).result?.data).toEqual({
      sent: 1,
      people: 1,
      refused: [{ employee_id: idOf('employee2'), reason: 'warnings_unseen', why }],
    });
    const seen = ['vacation_schedule/coverage'];
    expect((await send({ seen })).result?.data).toEqual({ sent: 1, people: 1, refused: [] });
    await clear();
  });
});

describe('reminding those who have not planned', () => {
  test('tells each once, of the caller’s people alone', async () => {
    const remind = (name: Name, ...names: Name[]) =>
      by(name, 'schedule.remind', { year: YEAR, employee_ids: names.map(idOf) });
    expect((await remind('hr', 'employee', 'employee2')).result?.data).toEqual({ told: 2, lately: 0 });
    expect((await remind('hr', 'employee')).result?.data).toEqual({ told: 0, lately: 1 });
    expect((await remind('manager', 'clerk')).result?.data).toEqual({ told: 0, lately: 0 });
    expect((await remind('stranger_hr', 'clerk')).result?.data).toEqual({ told: 0, lately: 0 });
    expect(codes(await remind('employee', 'employee2'))).toBe('access_denied');
    const { rows } = await world.company.db.query(
      'select "text" from "message" where "recipient_id" = $1 and "text" like $2',
      [String(idOf('employee')), `%${YEAR} год до 17.12.${YEAR - 1}%`],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('AMB-101: entries of a year', () => {
  test('stand by the order of their kinds, then by their days', async () => {
    const additional = await desk.typeOf('additional');
    await save([
      planned('employee', `${YEAR}-03-03`, `${YEAR}-03-09`),
      { ...planned('employee', `${YEAR}-08-04`, `${YEAR}-08-10`), document_type_id: additional },
      planned('employee', `${YEAR}-05-05`, `${YEAR}-05-11`),
    ]);
    const listed = async () => {
      const query = { object: 'vacation_schedule', filter: `period = ${YEAR}`, orderBy: 'plan_order' };
      const rows = (await by('hr', 'view.get', query)).result?.data ?? [];
      return rows.map((row) => String(row.start_date).slice(5, 7));
    };
    const prefer = async (value: string) => {
      const [row] =
        (
          await by('admin', 'view.get', {
            object: 'parameter',
            filter: `code = 'vacation_plan_priority'`,
          })
        ).result?.data ?? [];
      await by('admin', 'table.edit', { object: 'parameter', data: [{ id: row?.id, value }] });
    };
    for (const none of ['0', '1', '']) {
      await prefer(none);
      expect(await listed()).toEqual(['03', '05', '08']);
    }
    await prefer('additional; annual');
    expect(await listed()).toEqual(['08', '03', '05']);
    await clear();
  });
});

describe('AMB-099: what a leave knows of the schedule', () => {
  const put = (code: string, value: string) =>
    world.company.db.query(
      `with set as (insert into "parameter" ("client_id", "code", "value") values ($1, $2, $3)
         on conflict ("client_id", "code") do update set "value" = excluded."value")
       update "client" set "rules_version" = "rules_version" + 1 where "id" = $1`,
      [world.company.clients.north, code, value],
    );

  test('a leave of another year is inside it where an agreed entry covers its days', async () => {
    const leave = async () => {
      const fields = {
        document_type_id: await desk.typeOf('additional', 'vacation'),
        start_date: `${YEAR}-06-02`,
        end_date: `${YEAR}-06-15`,
      };
      const begun = await desk.add('employee', fields, 'vacation');
      return Number(begun.result?.data[0]?.id);
    };
    const send = async (id: number) => {
      const [row] =
        (await by('employee', 'view.get', { object: 'vacation', filter: `id = ${id}` })).result?.data ?? [];
      const steps = (row?.steps ?? []) as { id: number; next_status_id: string }[];
      const step = steps.find(({ next_status_id }) => next_status_id === 'prepared');
      const data = [
        { object_id: 'vacation', registrator_id: id, workflow_id: step?.id, status_id: 'prepared' },
      ];
      return by('employee', 'table.add', { object: 'document_status', data });
    };
    await put('vacation_offschedule_recent_year_only', '1');
    const id = await leave();
    expect(codes(await send(id))).toEqual(['start_date vacation/off-schedule-year']);
    await save([planned('employee', `${YEAR}-06-02`, `${YEAR}-06-15`)]);
    expect(codes(await send(id))).toEqual(['start_date vacation/off-schedule-year']);
    const [[entry = 0] = []] = await entriesOf('employee');
    expect(codes(await desk.move('employee', entry, 'prepared'))).toBe('ok');
    expect(codes(await desk.move('manager', entry, 'agreed'))).toBe('ok');
    // An agreed entry neither keeps its own leave away nor takes from the balance.
    expect(codes(await send(id))).toBe('ok');
  });

  test('a leave outside it is marked in every list, where the company plans one', async () => {
    const day = (number: number) => `${YEAR}-10-${String(number).padStart(2, '0')}`;
    const leave = async (type: string, first: number, last: number): Promise<number> => {
      const document_type_id = await desk.typeOf(type, 'vacation');
      const fields = { document_type_id, start_date: day(first), end_date: day(last) };
      return Number((await desk.add('employee', fields, 'vacation')).result?.data[0]?.id);
    };
    const [outside, inside, never] = [
      await leave('additional', 13, 20),
      await leave('additional', 6, 12),
      await leave('unpaid', 13, 20),
    ];
    const [entry = []] = (await save([planned('employee', day(6), day(12))])).result?.data ?? [];
    const id = Number((entry as unknown as ScheduleEntry)[0]);
    await desk.move('employee', id, 'prepared');
    expect(codes(await desk.move('manager', id, 'agreed'))).toBe('ok');
    const marked = async (name: Name): Promise<unknown[]> => {
      const filter = `id in (${[outside, inside, never].join(',')})`;
      const asked = { object: 'vacation', filter, orderBy: 'id', sort: 'asc' };
      const { result } = await by(name, 'view.get', asked);
      return (result?.data ?? []).map(({ marks }) => marks);
    };
    const off = [{ code: 'off_schedule' }];
    expect(await marked('hr')).toEqual([[], [], []]);
    await put('vacation_schedule', '1');
    await put('vacation_offschedule_except_codes', 'Unpaid');
    for (const name of ['employee', 'manager', 'hr'] as const)
      expect(await marked(name)).toEqual([off, [], []]);
    const counted = await by('hr', 'view.get', {
      object: 'vacation',
      filter: `id = ${outside}`,
      select: 'id',
    });
    expect(counted.result?.data).toEqual([{ id: outside }]);
    await put('vacation_offschedule_except_codes', '');
    expect(await marked('hr')).toEqual([off, [], off]);
  });
});
