'use client';
import { useTranslations } from 'next-intl';
import { LOOKED_ROLES } from '../../lib/reach/table.data.ts';
import { FilterRow } from '../lists/filter-row.tsx';
import { Select } from '../ui/select.tsx';
import { useAccessTable } from './use-access.ts';
import type { Ask, Asked } from './use-access-address.ts';
import { useAccessWords } from './use-access-words.ts';

/** Stands for no choice. */
const ALL = '-';

/** Which role and which object are looked at; the address keeps it. */
export const RoleFilters = ({ asked, ask }: { asked: Asked; ask: Ask }) => {
  const t = useTranslations('access.filters');
  const words = useAccessWords();
  const everything = useAccessTable('user', null);
  const objects = everything.data?.[0]?.rows ?? [];
  return (
    <FilterRow
      label={t('label')}
      reset={t('reset')}
      narrowed={asked.role !== null || asked.object !== null}
      onReset={() => ask({ role: null, object: null })}
    >
      <span className="w-60 max-tablet:w-full">
        <Select
          aria-label={t('role')}
          value={asked.role ?? ALL}
          onValueChange={(value) => ask({ role: value === ALL ? null : value })}
          options={[
            { value: ALL, label: t('all_roles') },
            ...LOOKED_ROLES.map((value) => ({ value, label: words.role(value) })),
          ]}
        />
      </span>
      <span className="w-72 max-tablet:w-full">
        <Select
          aria-label={t('object')}
          value={asked.object ?? ALL}
          onValueChange={(value) => ask({ object: value === ALL ? null : value })}
          options={[
            { value: ALL, label: t('all_objects') },
            ...objects.map(({ object }) => ({ value: object, label: words.object(object) })),
          ]}
        />
      </span>
    </FilterRow>
  );
};
