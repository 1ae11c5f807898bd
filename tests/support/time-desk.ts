import { addDays, type Day, weekday } from '../../lib/kernel/day.ts';
import { documentDesk } from './document-desk.ts';
import type { World } from './matrix-world.ts';
import { plainMonday } from './plain-weeks.ts';

/** As many days as a test writes of from a Monday on. */
const STRETCH = 14;

/** Documents of a family of a company that keep their people away, as people of it make and move them. */
export const timeDesk = (world: World, object: string, lines?: string) => {
  const desk = documentDesk(world, object, lines);
  const { today } = desk;
  let before = addDays(today, 1 - weekday(today));
  let after = before;

  /** The Monday of two weeks without holidays that nothing else of the test has; `back` weeks that are over. */
  const freshMonday = (back = false): Day => {
    const step = back ? -STRETCH : STRETCH;
    const from = back ? before : after;
    const monday = plainMonday(addDays(from, step), STRETCH, step);
    if (back) before = monday;
    else after = monday;
    return monday;
  };

  return { ...desk, freshMonday };
};

export type TimeDesk = ReturnType<typeof timeDesk>;
