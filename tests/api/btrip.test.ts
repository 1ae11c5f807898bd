import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../lib/kernel/day.ts';
import { codes, refusing, rowOf, rowsIn, type Stored } from '../support/document-desk.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { fingerprint } from '../support/matrix-trace.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { introduceSigning, signsWith, stamp } from '../support/signing-call.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() =>
  openWorld([
    'employee',
    'employee2',
    'manager',
    'manager2',
    'reviewer',
    'hr',
    'accountant',
    'candidate',
    'stranger',
    'stranger_hr',
  ]),
);

const {
  by,
  add: write,
  edit,
  read,
  move,
  withParameter,
  freshMonday: nextMonday,
} = timeDesk(world, 'btrip', 'routes');

const entry = async (table: string, column: string, value: string, client: 'north' | 'south' = 'north') => {
  const { rows } = await world.company.db.query<{ id: string }>(
    `select "id" from "${table}" where "client_id" = $1 and "${column}" = $2 order by "id" limit 1`,
    [world.company.clients[client], value],
  );
  return Number(rows[0]?.id);
};
const country = (code: string) => entry('country', 'code', code);

const destination = async (): Promise<number> => {
  const { rows } = await world.company.db.query<{ id: string }>(
    `select "id" from "dictionary_element" where "client_id" = $1 and "dictionary_code" = 'BtripDestination' order by "id" limit 1`,
    [world.company.clients.north],
  );
  return Number(rows[0]?.id);
};

const leg = (start_date: Day, end_date: Day, from: string, to: string, more: object = {}) => ({
  start_date,
  end_date,
  from,
  to,
  ...more,
});

/** The record of a trip to Kazan from Monday to Friday. */
const kazan = async (monday: Day, more: object = {}) => ({
  start_date: monday,
  end_date: addDays(monday, 4),
  country_id: await country('RU'),
  destination_id: await destination(),
  entity: 'ООО «Волга»',
  goal: 'Запуск линии',
  routes: [
    leg(monday, addDays(monday, 2), 'Москва', 'Казань'),
    leg(addDays(monday, 2), addDays(monday, 4), 'Казань', 'Москва'),
  ],
  ...more,
});

const legsOf = async (id: number, name: Name = 'employee') => (await read(name, id)).routes as Stored[];

/** A draft of the employee. */
const draft = async (monday: Day, more: object = {}): Promise<Stored> =>
  rowOf(await write('employee', await kazan(monday, more)));

/** Rows of trips; without messages, which the portal still writes in the background. */
const trips = async () => {
  const { document, btrip, btrip_route, document_status } = await fingerprint(world.company.db);
  return { document, btrip, btrip_route, document_status };
};

const refused = refusing(trips);

