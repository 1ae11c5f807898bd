import { describe, expect, test } from 'vitest';
import { unitAt } from '../../../lib/board/axis.ts';
import { barActOf, draggedTo, drawnOver } from '../../../lib/board/bar-acts.ts';
import { dayAxis } from '../../../lib/board/scale.ts';
import { calendarOf } from '../../../lib/calendar/calendar.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { movedBar, stretchedBar } from '../../../lib/leave/bars.ts';

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
    ['move', -9, -4, -1],
    ['move', 40, 45, 48],
    ['stretch', 4, 5, 12],
    ['stretch', -9, 5, 6],
    ['stretch', 40, 5, 48],
  ] as const)('%s by %i stands at %i / %i of a month', (act, by, from, to) => {
    expect(draggedTo(bar, act, by)).toMatchObject({ from, to });
  });

  const month = { first: '2026-11-01', last: '2026-11-30' };
  const leave = { start_date: '2026-11-05', end_date: '2026-11-07' };
  const counted = { rule: 'calendar', calendar: calendarOf([]) } as const;
  test.each([
    ['move', 1.5],
    ['move', -0.5],
    ['stretch', 1.5],
    ['stretch', -0.5],
  ] as const)('%s to %d of the board shows what is kept when it is let go', (act, part) => {
    const by = unitAt(dayAxis(month), part) - 5;
    const { from, to } = draggedTo(bar, act, by);
    expect(act === 'move' ? movedBar(leave, by, counted) : stretchedBar(leave, by)).toEqual({
      start_date: addDays(month.first, from - 1),
      end_date: addDays(month.first, to - 2),
    });
  });

  test('a new one is drawn either way', () => {
    expect(drawnOver(10, 3)).toEqual([10, 13]);
    expect(drawnOver(10, -3)).toEqual([7, 10]);
  });
});
