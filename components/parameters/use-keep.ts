'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Day } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { keepRow } from '../rpc/keep-row.ts';
import { reread } from '../rpc/reread.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { notify } from '../ui/notify.ts';
import type { ScopedParameter } from './scoped.ts';

interface Keep {
  readonly busy: boolean;
  readonly keep: (value: string) => Promise<void>;
  /** Has the portal put a value in force on a day to come. */
  readonly schedule: (value: string, day: Day) => Promise<void>;
}

/** Keeps a value of a parameter, of all or of one organization: in its record, or in a new one. */
export const useKeep = (parameter: ScopedParameter, onKept: () => void): Keep => {
  const t = useTranslations('settings');
  const names = useNames();
  const { day: written } = useDays();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>, said: string) => {
    setBusy(true);
    try {
      await work();
      await reread(client, 'parameter');
      onKept();
      notify.success(said);
    } catch (error) {
      notify.error(errorText(error));
      await reread(client, 'parameter');
    } finally {
      setBusy(false);
    }
  };
  const name = names.of(parameter, 'title');
  const { code, scope } = parameter;
  return {
    busy,
    keep: (value) => attempt(() => write(parameter, value), t('kept', { name })),
    schedule: (value, starts_on) =>
      attempt(
        () =>
          keepRow(
            'parameter_schedule',
            null,
            { value, starts_on },
            { code, organization_id: scope?.id ?? null },
          ),
        t('later.kept', { name, day: written(starts_on) }),
      ),
  };
};

/** An organization that is given what all have goes with all from then on. */
const write = ({ id, code, updated_at, scope, own, of_all }: ScopedParameter, value: string) =>
  scope === null
    ? keepRow('parameter', id === null ? null : { id, updated_at }, { value }, { code })
    : keepRow('parameter_override', own, own && value === of_all ? null : { value }, {
        code,
        organization_id: scope.id,
      });
