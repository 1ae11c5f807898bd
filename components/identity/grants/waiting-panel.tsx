'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { identityOf } from '../../../lib/families/identities.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import { Summary } from '../../documents/summary.tsx';
import { useNumberLine } from '../../documents/use-number-line.ts';
import type { GrantRow } from '../../grants/grant-row.ts';
import { useSwitchGrant } from '../../grants/use-grants.ts';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel, PanelFoot, PanelHead } from '../../ui/panel.tsx';
import { Count } from '../../ui/tag.tsx';

interface Waiting {
  readonly grant: GrantRow;
  readonly rows: readonly DocumentRow[];
  readonly total: number;
}

/** What waits for people the reader may act for, marked with the person; one click goes on as that person. */
export const WaitingPanel = () => {
  const t = useTranslations('grants.waiting');
  const home = useTranslations('documents.home');
  const [shown, setShown] = useState(SHOWN);
  const groups =
    useQuery({
      queryKey: ['view', 'incomplete', 'for others'],
      queryFn: ({ signal }) => call<{ data: readonly Waiting[] }>('grant.waiting', {}, { signal }),
    }).data?.data ?? [];
  if (groups.length === 0) return null;
  const more = groups.reduce((sum, { rows }) => sum + Math.max(0, rows.length - shown), 0);
  return (
    <Panel aria-labelledby="waiting-for-others" className="min-w-0">
      <PanelHead
        id="waiting-for-others"
        title={t('title')}
        count={<Count>{groups.reduce((sum, { total }) => sum + total, 0)}</Count>}
      />
      <ul>
        {groups.flatMap(({ grant, rows }) =>
          rows
            .slice(0, shown)
            .map((row) => <WaitingRow key={`${grant.id} ${row.id}`} grant={grant} row={row} />),
        )}
      </ul>
      {more > 0 && (
        <PanelFoot>
          {home('more', { count: more })}
          <Button variant="quiet" size="sm" onClick={() => setShown(Number.POSITIVE_INFINITY)}>
            {home('show')}
          </Button>
        </PanelFoot>
      )}
    </Panel>
  );
};

const SHOWN = 6;
const MODES: Readonly<Record<string, string>> = { manager: 'sub', reviewer: 'rev' };

const WaitingRow = ({ grant, row }: { grant: GrantRow; row: DocumentRow }) => {
  const t = useTranslations('grants.waiting');
  const numberLine = useNumberLine();
  const names = useNames();
  const link = usePortalLink();
  const { busy, switchTo } = useSwitchGrant();
  const name = names.of(row, 'employee_name');
  const whom = names.short(grant.employee_name, grant.employee_name_eng);
  const href = link(
    identityOf(row.object_id)?.routes.form ?? 'home',
    { id: row.id },
    { mode: MODES[grant.role] ?? 'hr' },
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2 border-t border-line px-5 py-3 max-tablet:px-4">
      <Avatar name={name} seed={row.employee_id} />
      <div className="min-w-0 flex-1 basis-48">
        <bdi className="block truncate font-medium">{name}</bdi>
        <span className="block truncate text-sm text-ink-3">{numberLine(row)}</span>
        <span className="text-sm text-accent-ink">{t('for', { name: whom })}</span>
      </div>
      <span>
        <Summary row={row} titled />
      </span>
      <Button
        variant="tonal"
        busy={busy === grant.id}
        aria-label={`${t('open', { name: whom })}, ${row.number}`}
        className="max-tablet:w-full"
        onClick={() => void switchTo(grant.id, href)}
      >
        {t('decide')}
      </Button>
    </li>
  );
};
