'use client';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { Icon } from '../../ui/icon.tsx';
import type { TrustedRow } from './trusted-row.ts';

/** What may stand against a list, and against an answer. */
export const FAULTS: ReadonlySet<string> = new Set([
  'unreachable',
  'answer',
  'too_big',
  'forbidden_address',
  'unreadable',
  'foreign',
  'over',
  'older',
]);

/** How the list of revoked certificates of an issuer stands: in words and with a sign. */
export const CrlState = ({ row }: { row: TrustedRow }) => {
  const t = useTranslations('trust.crl');
  const days = useDays();
  const alone = row.ocsp_url === '' ? 'yes' : 'no';
  const isGood = row.crl_next_update !== null && Date.parse(row.crl_next_update) > Date.now();
  return (
    <>
      <p className={`flex gap-1.5 text-sm ${isGood ? 'text-ink-2' : 'text-error-ink'}`}>
        <Icon of={isGood ? CircleCheck : CircleAlert} size={14} className="mt-0.5" />
        <span>
          {row.crl_next_update === null
            ? t(row.crl_url ? 'missing' : 'no_url', { alone })
            : t(isGood ? 'good' : 'stale', {
                from: days.moment(row.crl_this_update ?? ''),
                to: days.moment(row.crl_next_update),
                alone,
              })}
        </span>
      </p>
      {FAULTS.has(row.crl_error) && (
        <p className="text-sm text-error-ink">
          {t(`fault.${row.crl_error}`)}{' '}
          {row.crl_tried_at && t('tried', { moment: days.moment(row.crl_tried_at) })}
        </p>
      )}
    </>
  );
};
