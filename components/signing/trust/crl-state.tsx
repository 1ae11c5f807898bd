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
  'other_kind',
  'foreign',
  'over',
  'older',
]);

/** How the list of revoked certificates of an issuer stands, or that of its changes: in words and with a sign. */
export const CrlState = ({ row, of = 'crl' }: { row: TrustedRow; of?: 'crl' | 'delta' }) => {
  const t = useTranslations('trust');
  const days = useDays();
  const [from, to, error, tried] = [
    row[`${of}_this_update`],
    row[`${of}_next_update`],
    row[`${of}_error`],
    row[`${of}_tried_at`],
  ];
  const alone = row.ocsp_url === '' && !isInForce(row.delta_next_update) ? 'yes' : 'no';
  const isGood = isInForce(to);
  return (
    <>
      <p className={`flex gap-1.5 text-sm ${isGood ? 'text-ink-2' : 'text-error-ink'}`}>
        <Icon of={isGood ? CircleCheck : CircleAlert} size={14} className="mt-0.5" />
        <span>
          {to === null
            ? t(of === 'delta' || row.crl_url ? `${of}.missing` : 'crl.no_url', { alone })
            : t(`${of}.${isGood ? 'good' : 'stale'}`, {
                from: days.moment(from ?? ''),
                to: days.moment(to),
                alone,
              })}
        </span>
      </p>
      {FAULTS.has(error) && (
        <p className="text-sm text-error-ink">
          {t(`crl.fault.${error}`)} {tried && t('crl.tried', { moment: days.moment(tried) })}
        </p>
      )}
    </>
  );
};

const isInForce = (until: string | null): boolean => until !== null && Date.parse(until) > Date.now();
