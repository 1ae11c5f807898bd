import { describe, expect, test } from 'vitest';
import type { DocumentRow } from '../../../components/documents/document-row.ts';
import { meetingOf, questionsIn, settledValues } from '../../../components/documents/form/meeting.ts';
import { mergedIn } from '../../../components/documents/form/merged.ts';
import { changedFields, emptyValues, type Values } from '../../../components/documents/form/values.ts';
import { btrip } from '../../../lib/documents/families/btrip/index.ts';

const leg = (id: number, to: string) => ({ key: String(id), id, cells: { from: 'Москва', to } });
const base: Values = {
  ...emptyValues(btrip.form, 1),
  start_date: '2028-03-01',
  end_date: '2028-03-03',
  days: 3,
  goal: 'Переговоры',
  entity: 'Завод',
  lodging_per_night: '3000.00',
  routes: [leg(1, 'Тула'), leg(2, 'Орёл')],
};
const met = (mine: Values, theirs: Values) =>
  meetingOf(btrip, { base, mine: { ...base, ...mine }, theirs: { ...base, ...theirs } });
const settled = (mine: Values, theirs: Values, side?: 'mine' | 'theirs') =>
  settledValues(met(mine, theirs), (question) => {
    if (!side) throw new Error(`${question} is asked about`);
    return side;
  });

describe('a document that two have changed', () => {
  test('is merged where they have changed other fields and other lines', () => {
    const whole = settled(
      { goal: 'Выставка', routes: [leg(1, 'Калуга'), leg(2, 'Орёл')] },
      { entity: 'Фабрика', routes: [leg(1, 'Тула'), leg(2, 'Курск')] },
    );
    expect(whole).toMatchObject({ goal: 'Выставка', entity: 'Фабрика' });
    expect(whole.routes).toMatchObject([{ cells: { to: 'Калуга' } }, { cells: { to: 'Курск' } }]);
  });
  test('asks for each field and line that both have set to something else, and for no more', () => {
    const mine = { goal: 'Выставка', entity: 'Склад', routes: [leg(1, 'Калуга'), leg(2, 'Псков')] };
    const theirs = { goal: 'Форум', routes: [leg(1, 'Рязань'), leg(2, 'Орёл')] };
    expect(questionsIn(met(mine, theirs))).toEqual(['goal', 'routes#1']);
    const chosen = settledValues(met(mine, theirs), (question) => (question === 'goal' ? 'theirs' : 'mine'));
    expect(chosen).toMatchObject({ goal: 'Форум', entity: 'Склад' });
    expect(chosen.routes).toMatchObject([{ cells: { to: 'Калуга' } }, { cells: { to: 'Псков' } }]);
    expect(settled(mine, theirs, 'theirs').routes).toMatchObject([
      { cells: { to: 'Рязань' } },
      { cells: { to: 'Псков' } },
    ]);
  });
  test('asks about a period as a whole', () => {
    const [mine, theirs] = [
      { end_date: '2028-03-04', days: 4 },
      { start_date: '2028-03-02', days: 2 },
    ];
    expect(questionsIn(met(mine, theirs))).toEqual(['start_date']);
    expect(settled(mine, theirs, 'mine')).toMatchObject({
      start_date: '2028-03-01',
      end_date: '2028-03-04',
      days: 4,
    });
    expect(settled(mine, theirs, 'theirs')).toMatchObject({
      start_date: '2028-03-02',
      end_date: '2028-03-03',
    });
  });
  test('asks nothing where both say the same, however it is spelled', () => {
    const [mine, theirs] = [{ lodging_per_night: '3 500,00' }, { lodging_per_night: '3500' }];
    expect(questionsIn(met(mine, theirs))).toEqual([]);
  });
  test('sends what was typed over what is stored now, and nothing that the other side alone has changed', () => {
    const theirs = { ...base, entity: 'Фабрика', routes: [leg(1, 'Тула'), leg(2, 'Курск')] };
    const whole = settled({ goal: 'Выставка' }, theirs);
    expect(changedFields(whole, theirs)).toEqual(['goal']);
  });
});

describe('what is told of a merge', () => {
  const row = { id: 1, updated_at: 'later' } as DocumentRow;
  const told = (mine: Values, theirs: Values) => {
    const meeting = met(mine, theirs);
    return mergedIn(
      row,
      meeting,
      settledValues(meeting, () => 'mine'),
    );
  };
  const other = { routes: [leg(2, 'Орёл'), leg(1, 'Рязань')] };
  test('are the lines that have changed under what was typed, and that they were moved', () => {
    expect(told({ goal: 'Выставка' }, other)).toMatchObject({
      row,
      lines: { routes: { isMoved: true, lines: [{ nth: 2, deed: 'changed', fields: ['to'] }] } },
    });
  });
  test('is nothing where nothing was typed, or no line has changed', () => {
    expect(told({}, other)).toBeNull();
    expect(told({ goal: 'Выставка' }, { entity: 'Фабрика' })).toBeNull();
  });
});
