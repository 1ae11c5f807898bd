'use client';
import { useTranslations } from 'next-intl';
import { countedByGroup, groupOf, type Narrowed } from '../../../lib/documents/groups.ts';
import { FAMILY_GROUPS } from '../../../lib/documents/identity.ts';
import { Chip, ChipGroup } from '../../ui/chip.tsx';

interface GroupChipsProps {
  rows: readonly { readonly object_id: string }[];
  narrowed: Narrowed;
  onNarrow: (narrowed: Narrowed) => void;
  className?: string;
}

/** Groups of families as chips with how much each holds: one is chosen. Nothing where there is one group alone. */
export const GroupChips = ({ rows, narrowed, onNarrow, className = '' }: GroupChipsProps) => {
  const t = useTranslations('shell');
  const counted = countedByGroup(rows);
  const chosen =
    narrowed === 'all' || FAMILY_GROUPS.some((group) => group === narrowed) ? narrowed : groupOf(narrowed);
  if (counted.length < 2 && chosen === 'all') return null;
  const count = (group: Narrowed) => counted.find((each) => each.group === group)?.count ?? 0;
  const groups = FAMILY_GROUPS.filter((group) => count(group) > 0 || group === chosen);
  return (
    <ChipGroup label={t('groups.label')} className={className}>
      <Chip on={chosen === 'all'} aria-pressed={chosen === 'all'} onClick={() => onNarrow('all')}>
        {t('groups.counted', { name: t('groups.all'), count: rows.length })}
      </Chip>
      {groups.map((group) => (
        <Chip
          key={group}
          on={chosen === group}
          aria-pressed={chosen === group}
          onClick={() => onNarrow(group)}
        >
          {t('groups.counted', { name: t(`groups.${group}`), count: count(group) })}
        </Chip>
      ))}
    </ChipGroup>
  );
};
