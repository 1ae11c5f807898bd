import { expect, test } from 'vitest';
import { followedFrom } from '../../../components/documents/moves/move-answer.ts';

const told = (text: string) => ({ text, text_eng: text, route: '/uvacation/1' });
const failed = { message: 'Нет шага', message_eng: 'No step' };

test('what followed from several moves is told in their order; a move with nothing to say says nothing', () => {
  expect(
    followedFrom({ data: [{ told: [told('a'), told('b')] }, {}, { told: [told('c')], failed: [failed] }] }),
  ).toEqual({
    told: [told('a'), told('b'), told('c')],
    failed: [failed],
  });
  expect(followedFrom({ data: [{}] })).toEqual({ told: [], failed: [] });
});
