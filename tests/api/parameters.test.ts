import { describe, expect, test } from 'vitest';
import { addDays } from '../../lib/kernel/day.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { rowOf } from '../support/document-desk.ts';
import { NORTH } from '../support/matrix-company.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';
import { timeDesk } from '../support/time-desk.ts';

const world = shared(() => openWorld(['admin', 'employee', 'employee2', 'manager', 'hr']));
const desk = timeDesk(world, 'vacation');

const by = (who: Name, method: string, params: object): Promise<Answer> =>
  world.call(method, params, { token: world.token(who) });
const wrongIn = ({ error }: Answer): unknown =>
  error?.data.fields?.map(({ field, code }) => `${field} ${code}`);
const stored = async (code: string): Promise<string | undefined> =>
  (
    await world.company.db.query('select "value" from "parameter" where "client_id" = $1 and "code" = $2', [
      world.company.clients[NORTH],
      code,
    ])
  ).rows[0]?.value;
const idOf = async (code: string): Promise<number | undefined> =>
  Number(
    (
      await world.company.db.query('select "id" from "parameter" where "client_id" = $1 and "code" = $2', [
        world.company.clients[NORTH],
        code,
      ])
    ).rows[0]?.id,
  );
/** Keeps a parameter as its admin does: the row that there is, or a new one. */
const keep = async (code: string, value: string, who: Name = 'admin'): Promise<Answer> => {
  const id = await idOf(code);
  return id
    ? by(who, 'table.edit', { object: 'parameter', data: { id, value } })
    : by(who, 'table.add', { object: 'parameter', data: { code, value } });
};

describe('DICT-12: a parameter holds a value of its kind', () => {
  test.each([
    ['comment_length', '300', 'ten', 'value parameter/number'],
    ['auto_logout_time', '20', '0', 'value parameter/less'],
    ['hide_unread_bell', '0', 'yes', 'value parameter/flag'],
    ['locale', 'en', 'de', 'value parameter/choice'],
    ['weekly_doctype_list', 'annual', 'annual;nothing', 'value parameter/items'],
    ['external_link_crm', 'https://crm.example.org', 'crm', 'value parameter/address'],
    ['agreed_forbidden_period', '3', 'soon', 'value parameter/number'],
  ])('%s is %s, never %s', async (code, right, wrong, refused) => {
    expect(outcome(await keep(code, right))).toBe('ok');
    const answer = await keep(code, wrong);
    expect(wrongIn(answer)).toEqual([refused]);
    for (const field of answer.error?.data.fields ?? [])
      for (const said of [field.message, field.message_eng]) expect(said).toMatch(/\S{3}/);
    expect(await stored(code)).toBe(right);
    expect(outcome(await keep(code, ''))).toBe('ok');
  });

  test('one that the portal does not know is not kept', async () => {
    for (const code of ['unheard_of', 'lost_forbidden_period']) {
      const answer = await by('admin', 'table.add', { object: 'parameter', data: { code, value: '1' } });
      expect(wrongIn(answer)).toEqual(['code parameter/unknown']);
      expect(await stored(code)).toBeUndefined();
    }
  });

  test('nobody else keeps one, right or wrong', async () => {
    for (const who of ['employee', 'hr'] as const)
      for (const value of ['300', 'ten'])
        expect(outcome(await keep('comment_length', value, who))).toBe('access_denied');
  });
});

interface Shown {
  readonly code: string;
  readonly [field: string]: unknown;
}
const list = async (): Promise<{ parameters: Shown[]; options: Record<string, { value: string }[]> }> => {
  const answer = await by('admin', 'parameter.list', {});
  return answer.result?.data as never;
};
const listed = async (code: string): Promise<Shown | undefined> =>
  (await list()).parameters.find((each) => each.code === code);

