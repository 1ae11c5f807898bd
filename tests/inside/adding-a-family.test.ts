import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FAMILIES } from '../../lib/documents/families.ts';
import type { Family } from '../../lib/documents/family.ts';
import type { CallError } from '../../server/call/call-error.ts';
import { connect } from '../../server/db/connect.ts';
import { migrate } from '../../server/db/migrate.ts';
import { emptyDatabase } from '../support/database.ts';
import { addedBy, boxesOfGuide, changed, followGuide } from '../support/documented-family.ts';
import type { Path, Stride } from '../support/family-paths.ts';
import type { Company } from '../support/matrix-company.ts';
import type { Name } from '../support/matrix-people.data.ts';
import { type OwnProcess, processOn } from '../support/own-process.ts';

/** Modules of the copy in which the guide was followed: they know its family. */
type Copy = typeof import('../../lib/documents/families.ts') &
  typeof import('../../server/call/error-body.ts') &
  typeof import('../../server/db/pool.ts') &
  typeof import('../../server/db/tx.ts') &
  typeof import('../../server/documents/save.ts') &
  typeof import('../../server/objects/read-rows.ts') &
  typeof import('../../server/workflow/transition.ts') &
  typeof import('../support/family-fields.ts') &
  typeof import('../support/family-paths.ts') &
  typeof import('../../bin/check-definitions.ts') &
  typeof import('../support/matrix-actor.ts') &
  typeof import('../support/matrix-actors.ts') &
  typeof import('../support/matrix-company.ts') &
  typeof import('../support/matrix-family.ts') &
  typeof import('../support/matrix-move.ts') &
  typeof import('../support/messages.ts');

const MODULES = [
  'bin/check-definitions',
  'lib/documents/families',
  'server/call/error-body',
  'server/db/pool',
  'server/db/tx',
  'server/documents/save',
  'server/object-rules',
  'server/objects/read-rows',
  'server/workflow/transition',
  'tests/support/family-fields',
  'tests/support/family-paths',
  'tests/support/matrix-actor',
  'tests/support/matrix-actors',
  'tests/support/matrix-company',
  'tests/support/matrix-family',
  'tests/support/matrix-move',
  'tests/support/messages',
];

const run = promisify(execFile);
const home = process.cwd();

let guide: ReturnType<typeof followGuide>;
let own: OwnProcess;
let company: Company;
let copy: Copy;
let family: Family;

beforeAll(async () => {
  guide = followGuide();
  const { folder } = guide;
  const inCopy = (program: string, ...words: string[]) => run(program, words, { cwd: folder });
  const [database] = await Promise.all([
    emptyDatabase(),
    inCopy(process.execPath, 'bin/migration.ts', 'parking'),
    inCopy(
      process.execPath,
      '-e',
      "import('./bin/generated-tables.ts').then((tables) => tables.writeFamilyTables())",
    ),
  ]);
  own = processOn(database);
  await migrate(database.url, join(folder, 'prisma/migrations'));
  // The portal reads its sentences where it is started.
  process.chdir(folder);
  const modules = MODULES.map((name) => import(/* @vite-ignore */ join(folder, `${name}.ts`)));
  copy = Object.assign({}, ...(await Promise.all(modules)));
  company = await copy.foundCompany(database.url);
  const added = copy.FAMILIES.filter(({ object_id }) =>
    FAMILIES.every((each) => each.object_id !== object_id),
  );
  [family] = added as [Family];
});
afterAll(async () => {
  process.chdir(home);
  await company?.close();
  await copy?.closePool();
  await own?.close();
  guide?.close();
});

/** What a call came to: the reason of its refusal, with the fields where it names some. */
const said = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'ok',
    ({ refusal, message }: Partial<CallError> & Error) =>
      refusal?.fields?.map(({ field, code }) => `${field} ${code}`) ?? refusal?.reason ?? message,
  );

