'use client';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { AppLink } from '../../ui/app-link.tsx';

/** Leads to the screen that shows what a person's days are a sum of. */
export const HowCounted = ({ employee_id }: { employee_id: number | null }) => {
  const t = useTranslations('documents.balance');
  const link = usePortalLink();
  const profile = useProfile();
  if (employee_id === null) return null;
  return (
    <AppLink
      className="inline-flex min-h-6 items-center text-sm"
      href={link('uleave-days', employee_id === profile.employee_id ? {} : { id: employee_id })}
    >
      {t('how')}
    </AppLink>
  );
};