describe('the list of parameters', () => {
  test('has each of them, in words of both languages, with what it may hold', async () => {
    const { parameters, options } = await list();
    const codes = parameters.map(({ code }) => code);
    expect(Object.keys(PARAMETERS).filter((code) => !codes.includes(code))).toEqual([]);
    for (const each of parameters)
      for (const field of ['title', 'title_eng', 'does', 'does_eng', 'where', 'where_eng'])
        expect([each.code, field, String(each[field]).length > 1]).toEqual([each.code, field, true]);
    const pages = parameters.find(({ code }) => code === 'comment_length');
    expect(pages).toMatchObject({
      type: 'number',
      default: '256',
      min: 1,
      max: 4000,
      unit: 'characters',
      judges: true,
    });
    expect(options.types?.map(({ value }) => value)).toContain('annual');
    const named = parameters.flatMap(({ holds }) => (typeof holds === 'string' ? [holds] : []));
    const chosen = named.filter((holds) => !['address', 'words', 'ranges'].includes(holds));
    expect(chosen.filter((holds) => (options[holds]?.length ?? 0) === 0)).toEqual([]);
  });

  test('says what was changed, by whom, and a period of a status once it has a record', async () => {
    await keep('decision_norm_workdays', '2');
    expect(await listed('decision_norm_workdays')).toMatchObject({
      value: '2',
      changed: true,
      id: await idOf('decision_norm_workdays'),
      last: { who: expect.stringMatching(/\S/), who_eng: expect.stringMatching(/\S/) },
    });
    await keep('decision_norm_workdays', '1');
    expect(await listed('decision_norm_workdays')).toMatchObject({ value: '1', changed: false });
    expect(await listed('confirmed_forbidden_period')).toBeUndefined();
    await keep('confirmed_forbidden_period', '4');
    expect(await listed('confirmed_forbidden_period')).toMatchObject({
      value: '4',
      changed: true,
      unit: 'days',
    });
    await keep('confirmed_forbidden_period', '0');
  });

  test('is for who keeps them alone', async () => {
    for (const who of ['employee', 'manager', 'hr'] as const) {
      expect(outcome(await by(who, 'parameter.list', {}))).toBe('access_denied');
      expect(outcome(await by(who, 'parameter.preview', { code: 'comment_length', value: '1' }))).toBe(
        'access_denied',
      );
    }
  });
});

describe('what a value would do to documents on their way', () => {
  const preview = async (code: string, value: string) => {
    const answer = await by('admin', 'parameter.preview', { code, value });
    return answer.result?.data as unknown as {
      judged: boolean;
      refused: number;
      unsent: number;
      first: { id: number; number: string; day: string; employee_name: string | null }[];
    };
  };
  const draft = async (who: Name, day: string, more: object = {}) =>
    rowOf(
      await desk.add(who, {
        document_type_id: await desk.typeOf('additional'),
        start_date: day,
        end_date: addDays(day, 2),
        ...more,
      }),
    );
  const daysTo = (day: string): number => (Date.parse(day) - Date.parse(desk.today)) / 86_400_000;

  test('ROUTE-140: a period names the drafts that the click then refuses, and no others', async () => {
    const near = await draft('employee', desk.freshMonday());
    const far = await draft('employee2', desk.freshMonday());
    const [days, code] = [String(daysTo(String(near.start_date))), 'vacation_validate_forbidden_period'];
    const told = await preview(code, days);
    expect(told).toMatchObject({ judged: true, refused: 1, unsent: 1 });
    // An admin reads no documents: whose it is stays unsaid.
    expect(told.first).toEqual([
      {
        id: near.id,
        object_id: 'vacation',
        number: near.number,
        day: near.start_date,
        employee_name: null,
        employee_name_eng: null,
      },
    ]);
    expect(await preview(code, '0')).toMatchObject({ judged: true, refused: 0, first: [] });
    expect(await stored(code)).not.toBe(days);

    await desk.setParameter(code, days);
    expect(outcome(await desk.move('employee', near.id, 'prepared'))).toBe('forbidden_period_by_status');
    expect(outcome(await desk.move('employee2', far.id, 'prepared'))).toBe('ok');
    // What is refused already is not refused by the value.
    expect(await preview(code, String(Number(days) + 1))).toMatchObject({ refused: 0 });
    await desk.setParameter(code, '0');
  });

  test('a sent document counts where its next step is closed, an exempt type never', async () => {
    const row = await draft('employee', desk.freshMonday());
    rowOf(await desk.move('employee', row.id, 'prepared'));
    const days = String(daysTo(String(row.start_date)));
    const before = await preview('agreed_forbidden_period', days);
    expect(before.first.map(({ id }) => id)).toContain(row.id);
    expect(before.refused).toBeGreaterThan(before.unsent);
    await desk.setParameter('forbidden_period_except_codes', 'additional');
    expect(await preview('agreed_forbidden_period', days)).toMatchObject({ refused: 0 });
    await desk.setParameter('forbidden_period_except_codes', '');
  });

  test('a comment that becomes necessary holds up what has none', async () => {
    const row = await draft('employee', desk.freshMonday());
    const silent = await preview('important_comment_doctype_list', 'additional');
    expect(silent.refused).toBeGreaterThan(0);
    rowOf(await desk.edit('employee', row.id, { comments: 'Уезжаю' }));
    expect((await preview('important_comment_doctype_list', 'additional')).refused).toBe(silent.refused - 1);
  });

  test('a parameter that no document is judged by says so; a wrong value is refused', async () => {
    expect(await preview('hide_unread_bell', '1')).toMatchObject({ judged: false, refused: 0 });
    for (const [code, value] of [
      ['comment_length', 'ten'],
      ['unheard_of', '1'],
    ])
      expect(outcome(await by('admin', 'parameter.preview', { code, value }))).toBe('validation');
  });
});
