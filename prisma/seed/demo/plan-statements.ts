import { statement } from '../../../lib/documents/families/statement/index.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { workdaysAgo } from './clock.ts';
import type { IdOf } from './entries.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';
import { STATEMENTS } from './statements.data.ts';
import { straightWay } from './straight-way.ts';

/** The statements of these people, with days counted from the one on which each was begun. */
export const planStatements = (staff: readonly Person[], idOf: IdOf): readonly Matter[] =>
  STATEMENTS.flatMap(({ name, type, waited, days = {}, reason, says, ...way }): Matter[] => {
    const person = staff.find((other) => other.name === name);
    if (!person) return [];
    return [
      {
        family: statement,
        person,
        type,
        legs: (_, random) => straightWay(statement.object_id, way, random),
        lastMoved: (clock, random) => workdaysAgo(waited, clock, random),
        written: (begun) => ({
          statement_date: begun,
          ...Object.fromEntries(
            Object.entries(days).map(([field, after]) => [field, addDays(begun, after)] as const),
          ),
          ...(reason ? { dismissal_reason_id: idOf('dismissal_reason', reason) } : {}),
          ...says,
        }),
      },
    ];
  });
