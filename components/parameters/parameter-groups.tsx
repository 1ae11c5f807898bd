'use client';
import { useTranslations } from 'next-intl';
import { classNames } from '../ui/class-names.ts';
import { Select } from '../ui/select.tsx';

/** A group of parameters to choose, and how many are in it now. */
export interface Group {
  readonly name: string;
  readonly label: string;
  readonly count: number;
}

interface GroupsProps {
  groups: readonly Group[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** Groups at the left; on a phone one of several. */
export const ParameterGroups = ({ groups, chosen, onChoose }: GroupsProps) => {
  const t = useTranslations('settings');
  return (
    <>
      <nav aria-label={t('groups')} className="max-tablet:hidden">
        <ul className="sticky top-[calc(var(--header)+16px)] flex flex-col gap-0.5">
          {groups.map(({ name, label, count }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === chosen ? 'true' : undefined}
                onClick={() => onChoose(name)}
                className={classNames(
                  'flex min-h-9 w-full items-center justify-between gap-2 rounded-control px-3 text-left touch:min-h-12',
                  name === chosen ? 'bg-primary-soft-2 font-medium' : 'text-ink-2 hover:bg-hover',
                )}
              >
                {label}
                <span className="text-sm tabular-nums">{count}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="tablet:hidden">
        <Select
          aria-label={t('groups')}
          value={chosen}
          onValueChange={onChoose}
          options={groups.map(({ name, label, count }) => ({ value: name, label: `${label} · ${count}` }))}
        />
      </div>
    </>
  );
};