describe('TRIP-01, TRIP-02, AMB-122: legs of a trip that is sent', () => {
  /** A draft of two legs to Tuesday of the next week; `end` and `start` say how they meet. */
  const between = async (monday: Day, end: number, start: number, stay = false) =>
    draft(monday, {
      end_date: addDays(monday, 8),
      routes: [
        leg(monday, addDays(monday, end), 'Москва', 'Казань', { weekend_stay: stay ? '1' : '0' }),
        leg(addDays(monday, start), addDays(monday, 8), 'Казань', 'Москва'),
      ],
    });

  test.each([
    ['on the day the one before ends', 2, 2, false],
    ['on the day after', 2, 3, false],
    ['on Monday after the days off on the spot', 4, 7, true],
  ])('the next one begins %s', async (_when, end, start, stay) => {
    const { id } = await between(nextMonday(), end, start, stay);
    expect(codes(await move('employee', id, 'prepared'))).toBe('ok');
  });

  test.each([
    ['a day later than it may', 2, 4, false, 'routes.1.start_date btrip/legs-gap'],
    ['before the one before ends', 3, 2, false, 'routes.1.start_date btrip/legs-overlap'],
    ['on Monday, nobody having stayed', 4, 7, false, 'routes.1.start_date btrip/legs-gap'],
    ['on Tuesday after the days off on the spot', 4, 8, true, 'routes.1.start_date btrip/legs-gap'],
    [
      'after days off that no Friday begins',
      3,
      4,
      true,
      'routes.0.weekend_stay btrip/weekend-without-friday',
    ],
  ])('the next one does not begin %s', async (_when, end, start, stay, code) => {
    const { id } = await between(nextMonday(), end, start, stay);
    await refused(() => move('employee', id, 'prepared'), [code]);
  });

  test('the sentence of a gap names its days in both languages', async () => {
    const monday = nextMonday();
    const { id } = await between(monday, 1, 4);
    const answer = await move('employee', id, 'prepared');
    expect(answer.error?.data.fields?.[0]).toMatchObject({
      message: expect.stringContaining('Между пунктами 1 и 2 пропущены дни'),
      message_eng: expect.stringMatching(/legs 1 and 2/i),
      values: { first: addDays(monday, 2), last: addDays(monday, 3) },
    });
  });

  test('TRIP-02: the first begins and the last ends with the trip', async () => {
    const monday = nextMonday();
    const routes = [leg(addDays(monday, 1), addDays(monday, 3), 'Москва', 'Казань')];
    const { id } = await draft(monday, { routes });
    await refused(
      () => move('employee', id, 'prepared'),
      ['routes.0.start_date btrip/first-leg-starts', 'routes.0.end_date btrip/last-leg-ends'],
    );
    const [line] = await legsOf(id);
    const whole = { ...line, start_date: monday, end_date: addDays(monday, 4) };
    expect(codes(await edit('employee', id, { routes: [whole] }))).toBe('ok');
    expect(codes(await move('employee', id, 'prepared'))).toBe('ok');
  });

  test('legs of a trip that was sent still meet when hr has changed them', async () => {
    const { id } = await draft(nextMonday());
    expect(codes(await move('employee', id, 'prepared'))).toBe('ok');
    const [first, second] = await legsOf(id);
    const apart = [
      { id: first?.id, end_date: first?.start_date },
      { id: second?.id, start_date: second?.end_date },
    ];
    await refused(() => edit('hr', id, { routes: apart }), ['routes.1.start_date btrip/legs-gap']);
    const together = [first, { id: second?.id, start_date: addDays(String(first?.end_date), 1) }];
    expect(codes(await edit('hr', id, { routes: together }))).toBe('ok');
  });

  test('a leg that ends before it begins is refused on saving', async () => {
    const monday = nextMonday();
    const routes = [leg(addDays(monday, 4), monday, 'Москва', 'Казань')];
    await refused(
      async () => write('employee', await kazan(monday, { routes })),
      ['routes.0.end_date document/ends-before-start'],
    );
  });

  test('a trip of more than a year is refused on saving, one of a year is kept', async () => {
    const monday = nextMonday();
    const of = (days: number) => kazan(monday, { end_date: addDays(monday, days - 1), routes: [] });
    await refused(async () => write('employee', await of(367)), ['end_date btrip/too-long']);
    expect(codes(await write('employee', await of(366)))).toBe('ok');
  });
});

describe('TRIP-04: a trip is not sent without', () => {
  test('country, destination, organization, goal, period and legs; the draft is kept without', async () => {
    const { id } = rowOf(await write('employee', {}));
    await refused(
      () => move('employee', id, 'prepared'),
      ['start_date', 'end_date', 'destination_id', 'goal', 'routes'].map(
        (field) => `${field} field/required`,
      ),
    );
    const { routes: _none, ...rest } = await kazan(nextMonday());
    expect(rowOf(await edit('employee', id, rest)).days).toBe(5);
    await refused(() => move('employee', id, 'prepared'), ['routes field/required']);
  });

  test('a country where no dictionary knows its place, and an organization at its first leg', async () => {
    const monday = nextMonday();
    const routes = [leg(monday, addDays(monday, 4), 'Москва', 'Усть-Кут')];
    const { id } = await draft(monday, { routes, country_id: null, entity: '' });
    await refused(() => move('employee', id, 'prepared'), ['country_id field/required']);
    expect(codes(await edit('employee', id, { country_id: await country('RU') }))).toBe('ok');
    await refused(() => move('employee', id, 'prepared'), ['routes.0.entity field/required']);
  });
});

