import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ParameterChange, ParameterList, ParameterShown } from '../../lib/rpc/parameters.ts';
import { PARAMETERS } from '../../lib/settings/parameters.data.ts';
import { expectAccessible } from './support/accessible.ts';
import { deskOf } from './support/desk.ts';
import { documentPage, isOff } from './support/document.ts';
import { PEOPLE } from './support/people.ts';
import { type Shown, showPage } from './support/show.tsx';
import { plain, textOf } from './support/text.ts';
import { type Params, Refusal } from './support/transport.ts';
import { wordsIn } from './support/words.ts';

const { admin, hr } = PEOPLE;
const CODE = 'vacation_validate_forbidden_period';
const OTHER = 'vacation_validate_forbidden_period_wdays';
const FIXED = 'auto_logout_time';
const ORGANIZATIONS = [
  { id: 1, name: 'ООО «Ромашка»', name_eng: 'Romashka LLC' },
  { id: 2, name: 'ООО «Василёк»', name_eng: 'Vasilek LLC' },
];
const [ru, en] = [wordsIn('ru'), wordsIn('en')];
const BY = { who: admin.name, who_eng: admin.name_eng };

type Kept = Params & { id: number; code: string; value: string };

/** What keeps parameters: of all, of organizations, and those to come, with their history. */
const parametersDesk = () => {
  const desk = deskOf({ parameter: [], parameter_override: [], parameter_schedule: [] }, admin);
  const changes: (ParameterChange & { code: string })[] = [];
  const rows = (object: string, code: string) =>
    ((desk.tables[object] ?? []) as Kept[]).filter((row) => row.code === code);
  const note = (code: string, was: string | null, became: string) => {
    const moment = new Date().toISOString();
    const change = { organization_id: null, starts_on: null, moment, ...BY, was, became };
    changes.unshift({ id: changes.length + 1, code, ...change });
  };
  const shown = (code: typeof CODE | typeof OTHER | typeof FIXED): ParameterShown => {
    const { default: shipped, group, type } = PARAMETERS[code];
    const [record] = rows('parameter', code);
    const [last] = changes.filter((change) => change.code === code);
    const words = { does: '', does_eng: '', example: '', example_eng: '', awaited: '', awaited_eng: '' };
    return {
      code,
      group,
      type,
      default: shipped,
      min: 0,
      max: null,
      fraction: false,
      unit: null,
      choices: null,
      holds: null,
      title: ru(`parameter.title.${code}`),
      title_eng: en(`parameter.title.${code}`),
      ...words,
      where: '',
      where_eng: '',
      judges: code !== FIXED,
      by_organization: code !== FIXED,
      id: record?.id ?? null,
      updated_at: (record?.updated_at as string | undefined) ?? null,
      value: record?.value ?? '',
      changed: record !== undefined && record.value !== shipped,
      last: last ? { moment: last.moment, ...BY } : null,
      overrides: rows('parameter_override', code).map((row) => ({
        ...row,
        organization_id: Number(row.organization_id),
        updated_at: '',
      })),
      scheduled: rows('parameter_schedule', code).map((row) => ({
        ...row,
        organization_id: null,
        starts_on: String(row.starts_on),
        refused: '',
        refused_eng: '',
        ...BY,
      })),
    };
  };
  const { 'table.add': add, 'table.edit': edit } = desk.answers;
  const answers = {
    ...desk.answers,
    'view.get': () => undefined,
    'dictionary.describe': () => ({ data: { name: 'parameters' } }),
    'parameter.list': (): { data: ParameterList } => ({
      data: {
        parameters: ([FIXED, CODE, OTHER] as const).map((code) => shown(code)),
        options: {},
        organizations: ORGANIZATIONS,
      },
    }),
    'parameter.history': ({ code }: Params) => ({ data: changes.filter((change) => change.code === code) }),
    'parameter.preview': ({ value }: Params) => {
      if (!/^\d+$/.test(String(value))) {
        const [message, message_eng] = [ru('rules.parameter.number'), en('rules.parameter.number')];
        throw new Refusal('validation', [{ field: 'value', code: 'parameter/number', message, message_eng }]);
      }
      const held = Number(value) > 0;
      const first = { id: 1, object_id: 'vacation', number: 'ОТ-000001', day: null };
      const data = {
        judged: true,
        looked: 3,
        more: false,
        refused: held ? 1 : 0,
        unsent: 0,
        first: held ? [{ ...first, employee_name: null, employee_name_eng: null }] : [],
      };
      return { data };
    },
    'table.add': (params: Params) => {
      const [row] = params.data as Kept[];
      if (row && params.object === 'parameter') note(row.code, null, row.value);
      return add?.({ ...params, data: [{ ...row, updated_at: new Date().toISOString() }] });
    },
    'table.edit': (params: Params) => {
      const [row] = params.data as Kept[];
      const before = desk.kept(String(params.object), row?.id ?? 0) as Kept | undefined;
      if (row && before && params.object === 'parameter') note(before.code, before.value, row.value);
      return edit?.(params);
    },
  };
  return { desk, answers };
};

