import { GROUPS, OF_SETTINGS } from '../../lib/audit/groups.data.ts';
import { isDay } from '../../lib/kernel/day.ts';
import { rowsAddress } from '../lists/rows-address.ts';
import { type RowsChoice, told } from '../lists/rows-choices.ts';

/** Since when: a day, or so many days. */
export const PERIODS = { day: 0, week: 6, month: 29, quarter: 89, year: 364 } as const;
export type Period = keyof typeof PERIODS;

export const SCOPES = ['all', 'document', 'person', 'setting'] as const;

const among = (values: readonly string[]): RowsChoice => told((text) => values.includes(text));

/** What stands in the address; all of it together says which rows are asked for (`lib/audit/filter.ts`). */
export const AUDIT_ADDRESS = rowsAddress({
  opens: 'row',
  choices: {
    scope: among(SCOPES),
    stream: told((text) => /^[\w:.-]{1,120}$/.test(text)),
    person: told((text) => /^[1-9]\d{0,14}$/.test(text)),
    about: among(['1']),
    setting: among(OF_SETTINGS),
    group: among(GROUPS),
    period: among(Object.keys(PERIODS)),
    from: told(isDay),
    to: told(isDay),
    only: among(['refused', 'behalf']),
  },
});
