'use client';
import { Minus, Pencil, Plus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Mark } from '../../../lib/workflow/graph/difference.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';

const LOOKS = {
  added: { icon: Plus, className: 'border-success-line bg-success-soft text-success-ink' },
  changed: { icon: Pencil, className: 'border-info-line bg-info-soft text-info-ink' },
  removed: { icon: Minus, className: 'border-dashed border-error-line bg-surface text-error-ink' },
} as const;

/** Something comes, changes or goes: a sign in a circle, and the word for those who do not see it. */
export const DifferenceMark = ({ mark, size = 22 }: { mark: Mark; size?: number }) => {
  const t = useTranslations('workflow_admin.changes.mark');
  const { icon, className } = LOOKS[mark];
  return (
    <span
      title={t(mark)}
      style={{ width: size, height: size }}
      className={classNames('inline-grid flex-none place-items-center rounded-full border', className)}
    >
      <Icon of={icon} size={size * 0.6} />
      <span className="sr-only">{t(mark)}</span>
    </span>
  );
};