describe('the head of a trip', () => {
  test('is written by its legs alone: country, city, organization and days', async () => {
    const monday = nextMonday();
    const routes = [
      leg(monday, addDays(monday, 2), 'Москва', 'Казань', { entity: 'ООО «Волга»' }),
      leg(addDays(monday, 2), addDays(monday, 4), 'Казань', 'Москва'),
    ];
    const made = await write('employee', { destination_id: await destination(), goal: 'Пуск', routes });
    expect(rowOf(made)).toMatchObject({
      start_date: monday,
      end_date: addDays(monday, 4),
      days: 5,
      country_name: 'Россия',
      city_name: 'Казань',
      entity: 'ООО «Волга»',
    });
    expect(codes(await move('employee', rowOf(made).id, 'prepared'))).toBe('ok');
  });
});

describe('TRIP-05, TRIP-09, AMB-129: fields of a trip', () => {
  test('are read back as they were written, places by their names, and legs as an object of their own', async () => {
    const { id } = await draft(nextMonday(), { transport: 'поезд', road_days: 2 });
    expect(await read('employee', id)).toMatchObject({
      country_name: 'Россия',
      places: 'Казань',
      places_eng: 'Kazan',
      entity: 'ООО «Волга»',
      transport: 'поезд',
      road_days: 2,
      is_abroad: '0',
    });
    const legs = rowsIn(
      await by('manager', 'view.get', { object: 'btrip_route', filter: `btrip_id = ${id}` }),
    );
    expect(legs).toMatchObject([
      { sort: 1, from: 'Москва', to: 'Казань', city_name: 'Казань', country_name: 'Россия' },
      { sort: 2, from: 'Казань', to: 'Москва' },
    ]);
  });

  test.each([
    ['country_id', 'country', 'code', 'RU'],
    ['city_id', 'city', 'code', 'KZN'],
    ['currency_id', 'currency', 'code', 'RUB'],
  ])('%s of another company is none, in the trip and in its legs', async (field, table, column, value) => {
    const monday = nextMonday();
    const theirs = await entry(table, column, value, 'south');
    const ours = await entry(table, column, value);
    await refused(
      async () => write('employee', await kazan(monday, { [field]: theirs })),
      [`${field} field/wrong`],
    );
    expect(codes(await write('employee', await kazan(monday, { [field]: ours })))).toBe('ok');
    if (field === 'currency_id') return;
    const routes = (of: number) => [leg(monday, addDays(monday, 4), 'Москва', 'Кострома', { [field]: of })];
    await refused(
      async () => write('employee', await kazan(monday, { routes: routes(theirs) })),
      [`routes.0.${field} field/wrong`],
    );
    expect(codes(await write('employee', await kazan(monday, { routes: routes(ours) })))).toBe('ok');
  });

  test('what the portal owns is nobody’s to write', async () => {
    for (const field of ['is_abroad', 'advance_typed', 'per_diem_days', 'places'])
      await refused(
        async () => write('employee', await kazan(nextMonday(), { [field]: '1' })),
        'unknown_field',
      );
  });

  test.each([
    ['advance_amount', '-1', 'money/negative'],
    ['tickets', '1234567890123', 'money/too-big'],
    ['lodging_per_night', '10,505', 'money/too-many-decimals'],
    ['road_days', 6, 'btrip/days-outside'],
    ['worked_days_off', 1, 'btrip/days-outside'],
  ])('%s of %s is refused', async (field, value, code) => {
    const monday = nextMonday();
    await refused(
      async () => write('employee', await kazan(monday, { [field]: value })),
      [`${field} ${code}`],
    );
  });
});

