import { describe, expect, test } from 'vitest';
import { rowsAddress } from '../../../components/lists/rows-address.ts';
import { eitherOf, listsOneOf, oneOf, oneOfIds } from '../../../components/lists/rows-choices.ts';
import { eq } from '../../../lib/filter/filter.ts';
import { matches } from '../../../lib/filter/matches.ts';
import { parseFilter } from '../../../lib/filter/parse.ts';

const ADDRESS = rowsAddress({
  searched: ['name', 'login'],
  choices: {
    kind: oneOf('kind', ['root', 'leaf']),
    organization: oneOfIds('organization_id'),
    state: eitherOf({ on: eq('disabled', '0'), off: eq('disabled', '1') }),
    role: listsOneOf('roles', ['manager', 'hr']),
  },
  sorts: { name: 'name', when: 'date_to' },
  opens: 'row',
});
const { usual } = ADDRESS;

/** Rows of a sample that a state lets through. */
const found = <Row extends Record<string, string | number>>(
  filter: string | undefined,
  rows: readonly Row[],
) => {
  const parsed = parseFilter(filter ?? '');
  if (!parsed.ok) throw new Error(`${filter} is no filter`);
  return rows.filter(
    (row) => parsed.value === undefined || parsed.value === null || matches(parsed.value, row),
  );
};

describe('the address of a table of rows', () => {
  test('says everything the table shows, and leaves out what is as usual', () => {
    const state = {
      ...usual,
      search: 'анна',
      chosen: { ...usual.chosen, kind: ['root', 'leaf'], state: ['off'] },
      sort: 'when',
      desc: true,
      page: 3,
      size: 50,
      open: 17,
    };
    const said = ADDRESS.written(usual, state);
    expect(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== ''))).toEqual({
      search: 'анна',
      kind: 'root,leaf',
      state: 'off',
      sort: 'when',
      desc: '1',
      page: '3',
      size: '50',
      row: '17',
    });
    expect(ADDRESS.read(new URLSearchParams(said))).toEqual(state);
    expect(Object.values(ADDRESS.written(state, usual)).join('')).toBe('');
  });

  test('counts what is broken in it as not there', () => {
    const broken =
      "page=-1&size=x&sort=password&desc=1&row=1e9&view=none&kind=,,&role=god&state=toString&organization=1' or 1=1";
    expect(ADDRESS.read(new URLSearchParams(broken))).toEqual(usual);
  });

  test('begins at page one and closes the open row when other rows are asked for, and keeps the page of a row', () => {
    const third = { ...usual, page: 3, open: 5 };
    expect(ADDRESS.written(third, { search: 'a' })).toMatchObject({ page: '', row: '' });
    expect(ADDRESS.written(third, { size: 50 })).toMatchObject({ page: '', size: '50' });
    expect(ADDRESS.written(third, { page: 4 })).toMatchObject({ page: '4', row: '' });
    expect(ADDRESS.written(third, { open: 6 })).toMatchObject({ page: '3', row: '6' });
    expect(ADDRESS.written(third, { open: null })).toMatchObject({ page: '3', row: '' });
  });

  test('of two tables on one page has names of its own, and knows only its own views', () => {
    const orders = rowsAddress({
      prefix: 'orders-',
      views: { open: eq('state', 'asked'), all: eq('id', 1) },
    });
    const state = orders.read(new URLSearchParams('page=2&orders-page=3&orders-view=all'));
    expect(state).toMatchObject({ page: 3, view: 'all' });
    expect(orders.written(state, {})).toMatchObject({ 'orders-view': 'all' });
    expect(Object.keys(orders.written(state, {})).every((name) => name.startsWith('orders-'))).toBe(true);
    expect(orders.read(new URLSearchParams('orders-view=none')).view).toBe('open');
    expect(orders.filter(state)).toBe('id = 1');
    expect(orders.isNarrowed(state)).toBe(false);
  });
});

describe('the filter of a table of rows', () => {
  const chosen = (patch: Record<string, string[]>) =>
    ADDRESS.filter({ ...usual, chosen: { ...usual.chosen, ...patch } });

  test('is none where nothing narrows it, and what the list always asks for stays', () => {
    expect(ADDRESS.filter(usual)).toBeUndefined();
    expect(ADDRESS.filter(usual, eq('employee_id', 5))).toBe('employee_id = 5');
    const both = ADDRESS.filter({ ...usual, search: 'x' }, eq('employee_id', 5));
    const rows = [
      { employee_id: 5, name: 'x', login: '' },
      { employee_id: 6, name: 'x', login: 'x' },
    ];
    expect(found(both, rows)).toEqual(rows.slice(0, 1));
  });

  test('takes what is searched for as words, never as a pattern', () => {
    expect(ADDRESS.filter({ ...usual, search: ' 50%_ ' })).toContain(String.raw`%50\%\_%`);
    expect(ADDRESS.filter({ ...usual, search: '   ' })).toBeUndefined();
  });

  test('takes only what is an id for one', () => {
    const said = ADDRESS.read(new URLSearchParams("organization=x,3,1' or 1=1"));
    expect(ADDRESS.filter(said)).toBe('organization_id in (3)');
  });

  test('of two states that exclude each other is one, or none for both', () => {
    expect(chosen({ state: ['off'] })).toBe("disabled = '1'");
    expect(chosen({ state: ['on', 'off'] })).toBeUndefined();
  });

  test('finds a word between commas, not inside another one’s name', () => {
    const rows = [
      'manager',
      'employee,manager',
      'hr,manager,reviewer',
      'gf_manager',
      'employee,gf_manager',
      '',
    ];
    const held = found(
      chosen({ role: ['manager'] }),
      rows.map((roles) => ({ roles })),
    );
    expect(held.map(({ roles }) => roles)).toEqual(rows.slice(0, 3));
  });

  test('orders by the field behind a column, and by no other', () => {
    expect(ADDRESS.order({ ...usual, sort: 'when', desc: true })).toEqual({
      orderBy: 'date_to',
      sort: 'desc',
    });
    expect(ADDRESS.order(usual)).toBeUndefined();
    expect([ADDRESS.sortable('when'), ADDRESS.sortable('constructor')]).toEqual([true, false]);
  });
});
