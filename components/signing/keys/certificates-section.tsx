'use client';
import { FileBadge } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { CERTIFICATE_FIELDS, type CertificateRow } from './certificate-row.ts';
import { useRevoke } from './use-revoke.ts';

/** The person's own certificates of type 3; nothing until there is one. */
export const CertificatesSection = () => {
  const t = useTranslations('keys.certificates');
  const revokeWords = useTranslations('keys.revoke');
  const days = useDays();
  const { employee_id } = useProfile();
  const view = useView<CertificateRow>(
    'certificate',
    {
      filter: `employee_id = ${employee_id ?? 0} and type = '3' and disabled = '0'`,
      select: CERTIFICATE_FIELDS,
      rowsPerPage: 'all',
    },
    { enabled: employee_id !== null },
  );
  const { revoke } = useRevoke(() => void view.refetch());
  const rows = view.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <Panel aria-labelledby="own-certificates">
      <PanelHead id="own-certificates" title={t('own')} />
      <PanelBody>
        <ul aria-labelledby="own-certificates" className="divide-y divide-line">
          {rows.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center gap-3 py-2.5">
              <Icon of={FileBadge} className="text-ink-2" />
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium wrap-anywhere">{row.issuer || row.name}</p>
                <p className="text-sm text-ink-2">
                  {t('until', { day: days.day(days.dayOf(row.expiration_date)) })}
                </p>
                {row.confirmed === '0' && <p className="text-sm text-warning-ink">{t('waits')}</p>}
              </div>
              <Button variant="quiet-danger" size="sm" onClick={() => void revoke(row.id)}>
                {revokeWords('verb')}
              </Button>
            </li>
          ))}
        </ul>
      </PanelBody>
    </Panel>
  );
};
