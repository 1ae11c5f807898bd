'use client';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { SystemState } from '../../lib/rpc/system.ts';
import { Icon } from '../ui/icon.tsx';

const LOOKS = {
  act: { icon: CircleAlert, className: 'text-error-ink' },
  look: { icon: TriangleAlert, className: 'text-warning-ink' },
  ok: { icon: CircleCheck, className: 'text-success-ink' },
} as const;

/** One part of the portal: how it stands, its figures, and what to do where it needs a hand. */
export const PartLine = ({ part: { part, state, values } }: { part: SystemState['parts'][number] }) => {
  const t = useTranslations('system');
  const { icon, className } = LOOKS[state];
  return (
    <li className="flex items-start gap-3 px-5 py-3.5 max-tablet:px-4" data-state={state}>
      <span className={`mt-0.5 ${className}`}>
        <Icon of={icon} size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-medium">
          {t(`part.${part}`)}
          <span className="sr-only">, {t(`state.${state}`)}</span>
        </h2>
        <p className="text-sm text-ink-2">{t(`says.${part}`, values)}</p>
        {state !== 'ok' && <p className={`mt-1 text-sm ${className}`}>{t(`todo.${part}`)}</p>}
      </div>
    </li>
  );
};
