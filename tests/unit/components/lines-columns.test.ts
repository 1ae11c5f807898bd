import { describe, expect, test } from 'vitest';
import { linesRoutesOf } from '../../../components/documents/lines/lines-route.ts';
import {
  keptChoice,
  placedColumns,
  unaskedColumns,
} from '../../../components/documents/lines/shown-columns.ts';
import { expense } from '../../../lib/documents/families/expense/index.ts';
import { vacation } from '../../../lib/documents/families/vacation/index.ts';
import type { LineColumn } from '../../../lib/documents/form.ts';

const column = (field: string): LineColumn => ({
  control: { kind: 'text', field, max: 9 },
  room: 5,
  written: true,
});
const ALL = ['date', 'rate', 'receipt'].map(column);
const placed = (chosen: readonly string[] | null, ...wrong: string[]) =>
  placedColumns(ALL, { chosen, needs: ['date'], wrong: new Set(wrong), unasked: new Set() });
const shown = (...said: Parameters<typeof placed>) =>
  placed(...said).flatMap(({ control, isShown, place }) => (isShown ? [`${place} ${control.field}`] : []));

describe('columns of lines', () => {
  test('are all shown until somebody chooses, and keep their places when some are not', () => {
    expect(shown(null)).toEqual(['0 date', '1 rate', '2 receipt']);
    expect(shown(['date', 'receipt'])).toEqual(['0 date', '2 receipt']);
  });
  test('without which a line is not complete are shown whatever was chosen', () => {
    expect(shown([])).toEqual(['0 date']);
    expect(placed([])[0]).toMatchObject({ why: 'needed' });
  });
  test('in which something is wrong come back, and go again once it is right', () => {
    expect(shown(['receipt'], 'rate')).toEqual(['0 date', '1 rate', '2 receipt']);
    expect(placed(['receipt'], 'rate')[1]).toMatchObject({ why: 'wrong' });
    expect(shown(['receipt'])).toEqual(['0 date', '2 receipt']);
  });
  test('a choice that is made meanwhile keeps hidden what an error alone has brought back', () => {
    const now = placed(['date', 'receipt'], 'rate');
    expect(keptChoice(['date', 'rate'], now, ['date', 'receipt'])).toEqual(['date']);
    expect(keptChoice(['date', 'rate'], now, null)).toEqual(['date', 'rate']);
    expect(keptChoice(null, now, ['date', 'receipt'])).toBeNull();
  });
  test('that no line asks for are neither shown nor offered, and are there again with the first line that does', () => {
    const unasked = (...left: string[]) => unaskedColumns(ALL, ['details.0', 'details.1'], left);
    const none = unasked('details.0.rate', 'details.1.rate');
    const now = placedColumns(ALL, { chosen: null, needs: [], wrong: new Set(), unasked: none });
    expect(now.map(({ isShown, isAsked }) => isShown && isAsked)).toEqual([true, false, true]);
    expect([...unasked('details.0.rate')]).toEqual([]);
    expect([...unaskedColumns(ALL, [], ['details.0.rate'])]).toEqual([]);
    expect(keptChoice(['date'], now, null)).toEqual(['date', 'rate']);
    expect(keptChoice(['date'], now, ['date', 'receipt'])).toEqual(['date']);
  });
});

test('each table of lines is liked by a name of its own', () => {
  expect(linesRoutesOf(expense)).toEqual(['uexpense.details']);
  expect(linesRoutesOf(vacation)).toEqual([]);
});
