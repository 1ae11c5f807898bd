import { materialassistance } from '../../../lib/documents/families/materialassistance/index.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { ASSISTANCE } from './assistance.data.ts';
import { workdaysAgo } from './clock.ts';
import type { IdOf } from './entries.ts';
import type { Matter } from './matter.ts';
import type { Person } from './seed-people.ts';
import { straightWay } from './straight-way.ts';

/** Help in money that these people ask for. */
export const planAssistance = (staff: readonly Person[], idOf: IdOf): readonly Matter[] =>
  ASSISTANCE.flatMap(({ name, type, waited, childOf, says, ...way }): Matter[] => {
    const person = staff.find((other) => other.name === name);
    if (!person) return [];
    return [
      {
        family: materialassistance,
        person,
        type,
        legs: (_, random) => straightWay(materialassistance.object_id, way, random),
        lastMoved: (clock, random) => workdaysAgo(waited, clock, random),
        written: (begun) => ({
          currency_id: idOf('currency', 'RUB'),
          ...(childOf === undefined ? {} : { child_birth_date: addDays(begun, -childOf) }),
          ...says,
        }),
      },
    ];
  });
