import { beforeAll, describe, expect, test } from 'vitest';
import { documentDesk, refusedFields, rowOf, rowsIn } from '../support/document-desk.ts';
import { type EventSourceOf, listenTo } from '../support/event-source.ts';
import { type Answer, outcome } from '../support/matrix-http.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { openWorld } from '../support/matrix-world.ts';
import { pngOf } from '../support/pictures.ts';
import { shared } from '../support/shared.ts';
import { upload } from '../support/upload.ts';

const world = shared(openWorld);
beforeAll(async () => {
  // A department of two, apart from the one in which all others work.
  await world.company.db.query(
    `update "employee" set "department" = 'Архив', "department_eng" = 'Archive' where "id" = any($1)`,
    [[personOf('clerk'), personOf('gf_manager')]],
  );
});

const personOf = (name: Name): number => Number(world.company.people[name].employee_id);

const { by, add, edit, view, move, typeOf } = documentDesk(world, 'internalmemo', 'addressees');

type Addressee = Name | `«${string}»`;

const lineOf = (addressee: Addressee): object =>
  addressee.startsWith('«')
    ? { department: addressee.slice(1, -1) }
    : { employee_id: personOf(addressee as Name) };

/** A draft of a memo to people and departments. */
const write = async (name: Name, to: readonly Addressee[], more: object = {}): Promise<Answer> =>
  add(name, {
    document_type_id: await typeOf('memo'),
    subject: 'Переезд склада',
    text: 'Прошу согласовать переезд',
    addressees: to.map(lineOf),
    ...more,
  });

/** A memo that the employee has sent. */
const sent = async (...to: readonly Addressee[]): Promise<number> => {
  const { id } = rowOf(await write('employee', to));
  expect(outcome(await move('employee', id, 'prepared'))).toBe('ok');
  return id;
};

const reads = async (name: Name, id: number): Promise<boolean> => rowsIn(await view(name, id)).length === 1;

const readersAmong = async (id: number, names: readonly Name[]): Promise<Name[]> => {
  const seen = await Promise.all(names.map(async (name) => ((await reads(name, id)) ? [name] : [])));
  return seen.flat();
};

const EVERYBODY: readonly Name[] = [
  ...(['employee', 'employee2', 'manager', 'manager2', 'reviewer', 'hr', 'accountant', 'clerk'] as const),
  ...(['gf_manager', 'assistant', 'recruiter', 'candidate', 'admin', 'deputy'] as const),
  ...(['stranger', 'stranger_hr', 'southerner'] as const),
];
/** Readers of the employee's memos, whatever its addressees. */
const ALWAYS: readonly Name[] = ['employee', 'manager', 'reviewer', 'hr', 'gf_manager', 'assistant'];

const mark = (name: Name, id: number) => by(name, 'reading.open', { object: 'internalmemo', id });

const marks = async (id: number): Promise<number> =>
  Number(
    (await world.company.db.query('select count(*) from "document_read" where "document_id" = $1', [id]))
      .rows[0]?.count,
  );

const list = async (name: Name, id: number) =>
  (await by(name, 'reading.list', { object: 'internalmemo', id })).result?.data as unknown as {
    total: number;
    read: number;
    people: { employee_id: number; read_date: string | null }[];
  };

