import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { rowOf } from '../support/document-desk.ts';
import { NORTH, SOUTH } from '../support/matrix-company.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const CODE = 'vacation_validate_forbidden_period';

const world = shared(() =>
  openWorld(['admin', 'employee', 'manager', 'hr', 'stranger', 'stranger_hr', 'beta_boss']),
);
const desk = timeDesk(world, 'vacation');
beforeEach(async () => {
  await rows('delete from "parameter_override"');
  await rows('delete from "parameter_schedule"');
  await desk.setParameter(CODE, '0');
});

const rows = async (sql: string, ...values: unknown[]) => (await world.company.db.query(sql, values)).rows;
const by = (who: Name, method: string, params: object): Promise<Answer> =>
  world.call(method, params, { token: world.token(who) });
const wrongIn = ({ error }: Answer): unknown =>
  error?.data.fields?.map(({ field, code }) => `${field} ${code}`);
const alpha = (): number => world.company.organizations.alpha;
const beta = (): number => world.company.organizations.beta;

interface Listed {
  readonly parameters: {
    code: string;
    by_organization: boolean;
    value: string;
    overrides: object[];
    scheduled: object[];
  }[];
  readonly organizations: { id: number }[];
}
const list = async (): Promise<Listed> =>
  (await by('admin', 'parameter.list', {})).result?.data as unknown as Listed;

const add = (data: object, who: Name = 'admin', object = 'parameter_override') =>
  by(who, 'table.add', { object, data });
const override = (value: string, organization_id = beta(), code = CODE) =>
  add({ code, organization_id, value });
const idOf = (answer: Answer): number =>
  (answer.result as unknown as { data: { id: number }[] }).data[0]?.id ?? 0;

/** A vacation that begins soon, and what sending it answers. */
const sent = async (who: Name): Promise<{ id: number; send: () => Promise<string> }> => {
  const start_date = desk.freshMonday();
  const { id } = rowOf(
    await desk.add(who, {
      document_type_id: await desk.typeOf('additional'),
      start_date,
      end_date: addDays(start_date, 2),
    }),
  );
  return { id, send: async () => outcome(await desk.move(who, id, 'prepared')) };
};
const LONG = '3000';

describe('ROUTE-141: a parameter of one organization', () => {
  test('refuses what its people send, and nobody else’s', async () => {
    const [theirs, ours] = [await sent('stranger'), await sent('employee')];
    const made = await override(LONG);
    expect(outcome(made)).toBe('ok');
    expect(await theirs.send()).toBe('forbidden_period_by_status');
    expect(await ours.send()).toBe('ok');

    // It may as well free them of what holds for all.
    await desk.setParameter(CODE, LONG);
    expect(
      outcome(
        await by('admin', 'table.edit', {
          object: 'parameter_override',
          data: { id: idOf(made), value: '0' },
        }),
      ),
    ).toBe('ok');
    expect(await (await sent('employee')).send()).toBe('forbidden_period_by_status');
    expect(await theirs.send()).toBe('ok');

    // Taken back, they have what all have.
    const last = await sent('stranger');
    expect(
      outcome(await by('admin', 'table.del', { object: 'parameter_override', data: { id: idOf(made) } })),
    ).toBe('ok');
    expect(await last.send()).toBe('forbidden_period_by_status');
  });

  test('is what the browser of its people reads, and who keeps it sees both apart', async () => {
    await override('7');
    const read = async (who: Name): Promise<unknown> => {
      const answer = await by(who, 'view.get', {
        object: 'parameter',
        filter: `code = '${CODE}'`,
        select: 'code,value',
      });
      return (answer.result as unknown as { data: unknown[] }).data;
    };
    expect(await read('stranger')).toEqual([{ code: CODE, value: '7' }]);
    expect(await read('employee')).toEqual([{ code: CODE, value: '0' }]);
    const { parameters, organizations } = await list();
    const of = (code: string) => parameters.find((each) => each.code === code);
    expect(of(CODE)).toMatchObject({ value: '0', by_organization: true });
    expect(of(CODE)?.overrides).toMatchObject([{ organization_id: beta(), value: '7' }]);
    expect(of('auto_logout_time')).toMatchObject({ by_organization: false, overrides: [] });
    expect(organizations.map(({ id }) => id).sort()).toEqual([alpha(), beta()].sort());
  });

  test('is counted for documents of that organization alone, and what all have for the others', async () => {
    const [theirs, ours] = [await sent('stranger'), await sent('employee')];
    const named = async (more: object): Promise<number[]> => {
      const answer = await by('admin', 'parameter.preview', { code: CODE, value: LONG, ...more });
      const told = answer.result?.data as { first: { id: number }[] } | undefined;
      return told?.first.map(({ id }) => id) ?? [];
    };
    const all = await named({});
    expect(all).toContain(theirs.id);
    expect(all).toContain(ours.id);
    expect(await named({ organization_id: beta() })).toContain(theirs.id);
    expect(await named({ organization_id: beta() })).not.toContain(ours.id);
    await override('0');
    expect(await named({})).not.toContain(theirs.id);
    expect(await named({})).toContain(ours.id);
  });

  test('stands over a record of all, which is not deleted from under it', async () => {
    const code = 'prepared_forbidden_period';
    expect(outcome(await override('2', beta(), code))).toBe('ok');
    const [row] = await rows(
      'select "id", "value" from "parameter" where "client_id" = $1 and "code" = $2',
      world.company.clients[NORTH],
      code,
    );
    expect(row?.value).toBe('');
    expect(outcome(await by('admin', 'table.del', { object: 'parameter', data: { id: row?.id } }))).toBe(
      'used_elsewhere',
    );
  });

  test('is of a kind that may differ and holds a value of its kind, in an organization of the client', async () => {
    for (const [data, refused] of [
      [{ code: 'auto_logout_time', organization_id: beta(), value: '20' }, 'code parameter/same-everywhere'],
      [
        { code: 'two_factor_required_roles', organization_id: beta(), value: 'hr' },
        'code parameter/same-everywhere',
      ],
      [{ code: 'unheard_of', organization_id: beta(), value: '1' }, 'code parameter/unknown'],
      [{ code: CODE, organization_id: beta(), value: 'soon' }, 'value parameter/number'],
      [{ code: CODE, value: '3' }, 'organization_id field/required'],
      [
        { code: CODE, organization_id: world.company.organizations[SOUTH], value: '3' },
        'organization_id field/wrong',
      ],
    ] as const)
      expect([data.code, wrongIn(await add(data))]).toEqual([data.code, [refused]]);
    const made = await override('3');
    expect(wrongIn(await override('4'))).toEqual(['code field/duplicate']);
    const edited = await by('admin', 'table.edit', {
      object: 'parameter_override',
      data: { id: idOf(made), value: 'soon' },
    });
    expect(wrongIn(edited)).toEqual(['value parameter/number']);
    expect(await rows('select "value" from "parameter_override"')).toEqual([{ value: '3' }]);
  });

  test('is nobody else’s to write, to read or to ask about', async () => {
    const id = idOf(await override('3'));
    for (const who of ['employee', 'hr', 'stranger_hr', 'manager'] as const) {
      expect(outcome(await add({ code: CODE, organization_id: alpha(), value: '3' }, who))).toBe(
        'access_denied',
      );
      for (const [method, data] of [
        ['table.edit', { id, value: '9' }],
        ['table.del', { id }],
      ] as const)
        expect(outcome(await by(who, method, { object: 'parameter_override', data }))).toBe('access_denied');
      const read = await by(who, 'view.get', { object: 'parameter_override' });
      expect((read.result as unknown as { data: unknown[] }).data).toEqual([]);
      expect(outcome(await by(who, 'parameter.history', { code: CODE }))).toBe('access_denied');
    }
    expect(await rows('select "value" from "parameter_override"')).toEqual([{ value: '3' }]);
  });

  test('is told by the history of its parameter, also when it is gone', async () => {
    const id = idOf(await override('11'));
    await by('admin', 'table.edit', { object: 'parameter_override', data: { id, value: '12' } });
    await by('admin', 'table.del', { object: 'parameter_override', data: { id } });
    const answer = await by('admin', 'parameter.history', { code: CODE });
    const told = answer.result?.data as unknown as Record<string, unknown>[];
    expect(told.slice(0, 3)).toMatchObject([
      { organization_id: beta(), was: '12', became: null, who: expect.stringMatching(/\S/) },
      { organization_id: beta(), was: '11', became: '12' },
      { organization_id: beta(), was: null, became: '11' },
    ]);
  });
});

