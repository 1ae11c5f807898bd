import { expect, test } from 'vitest';
import { allFollowed } from '../../../components/documents/moves/move-answer.ts';

const told = (text: string) => ({
  code: 'keys.registered',
  values: {},
  text,
  text_eng: text,
  route: '/uvacation/1',
});
const failed = { reason: 'no_workflow_step', message: 'Нет шага', message_eng: 'No step' };

test('what followed from several moves is told in their order; a move with nothing to say says nothing', () => {
  expect(
    allFollowed([{ told: [told('a'), told('b')] }, {}, { told: [told('c')], failed: [failed] }]),
  ).toEqual({
    told: [told('a'), told('b'), told('c')],
    failed: [failed],
  });
  expect(allFollowed([{}])).toEqual({ told: [], failed: [] });
});
