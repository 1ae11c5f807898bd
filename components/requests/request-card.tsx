'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Mode } from '../../lib/routes/route.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { useTrouble } from '../rpc/use-trouble.ts';
import { useView } from '../rpc/use-view.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { StatusTag } from '../ui/tag.tsx';
import { LinkedDocument } from './linked-document.tsx';
import type { RequestRow } from './request-row.ts';

/** One request above its list. */
export const RequestCard = ({ id, route, mode }: { id: number; route: string; mode: Mode }) => {
  const t = useTranslations('requests');
  const common = useTranslations('common');
  const names = useNames();
  const days = useDays();
  const link = usePortalLink();
  const view = useView<RequestRow>('request', { filter: `id = ${id}`, rowsPerPage: 1 });
  const [row] = view.data?.data ?? [];
  useTrouble('request_type', row !== undefined && !row.request_type_name);
  const facts: [string, ReactNode][] = row
    ? [
        [t('column.document'), <LinkedDocument key="document" row={row} mode={mode} />],
        [t('fact.person'), <bdi key="person">{names.of(row, 'employee_name')}</bdi>],
        [t('fact.created'), days.moment(row.create_date)],
        [t('column.since'), days.moment(row.status_date)],
        ...(row.comments === '' ? [] : [[t('fact.comments'), row.comments] as [string, ReactNode]]),
      ]
    : [];
  return (
    <Panel aria-labelledby="request" className="mb-6 max-tablet:mb-4">
      <PanelHead
        id="request"
        title={row ? [row.number, names.of(row, 'request_type_name')].filter(Boolean).join(' · ') : t('one')}
      >
        {row && <StatusTag statusId={row.status_id} label={names.of(row, 'status_name')} />}
      </PanelHead>
      {view.isPending ? (
        <SkeletonRows rows={2} label={common('loading')} />
      ) : (
        <PanelBody className="flex flex-col gap-4">
          {row ? <Facts items={facts} /> : <p className="text-ink-2">{t('not_there')}</p>}
          <div>
            <ButtonLink href={link(route)} size="sm">
              {t('to_list')}
            </ButtonLink>
          </div>
        </PanelBody>
      )}
    </Panel>
  );
};
