import { expect, test } from 'vitest';
import { expense } from '../../../lib/documents/families/expense/index.ts';
import { statement } from '../../../lib/documents/families/statement/index.ts';
import { looseFiles, namedFiles } from '../../../lib/documents/lines.ts';

const { fields } = expense.object;
const lines = (...ids: (number | null)[]) => ({ details: ids.map((file_id) => ({ id: null, file_id })) });
const files = [{ id: 1 }, { id: 2 }, { id: 3 }];

test('files of lines are told by the place that names them', () => {
  expect(namedFiles(fields, lines(7, null, 7))).toEqual([
    { place: 'details.0.file_id', id: 7 },
    { place: 'details.2.file_id', id: 7 },
  ]);
  expect(namedFiles(fields, {})).toEqual([]);
});

test('a document has as a whole the files that no line shows', () => {
  expect(looseFiles(fields, files, lines(2, null))).toEqual([{ id: 1 }, { id: 3 }]);
  expect(looseFiles(fields, files, lines(), {})).toEqual(files);
  expect(looseFiles(statement.object.fields, files, lines(2))).toEqual(files);
});

test('a file of a line that is being removed, or is not kept yet, is no file of the whole', () => {
  const [kept, written] = [lines(1), lines(3)];
  expect(looseFiles(fields, files, written, kept)).toEqual([{ id: 2 }]);
});
