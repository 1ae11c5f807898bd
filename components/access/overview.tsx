'use client';
import { Ban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AccessTable } from '../../lib/reach/answer.ts';
import { OBJECT_GROUPS } from '../../lib/reach/table.data.ts';
import type { AccessWords } from '../../lib/reach/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Panel, PanelHead } from '../ui/panel.tsx';
import { ScrollRegion } from '../ui/scroll-region.tsx';
import { LEVEL_ICONS } from './level-icon.ts';
import { Opener, OverviewList } from './overview-list.tsx';
import type { Ask } from './use-access-address.ts';
import { useAccessWords } from './use-access-words.ts';

interface OverviewProps {
  table: AccessTable;
  ask: Ask;
}

/** Reading at a glance: how far each role reads each object. A head of a column opens the role, that of a row the object. */
export const Overview = ({ table, ask }: OverviewProps) => {
  const t = useTranslations('access');
  const words = useAccessWords();
  const rows = table[0]?.rows ?? [];
  return (
    <Panel>
      <PanelHead title={t('overview')} />
      <OverviewList table={table} words={words} ask={ask} />
      <ScrollRegion
        aria-label={t('overview')}
        className="max-tablet:hidden max-h-[calc(100dvh-var(--header)-6rem)] overflow-auto rounded-b-panel"
      >
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">{t('overview')}</caption>
          <thead className="sticky top-0 z-2 bg-sunken text-ink-2">
            <tr>
              <th scope="col" className="sticky left-0 z-1 bg-sunken px-5 py-2 text-left font-medium">
                {t('column.object')}
              </th>
              {table.map(({ role }) => (
                <th key={role} scope="col" className="px-2 py-1 text-left align-bottom font-medium">
                  <Opener onClick={() => ask({ role })}>{words.role(role)}</Opener>
                </th>
              ))}
            </tr>
          </thead>
          {OBJECT_GROUPS.map((group) => (
            <tbody key={group} className="divide-y divide-line border-t border-line">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={table.length + 1}
                  className="bg-surface px-5 pt-4 pb-2 text-left"
                >
                  <span className="sticky left-5 text-base font-semibold">{t(`group.${group}`)}</span>
                </th>
              </tr>
              {rows
                .filter((row) => row.group === group)
                .map(({ object }) => (
                  <tr key={object} className="hover:bg-hover">
                    <th
                      scope="row"
                      className="sticky left-0 min-w-44 bg-surface px-5 py-1.5 text-left align-top font-normal "
                    >
                      <Opener onClick={() => ask({ object })}>{words.object(object)}</Opener>
                    </th>
                    {table.map(({ role, rows: ofRole }) => (
                      <td key={role} className="min-w-25 px-2 py-1.5 align-top">
                        <Widest row={ofRole.find((each) => each.object === object)} words={words} />
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </Panel>
  );
};

interface WidestProps {
  row: AccessTable[number]['rows'][number] | undefined;
  words: AccessWords;
}

/** The widest of what is read; «нет» where nothing is. */
const Widest = ({ row, words }: WidestProps) => {
  const t = useTranslations('access');
  const [widest] = row?.read ?? [];
  if (!widest)
    return (
      <span className="flex items-start gap-1 text-ink-3">
        <Icon of={Ban} size={14} className="mt-0.5 flex-none" />
        {t('no')}
      </span>
    );
  return (
    <span className="flex items-start gap-1">
      <Icon of={LEVEL_ICONS[widest.level]} size={14} className="mt-0.5 flex-none text-ink-2" />
      {words.way({ ...widest, conditions: [] }).reach}
    </span>
  );
};