describe('MEMO-01: an internal memo', () => {
  test('has a subject, a text and addressees, and is not sent without them', async () => {
    const empty = rowOf(
      await by('employee', 'table.add', { object: 'internalmemo', begin: true, data: { comments: 'x' } }),
    );
    expect(refusedFields(await move('employee', empty.id, 'prepared'))).toEqual([
      'addressees field/required',
      'document_type_id field/required',
      'subject field/required',
      'text field/required',
    ]);
    expect(rowOf(await view('employee', empty.id)).status_id).toBe('draft');
    const row = rowOf(await write('employee', ['clerk', '«Архив»']));
    expect(row).toMatchObject({
      subject: 'Переезд склада',
      addressees: [
        { employee_id: personOf('clerk'), employee_name: 'clerk', department: '' },
        { employee_id: null, department: 'Архив', department_eng: 'Archive' },
      ],
    });
    expect(outcome(await move('employee', row.id, 'prepared'))).toBe('ok');
  });

  test('goes its way to processed, and back from declined', async () => {
    const id = await sent('clerk');
    for (const [name, status] of [
      ['manager', 'agreed'],
      ['reviewer', 'accepted'],
      ['hr', 'processed'],
    ] as const)
      expect([status, outcome(await move(name, id, status))]).toEqual([status, 'ok']);
    const other = await sent('clerk');
    expect(outcome(await move('manager', other, 'declined', { comments: 'Не по адресу' }))).toBe('ok');
    expect(outcome(await move('employee', other, 'draft'))).toBe('ok');
  });

  test('names each addressee once, a person or a department', async () => {
    const twice = await write('employee', ['clerk', '«Отдел»', 'clerk']);
    expect(refusedFields(twice)).toEqual(['addressees.2.employee_id document/reader-twice']);
    const both = await write('employee', [], {
      addressees: [{ employee_id: personOf('clerk'), department: 'Отдел' }, {}],
    });
    expect(refusedFields(both)).toEqual([
      'addressees.0.employee_id document/reader-unnamed',
      'addressees.1.department document/reader-unnamed',
    ]);
    expect(both.error?.data.fields?.[0]).toMatchObject({
      message: 'Укажите сотрудника или подразделение',
      message_eng: 'Name a person or a department',
    });
  });

  test('T05: names nobody of another organization or client, nobody who left or is to be hired, no department that is not there', async () => {
    for (const [to, code] of [
      ['stranger', 'document/reader-elsewhere'],
      ['candidate', 'document/reader-elsewhere'],
      ['southerner', 'field/wrong'],
      ['«Космос»', 'document/reader-elsewhere'],
    ] as const) {
      const answer = await write('employee', [to]);
      expect([to, refusedFields(answer).at(0)?.split(' ')[1]]).toEqual([to, code]);
    }
    const leaver = personOf('recruiter');
    await world.company.db.query(
      `update "employee" set "dismissal_date" = now() - interval '2 days' where "id" = $1`,
      [leaver],
    );
    const answer = await write('employee', ['recruiter']);
    expect(refusedFields(answer)).toEqual(['addressees.0.employee_id document/reader-elsewhere']);
    await world.company.db.query('update "employee" set "dismissal_date" = null where "id" = $1', [leaver]);
    expect(outcome(await write('employee', ['recruiter']))).toBe('ok');
  });

  test('keeps an addressee who has left since: the rest of it is still changed', async () => {
    const { id } = rowOf(await write('employee', ['recruiter']));
    const person = personOf('recruiter');
    await world.company.db.query('update "employee" set "disabled" = true where "id" = $1', [person]);
    const lines = rowOf(await view('employee', id)).addressees as object[];
    expect(outcome(await edit('employee', id, { addressees: [...lines, lineOf('clerk')] }))).toBe('ok');
    await world.company.db.query('update "employee" set "disabled" = false where "id" = $1', [person]);
  });
});

