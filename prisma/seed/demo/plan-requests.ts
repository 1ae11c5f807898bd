import { request } from '../../../lib/documents/families/request/index.ts';
import { workdaysAgo } from './clock.ts';
import type { IdOf } from './entries.ts';
import type { Matter } from './matter.ts';
import { REQUESTS } from './requests.data.ts';
import type { Person } from './seed-people.ts';
import { straightWay } from './straight-way.ts';

/** The papers that these people asked for; periods are counted from the year in which each was asked for. */
export const planRequests = (staff: readonly Person[], idOf: IdOf): readonly Matter[] =>
  REQUESTS.flatMap(({ name, kind, waited, yearsAgo, month, says = {}, ...way }): Matter[] => {
    const person = staff.find((other) => other.name === name);
    if (!person) return [];
    return [
      {
        family: request,
        person,
        legs: (_, random) => straightWay(request.object_id, way, random),
        lastMoved: (clock, random) => workdaysAgo(waited, clock, random),
        written: (begun) => ({
          request_type_id: idOf('request_type', kind),
          ...(kind === 'vacschedule' || yearsAgo !== undefined || month !== undefined
            ? { year: Number(begun.slice(0, 4)) - (yearsAgo ?? (month === undefined ? 0 : 1)) }
            : {}),
          ...(month === undefined ? {} : { month }),
          ...says,
        }),
      },
    ];
  });