describe('TRIP-07, AMB-123: the starting point', () => {
  test('fills the first beginning and the last end that are empty, and no other', async () => {
    const monday = nextMonday();
    const routes = [
      leg(monday, addDays(monday, 2), '', 'Казань'),
      leg(addDays(monday, 2), addDays(monday, 4), 'Казань', ''),
    ];
    await withParameter('btrip_starting_point', 'Самара', async () => {
      const { id } = await draft(monday, { routes });
      expect(await legsOf(id)).toMatchObject([
        { from: 'Самара', to: 'Казань' },
        { from: 'Казань', to: 'Самара', city_id: await entry('city', 'code', 'KUF') },
      ]);
      const said = await draft(nextMonday());
      expect((await legsOf(said.id)).map(({ from, to }) => [from, to])).toEqual([
        ['Москва', 'Казань'],
        ['Казань', 'Москва'],
      ]);
    });
    const { id } = await draft(monday, { routes });
    await refused(
      () => move('employee', id, 'prepared'),
      ['routes.0.from field/required', 'routes.1.to field/required'],
    );
  });

  test('is the office of the person where the company names none, and not that of who writes', async () => {
    const monday = nextMonday();
    const routes = [leg(monday, addDays(monday, 4), '', 'Казань')];
    const seated = (name: Name, place: string) =>
      world.company.db.query('update "employee" set "location" = $2 where "id" = $1', [
        world.company.people[name].employee_id,
        place,
      ]);
    await seated('employee', 'Тверь');
    await seated('hr', 'Псков');
    try {
      const { id } = await draft(monday, { routes });
      expect(await legsOf(id)).toMatchObject([{ from: 'Тверь', to: 'Казань' }]);
      expect(codes(await edit('hr', id, { routes }))).toBe('ok');
      expect(await legsOf(id)).toMatchObject([{ from: 'Тверь' }]);
    } finally {
      for (const name of ['employee', 'hr'] as const) await seated(name, '');
    }
  });
});

describe('TRIP-08, AMB-123: days off on the road', () => {
  const overWeekend = async (monday: Day, more: object = {}) =>
    draft(monday, {
      end_date: addDays(monday, 6),
      routes: [leg(monday, addDays(monday, 6), 'Москва', 'Казань')],
      ...more,
    });

  test('are agreed to before it is sent, where the parameter asks; moved days are agreed to anew', async () => {
    await withParameter('check_btrip_onholiday', '1', async () => {
      const monday = nextMonday();
      const { id } = await overWeekend(monday);
      await refused(() => move('employee', id, 'prepared'), ['holiday_agreed btrip/consent-needed']);
      expect(rowOf(await edit('employee', id, { holiday_agreed: '1' })).holiday_agreed).toBe('1');
      expect(rowOf(await edit('employee', id, { end_date: addDays(monday, 5) })).holiday_agreed).toBe('0');
      await refused(() => move('employee', id, 'prepared'), ['holiday_agreed btrip/consent-needed']);
      expect(codes(await edit('employee', id, { holiday_agreed: '1' }))).toBe('ok');
      expect(codes(await move('employee', id, 'prepared'))).toBe('ok');
      const weekdays = await draft(nextMonday());
      expect(codes(await move('employee', weekdays.id, 'prepared'))).toBe('ok');
    });
  });

  test('are nobody’s question without the parameter', async () => {
    const { id } = await overWeekend(nextMonday());
    expect(codes(await move('employee', id, 'prepared'))).toBe('ok');
  });

  test('with btrip_date_disable, dates of a trip that was turned down are changed by hr, not by its person', async () => {
    const monday = nextMonday();
    const { id } = await draft(monday);
    await withParameter('btrip_date_disable', '1', async () => {
      expect(codes(await edit('employee', id, { comments: 'черновик', end_date: addDays(monday, 4) }))).toBe(
        'ok',
      );
      expect(codes(await move('employee', id, 'prepared'))).toBe('ok');
      expect(codes(await move('manager', id, 'declined', { comments: 'рано' }))).toBe('ok');
      const later = { end_date: addDays(monday, 3) };
      await refused(() => edit('employee', id, later), ['end_date btrip/dates-fixed']);
      expect(codes(await edit('employee', id, { goal: 'Пуск' }))).toBe('ok');
      expect(rowOf(await edit('hr', id, later)).end_date).toBe(later.end_date);
    });
    expect(codes(await edit('employee', id, { end_date: addDays(monday, 4) }))).toBe('ok');
  });
});

