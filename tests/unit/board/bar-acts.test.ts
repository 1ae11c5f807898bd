import { describe, expect, test } from 'vitest';
import { barActOf, draggedTo, drawnOver } from '../../../lib/board/bar-acts.ts';

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

describe('the keys of a bar', () => {
  test.each([
    ['ArrowLeft', '', { act: 'move', by: -1 }],
    ['ArrowRight', '', { act: 'move', by: 1 }],
    ['PageUp', '', { act: 'move', by: -7 }],
    ['PageDown', '', { act: 'move', by: 7 }],
    ['ы', 'KeyS', { act: 'split' }],
    ['Delete', '', { act: 'drop' }],
    ['Backspace', '', { act: 'drop' }],
    ['Enter', '', { act: 'open' }],
    ['Tab', '', undefined],
    ['ArrowUp', '', undefined],
  ])('%s %s', (key, code, act) => {
    expect(barActOf({ ...NONE, key, code })).toEqual(act);
  });

  test('Shift stretches the end', () => {
    expect(barActOf({ ...NONE, shiftKey: true, key: 'PageDown', code: '' })).toEqual({
      act: 'stretch',
      by: 7,
    });
  });

  test.each(['ctrlKey', 'metaKey', 'altKey'])('with %s a key is of the browser', (held) => {
    expect(barActOf({ ...NONE, [held]: true, key: 'ArrowLeft', code: 'KeyS' })).toBeUndefined();
  });
});

describe('a dragged bar', () => {
  const bar = { from: 5, to: 8, cutLeft: false, cutRight: false };
  test.each([
    ['move', 2, 7, 10],
    ['move', -9, 1, 4],
    ['move', 40, 28, 31],
    ['stretch', 4, 5, 12],
    ['stretch', -9, 5, 6],
    ['stretch', 40, 5, 31],
  ] as const)('%s by %i stands at %i / %i of a month', (act, by, from, to) => {
    expect(draggedTo(bar, act, by, 30)).toMatchObject({ from, to });
  });

  test('a new one is drawn either way', () => {
    expect(drawnOver(10, 3)).toEqual([10, 13]);
    expect(drawnOver(10, -3)).toEqual([7, 10]);
  });
});
