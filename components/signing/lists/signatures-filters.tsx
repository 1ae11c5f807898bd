'use client';
import { useTranslations } from 'next-intl';
import { ChoiceChip } from '../../lists/choice-chip.tsx';
import { FilterRow } from '../../lists/filter-row.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { ALL_SIGNATURES, isNarrowed, type SignaturesState } from './signatures-state.ts';
import type { ChangeSignatures } from './use-signatures-state.ts';

/** Search, and the filters by type, level and what the last look at the store found. */
export const SignaturesFilters = ({
  state,
  onChange,
}: {
  state: SignaturesState;
  onChange: ChangeSignatures;
}) => {
  const t = useTranslations('signatures');
  return (
    <FilterRow
      label={t('filter.label')}
      reset={t('filter.reset')}
      narrowed={isNarrowed(state)}
      onReset={() => onChange(ALL_SIGNATURES)}
    >
      <SearchInput
        label={t('search')}
        hint={t('search_hint')}
        value={state.search}
        onChange={(search) => onChange({ search }, 'replace')}
        width="w-70"
      />
      <ChoiceChip
        label={t('filter.type')}
        options={(['1', '2', '3'] as const).map((value) => ({ value, label: t(`type.${value}`) }))}
        chosen={state.type}
        onChange={(type) => onChange({ type })}
      />
      <ChoiceChip
        label={t('filter.level')}
        options={['B', 'T', 'LT'].map((value) => ({ value, label: value }))}
        chosen={state.level}
        onChange={(level) => onChange({ level })}
      />
      <ChoiceChip
        label={t('filter.result')}
        options={(['whole', 'broken'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
        chosen={state.result}
        onChange={(result) => onChange({ result })}
      />
    </FilterRow>
  );
};
