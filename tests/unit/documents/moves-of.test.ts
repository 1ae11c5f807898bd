import { describe, expect, test } from 'vitest';
import { movesOf, nearest } from '../../../components/documents/why/moves-of.ts';
import type { Why } from '../../../lib/rpc/why.ts';

type Step = Why['steps'][number];

const step = (patch: Partial<Step>): Step => ({
  next_status_id: 'agreed',
  reject: false,
  role: 'manager',
  open: false,
  right: 'another_role',
  message: '',
  message_eng: '',
  fields: [],
  people: [],
  ...patch,
});

describe('what a reader is told of steps that lead to one status', () => {
  test('is told once, a way back apart from the way on', () => {
    const [manager, hr, back] = [step({}), step({ role: 'hr' }), step({ reject: true })];
    expect(movesOf([manager, back, hr])).toEqual([[manager, hr], [back]]);
    expect(movesOf([])).toEqual([]);
  });

  test('is that of the open one, else of one that is theirs and refused, else of the first', () => {
    const [first, refused, open] = [step({}), step({ right: null }), step({ right: null, open: true })];
    expect(nearest([first, refused, open])).toBe(open);
    expect(nearest([first, refused])).toBe(refused);
    expect(nearest([first, step({ role: 'hr' })])).toBe(first);
  });
});
