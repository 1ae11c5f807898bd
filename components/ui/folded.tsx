import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** A count that unfolds into its list, by mouse and keyboard alike. */
export const Folded = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className="group">
    <summary className="inline-flex min-h-6 cursor-pointer list-none items-center gap-1 whitespace-nowrap text-primary-ink [&::-webkit-details-marker]:hidden">
      <Icon of={ChevronRight} size={14} className="group-open:rotate-90" />
      {label}
    </summary>
    <ul className="mt-1 flex flex-col gap-1 text-sm">{children}</ul>
  </details>
);
