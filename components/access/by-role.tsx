'use client';
import { useTranslations } from 'next-intl';
import type { AccessTable } from '../../lib/reach/answer.ts';
import { Answered } from '../shell/answered.tsx';
import { PanelSkeleton } from '../shell/screens/panel-skeleton.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { GroupedRights } from './grouped-rights.tsx';
import { Overview } from './overview.tsx';
import { type RightsRow, RightsTable } from './rights-table.tsx';
import { RoleFilters } from './role-filters.tsx';
import { useAccessTable } from './use-access.ts';
import type { Ask, Asked } from './use-access-address.ts';
import { useAccessWords } from './use-access-words.ts';

interface TabProps {
  asked: Asked;
  ask: Ask;
}

/** What roles may: all of them at a glance, one role over every object, or one object for every role. */
export const ByRole = ({ asked, ask }: TabProps) => {
  const { role, object } = asked;
  const table = useAccessTable(role, object);
  return (
    <>
      <RoleFilters asked={asked} ask={ask} />
      <Answered of={table} level="h2" pending={<PanelSkeleton />}>
        {(data) =>
          role === null && object === null ? (
            <Overview table={data} ask={ask} />
          ) : (
            <Told table={data} role={role} />
          )
        }
      </Answered>
    </>
  );
};

type Row = AccessTable[number]['rows'][number];
const shown = (row: Row, id: string, name: string): RightsRow => ({
  ...row,
  id,
  name,
  screens: row.screens.map((screen) => ({ name: screen })),
});

const Told = ({ table, role }: { table: AccessTable; role: string | null }) => {
  const t = useTranslations('access');
  const words = useAccessWords();
  const [first] = table;
  if (role === null)
    return (
      <Panel aria-label={words.object(first?.rows[0]?.object ?? '')}>
        <RightsTable
          caption={words.object(first?.rows[0]?.object ?? '')}
          of="role"
          words={words}
          rows={table.flatMap((each) => each.rows.map((row) => shown(row, each.role, words.role(each.role))))}
        />
      </Panel>
    );
  return (
    <>
      <GroupedRights
        words={words}
        rows={(first?.rows ?? []).map((row) => shown(row, row.object, words.object(row.object)))}
      />
      {first && first.screens.length > 0 && (
        <Panel aria-labelledby="access-screens">
          <PanelHead id="access-screens" title={t('other_screens')} />
          <PanelBody className="text-ink-2">{first.screens.map(words.route).join(', ')}</PanelBody>
        </Panel>
      )}
    </>
  );
};