const prepare = async (owner: Name, maker: Name, more: object = {}): Promise<number> => {
  const { employee_id } = company.people[owner];
  const record = { employee_id, ...(await copy.recordFor(company, family.object_id, owner)), ...more };
  const [row] = await copy.inTransaction((tx) =>
    copy.addDocuments(tx, copy.actorOf(company, maker), family, [record]),
  );
  return Number(row?.id);
};

const take = (id: number, who: Name, { step }: Pick<Stride, 'step'>, seen: string[] = []) => {
  const { business_role, status_id, next_status_id } = step;
  const stored = copy.stepOf(company, business_role, status_id, next_status_id, family.object_id);
  return copy.inTransaction((tx) =>
    copy.transition(tx, copy.actorOf(company, who), [
      { ...copy.moveBy(stored, id, { object_id: family.object_id }), comments: '', seen },
    ]),
  );
};

describe('the guide', () => {
  test('needs a folder of at most five files and 250 lines, one more line, a model, steps and two files of words', () => {
    const boxes = boxesOfGuide();
    const folder = boxes.filter(({ path }) => path.startsWith('lib/documents/families/'));
    expect(folder.length).toBeLessThanOrEqual(5);
    expect(boxes.flatMap(addedBy).length).toBeLessThanOrEqual(250);
    expect(boxes.filter((box) => !folder.includes(box)).map(({ path }) => path)).toEqual([
      'lib/documents/families.ts',
      'prisma/schema/document.prisma',
      'prisma/seed/dictionaries/workflow.json',
      'messages/ru/families/parking.json',
      'messages/en/families/parking.json',
    ]);
  });

  test('says where a change goes; a place that is not there, or there twice, is an error', () => {
    expect(changed('a\nlist [b, c]\nd\n', '-list […]\n+list [x, …]')).toBe('a\nlist [x, b, c]\nd\n');
    expect(() => changed('a\n', ' b\n+c')).toThrow('found 0 times');
    expect(() => changed('a\na\n', ' a\n+c')).toThrow('found 2 times');
  });

  test('adds one family, and leaves the tree as it is', () => {
    expect(copy.FAMILIES.map(({ object_id }) => object_id).toSorted()).toEqual(
      ['parking', ...FAMILIES.map(({ object_id }) => object_id)].toSorted(),
    );
  });
});

test('the family compiles, and a field that is none does not', async () => {
  const { folder } = guide;
  const wrong = join(folder, 'lib/documents/families/wrong.ts');
  writeFileSync(
    wrong,
    `import { parking } from './parking/index.ts';\nexport const size: number = parking.prefix;\n`,
  );
  const compiled = async (...files: string[]) => {
    const config = join(folder, `tsconfig.${files.length}.json`);
    writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', include: [], files }));
    return run('node_modules/typescript-native/bin/tsc', ['--noEmit', '-p', config], { cwd: folder }).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    );
  };
  expect(await compiled('lib/documents/families.ts')).toBe('');
  expect(await compiled('lib/documents/families.ts', wrong)).toContain('wrong.ts');
});

