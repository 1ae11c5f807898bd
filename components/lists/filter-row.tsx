import type { ReactNode } from 'react';
import { ChipGroup } from '../ui/chip.tsx';

interface FilterRowProps {
  label: string;
  /** Words of the way back to the whole list. */
  reset: string;
  narrowed: boolean;
  onReset: () => void;
  children: ReactNode;
}

/** Search and filters above a list; what narrows it is let go of at once. */
export const FilterRow = ({ label, reset, narrowed, onReset, children }: FilterRowProps) => (
  <ChipGroup label={label} className="items-center">
    {children}
    {narrowed && (
      <button
        type="button"
        className="ml-1 min-h-6 text-sm text-primary-ink underline underline-offset-4"
        onClick={onReset}
      >
        {reset}
      </button>
    )}
  </ChipGroup>
);
