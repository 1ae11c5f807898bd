import { describe, expect, test } from 'vitest';
import { ELEMENT_DICTIONARIES } from '../../lib/objects/elements.data.ts';
import type { DictionaryDescription } from '../../lib/rpc/dictionaries.ts';
import { ELEMENTS } from '../../prisma/seed/dictionaries/elements.data.ts';
import { seedClientDictionaries } from '../../prisma/seed/seed-dictionaries.ts';
import { NORTH } from '../support/matrix-company.ts';
import { type Answer, callAs, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { shared } from '../support/shared.ts';

const world = shared(() => openWorld(['admin', 'hr', 'employee', 'candidate', 'southerner']));
const rowsOf = async (by: Name, dictionary: string): Promise<Record<string, unknown>[]> => {
  const params = { object: 'dictionary_element', filter: `dictionary_code = '${dictionary}'` };
  return ((await callAs(world, by, 'view.get', params)).result?.data ?? []) as unknown as Record<
    string,
    unknown
  >[];
};
const add = (by: Name, fields: object) =>
  callAs(world, by, 'table.add', { object: 'dictionary_element', data: [fields] });
const wrongIn = ({ error }: Answer): unknown =>
  error?.data.fields?.map(({ field, code }) => `${field} ${code}`) ?? error?.data.reason;

describe('DICT-14: elements of dictionaries', () => {
  test.each(ELEMENT_DICTIONARIES)(
    'everybody of the staff reads $code in its order',
    async ({ code, object_id }) => {
      const rows = await rowsOf('employee', code);
      expect(rows.map((row) => row.code)).toEqual(ELEMENTS[code].map((element) => element.code));
      for (const row of rows) {
        expect(Object.keys(row)).toEqual(
          expect.arrayContaining(['description', 'description_eng', 'disabled', 'sort', 'name_eng']),
        );
        expect(row).toMatchObject({ dictionary_object_id: object_id, disabled: '0' });
      }
      expect(await rowsOf('candidate', code)).toEqual([]);
    },
  );

  test('DICT-15 to 18, 21 to 23: begin with what was proposed', async () => {
    const count = async (code: string) => (await rowsOf('hr', code)).length;
    expect(await count('BaseCompetence')).toBe(8);
    expect(await count('ScaleCompetence')).toBe(5);
    expect(await count('GradeScale')).toBe(5);
    expect((await rowsOf('hr', 'PeriodType')).map(({ code }) => code)).toEqual([
      'year',
      'half_year',
      'quarter',
    ]);
    expect((await rowsOf('hr', 'OvertimeReason')).map(({ code }) => code)).toEqual([
      'production_necessity',
      'other',
    ]);
    const details = async (code: string) =>
      (await rowsOf('hr', code)).map(({ detail }) => JSON.parse(String(detail)));
    expect((await details('HourPreset')).map(({ hours = '0' }) => hours)).toEqual(['8', '5', '0']);
    expect((await details('ShiftCode')).map(({ follow }) => follow)).toEqual([
      'Я;Я1;Я2;Я3;Я4',
      'Я;Я1;Я2;Я3;Я4',
      'Я2;Я3;Я4',
      'Я3;Я4',
      'Я3;Я4',
    ]);
  });

  test('what was changed or deleted stays so when the portal starts again', async () => {
    const [reason] = await rowsOf('hr', 'OvertimeReason');
    expect(
      outcome(
        await callAs(world, 'hr', 'table.del', { object: 'dictionary_element', data: [{ id: reason?.id }] }),
      ),
    ).toBe('ok');
    await seedClientDictionaries(world.company.db, Number(world.company.clients[NORTH]));
    expect((await rowsOf('hr', 'OvertimeReason')).map(({ code }) => code)).toEqual(['other']);
  });

  test('hr and admin keep them, nobody else does', async () => {
    const fields = {
      dictionary_code: 'OvertimeReason',
      dictionary_object_id: 'time_shift',
      name: 'Авария',
      name_eng: 'Breakdown',
    };
    expect(outcome(await add('hr', { ...fields, code: 'breakdown' }))).toBe('ok');
    expect(outcome(await add('admin', { ...fields, code: 'audit' }))).toBe('ok');
    expect(outcome(await add('employee', { ...fields, code: 'whim' }))).toBe('access_denied');
    expect(wrongIn(await add('hr', { ...fields, code: 'breakdown' }))).toEqual(['code field/duplicate']);
    // The same code in another dictionary, and in another company, is another entry.
    const other = {
      ...fields,
      code: 'breakdown',
      dictionary_code: 'BaseCompetence',
      dictionary_object_id: 'valuation',
    };
    expect(outcome(await add('hr', other))).toBe('ok');
    expect((await rowsOf('southerner', 'OvertimeReason')).map(({ code }) => code)).not.toContain('breakdown');
  });

  test.each([
    ['a dictionary that there is not', { dictionary_code: 'Nothing' }, ['dictionary_code field/wrong']],
    ['another purpose', { dictionary_object_id: 'grade' }, ['dictionary_object_id field/wrong']],
    [
      'hours that are none',
      { detail: { start: '25:00', break: 'long' } },
      ['start element/time', 'break element/hours'],
    ],
    ['a shift that there is not', { detail: { follow: 'Я;Я9' } }, ['follow element/follow']],
  ])('%s is refused', async (_, wrong, said) => {
    const fields = {
      dictionary_code: 'ShiftCode',
      dictionary_object_id: 'time_shift',
      code: 'Я5',
      name: 'Смена',
    };
    const before = (await rowsOf('hr', 'ShiftCode')).length;
    expect(wrongIn(await add('hr', { ...fields, ...wrong }))).toEqual(said);
    expect(await rowsOf('hr', 'ShiftCode')).toHaveLength(before);
  });

  test('a shift may follow itself', async () => {
    const fields = {
      dictionary_code: 'ShiftCode',
      dictionary_object_id: 'time_shift',
      code: 'Я6',
      name: 'Смена',
    };
    expect(
      outcome(await add('hr', { ...fields, detail: { start: '10:00', end: '19:00', follow: 'Я6; Я' } })),
    ).toBe('ok');
  });
});

describe('a dictionary of elements', () => {
  test('has its own rows alone, and says for whom they are by itself', async () => {
    const answer = await callAs(world, 'hr', 'dictionary.describe', { name: 'shift-codes' });
    const described = answer.result?.data as unknown as DictionaryDescription;
    expect(described.only).toEqual({ dictionary_code: 'ShiftCode', dictionary_object_id: 'time_shift' });
    const names = described.fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['code', 'description', 'start', 'follow']));
    expect(names).not.toContain('dictionary_code');
    const list = (await callAs(world, 'hr', 'dictionary.list', {})).result?.data as unknown as {
      name: string;
      rows: number;
    }[];
    expect(list.find(({ name }) => name === 'grade-scale')?.rows).toBe(5);
  });

  test('goes out and comes in as a file of its own', async () => {
    const send = async (mode: string, file: string) => {
      const body = new FormData();
      body.set('mode', mode);
      body.set('file', new Blob([file]), 'scale.csv');
      const response = await fetch(`${world.portal.origin}/api/dictionaries/competence-scale/import`, {
        method: 'POST',
        body,
        headers: { authorization: `Bearer ${world.token('hr')}` },
      });
      return ((await response.json()) as Answer).result?.data as unknown as Record<string, unknown>;
    };
    const taken = await fetch(`${world.portal.origin}/api/dictionaries/competence-scale/export?format=csv`, {
      headers: { authorization: `Bearer ${world.token('hr')}` },
    });
    const text = await taken.text();
    expect(text.trim().split('\n')).toHaveLength(6);
    expect(await send('preview', text)).toMatchObject({ same: 5, added: 0, changed: 0, refused: 0 });
    expect(await send('write', 'code;name\r\n6;6\r\n')).toMatchObject({ written: true, added: 1 });
    expect((await rowsOf('hr', 'ScaleCompetence')).map(({ code }) => code)).toContain('6');
    expect((await rowsOf('hr', 'GradeScale')).map(({ code }) => code)).not.toContain('6');
  });
});