describe('per diem and the advance', () => {
  const perDiem = async (id: number) =>
    JSON.parse(String((await read('employee', id)).per_diem_days)) as {
      place: string;
      days: number;
      sum: string;
    }[];

  test('are counted at home by days, and proposed with nights and tickets', async () => {
    const { id, advance_amount } = await draft(nextMonday(), {
      lodging_per_night: '4000',
      tickets: '8 300,50',
    });
    expect(advance_amount).toBe('27800.5');
    expect(await perDiem(id)).toMatchObject([
      { place: 'Казань', days: 2, sum: '1400', rate: '700', currency: 'RUB' },
      { place: 'Москва', days: 3, sum: '2100' },
    ]);
  });

  test('are counted abroad by its rate, and the day of return at home', async () => {
    const monday = nextMonday();
    const { id, advance_amount, is_abroad } = await draft(monday, {
      country_id: await country('KZ'),
      routes: [
        leg(monday, addDays(monday, 4), 'Москва', 'Алматы'),
        leg(addDays(monday, 4), addDays(monday, 4), 'Алматы', 'Москва'),
      ],
    });
    expect(is_abroad).toBe('1');
    expect(await perDiem(id)).toMatchObject([
      { place: 'Алматы', days: 4, sum: '10000' },
      { place: 'Москва', days: 1, sum: '700' },
    ]);
    expect(advance_amount).toBe('10700');
  });

  test('typed, the advance stays; emptied, the proposed one is back', async () => {
    const { id } = await draft(nextMonday());
    expect(rowOf(await edit('employee', id, { advance_amount: '20 000' }))).toMatchObject({
      advance_amount: '20000',
      advance_typed: '1',
    });
    expect(rowOf(await edit('employee', id, { tickets: '5000' })).advance_amount).toBe('20000');
    expect(rowOf(await edit('employee', id, { advance_amount: '' }))).toMatchObject({
      advance_amount: '8500',
      advance_typed: '0',
    });
  });

  test('a day that no rate pays is told to whoever sends the trip, and the sending waits until it was read', async () => {
    const monday = nextMonday();
    const { db, clients } = world.company;
    const { id } = await draft(monday);
    await db.query(`delete from "perdiem_rate" where "client_id" = $1 and "place" = 'home'`, [clients.north]);
    try {
      await refused(() => move('employee', id, 'prepared'), ['routes btrip/no-per-diem']);
      expect(codes(await move('employee', id, 'prepared', { seen: ['btrip/no-per-diem'] }))).toBe('ok');
    } finally {
      await db.query(
        `insert into "perdiem_rate" ("client_id", "place", "amount", "currency_code", "date_from")
         values ($1, 'home', 700, 'RUB', '2008-01-01')`,
        [clients.north],
      );
    }
  });
});