describe('T05, T16: readers named by a memo', () => {
  test('are the person who is named, once it was sent, and nobody else', async () => {
    const { id } = rowOf(await write('employee', ['clerk']));
    expect(await readersAmong(id, EVERYBODY)).toEqual(EVERYBODY.filter((name) => ALWAYS.includes(name)));
    await move('employee', id, 'prepared');
    expect(await readersAmong(id, EVERYBODY)).toEqual(
      EVERYBODY.filter((name) => ALWAYS.includes(name) || name === 'clerk'),
    );
  });

  test('are those who work in a department now: who joins it reads, who leaves it does not', async () => {
    const id = await sent('«Архив»');
    const people = ['clerk', 'accountant', 'employee2', 'stranger', 'candidate'] as const;
    expect(await readersAmong(id, people)).toEqual(['clerk']);
    const moves = (name: Name, department: string) =>
      world.company.db.query('update "employee" set "department" = $2 where "id" = $1', [
        personOf(name),
        department,
      ]);
    for (const name of ['accountant', 'stranger', 'candidate', 'southerner'] as const)
      await moves(name, 'Архив');
    expect(await readersAmong(id, [...people, 'southerner'])).toEqual(['clerk', 'accountant']);
    for (const name of ['accountant', 'stranger', 'candidate', 'southerner'] as const)
      await moves(name, 'Отдел');
    expect(await readersAmong(id, people)).toEqual(['clerk']);
  });

  test('read no more what is taken back, declined, or names them no longer', async () => {
    const back = await sent('clerk');
    await move('employee', back, 'draft');
    const declined = await sent('clerk');
    await move('manager', declined, 'declined', { comments: 'Нет' });
    const removed = await sent('clerk', 'accountant');
    const lines = rowOf(await view('hr', removed)).addressees as {
      employee_id: number;
    }[];
    expect(
      outcome(
        await edit('hr', removed, {
          addressees: lines.filter(({ employee_id }) => employee_id !== personOf('clerk')),
        }),
      ),
    ).toBe('ok');
    for (const id of [back, declined, removed]) {
      expect([id, await reads('clerk', id)]).toEqual([id, false]);
      expect(outcome(await mark('clerk', id))).toBe('not_found');
    }
    expect(await reads('accountant', removed)).toBe(true);
  });

  test('find it in its list, among documents of all families, and in an export; they take no step and change nothing', async () => {
    const id = await sent('clerk');
    const row = rowOf(await view('clerk', id));
    expect(row).toMatchObject({
      steps: [],
      can_edit: '0',
      can_delete: '0',
      text: 'Прошу согласовать переезд',
    });
    expect(outcome(await edit('clerk', id, { text: 'Иначе' }))).toBe('not_editable');
    for (const object of ['document', 'internalmemo_addressee', 'document_status']) {
      const ref = {
        document: 'id',
        internalmemo_addressee: 'internalmemo_id',
        document_status: 'registrator_id',
      };
      const filter = `${ref[object as keyof typeof ref]} = ${id}`;
      const seen = async (name: Name) => rowsIn(await by(name, 'view.get', { object, filter })).length > 0;
      expect([object, await seen('clerk'), await seen('accountant'), await seen('stranger')]).toEqual([
        object,
        true,
        false,
        false,
      ]);
    }
    const exported = async (name: Name) =>
      (
        await fetch(
          `${world.portal.origin}/api/export?object=internalmemo&addressed=all&filter=id%20%3D%20${id}`,
          {
            headers: { authorization: `Bearer ${world.token(name)}` },
          },
        )
      ).headers.get('x-total');
    expect([await exported('clerk'), await exported('accountant')]).toEqual(['1', '0']);
    expect(rowOf(await view('employee', id)).text).toBe('Прошу согласовать переезд');
  });

  test('open its files and its printed form, and write in its thread', async () => {
    const { id } = rowOf(await write('employee', ['clerk']));
    const file = await upload(world.portal.origin, world.token('employee'), {
      object_id: 'internalmemo',
      registrator_id: id,
      original_name: 'план.png',
      bytes: await pngOf(),
    });
    const name = (file as { result?: { data: { name: string } } }).result?.data.name ?? '';
    const fileFor = (who: Name) =>
      by(who, 'view.get', { object: 'file', filter: `registrator_id = ${id}` }).then(
        (answer) => rowsIn(answer).length,
      );
    const says = (who: Name) =>
      by(who, 'table.add', { object: 'discussion_message', data: { registrator_id: id, text: 'Когда?' } });
    expect([name !== '', await fileFor('clerk'), outcome(await says('clerk'))]).toEqual([
      true,
      0,
      'not_found',
    ]);
    await move('employee', id, 'prepared');
    expect([await fileFor('clerk'), outcome(await says('clerk'))]).toEqual([1, 'ok']);
    expect([await fileFor('accountant'), outcome(await says('accountant'))]).toEqual([0, 'not_found']);
    const offered = await by('employee', 'discussion.people', { registrator_id: id, name: 'clerk' });
    expect(rowsIn(offered).map(({ id: person }) => person)).toEqual([personOf('clerk')]);
  });

  test('and nobody else come to it by any door: files, archives, prints, workbooks, threads, events, messages', async () => {
    const SECRET = 'Сокровенное';
    const { id } = rowOf(await write('employee', ['clerk'], { subject: SECRET }));
    const file = (await upload(world.portal.origin, world.token('employee'), {
      object_id: 'internalmemo',
      registrator_id: id,
      original_name: 'план.png',
      bytes: await pngOf(),
    })) as { result?: { data: { id: number; name: string } } };
    const stored = file.result?.data;
    const get = (who: Name, path: string) =>
      fetch(`${world.portal.origin}/api/${path}`, {
        headers: { authorization: `Bearer ${world.token(who)}` },
      });
    const doors = [
      `files/${stored?.name}`,
      `files-archive?files=${stored?.id}`,
      `report/internalmemo?id=${id}`,
    ];
    const passes = (who: Name) =>
      Promise.all(doors.map(async (door) => (await get(who, door)).status)).then((all) => [who, ...all]);
    /** A colleague of another department, a candidate, another organization, its hr, another client. */
    const strangers = [
      'accountant',
      'employee2',
      'candidate',
      'stranger',
      'stranger_hr',
      'southerner',
    ] as const;
    expect(await passes('clerk')).toEqual(['clerk', 404, 404, 404]);
    const streams = await Promise.all(
      (['clerk', ...strangers] as const).map((who) =>
        listenTo(world.portal.origin, { authorization: `Bearer ${world.token(who)}` }),
      ),
    );
    const [heard, ...unheard] = streams;
    const ofMemo = (stream: EventSourceOf | undefined) =>
      (stream?.events ?? []).filter(({ data }) => data.id === id || JSON.stringify(data).includes(SECRET));
    try {
      expect(outcome(await move('employee', id, 'prepared'))).toBe('ok');
      await expect
        .poll(() => ofMemo(heard).map(({ event }) => event), { timeout: 60_000 })
        .toContain('changed');
      const said = await by('clerk', 'table.add', {
        object: 'discussion_message',
        data: { registrator_id: id, text: SECRET },
      });
      expect(outcome(said)).toBe('ok');
      await expect
        .poll(() => ofMemo(heard).map(({ event }) => event), { timeout: 60_000 })
        .toContain('discussed');
      for (const stream of unheard) expect(ofMemo(stream)).toEqual([]);
    } finally {
      for (const stream of streams) stream.close();
    }
    expect(await passes('clerk')).toEqual(['clerk', 200, 200, 200]);
    const found = async (who: Name, object: string, filter: string) =>
      rowsIn(await by(who, 'view.get', { object, filter })).length;
    const everywhere = async (who: Name) => [
      who,
      await found(who, 'internalmemo', `subject ilike '%${SECRET}%'`),
      await found(who, 'document', `title ilike '%${SECRET}%'`),
      await found(who, 'file', `registrator_id = ${id}`),
      await found(who, 'discussion_message', `registrator_id = ${id}`),
      await found(who, 'signature', `document_id = ${id}`),
      await found(who, 'message', `registrator_id = ${id}`),
      (await get(who, `export?object=internalmemo&filter=id%20%3D%20${id}`)).headers.get('x-total'),
    ];
    expect(await everywhere('clerk')).toEqual(['clerk', 1, 1, 1, 1, 0, 1, '1']);
    for (const who of strangers) {
      expect((await passes(who)).slice(1).every((status) => Number(status) >= 400)).toBe(true);
      expect((await everywhere(who)).slice(1).map(Number).filter(Boolean)).toEqual([]);
      for (const method of ['workflow.why', 'reading.open'])
        expect([who, method, outcome(await by(who, method, { object: 'internalmemo', id }))]).toEqual([
          who,
          method,
          'not_found',
        ]);
    }
  });

  test('are told once it is sent, each in one message; nobody else is', async () => {
    const id = await sent('clerk', '«Архив»', 'accountant', 'manager');
    const told = async (name: Name) =>
      (
        await world.company.db.query<{ text: string; text_eng: string }>(
          'select "text", "text_eng" from "message" where "registrator_id" = $1 and "recipient_id" = $2',
          [id, String(personOf(name))],
        )
      ).rows;
    await expect.poll(() => told('clerk'), { timeout: 60_000 }).toHaveLength(1);
    const [message] = await told('clerk');
    expect(message?.text).toMatch(
      /^Вам адресован документ: служебная записка «Переезд склада» · employee · /,
    );
    expect(message?.text_eng).toMatch(/^You have received a document: internal memo “Переезд склада”/);
    expect(await told('accountant')).toHaveLength(1);
    const [manager, ...more] = await told('manager');
    expect([manager?.text.includes('ждёт согласования'), more]).toEqual([true, []]);
    for (const name of ['employee', 'employee2', 'stranger', 'candidate'] as const)
      expect([name, await told(name)]).toEqual([name, []]);
  });
});

