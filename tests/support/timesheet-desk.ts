import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import type { DayCodes } from '../../lib/timesheet/day-codes.ts';
import type { Answer } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';

/** Timesheets of a company, as people of it read and keep them. */
export const timesheetDesk = (world: World) => {
  const by = (name: Name, method: string, params: object): Promise<Answer> =>
    world.call(method, params, { token: world.token(name) });

  const month = async (name: Name, asked: string, of = 'organization'): Promise<TimesheetMonth> => {
    const answer = await by(name, 'timesheet.month', { month: asked, of });
    if (!answer.result) throw new Error(JSON.stringify(answer.error));
    return answer.result.data as unknown as TimesheetMonth;
  };

  const form = (name: Name, asked: string): Promise<Answer> => by(name, 'timesheet.form', { month: asked });

  const close = (name: Name, asked: string, was: string, closing: string, reason = ''): Promise<Answer> =>
    by(name, 'timesheet.close', { month: asked, was, closing, reason });

  const idOf = (name: Name): number => Number(world.company.people[name].employee_id);

  /** What a day of a person says, as hr reads it. */
  const cell = async (whose: Name, day: string) => {
    const { people, days } = await month('hr', day.slice(0, 7));
    const person = people.find(({ employee_id }) => employee_id === idOf(whose));
    return person?.cells[days.findIndex((each) => each.day === day)];
  };

  const codesOf = async (whose: Name, day: string): Promise<DayCodes> =>
    (await cell(whose, day))?.codes ?? [];

  const correct = async (
    name: Name,
    whose: Name,
    day: string,
    codes: unknown,
    reason = '',
  ): Promise<Answer> =>
    by(name, 'timesheet.correct', {
      employee_id: idOf(whose),
      day,
      was: await codesOf(whose, day),
      codes,
      reason,
    });

  const count = (name: Name, whose: Name, days: readonly string[], reason = ''): Promise<Answer> =>
    by(name, 'timesheet.count', { employee_id: idOf(whose), days, reason });

  return { by, month, form, close, idOf, cell, codesOf, correct, count };
};
