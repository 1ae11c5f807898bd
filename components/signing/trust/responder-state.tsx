'use client';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDays } from '../../calendar/use-days.ts';
import { Icon } from '../../ui/icon.tsx';
import { FAULTS } from './crl-state.tsx';
import type { TrustedRow } from './trusted-row.ts';

/** Whether the responder of an issuer answered when it was last asked. */
export const ResponderState = ({ row }: { row: TrustedRow }) => {
  const t = useTranslations('trust.responder');
  const days = useDays();
  const isGood = !FAULTS.has(row.ocsp_error);
  return (
    <p className={`flex gap-1.5 text-sm ${isGood ? 'text-ink-2' : 'text-error-ink'}`}>
      <Icon of={isGood ? CircleCheck : CircleAlert} size={14} className="mt-0.5" />
      <span>
        {isGood ? t('asked') : t(`fault.${row.ocsp_error}`)}{' '}
        {!isGood && row.ocsp_tried_at && t('tried', { moment: days.moment(row.ocsp_tried_at) })}
      </span>
    </p>
  );
};