describe('who has read a memo', () => {
  test('is marked once with the first opening, for whom it names alone', async () => {
    const id = await sent('clerk', '«Архив»', 'accountant');
    const first = (await mark('clerk', id)).result?.data as unknown as { read_date: string; is_new: boolean };
    expect(first).toMatchObject({ is_new: true, read_date: expect.any(String) });
    expect((await mark('clerk', id)).result?.data).toEqual({ is_new: false, read_date: first.read_date });
    for (const name of ['employee', 'manager', 'hr'] as const)
      expect([name, (await mark(name, id)).result?.data]).toEqual([name, { read_date: null, is_new: false }]);
    for (const name of ['stranger', 'candidate', 'employee2', 'southerner'] as const)
      expect([name, outcome(await mark(name, id))]).toEqual([name, 'not_found']);
    expect(await marks(id)).toBe(1);
  });

  test('is told to its author and to hr, each addressee once, those who have read it first', async () => {
    const id = await sent('clerk', '«Архив»', 'accountant', 'employee');
    await mark('accountant', id);
    for (const name of ['employee', 'hr'] as const) {
      const { total, read, people } = await list(name, id);
      expect([name, total, read]).toEqual([name, 3, 1]);
      expect(people[0]).toMatchObject({ employee_id: personOf('accountant'), read_date: expect.any(String) });
      expect(people.slice(1).map(({ employee_id }) => employee_id)).toEqual([
        personOf('clerk'),
        personOf('gf_manager'),
      ]);
    }
    for (const name of ['clerk', 'manager', 'reviewer'] as const)
      expect([name, outcome(await by(name, 'reading.list', { object: 'internalmemo', id }))]).toEqual([
        name,
        'access_denied',
      ]);
    for (const name of ['stranger_hr', 'candidate', 'employee2'] as const)
      expect([name, outcome(await by(name, 'reading.list', { object: 'internalmemo', id }))]).toEqual([
        name,
        'not_found',
      ]);
  });

  test('leaves out who is gone, and is counted anew', async () => {
    const id = await sent('clerk', 'accountant');
    await mark('clerk', id);
    await world.company.db.query('update "employee" set "disabled" = true where "id" = $1', [
      personOf('clerk'),
    ]);
    expect(await list('employee', id)).toMatchObject({ total: 1, read: 0 });
    await world.company.db.query('update "employee" set "disabled" = false where "id" = $1', [
      personOf('clerk'),
    ]);
    expect(await list('employee', id)).toMatchObject({ total: 2, read: 1 });
  });

  test('makes a list of what is addressed to one, and of what is new in it', async () => {
    const id = await sent('deputy');
    const own = rowOf(await write('deputy', ['deputy'])).id;
    const addressed = async (name: Name, which: 'all' | 'unread') =>
      rowsIn(
        await by(name, 'view.get', { object: 'internalmemo', addressed: which, filter: `id >= ${id}` }),
      ).map((row) => row.id);
    expect([await addressed('deputy', 'all'), await addressed('deputy', 'unread')]).toEqual([[id], [id]]);
    await mark('deputy', id);
    expect([await addressed('deputy', 'all'), await addressed('deputy', 'unread')]).toEqual([[id], []]);
    expect(await addressed('deputy', 'all')).not.toContain(own);
    expect(await addressed('stranger', 'all')).toEqual([]);
    expect(outcome(await by('deputy', 'view.get', { object: 'internalmemo', addressed: 'mine' }))).toBe(
      'invalid_params',
    );
  });
});

