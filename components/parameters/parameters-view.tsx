'use client';
import { Plus, SearchX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import type { ParameterList } from '../../lib/rpc/parameters.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { SearchInput } from '../ui/search-input.tsx';
import { AddParameterDialog } from './add-parameter-dialog.tsx';
import { ParameterGroups } from './parameter-groups.tsx';
import { ParameterRow } from './parameter-row.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import { draftKey, type Scope, scopedTo } from './scoped.ts';
import { useDrafts } from './use-drafts.ts';
import { isOfKind, type Kept, useShownParameters } from './use-shown-parameters.ts';

const KINDS: readonly Kept[] = ['changed', 'inert'];

/** Parameters by groups, found by the words of what they do. */
export const ParametersView = ({ list: { options, organizations, ...list } }: { list: ParameterList }) => {
  const t = useTranslations('settings');
  const drafts = useDrafts();
  const [isAdding, setAdding] = useState(false);
  const [scope, setScope] = useState<Scope>(null);
  const parameters = useMemo(
    () => list.parameters.map((each) => scopedTo(each, scope)),
    [list.parameters, scope],
  );
  const codes = new Set(parameters.map(({ code }) => code));
  const { groups, group, words, kind, shown, label, choose, search, keepTo, reset } =
    useShownParameters(parameters);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SearchInput
          label={t('search')}
          hint={t('search_hint')}
          value={words}
          onChange={search}
          width="w-80"
        />
        {KINDS.map((each) => (
          <Chip
            key={each}
            on={kind === each}
            aria-pressed={kind === each}
            onClick={() => keepTo(kind === each ? undefined : each)}
          >
            {t(`kind.${each}`, { count: parameters.filter(isOfKind[each]).length })}
          </Chip>
        ))}
        {organizations.length > 1 && (
          <ScopeChoice
            parameters={list.parameters}
            organizations={organizations}
            scope={scope}
            onScope={setScope}
          />
        )}
        <Button
          size="sm"
          icon={Plus}
          className={organizations.length > 1 ? undefined : 'ml-auto'}
          onClick={() => setAdding(true)}
        >
          {t('add')}
        </Button>
      </div>
      <AddParameterDialog
        open={isAdding}
        statuses={(options.status_days ?? []).filter(({ value }) => !codes.has(`${value}_forbidden_period`))}
        onClose={() => setAdding(false)}
      />
      <div className="grid items-start gap-x-6 gap-y-3 tablet:grid-cols-[200px_minmax(0,1fr)] desk:grid-cols-[216px_minmax(0,1fr)]">
        <ParameterGroups groups={groups} chosen={group} onChoose={choose} />
        <Panel aria-labelledby="parameters-group">
          <PanelHead
            title={label}
            id="parameters-group"
            note={
              <span role="status">
                {words.trim() === '' ? '' : t('found', { words: words.trim(), count: shown.length })}
              </span>
            }
          />
          {shown.length > 0 ? (
            <ul className="divide-y divide-line border-t border-line">
              {shown.map((parameter) => (
                <ParameterRow
                  key={draftKey(parameter)}
                  parameter={parameter}
                  organizations={organizations}
                  options={options}
                  drafts={drafts}
                  onScope={setScope}
                />
              ))}
            </ul>
          ) : (
            <EmptyState
              icon={SearchX}
              title={t('nothing')}
              action={<Button onClick={reset}>{t('show_all')}</Button>}
            />
          )}
        </Panel>
      </div>
    </>
  );
};
