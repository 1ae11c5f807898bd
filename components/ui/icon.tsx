import type { LucideIcon } from 'lucide-react';

export type IconType = LucideIcon;

/** A decorative icon: 18 px by default, ink of its surroundings, invisible to screen readers. */
export const Icon = ({
  of: Of,
  size = 18,
  className,
}: {
  of: IconType;
  size?: number;
  className?: string;
}) => (
  <Of aria-hidden focusable={false} size={size} strokeWidth={size <= 14 ? 2 : 1.75} className={className} />
);
