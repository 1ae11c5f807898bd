'use client';
import { useTranslations } from 'next-intl';
import { groupOf, groupsShown, type Narrowed } from '../../../lib/families/groups.ts';
import { FAMILY_GROUPS } from '../../../lib/families/identity.ts';
import { Chip, ChipGroup } from '../../ui/chip.tsx';

interface GroupChipsProps {
  /** Objects of the families the list may hold. */
  objects: readonly string[];
  /** What is counted, as beside a wide list. */
  rows: readonly { readonly object_id: string }[] | undefined;
  narrowed: Narrowed;
  onNarrow: (narrowed: Narrowed) => void;
  className?: string;
}

/** Groups of families as chips with how much each holds: one is chosen. Nothing where there is one group alone. */
export const GroupChips = ({ objects, rows, narrowed, onNarrow, className = '' }: GroupChipsProps) => {
  const t = useTranslations('shell');
  const counted = groupsShown(objects, rows);
  const chosen =
    narrowed === 'all' || FAMILY_GROUPS.some((group) => group === narrowed) ? narrowed : groupOf(narrowed);
  if (counted.length < 2 && chosen === 'all') return null;
  const count = (group: Narrowed) => counted.find((each) => each.group === group)?.count ?? 0;
  const groups = FAMILY_GROUPS.filter((group) => count(group) > 0 || group === chosen);
  const said = (name: string, many: number | undefined) =>
    many === undefined ? name : t('groups.counted', { name, count: many });
  return (
    <ChipGroup label={t('groups.label')} className={className}>
      <Chip on={chosen === 'all'} aria-pressed={chosen === 'all'} onClick={() => onNarrow('all')}>
        {said(t('groups.all'), rows?.length)}
      </Chip>
      {groups.map((group) => (
        <Chip
          key={group}
          on={chosen === group}
          aria-pressed={chosen === group}
          onClick={() => onNarrow(group)}
        >
          {said(t(`groups.${group}`), rows && count(group))}
        </Chip>
      ))}
    </ChipGroup>
  );
};
