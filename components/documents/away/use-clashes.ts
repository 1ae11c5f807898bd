'use client';
import { useMemo } from 'react';
import { type Clash, type Dated, documentClash, spanOf } from '../../../lib/calendar/clash.ts';
import { identityOf } from '../../../lib/families/identities.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { useNames } from '../../people/use-names.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import { isAway, useAway } from './use-away.ts';

type OfFamily = Dated & { readonly object_id?: string };

/** Clashes of the documents on a page: who of the same manager's people is away at the same time. */
export interface Clashes {
  readonly of: (row: OfFamily) => Clash | undefined;
  readonly nameOf: (employee_id: number) => string;
}

/** Reads once who is away over the whole page, and answers for each of its rows. */
export const useClashes = (rows: readonly Dated[], enabled: boolean): Clashes => {
  const names = useNames();
  const { parameters, subordination } = useDictionaries();
  const { employee_id } = useProfile();
  const span = spanOf(rows);
  const away = useAway(enabled ? span : null);
  return useMemo(() => {
    const nameById = new Map(away.away.map((each) => [each.employee_id, names.of(each, 'employee_name')]));
    const facts = {
      away: away.away.map((each) => ({
        employee_id: each.employee_id,
        start: each.start_date,
        end: each.end_date,
      })),
      subordination,
      percent: numberOf(parameters, 'absence_norm_percent'),
      reader: employee_id,
    };
    return {
      nameOf: (employee_id) => nameById.get(employee_id) ?? '',
      of: (row) => (away.loaded && takesAway(row) ? documentClash(row, facts) : undefined),
    };
  }, [away, parameters, subordination, names, employee_id]);
};

/** A document without an absence clashes with none; illness cannot be planned, so it has no norm. */
const takesAway = ({ object_id }: OfFamily): boolean => {
  const absence = object_id === undefined ? 'leave' : identityOf(object_id)?.absence;
  return absence !== undefined && absence !== 'sick' && (object_id === undefined || isAway({ object_id }));
};
