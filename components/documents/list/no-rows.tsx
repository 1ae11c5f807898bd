'use client';
import { Plus, TreePalm } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Mode } from '../../../lib/access/route.ts';
import type { Family } from '../../../lib/documents/family.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useOffered } from '../use-offered.ts';
import { useWhyNone } from '../use-why-none.ts';
import { EmptyList } from './empty-list.tsx';
import { ADDRESSED, ADDRESSED_NEW } from './list-filter.ts';
import { EMPTY_STATE } from './list-state.ts';
import type { DocumentList } from './use-document-list.ts';
import { useFilterText } from './use-filter-text.ts';

/** Why a view without a filter is empty, where that says more than that nothing is there. */
const WHY: Readonly<Record<string, 'done' | 'addressed'>> = {
  waiting: 'done',
  [ADDRESSED]: 'addressed',
  [ADDRESSED_NEW]: 'done',
};

interface NoRowsProps {
  list: DocumentList;
  family: Family;
  mode: Mode;
}

/** An empty list says why it is empty: filtered, all done, or nothing there yet. */
export const NoRows = ({ list, family, mode }: NoRowsProps) => {
  const { address, state, change, showOpen } = list;
  const filterText = useFilterText(family.object_id)(state);
  const isFiltered = address.isNarrowed(state) || state.page > 1;
  const why = isFiltered ? 'filtered' : WHY[state.view];
  if (why === undefined) return <NoneYet family={family} mode={mode} />;
  return (
    <EmptyList
      why={why}
      filterText={filterText}
      onReset={() => change({ ...EMPTY_STATE, view: state.view })}
      onShowOpen={() => change({ ...EMPTY_STATE, view: showOpen ? 'open' : 'all' })}
    />
  );
};

const NoneYet = ({ family: { object_id, routes }, mode }: Pick<NoRowsProps, 'family' | 'mode'>) => {
  const t = useTranslations('documents.empty');
  const families = useTranslations('families');
  const link = usePortalLink();
  const whyNone = useWhyNone(mode);
  const isOffered = useOffered()(object_id);
  const mayCreate = isOffered && mode === 'own' && !whyNone && !routes.under;
  return (
    <EmptyState
      level="h2"
      icon={TreePalm}
      title={families(`${object_id}.empty`)}
      action={
        mayCreate && (
          <ButtonLink href={link(routes.form)} variant="filled" icon={Plus}>
            {families(`${object_id}.create`)}
          </ButtonLink>
        )
      }
    >
      {mayCreate ? families(`${object_id}.empty_text`) : t('first_others')}
    </EmptyState>
  );
};
