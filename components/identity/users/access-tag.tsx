'use client';
import { CircleCheck, Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '../../ui/icon.tsx';

/** Whether a user may come in: in words and with a sign, not by colour alone. */
export const AccessTag = ({ disabled }: { disabled: boolean }) => {
  const t = useTranslations('users.list');
  return (
    <span
      className={`inline-flex items-center gap-1.5 text-sm ${disabled ? 'font-medium text-error-ink' : 'text-ink-2'}`}
    >
      <Icon of={disabled ? Lock : CircleCheck} size={14} />
      {t(disabled ? 'disabled' : 'open')}
    </span>
  );
};