describe('the facts of a trip that is being written', () => {
  const facts = async (name: Name, values: object, more: object = {}) =>
    by(name, 'document.facts', { object: 'btrip', values, ...more });
  const placesOf = ({ result }: Answer): string[] => {
    const told = (result?.data ?? {}) as { trip_rates?: { cities: { name: string }[] } };
    return (told.trip_rates?.cities ?? []).map(({ name }) => name);
  };

  test('are those of the legs as the form has them, kept or not', async () => {
    const routes = [{ from: 'Москва', to: 'казань' }];
    expect(placesOf(await facts('employee', { routes }))).toEqual(['Казань']);
    const { id } = await draft(nextMonday());
    const [first, second] = await legsOf(id);
    const written = { routes: [{ id: first?.id, city_id: null, to: 'Perm' }, second, { to: 'Сочи' }] };
    expect(placesOf(await facts('employee', written, { id })).toSorted()).toEqual([
      'Казань',
      'Москва',
      'Пермь',
      'Сочи',
    ]);
  });

  test('of legs that are none are those of no legs', async () => {
    for (const routes of ['Казань', [null, 7, 'Казань', { to: 5 }], { to: 'Казань' }])
      expect([routes, placesOf(await facts('employee', { routes }))]).toEqual([routes, []]);
  });

  test('of somebody else’s trip are told to nobody who may not make one', async () => {
    const { employee_id } = world.company.people.employee;
    expect(outcome(await facts('manager', { employee_id }))).toBe('ok');
    expect(outcome(await facts('employee2', { employee_id }))).not.toBe('ok');
    const { id } = await draft(nextMonday());
    expect(outcome(await facts('stranger', {}, { id }))).toBe('not_found');
  });
});

describe('another absence on the days', () => {
  test('keeps the person and their manager from sending; hr sends after a warning', async () => {
    const monday = nextMonday();
    const sent = await draft(monday);
    expect(codes(await move('employee', sent.id, 'prepared'))).toBe('ok');
    const second = await draft(monday);
    await refused(() => move('employee', second.id, 'prepared'), ['start_date document/overlap']);
    const { employee_id } = world.company.people.employee;
    const byManager = rowOf(await write('manager', await kazan(monday, { employee_id })));
    await refused(() => move('manager', byManager.id, 'prepared'), ['start_date document/overlap']);
    const byHr = rowOf(await write('hr', await kazan(monday, { employee_id })));
    const unread = await move('hr', byHr.id, 'prepared');
    expect([outcome(unread), codes(unread)]).toEqual(['warnings_unseen', ['start_date document/overlap']]);
    expect(codes(await move('hr', byHr.id, 'prepared', { seen: ['document/overlap'] }))).toBe('ok');
  });

  test('of somebody else is none', async () => {
    const monday = nextMonday();
    for (const name of ['employee', 'employee2'] as const) {
      const { id } = rowOf(await write(name, await kazan(monday)));
      expect([name, codes(await move(name, id, 'prepared'))]).toEqual([name, 'ok']);
    }
  });
});

describe('the person’s own home office on the days', () => {
  /** A reader's row of the list of all families, by the number in a refusal. */
  const found = async (name: Name, number: unknown): Promise<Stored | undefined> =>
    rowsIn(await by(name, 'view.get', { object: 'document', filter: `number in ('${number}')` }))[0];
  const back = (name: Name, row: Stored, workflow_id: unknown) =>
    by(name, 'table.add', {
      object: 'document_status',
      data: [{ object_id: 'homeoffice', registrator_id: row.id, workflow_id, status_id: 'draft', seen: [] }],
    });

  test('is named by its number, taken back by its person alone, and then the trip goes', async () => {
    const monday = nextMonday();
    const period = { start_date: monday, end_date: addDays(monday, 2) };
    const home = rowOf(
      await by('employee', 'table.add', {
        object: 'homeoffice',
        begin: true,
        data: [{ ...period, address: 'Москва, Лесная ул., 12' }],
      }),
    );
    const send = (home.steps as unknown as { id: number; next_status_id: string }[]).find(
      ({ next_status_id }) => next_status_id === 'prepared',
    );
    const sent = await by('employee', 'table.add', {
      object: 'document_status',
      data: [
        {
          object_id: 'homeoffice',
          registrator_id: home.id,
          workflow_id: send?.id,
          status_id: 'prepared',
          seen: [],
        },
      ],
    });
    expect(codes(sent)).toBe('ok');
    const { id } = await draft(monday);
    const answer = await move('employee', id, 'prepared');
    expect(codes(answer)).toEqual(['start_date document/overlap']);
    const number = answer.error?.data.fields?.[0]?.values?.number;

    const row = await found('employee', number);
    const steps = row?.steps as unknown as { id: number; reject: string; business_role: string }[];
    const withdrawal = steps.find((step) => step.reject === '1' && step.business_role === 'employee');
    expect(row?.id).toBe(home.id);
    for (const name of ['employee2', 'stranger'] as const) expect(await found(name, number)).toBeUndefined();
    if (!row) throw new Error('the home office is not found');
    for (const name of ['employee2', 'manager', 'hr', 'stranger'] as const)
      await refused(() => back(name, row, withdrawal?.id), expect.any(String));
    expect(codes(await back('employee', row, withdrawal?.id))).toBe('ok');
    expect(codes(await move('employee', id, 'prepared'))).toBe('ok');
  });
});