describe('ROUTE-142: a parameter from a day on', () => {
  const schedule = (data: object, who: Name = 'admin') =>
    add({ code: CODE, value: '9', ...data }, who, 'parameter_schedule');

  test('is kept for its day and judges nothing until then; it can be withdrawn', async () => {
    const starts_on = addDays(desk.today, 40);
    const made = await schedule({ value: LONG, starts_on });
    expect(outcome(made)).toBe('ok');
    expect(await (await sent('employee')).send()).toBe('ok');
    const { parameters } = await list();
    expect(parameters.find(({ code }) => code === CODE)?.scheduled).toMatchObject([
      { value: LONG, starts_on, organization_id: null, refused: '', who: expect.stringMatching(/\S/) },
    ]);
    expect(
      outcome(await by('admin', 'table.del', { object: 'parameter_schedule', data: { id: idOf(made) } })),
    ).toBe('ok');
    expect(await rows('select 1 from "parameter_schedule"')).toEqual([]);
  });

  test('begins on a day to come, once a day for each it is for, with a value of its kind', async () => {
    const starts_on = addDays(desk.today, 40);
    for (const [data, refused] of [
      [{ starts_on: desk.today }, 'starts_on parameter/past-day'],
      [{ starts_on: addDays(desk.today, -1) }, 'starts_on parameter/past-day'],
      [{}, 'starts_on field/required'],
      [{ starts_on, value: 'soon' }, 'value parameter/number'],
      [{ starts_on, code: 'unheard_of' }, 'code parameter/unknown'],
      [{ starts_on, code: 'auto_logout_time', organization_id: beta() }, 'code parameter/same-everywhere'],
    ] as const)
      expect(wrongIn(await schedule(data))).toEqual([refused]);
    expect(outcome(await schedule({ starts_on }))).toBe('ok');
    expect(outcome(await schedule({ starts_on, organization_id: beta() }))).toBe('ok');
    expect(wrongIn(await schedule({ starts_on }))).toEqual(['starts_on field/duplicate']);
    for (const who of ['employee', 'hr'] as const)
      expect(outcome(await schedule({ starts_on: addDays(starts_on, 1) }, who))).toBe('access_denied');
    expect(await rows('select count(*)::int as count from "parameter_schedule"')).toEqual([{ count: 2 }]);
  });
});
