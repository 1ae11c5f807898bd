import type { ControlProps } from './field.tsx';
import { INPUT_BOX } from './input-classes.ts';

export interface ChoiceOption {
  value: string;
  label: string;
  disabled?: boolean;
}
export type SelectProps = Partial<ControlProps> & {
  value: string | undefined;
  onValueChange: (value: string) => void;
  options: readonly ChoiceOption[];
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  className?: string;
  /** Only when no visible label is tied to it. */
  'aria-label'?: string;
};

export const SELECT_BOX = `${INPUT_BOX} flex h-(--control) items-center gap-2 data-placeholder:text-ink-3`;