describe('the family of the guide', () => {
  test('holds what every definition holds: its names, its columns, its words in both languages', async () => {
    const db = await connect(own.database.url);
    try {
      const { rows } = await db.query(
        `select "table_name" as "table", "column_name" as name, "data_type" as type, "is_nullable" = 'YES' as nullable
         from information_schema.columns where "table_schema" = current_schema()`,
      );
      expect(copy.namesThatFail(family, [])).toEqual([]);
      expect(copy.columnsThatDiffer(family, rows)).toEqual([]);
    } finally {
      await db.end();
    }
    const codes = copy.codesIn(
      boxesOfGuide().map(({ text }) => text),
      ['parking'],
    );
    expect(codes.toSorted()).toEqual(['parking/given-by-hr', 'parking/plate', 'parking/too-long']);
    for (const locale of ['ru', 'en']) {
      expect(copy.wordsMissing(family, copy.everythingSaid(locale), codes)).toEqual([]);
      const file = copy.wordsOf(locale, `families/${family.object_id}.json`) as Parameters<
        Copy['wordsUnused']
      >[1];
      expect(copy.wordsUnused(family, file, codes)).toEqual([]);
    }
  });

  test('is walked to its end by each business role, and no step is taken by who may not', async () => {
    const paths: readonly Path[] = copy.pathsOf(family);
    expect(paths.map(({ role }) => role).toSorted()).toEqual(['employee', 'hr', 'manager']);
    for (const { owner, strides } of paths) {
      const id = await prepare(owner, strides[0]?.taker ?? owner);
      for (const stride of strides) {
        const { step, taker, refused } = stride;
        if (refused)
          expect([refused, await said(take(id, refused, stride))]).toEqual([refused, 'access_denied']);
        expect((await copy.standOf(company, id))?.status_id).toBe(step.status_id);
        expect([taker, await said(take(id, taker, stride))]).toEqual([taker, 'ok']);
      }
      expect((await copy.historyOf(company, id)).map((row) => row.status_id)).toEqual(
        strides.map(({ step }) => step.next_status_id),
      );
    }
  });

  test('is read by whom its rights name, and by nobody else', async () => {
    const id = await prepare('employee', 'employee');
    const seen = async (login: Name) =>
      (await copy.inTransaction((tx) => copy.rowsById(tx, copy.actorOf(company, login), family.object, [id])))
        .length;
    for (const login of ['employee', 'manager', 'reviewer', 'hr'] as const)
      expect([login, await seen(login)]).toEqual([login, 1]);
    for (const login of [
      'employee2',
      'manager2',
      'accountant',
      'candidate',
      'stranger',
      'stranger_hr',
    ] as const)
      expect([login, await seen(login)]).toEqual([login, 0]);
    const [row] = await copy.inTransaction((tx) =>
      copy.rowsById(tx, copy.actorOf(company, 'hr'), family.object, [id]),
    );
    expect(row).toMatchObject({
      number: expect.stringMatching(/^ПК-\d+$/),
      car: 'СЛОВО',
      status_id: 'empty',
    });
  });

  test('refuses what its rules refuse, with a sentence in both languages, and lets the rest through', async () => {
    const wrong = prepare('employee', 'employee', { car: 'а!' });
    expect(await said(wrong)).toEqual(['car parking/plate']);
    const body = await wrong.catch(({ refusal }: CallError) =>
      refusal.fields?.map((each) => copy.fieldBody(each)),
    );
    expect(body).toMatchObject([
      { message: expect.stringMatching(/букв и цифр/), message_eng: expect.stringMatching(/letters/) },
    ]);
    expect(await said(prepare('employee', 'employee', { car: 'а 123 вс-77' }))).toBe('ok');
    expect(await said(prepare('employee', 'employee', { place: 'A-7' }))).toEqual([
      'place parking/given-by-hr',
    ]);
    expect(await said(prepare('employee', 'hr', { place: 'A-7' }))).toBe('ok');
  });

  test('is kept to a season, but for hr, who is warned', async () => {
    const sent = (role: string) =>
      copy
        .stepsNamed(family.object_id)
        .find((step) => step.business_role === role && step.next_status_id === 'prepared');
    const days = { start_date: '2029-01-01', end_date: '2029-05-01' };
    const of = async (name: 'employee' | 'hr', seen?: string[]) => {
      const step = sent(name);
      if (!step) throw new Error('nobody sends it');
      const id = await prepare('employee', name, { ...days });
      const begins = copy
        .stepsNamed(family.object_id)
        .find((each) => each.business_role === name && each.status_id === 'empty');
      if (begins) await take(id, name, { step: begins });
      return said(take(id, name, { step }, seen));
    };
    expect(await of('employee')).toEqual(['days parking/too-long']);
    expect(await of('hr')).toEqual(['days parking/too-long']);
    expect(await of('hr', ['parking/too-long'])).toBe('ok');
  });
});
