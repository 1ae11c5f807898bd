'use client';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { emptyFamilies, groupsShown, type Narrowed } from '../../../lib/families/groups.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Count } from '../../ui/tag.tsx';
import { useFamilyWords } from './use-family-words.ts';

interface GroupListProps {
  /** Objects of the families the list may hold. */
  objects: readonly string[];
  /** What is counted: the rows the list shows in all its groups. Undefined where there are no counts. */
  rows: readonly { readonly object_id: string }[] | undefined;
  narrowed: Narrowed;
  /** The rows wait for the reader: their sum is accented. */
  accent: boolean;
  onNarrow: (narrowed: Narrowed) => void;
}

/** Left of a list over all families: its groups with their sums, and the families that have something; the empty ones apart. */
export const GroupList = ({ objects, rows, narrowed, accent, onNarrow }: GroupListProps) => {
  const t = useTranslations('documents.many');
  const shell = useTranslations('shell');
  const nameOf = useFamilyWords();
  const empty = rows ? emptyFamilies(objects, rows) : [];
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded || empty.includes(narrowed);
  const item = (to: Narrowed, text: ReactNode, count: ReactNode, look = 'h-9 text-ink-2') => (
    <button
      type="button"
      aria-pressed={narrowed === to}
      onClick={() => onNarrow(to)}
      className={classNames(
        'flex w-full items-center justify-between gap-2 rounded-control px-2.5 text-left hover:bg-hover hover:text-ink',
        'aria-pressed:bg-primary-soft-2 aria-pressed:font-medium aria-pressed:text-ink',
        look,
      )}
    >
      <span className="min-w-0 truncate">{text}</span>
      {count}
    </button>
  );
  return (
    <nav aria-label={t('groups')} className="flex flex-col gap-0.5 max-desk:hidden">
      {item('all', t('all'), rows && <Count quiet={!accent}>{rows.length}</Count>)}
      {groupsShown(objects, rows).map(({ group, count, families }) => (
        <ul key={group} aria-label={shell(`groups.${group}`)} className="mt-2">
          <li>
            {item(group, shell(`groups.${group}`), rows && <span>{count}</span>, 'h-8 text-sm text-ink-3')}
          </li>
          {families.map((family) => (
            <li key={family.object_id}>
              {item(
                family.object_id,
                nameOf(family.object_id),
                rows && <span className="text-sm">{family.count}</span>,
              )}
            </li>
          ))}
        </ul>
      ))}
      {empty.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={shown}
            onClick={() => setUnfolded(!shown)}
            className="mt-2 flex h-9 w-full items-center gap-2 rounded-control px-2.5 text-left text-ink-2 hover:bg-hover"
          >
            <Icon of={ChevronRight} size={16} className={shown ? 'rotate-90' : ''} />
            {shell('groups.empty', { count: empty.length })}
          </button>
          {shown && (
            <ul aria-label={shell('groups.empty', { count: empty.length })}>
              {empty.map((object_id) => (
                <li key={object_id}>{item(object_id, nameOf(object_id), null, 'h-9 pl-8 text-ink-3')}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </nav>
  );
};