describe('legs on the wire', () => {
  const many = (monday: Day, count: number) =>
    Array.from({ length: count }, (_, index) =>
      leg(monday, index === count - 1 ? addDays(monday, 4) : monday, 'Москва', 'Казань'),
    );

  test('are fifty at most', async () => {
    const monday = nextMonday();
    const { id } = await draft(monday, { routes: many(monday, 50) });
    expect(await legsOf(id)).toHaveLength(50);
    await refused(() => edit('employee', id, { routes: many(monday, 51) }), ['routes lines/too-many']);
  });

  test('of another trip are none of this one, one’s own or anybody’s, and are not written by themselves', async () => {
    const [mine, other] = [await draft(nextMonday()), await draft(nextMonday())];
    const foreign = rowOf(await write('employee2', await kazan(nextMonday())));
    for (const of of [await legsOf(other.id), await legsOf(foreign.id, 'employee2')])
      await refused(
        () => edit('employee', mine.id, { routes: [{ id: of[0]?.id, to: 'Пермь' }] }),
        ['routes.0.id field/wrong'],
      );
    const [own] = await legsOf(mine.id);
    expect(codes(await edit('employee', mine.id, { routes: [{ id: own?.id, to: 'Пермь' }] }))).toBe('ok');
    for (const method of ['add', 'edit', 'del'])
      await refused(
        () =>
          by('employee', `table.${method}`, { object: 'btrip_route', data: [{ id: own?.id, to: 'Омск' }] }),
        'access_denied',
      );
  });

  test('are written by one of two editors; the other is told, and can send again what is there now', async () => {
    const { id } = await draft(nextMonday());
    const { updated_at, routes } = await read('employee', id);
    const [first, second] = routes as Stored[];
    const hosts = (a: string) => ({ updated_at, routes: [{ ...first, entity: a }, second] });
    const answers = await Promise.all([
      edit('employee', id, hosts('первый')),
      edit('manager', id, hosts('второй')),
    ]);
    const outcomes = answers.map(codes);
    expect(outcomes.toSorted()).toEqual(['edited_by_another', 'ok']);
    const [leg_] = await legsOf(id);
    expect(leg_?.entity).toBe(outcomes[0] === 'ok' ? 'первый' : 'второй');
    const { updated_at: now } = await read('employee', id);
    expect(codes(await edit('employee', id, { ...hosts('третий'), updated_at: now }))).toBe('ok');
  });

  test('leave their changes in the audit of the trip, each by its line', async () => {
    const { id } = await draft(nextMonday());
    const [first, second] = await legsOf(id);
    await edit('employee', id, {
      routes: [
        { id: first?.id, to: 'Пермь' },
        { id: second?.id, from: 'Пермь' },
      ],
    });
    const { rows } = await world.company.db.query<{ detail: string }>(
      `select "detail"::text from "audit" where "stream" = $1 and "action" = 'table.edit' order by "seq" desc limit 1`,
      [`document:${id}`],
    );
    const changes = JSON.parse(rows[0]?.detail ?? '{}').routes as { id: number; was: object; is: object }[];
    expect(changes).toMatchObject([
      { id: first?.id, was: { to: 'Казань' }, is: { to: 'Пермь' } },
      { id: second?.id, was: { from: 'Казань' }, is: { from: 'Пермь' } },
    ]);
  });
});

