import { isOfType } from './complete.ts';
import type { Family } from './family.ts';
import type { FormControl } from './form.ts';

/**
 * The controls of a section that documents of a type have; a type that is not chosen yet has those of all types. What
 * nothing asks for as the document stands is left out.
 */
export const shownControls = (
  { fields }: Pick<Family, 'fields'>,
  controls: readonly FormControl[],
  code: string | undefined,
  unasked: readonly string[] = [],
): readonly FormControl[] =>
  controls.filter((control) => {
    if (control.kind === 'period') return true;
    const field = fields[control.field];
    return !unasked.includes(control.field) && (field === undefined || isOfType(field, code));
  });
