'use client';
import { FileUp, Inbox, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { eq, type Filter } from '../../../../lib/filter/filter.ts';
import { printFilter } from '../../../../lib/filter/print.ts';
import { useListKeys } from '../../../documents/list/use-list-keys.ts';
import { Queue } from '../../../lists/queue.tsx';
import { useNames } from '../../../people/use-names.ts';
import type { ViewQuery } from '../../../rpc/rows.ts';
import { useView } from '../../../rpc/use-view.ts';
import { Answered } from '../../../shell/answered.tsx';
import { Page } from '../../../shell/page.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { usePortalLink } from '../../../shell/use-portal-link.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Count } from '../../../ui/count.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FamilyScreenProps } from '../../family-screen.ts';
import type { RequestRow } from '../request-row.ts';
import { usePaperTypes } from '../use-paper-types.ts';
import { QUEUES, type QueueName, queueFilter } from './queue-filter.ts';
import { QueueTable, rowOf } from './queue-table.tsx';
import { RequestPreview } from './request-preview.tsx';

const PayWindow = dynamic(() => import('../pay/pay-window.tsx').then((file) => file.PayWindow), {
  ssr: false,
});

/** As many rows as are read at once: what is in work comes first. */
const MOST = 100;

/** What people ask for, for hr: the queue on the left, what would be sent on the right. */
export const QueueScreen = ({ id }: FamilyScreenProps) => {
  const t = useTranslations('families.request');
  const link = usePortalLink();
  const router = useRouter();
  const names = useNames();
  const types = usePaperTypes();
  const [queue, setQueue] = useState<QueueName>(id === undefined ? 'open' : 'all');
  const [kind, setKind] = useState('any');
  const [onPaper, setOnPaper] = useState(false);
  const [chosen, setChosen] = useState(id);
  const [bringing, setBringing] = useState(false);
  const narrowed = { request_type_id: types.find(({ code }) => code === kind)?.id, onPaper };
  const filter = queueFilter(queue, narrowed);
  const view = useView<RequestRow>(
    'request',
    {
      filter: printFilter(filter),
      orderBy: queue === 'open' ? 'due_date' : 'id',
      sort: queue === 'open' ? 'asc' : 'desc',
      rowsPerPage: MOST,
    },
    { keepRows: true },
  );
  const open = useView<RequestRow>('request', countOf(queueFilter('open')));
  const shownOpen = useView<RequestRow>('request', countOf(queueFilter('open', narrowed)));
  const named = useView<RequestRow>(
    'request',
    { filter: printFilter(ofId(id)), rowsPerPage: 1 },
    { enabled: id !== undefined },
  );
  const rows = view.data?.data ?? [];
  const row =
    rows.find((each) => each.id === chosen) ?? (chosen === id ? named.data?.data[0] : undefined) ?? rows[0];
  const move = (by: 1 | -1) => {
    const at = rows.findIndex((each) => each.id === row?.id);
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + by))];
    if (!next) return;
    setChosen(next.id);
    rowOf(next.id)?.scrollIntoView({ block: 'nearest' });
  };
  const preview = useRef<HTMLDivElement>(null);
  const choose = (next: number) => {
    setChosen(next);
    preview.current?.scrollIntoView({ block: 'nearest' });
  };
  const nothing = () => undefined;
  useListKeys(
    {
      move,
      select: nothing,
      open: () => row && router.push(link('request', { id: row.id })),
      agree: nothing,
      reject: nothing,
      search: nothing,
    },
    rows.length > 0,
  );
  return (
    <Page width="wide">
      <PageHead title={t('title_plural')} facts={open.data && t('queue.facts', { count: open.data.total })}>
        <Button icon={FileUp} onClick={() => setBringing(true)}>
          {t('bulk.open')}
        </Button>
        <ButtonLink icon={Plus} variant="filled" href={link('request')}>
          {t('queue.new')}
        </ButtonLink>
      </PageHead>
      {bringing && <PayWindow onClose={() => setBringing(false)} />}
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented
          label={t('queue.show')}
          value={queue}
          onValueChange={setQueue}
          options={QUEUES.map((value) => ({
            value,
            label: (
              <>
                {t(`queue.${value}`)}
                {value === 'open' && shownOpen.data && <Count quiet>{shownOpen.data.total}</Count>}
              </>
            ),
          }))}
        />
        <div className="w-60">
          <Select
            aria-label={t('queue.kind')}
            value={kind}
            onValueChange={setKind}
            options={[
              { value: 'any', label: t('queue.any_kind') },
              ...types.map((type) => ({ value: type.code, label: names.of(type, 'name') })),
            ]}
          />
        </div>
        <Chip on={onPaper} aria-pressed={onPaper} onClick={() => setOnPaper(!onPaper)}>
          {t('queue.on_paper')}
        </Chip>
      </div>
      <Queue list="table">
        <Panel aria-label={t('title_plural')}>
          <Answered
            of={view}
            level="h2"
            lines={4}
            empty={
              <EmptyState icon={Inbox} title={t('queue.empty')} level="h2">
                {t('queue.empty_text')}
              </EmptyState>
            }
          >
            {(data) => (
              <>
                <QueueTable rows={rows} chosen={row?.id} onChoose={choose} />
                <PanelFoot>
                  <span className="flex-1">
                    {t('history.shown', { shown: rows.length, total: data.total })}
                  </span>
                  <span className="flex items-center gap-2 max-tablet:hidden">
                    <Kbd>J</Kbd>
                    <Kbd>K</Kbd>
                    {t('queue.keys')}
                    <Kbd>Enter</Kbd>
                    {t('preview.whole')}
                  </span>
                </PanelFoot>
              </>
            )}
          </Answered>
        </Panel>
        <div
          ref={preview}
          className="min-w-0 scroll-my-20 desk:sticky desk:top-20 desk:max-h-[calc(100dvh-6rem)] desk:overflow-y-auto"
        >
          {row ? (
            <RequestPreview key={row.id} row={row} />
          ) : (
            <Panel>
              <PanelBody className="pt-5 text-ink-2">{t('preview.none')}</PanelBody>
            </Panel>
          )}
        </div>
      </Queue>
    </Page>
  );
};

/** How many a filter lets through. */
const countOf = (filter: Filter): ViewQuery => ({
  filter: printFilter(filter),
  select: 'id',
  rowsPerPage: 1,
});

const ofId = (id: number | undefined): Filter => eq('id', id ?? 0);
