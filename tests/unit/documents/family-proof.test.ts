import { expect, test } from 'vitest';
import {
  codesIn,
  definitionComplaints,
  moneyWithoutCurrency,
  wordsMissing,
  wordsUnused,
} from '../../../bin/check-definitions.ts';
import { statement } from '../../../lib/documents/families/statement/index.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { code, money } from '../../../lib/objects/kinds.ts';
import { type Column, columnsThatDiffer, namesThatFail } from '../../support/family-fields.ts';
import { filledDocument } from '../../support/filled-document.ts';
import { everythingSaid } from '../../support/messages.ts';
import { tripFamily } from '../../support/trip-family.ts';

/** What the contract test of families finds in a family that is wrong; that it finds nothing in those there are, it says itself. */
const broken = (wrong: Partial<Family>): Family => ({ ...statement, ...wrong });
const TYPES = ['resignation', 'transfer', 'parental', 'schedule', 'requisites', 'personal_data', 'other'];

test.each([
  [{ needs: ['nowhere'] }, 'needs: nowhere is no field'],
  [{ needs: ['status_id'] }, 'needs: status_id is in no section'],
  [{ dates: { start: 'nowhere' } }, 'dates: nowhere is no field'],
  [
    { fields: { place: { kind: 'id', references: 'nowhere' } } },
    'fields: place refers to nowhere, which is no object',
  ],
  [{ fields: { place: { kind: 'text', when: { types: ['unseeded'] } } } }, 'types: unseeded is not seeded'],
  [
    {
      form: {
        ...statement.form,
        sections: [{ key: 'matter', controls: [{ kind: 'day', field: 'status_date' }] }],
      },
    },
    'form: nobody writes status_date',
  ],
  [
    { list: { columns: [{ key: 'place', fields: ['nowhere'], kind: 'text', shown: true }] } },
    'list: column place prints nowhere, which is no field',
  ],
] satisfies [Partial<Family>, string][])('a name that is not there is found: %j', (wrong, found) => {
  expect(namesThatFail(broken(wrong), TYPES)).toContain(found);
});

test('a column that is missing, of another type, stricter, or nobody’s is found', () => {
  const text: Column = { table: 'statement', name: 'text', type: 'text', nullable: false };
  const others: readonly Column[] = [
    { ...text, name: 'transfer_date', type: 'text' },
    { ...text, name: 'leave_until', type: 'date' },
    { ...text, name: 'forgotten' },
  ];
  const found = columnsThatDiffer(statement, [text, ...others]);
  expect(found).toEqual(
    expect.arrayContaining([
      'dismissal_reason_id has no column in statement',
      'transfer_date is day, its column text',
      'leave_until may be empty, its column may not',
      'column statement.forgotten is no field',
    ]),
  );
  expect(found.filter((line) => line.startsWith('text '))).toEqual([]);
});

test('words that are missing, and words that nothing asks for, are found', () => {
  const said = everythingSaid('ru');
  const sections = [{ key: 'nowhere', controls: [{ kind: 'text', field: 'status_id', max: 9 }] }] as const;
  const print = { sentences: [{ key: 'unsaid', values: () => undefined }] };
  const wrong = broken({ form: { ...statement.form, sections }, print });
  expect(wordsMissing(wrong, said, ['statement/unsaid'])).toEqual([
    'families.statement.sections.nowhere or documents.form.sections.nowhere',
    'families.statement.fields.status_id or documents.fields.status_id',
    'print.families.statement.unsaid',
    'rules.statement.unsaid',
  ]);
  const file = { fields: { forgotten: 'x' }, rules: { forgotten: 'x' }, print: { forgotten: 'x' } };
  expect(wordsUnused(statement, file, ['statement/before-its-day'])).toEqual([
    'fields.forgotten',
    'print.forgotten',
    'rules.forgotten',
  ]);
});

test('codes are read from sources, names of packages are not', () => {
  const source = `import { x } from 'document/reader';\nreturn { code: 'statement/before-its-day' };\nconst type = 'image/png';`;
  expect(codesIn([source], ['statement', 'document'])).toEqual(['statement/before-its-day']);
});

test('lines are filled in, have their columns and their words, or are told', () => {
  const fill = { type: null, entries: {}, start_date: '2028-01-03', end_date: '2028-01-04' };
  const lined = filledDocument({ ...tripFamily, needs: ['routes'] }, fill);
  expect(lined.routes).toEqual([
    { start_date: '2028-01-03', end_date: '2028-01-04', from: 'Слово', to: 'Слово' },
  ]);
  expect(columnsThatDiffer(tripFamily, [])).toContain('weekend_stay has no column in btrip_route');
  expect(wordsMissing({ ...tripFamily, object_id: 'unsaid' }, everythingSaid('ru'), [])).toContain(
    'families.unsaid.lines.routes.weekend_stay',
  );
});

test('definitions lack nothing', () => {
  expect(definitionComplaints()).toEqual([]);
});

test('the list of reviewers is named by families that have some', () => {
  const said = everythingSaid('ru');
  const ofReviewer = (reviewer: boolean) =>
    wordsMissing(
      broken({ object_id: 'unsaid', readers: { accountant: false, reviewer } }),
      said,
      [],
    ).includes('families.unsaid.lists.rev');
  expect([true, false].map(ofReviewer)).toEqual([true, false]);
});

test('money is found where no currency stands beside it, in lines too', () => {
  const { currency_code: _code, ...rest } = tripFamily.object.fields;
  const sums = money(2);
  const fields = { ...rest, fee: sums };
  expect(moneyWithoutCurrency({ ...tripFamily, object: { ...tripFamily.object, fields } })).toContain(
    `${tripFamily.object_id}.fee is money without a currency_code`,
  );
  expect(
    moneyWithoutCurrency({
      ...tripFamily,
      object: { ...tripFamily.object, fields: { ...fields, currency_code: code(3) } },
    }),
  ).toEqual([]);
});
