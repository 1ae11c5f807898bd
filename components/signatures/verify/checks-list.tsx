'use client';
import { CircleCheck, CircleHelp, CircleX, Info, Minus, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Verified } from '../../../lib/rpc/sign-verify.ts';
import { Icon, type IconType } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

type Check = Verified['checks'][number];

const MARKS: Record<Check['outcome'], { icon: IconType; ink: string }> = {
  passed: { icon: CircleCheck, ink: 'text-success-ink' },
  failed: { icon: CircleX, ink: 'text-error-ink' },
  warned: { icon: TriangleAlert, ink: 'text-warning-ink' },
  informed: { icon: Info, ink: 'text-info-ink' },
  indeterminate: { icon: CircleHelp, ink: 'text-warning-ink' },
  skipped: { icon: Minus, ink: 'text-ink-3' },
};

/** Every check of a signature with its outcome; what was found stands under the check. */
export const ChecksList = ({ checks }: { checks: readonly Check[] }) => {
  const t = useTranslations('verify');
  const nameOf = (name: string) => (t.has(`check.${name}`) ? t(`check.${name}`) : name);
  const reasonOf = (code: string) => (t.has(`code.${code}`) ? t(`code.${code}`) : code);
  return (
    <ul className="grid gap-x-8 gap-y-1.5 tablet:grid-cols-2">
      {checks.map(({ name, outcome, code, detail }) => (
        <li key={name} className="flex gap-2.5">
          <Icon of={MARKS[outcome].icon} size={16} className={`mt-0.5 flex-none ${MARKS[outcome].ink}`} />
          <div className={`min-w-0 ${outcome === 'skipped' ? 'text-ink-3' : ''}`}>
            {nameOf(name)}
            <VisuallyHidden>{`: ${t(`outcome.${outcome}`)}`}</VisuallyHidden>
            {code && (
              <p className="text-sm wrap-anywhere text-ink-2">
                {reasonOf(code)}
                {detail && ` (${detail})`}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
};
