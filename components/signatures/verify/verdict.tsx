'use client';
import { ShieldAlert, ShieldCheck, ShieldX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';

export type VerdictName = 'passed' | 'failed' | 'indeterminate';

const LOOKS: Record<VerdictName, { icon: IconType; ground: string; ink: string }> = {
  passed: { icon: ShieldCheck, ground: 'border-success-line bg-success-soft', ink: 'text-success-ink' },
  failed: { icon: ShieldX, ground: 'border-error-line bg-error-soft', ink: 'text-error-ink' },
  indeterminate: {
    icon: ShieldAlert,
    ground: 'border-warning-line bg-warning-soft',
    ink: 'text-warning-ink',
  },
};

/** How a signature was judged, in a list: a sign and a word, never colour alone. */
export const VerdictTag = ({ verdict }: { verdict: VerdictName }) => {
  const t = useTranslations('verify.verdict_short');
  const { icon, ink } = LOOKS[verdict];
  return (
    <span className={classNames('inline-flex items-center gap-1.5 text-sm font-medium', ink)}>
      <Icon of={icon} size={16} />
      {t(verdict)}
    </span>
  );
};

/** The verdict over everything else that is said of a signature, with its reason as a sentence. */
export const VerdictBand = ({
  verdict,
  code,
  children,
}: {
  verdict: VerdictName;
  code: string;
  children?: ReactNode;
}) => {
  const t = useTranslations('verify');
  const { icon, ground, ink } = LOOKS[verdict];
  return (
    <div className={classNames('flex gap-4 rounded-panel border px-5 py-4 max-tablet:px-4', ground)}>
      <Icon of={icon} size={28} className={classNames('mt-0.5', ink)} />
      <div className="min-w-0 flex-1">
        <p className="text-t2 font-semibold">{t(`verdict.${verdict}`)}</p>
        <p>{t.has(`code.${code}`) ? t(`code.${code}`) : code}</p>
        {children}
      </div>
    </div>
  );
};