/** The screen of parameters, and one of them in it. */
const parameterPage = (shown: Shown, code: string) => {
  const { says, user } = shown;
  const found = () => document.querySelector<HTMLElement>(`[data-parameter=${code}]`);
  const row = () => {
    const there = found();
    if (!there) throw new Error(`${code} is not in sight.`);
    return there;
  };
  const button = (key: string, values: Record<string, string> = {}) =>
    within(row()).queryByRole('button', {
      name: (name: string) => name.startsWith(plain(says(`settings.${key}`, values))),
    });
  const value = () =>
    within(row()).getByRole<HTMLInputElement>('textbox', { name: ru(`parameter.title.${code}`) });
  const { fill } = documentPage(shown);
  return {
    found,
    row,
    button,
    value,
    press: async (key: string, values: Record<string, string> = {}) =>
      user.click(await waitFor(() => button(key, values) ?? Promise.reject(new Error(key)))),
    type: (text: string) => fill(value(), text),
    search: async (words: string) => {
      const main = within(await screen.findByRole('main'));
      await fill(await main.findByRole('searchbox'), words);
      await waitFor(() => row());
    },
    tells: (key: string, values: Record<string, string> = {}) =>
      waitFor(() => expect(textOf(row())).toContain(plain(says(`settings.${key}`, values)))),
    holds: (text: string) => waitFor(() => expect(value().value).toBe(text)),
    /** Presses once it is known what follows from the value. */
    apply: async (key = 'apply') => {
      await waitFor(() => expect(isOff(button(key) as HTMLElement)).toBe(false));
      await user.click(button(key) as HTMLElement);
      await waitFor(() => expect(button(key)).toBeNull());
    },
  };
};

test('ROUTE-140: a parameter is found by what it does, shows whom it would hold up, is kept and taken back', async () => {
  const { desk, answers } = parametersDesk();
  const before = await showPage('/portal/parameters', { who: admin, answers });
  const { says } = before;
  const typed = parameterPage(before, CODE);
  await waitFor(() => expect(document.querySelector(`[data-parameter=${FIXED}]`)).not.toBeNull());
  expect(typed.found()).toBeNull();
  await typed.search(says(`parameter.title.${CODE}`));
  await expectAccessible(screen.getByRole('main'));

  await typed.type('soon');
  await typed.tells('apply');
  await waitFor(() => expect(textOf(typed.row())).toContain(plain(says('rules.parameter.number'))));
  expect(isOff(typed.button('apply') as HTMLElement)).toBe(true);
  await before.user.type(typed.value(), '{Escape}');
  await waitFor(() => expect(typed.button('apply')).toBeNull());
  expect(typed.value().value).toBe('0');

  await typed.type('365');
  await waitFor(() => expect(textOf(within(typed.row()).getByRole('status'))).toContain('ОТ-000001'));
  await expectAccessible(screen.getByRole('main'));
  expect(desk.tables.parameter).toEqual([]);
  const shown = await before.reload();
  const { row, value, search, type, apply, press, tells, holds } = parameterPage(shown, CODE);
  await search(CODE);
  expect(value().value).toBe('0');

  await type('365');
  await apply();
  await tells('changed_from', { shipped: '0' });
  expect(desk.tables.parameter).toMatchObject([{ code: CODE, value: '365' }]);
  await press('history');
  const changes = () => within(row()).queryAllByRole('listitem');
  await waitFor(() => expect(changes()).toHaveLength(1));
  await shown.user.click(within(changes()[0] as HTMLElement).getByRole('button'));
  await holds('0');
  await apply();
  await tells('shipped', { shipped: '0' });
  await waitFor(() => expect(changes()).toHaveLength(2));
});

test('ROUTE-141, ROUTE-142: a parameter is given to one organization, and to all from a day on', async () => {
  const { desk, answers } = parametersDesk();
  const shown = await showPage('/portal/parameters', { who: admin, answers });
  const { says, user } = shown;
  const scope = async (at: number) => {
    const group = await screen.findByRole('group', { name: says('settings.scope.label') });
    await user.click(within(group).getAllByRole('button')[at] as HTMLElement);
  };
  const list = (key: string) => within(row()).queryByRole('list', { name: says(`settings.${key}`) });
  const fixed = parameterPage(shown, FIXED);
  const { row, type, value, apply, press, search, tells, holds } = parameterPage(shown, OTHER);

  await scope(2);
  await fixed.search(FIXED);
  await fixed.tells('scope.fixed');
  expect(within(fixed.row()).queryByRole('textbox')).toBeNull();
  await search(OTHER);
  await tells('scope.as_all');
  await type('12');
  await expectAccessible(screen.getByRole('main'));
  await apply();
  await tells('scope.own', { all: '0' });
  expect(desk.tables.parameter_override).toMatchObject([{ code: OTHER, organization_id: 2, value: '12' }]);

  await scope(0);
  await holds('0');
  await waitFor(() => expect(textOf(list('scope.differs'))).toMatch(/: 12$/));
  await user.click(within(list('scope.differs') as HTMLElement).getByRole('button'));
  await holds('12');
  await press('scope.take_back', { value: '0' });
  await apply();
  await tells('scope.as_all');
  expect(desk.tables.parameter_override).toEqual([]);

  await scope(0);
  await holds('0');
  await type('21');
  await press('later.begin');
  await expectAccessible(screen.getByRole('main'));
  await apply('later.put');
  await waitFor(() => expect(textOf(list('later.pending'))).toContain('21'));
  expect(value().value).toBe('0');
  await user.click(within(list('later.pending') as HTMLElement).getByRole('button'));
  await waitFor(() => expect(list('later.pending')).toBeNull());
  expect(desk.tables.parameter_schedule).toEqual([]);
});

test('ROUTE-140: nobody else sees the parameters', async () => {
  const { says } = await showPage('/portal/parameters', { who: hr });
  expect(textOf(await screen.findByRole('heading', { level: 1 }))).toBe(says('shell.no_access'));
});
