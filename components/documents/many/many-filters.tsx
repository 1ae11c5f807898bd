'use client';
import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import type { Narrowed } from '../../../lib/families/groups.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Count } from '../../ui/tag.tsx';
import { DocumentFilters } from '../list/document-filters.tsx';
import { GroupChips } from './group-chips.tsx';
import { narrowedOf, VIEWS } from './many-asks.ts';
import type { ManyDocuments } from './use-many-documents.ts';

interface ManyFiltersProps {
  list: ManyDocuments;
  onNarrow: (narrowed: Narrowed) => void;
  /** The groups stand beside the list where there is room: chips are for narrow screens. */
  beside: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
}

/** The views of a list over all families, the groups as chips, search and period. */
export const ManyFilters = ({ list, onNarrow, beside, searchRef }: ManyFiltersProps) => {
  const t = useTranslations('documents');
  const { whose, state, change, tab } = list;
  return (
    <div className="flex flex-col gap-3">
      <Segmented<string>
        label={t('views.label')}
        className="self-start"
        value={state.view}
        onValueChange={(view) => change({ view })}
        options={VIEWS[whose].map((view) => ({
          value: view,
          label: (
            <>
              {t(`many.views.${view}`)}
              {view === 'waiting' && tab !== undefined && <Count>{tab}</Count>}
            </>
          ),
        }))}
      />
      <GroupChips
        objects={list.objects}
        rows={list.counted}
        narrowed={narrowedOf(state)}
        onNarrow={onNarrow}
        className={beside ? 'desk:hidden' : ''}
      />
      <DocumentFilters list={list} searchRef={searchRef} elsewhere="type" />
    </div>
  );
};
