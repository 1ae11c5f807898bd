'use client';
import { UserRoundMinus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useProfile } from '../rpc/profile.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { ButtonLink } from '../ui/button.tsx';
import { mayDismiss } from './may-open-card.ts';

/** The way to the dismissal of an employee, for those who may enter it. */
export const DismissalLink = ({
  employee,
  roles,
}: {
  employee: { readonly id: number; readonly dismissal_date?: string | null };
  /** Those of the employee's account. */
  roles: readonly string[];
}) => {
  const t = useTranslations('people');
  const link = usePortalLink();
  const profile = useProfile();
  if (!mayDismiss(profile, employee.id, roles)) return null;
  return (
    <ButtonLink href={link('dismissal', { id: employee.id })} icon={UserRoundMinus}>
      {t(employee.dismissal_date ? 'dismissal' : 'dismiss')}
    </ButtonLink>
  );
};