describe('what is signed of a trip', () => {
  /** A draft of two legs that may swap, and one of which may go. */
  const onOneDay = async () => {
    const day = nextMonday();
    const routes = [leg(day, day, 'Москва', 'Тверь'), leg(day, day, 'Тверь', 'Клин')];
    return draft(day, { end_date: day, routes });
  };
  const shownOf = async (id: number) => {
    const steps = (await read('employee', id)).steps as unknown as { id: number; next_status_id: string }[];
    const workflow_id = steps.find(({ next_status_id }) => next_status_id === 'prepared')?.id;
    const answer = await by('employee', 'sign.prepare', { object_id: 'btrip', document_id: id, workflow_id });
    return String((answer.result as { intent_id?: string } | undefined)?.intent_id);
  };

  test('has its legs: one that was changed, moved or removed meanwhile is not what was shown', async () => {
    await introduceSigning(world, { party: 'employee', object_id: 'btrip' });
    await signsWith(world, 'employee', '1');
    try {
      const changes: ((legs: Stored[]) => object[])[] = [
        ([first, second]) => [{ id: first?.id, entity: 'Другой завод' }, { id: second?.id }],
        ([first, second]) => [{ id: second?.id }, { id: first?.id }],
        ([first]) => [{ id: first?.id }],
      ];
      for (const change of changes) {
        const { id } = await onOneDay();
        const intent = await shownOf(id);
        expect(codes(await edit('employee', id, { routes: change(await legsOf(id)) }))).toBe('ok');
        await refused(() => stamp(world, 'employee', intent), 'document_changed');
      }
      const { id } = await onOneDay();
      const intent = await shownOf(id);
      const legs = await legsOf(id);
      expect(codes(await stamp(world, 'employee', intent))).toBe('ok');
      await refused(() => edit('hr', id, { routes: legs }), 'not_editable');
    } finally {
      await world.company.db.query(`delete from "signature_policy" where "object_id" = 'btrip'`);
    }
  });
});

describe('rights of a trip', () => {
  test('its person, the manager, reviewers, hr and accountants read it and its legs; strangers do not', async () => {
    const { id } = await draft(nextMonday());
    const sees = async (name: Name) => {
      const [found, legs] = await Promise.all([
        by(name, 'view.get', { object: 'btrip', filter: `id = ${id}`, with: 'routes' }),
        by(name, 'view.get', { object: 'btrip_route', filter: `btrip_id = ${id}` }),
      ]);
      return [rowsIn(found).length, rowsIn(legs).length];
    };
    for (const name of ['employee', 'manager', 'reviewer', 'hr', 'accountant'] as const)
      expect([name, await sees(name)]).toEqual([name, [1, 2]]);
    for (const name of ['employee2', 'manager2', 'candidate', 'stranger', 'stranger_hr'] as const)
      expect([name, await sees(name)]).toEqual([name, [0, 0]]);
  });

  test('who reads it does not write its legs for that', async () => {
    const { id } = await draft(nextMonday());
    const [line] = await legsOf(id);
    const change = { routes: [{ id: line?.id, to: 'Омск' }] };
    for (const name of ['reviewer', 'accountant'] as const)
      await refused(() => edit(name, id, change), 'not_editable');
    for (const name of ['employee2', 'stranger', 'stranger_hr'] as const)
      await refused(() => edit(name, id, change), 'not_found');
    expect(codes(await edit('manager', id, change))).toBe('ok');
  });

  test('it is sent by its person, agreed by the manager, taken on by accountants and by nobody else', async () => {
    const { id } = await draft(nextMonday());
    await refused(() => move('reviewer', id, 'prepared'), 'no_workflow_step');
    const path: [Name, string][] = [
      ['employee', 'prepared'],
      ['manager', 'agreed'],
      ['reviewer', 'approved'],
      ['accountant', 'processed'],
      ['accountant', 'closed'],
    ];
    for (const [name, to] of path) expect([to, codes(await move(name, id, to))]).toEqual([to, 'ok']);
    await refused(async () => edit('employee', id, { goal: 'Иная' }), 'not_editable');
  });
});