describe('whom a memo may be for', () => {
  test('is found by a part of the name, in one’s organization alone', async () => {
    const found = async (name: Name, text: string) => rowsIn(await by(name, 'reading.whom', { name: text }));
    expect(await found('employee', 'архив')).toMatchObject([
      { employee_id: null, department: 'Архив', department_eng: 'Archive', people: 2 },
    ]);
    expect((await found('employee', 'clerk')).map(({ employee_id }) => employee_id)).toEqual([
      personOf('clerk'),
    ]);
    for (const text of ['stranger', 'southerner', 'candidate', '%', 'gf%'])
      expect([text, await found('employee', text)]).toEqual([text, []]);
  });

  test('is told to nobody who is still to be hired', async () => {
    expect(outcome(await by('candidate', 'reading.whom', { name: '' }))).toBe('access_denied');
  });
});

test('T05: whoever acts for a reader reads as they do, and marks nothing in their name', async () => {
  const { id } = rowOf(await write('clerk', ['manager']));
  expect(outcome(await move('clerk', id, 'prepared'))).toBe('ok');
  expect(await reads('deputy', id)).toBe(false);
  const { rows } = await world.company.db.query<{ id: string }>(
    'select "id" from "grant" where "user_id" = $1',
    [world.company.people.deputy.user_id],
  );
  const acting = await by('deputy', 'token.grant', { grant: Number(rows[0]?.id) });
  const { access_token: token = '' } = acting.result as unknown as { access_token?: string };
  const call = (method: string, params: object) => world.call(method, params, { token });
  const seen = await call('view.get', { object: 'internalmemo', filter: `id = ${id}`, addressed: 'all' });
  expect(rowsIn(seen)).toHaveLength(1);
  const marked = await call('reading.open', { object: 'internalmemo', id });
  expect(marked.result?.data).toEqual({ read_date: null, is_new: false });
  expect(await marks(id)).toBe(0);
});
