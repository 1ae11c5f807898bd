'use client';
import { Equal } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AccessCompare, ComparedRow } from '../../lib/reach/answer.ts';
import { useNames } from '../people/use-names.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { GroupedRights } from './grouped-rights.tsx';
import { PersonFacts } from './person-facts.tsx';
import type { RightsRow } from './rights-table.tsx';
import type { Ask } from './use-access-address.ts';
import { useAccessWords } from './use-access-words.ts';
import { SideMark } from './ways.tsx';

interface ComparedRightsProps {
  told: AccessCompare;
  onlyDifferences: boolean;
  ask: Ask;
}

/** Two people beside each other: what both may, and with a plus or a minus what one of them may alone. */
export const ComparedRights = ({ told, onlyDifferences, ask }: ComparedRightsProps) => {
  const t = useTranslations('access');
  const names = useNames();
  const { first, second } = told;
  const words = useAccessWords(first, second);
  const sides = { first: words.name(first), second: words.name(second) };
  const rows = told.rows
    .filter(({ differs }) => differs || !onlyDifferences)
    .map((row) => shown(onlyDifferences ? narrowed(row) : row, words.object(row.object)));
  const screens = told.screens.filter(({ side }) => side !== 'both' || !onlyDifferences);
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        {(['first', 'second'] as const).map((side) => (
          <Panel key={side} aria-labelledby={`access-person-${side}`}>
            <PanelHead id={`access-person-${side}`} title={names.full(told[side].name, told[side].name_eng)}>
              <SideMark side={side} sides={sides} label={t(`side.marked.${side}`)} />
            </PanelHead>
            <PanelBody>
              <PersonFacts person={told[side]} />
            </PanelBody>
          </Panel>
        ))}
      </div>
      <Checkbox checked={onlyDifferences} onCheckedChange={(on) => ask({ differences: on ? null : '0' })}>
        {t('person.only_differences')}
      </Checkbox>
      {rows.length === 0 && screens.length === 0 ? (
        <Panel>
          <EmptyState level="h2" icon={Equal} tone="success" title={t('person.same_title')}>
            {t('person.same_text')}
          </EmptyState>
        </Panel>
      ) : (
        rows.length > 0 && <GroupedRights words={words} rows={rows} sides={sides} />
      )}
      {screens.length > 0 && (
        <Panel aria-labelledby="access-screens">
          <PanelHead id="access-screens" title={t('other_screens')} />
          <PanelBody>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {screens.map(({ name, side }) => (
                <li key={name}>
                  {words.route(name)}
                  <SideMark side={side} sides={sides} />
                </li>
              ))}
            </ul>
          </PanelBody>
        </Panel>
      )}
    </>
  );
};

const shown = (row: ComparedRow, name: string): RightsRow => ({ ...row, id: row.object, name });

/** A row without what both have. */
const narrowed = (row: ComparedRow): ComparedRow => {
  const own = <Of extends { readonly side: string }>(all: readonly Of[]): readonly Of[] =>
    all.filter(({ side }) => side !== 'both');
  const written = (all: ComparedRow['add']) => all && (all.length === 0 ? all : own(all));
  return {
    ...row,
    read: own(row.read),
    add: written(row.add),
    edit: written(row.edit),
    del: written(row.del),
    steps: own(row.steps),
    screens: own(row.screens),
  };
};
