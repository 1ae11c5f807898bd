'use client';
import { CircleAlert, ShieldCheck, Signature } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useDays } from '../calendar/use-days.ts';
import { Icon } from '../ui/icon.tsx';

/** The end of a signing: what was done, when, and that the server has checked it. */
export const SignedResult = ({
  at,
  title,
  nothing = false,
  children,
}: {
  /** Of several documents not one was signed. */
  nothing?: boolean;
  at: number | undefined;
  title: string;
  children: ReactNode;
}) => {
  const t = useTranslations('signing.result');
  const days = useDays();
  return (
    <div className="flex min-h-full flex-col items-center justify-center gap-3 py-6 text-center">
      <span
        className={`grid size-18 place-items-center rounded-full border-2 ${nothing ? 'border-error-line bg-error-soft text-error-ink' : 'border-success-line bg-success-soft text-success-ink'}`}
      >
        <Icon of={nothing ? CircleAlert : Signature} size={34} />
      </span>
      <h3 className="text-t2 font-semibold">{title}</h3>
      <p className="max-w-[40ch] text-ink-2">{children}</p>
      {at !== undefined && (
        <p className="flex items-start gap-1.5 text-sm text-success-ink">
          <Icon of={ShieldCheck} size={16} className="mt-px" />
          <span>{t('checked', { moment: days.moment(new Date(at).toISOString()) })}</span>
        </p>
      )}
    </div>
  );
};
