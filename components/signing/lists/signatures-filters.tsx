'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ChoiceChip } from '../../documents/list/choice-chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useSearchText(input, state.search, (search) => onChange({ search }, 'replace'));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its chips as a row
    <div role="group" aria-label={t('filter.label')} className="flex flex-wrap items-center gap-2">
      <div className="relative w-70 max-tablet:w-full">
        <Icon
          of={Search}
          size={16}
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-ink-3"
        />
        <input
          ref={input}
          type="search"
          aria-label={t('search')}
          placeholder={t('search_hint')}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-8 w-full rounded-full border border-line-strong bg-surface pr-3 pl-9 text-sm touch:h-10"
        />
      </div>
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
      {isNarrowed(state) && (
        <button
          type="button"
          className="ml-1 min-h-6 text-sm text-primary-ink underline underline-offset-4"
          onClick={() => onChange(ALL_SIGNATURES)}
        >
          {t('filter.reset')}
        </button>
      )}
    </div>
  );
};
