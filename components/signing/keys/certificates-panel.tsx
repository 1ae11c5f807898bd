'use client';
import { FileBadge } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDays } from '../../calendar/use-days.ts';
import { PagedRows } from '../../lists/paged-rows.tsx';
import { usePages } from '../../lists/use-pages.ts';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useAct } from '../../rpc/use-act.ts';
import { useView } from '../../rpc/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { notify } from '../../ui/notify.ts';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { CERTIFICATE_FIELDS, type CertificateRow } from './certificate-row.ts';
import { useRevoke } from './use-revoke.ts';

const USUAL_SIZE = 10;

const FILTERS = {
  waiting: "confirmed = '0' and disabled = '0'",
  valid: "confirmed = '1' and disabled = '0'",
  over: "disabled = '1'",
} as const;
type Shown = keyof typeof FILTERS;

/** Certificates of the people the reader keeps: those that wait for them, those in use, those taken away. */
export const CertificatesPanel = () => {
  const t = useTranslations('keys.certificates');
  const [shown, setShown] = useState<Shown>('valid');
  const pages = usePages(USUAL_SIZE);
  const view = useView<CertificateRow>(
    'certificate',
    { filter: FILTERS[shown], select: CERTIFICATE_FIELDS, rowsPerPage: pages.size, page: pages.page },
    { keepRows: true },
  );
  return (
    <Panel aria-labelledby="all-certificates" className="overflow-hidden">
      <PanelHead id="all-certificates" title={t('title')}>
        <Segmented<Shown>
          label={t('which')}
          value={shown}
          onValueChange={(value) => {
            setShown(value);
            pages.onPage(1);
          }}
          options={(Object.keys(FILTERS) as Shown[]).map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      </PanelHead>
      <PagedRows
        view={view}
        pages={pages}
        lines={3}
        level="h3"
        empty={<EmptyState icon={FileBadge} title={t(`none.${shown}`)} />}
      >
        {(rows) => (
          <ul aria-labelledby="all-certificates">
            {rows.map((row) => (
              <CertificateLine key={row.id} row={row} onChanged={() => void view.refetch()} />
            ))}
          </ul>
        )}
      </PagedRows>
    </Panel>
  );
};

const CertificateLine = ({ row, onChanged }: { row: CertificateRow; onChanged: () => void }) => {
  const t = useTranslations('keys.certificates');
  const words = useTranslations('keys.revoke');
  const names = useNames();
  const days = useDays();
  const { employee_id } = useProfile();
  const { busy, act } = useAct(onChanged);
  const { revoke } = useRevoke(onChanged);
  const name = names.of(row, 'employee_name');
  const confirm = async () => {
    await call('sign.confirmCertificate', { id: row.id });
    notify.success(t('confirmed', { name }));
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-5 py-3 max-tablet:px-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-ink-2 wrap-anywhere">
          {[t(`type.${row.type}`), t('until', { day: days.day(days.dayOf(row.expiration_date)) })].join(
            ' · ',
          )}
        </p>
        {row.type === '3' && <p className="text-sm text-ink-2 wrap-anywhere">{row.name}</p>}
        <p className="text-sm text-ink-3 wrap-anywhere">{t('serial', { serial: row.serial_number })}</p>
      </div>
      {row.disabled === '1' ? (
        <p className="text-sm text-ink-2">{t('gone')}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {row.confirmed === '0' && row.employee_id !== employee_id && (
            <Button variant="tonal" busy={busy} onClick={() => void act(confirm)}>
              {t('confirm')}
            </Button>
          )}
          <Button variant="quiet-danger" onClick={() => void revoke(row.id, name)}>
            {words('verb')}
          </Button>
        </div>
      )}
    </li>
  );
};
