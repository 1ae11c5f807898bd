import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { INPUT_BOX } from './input-classes.ts';

/** Several lines of text; the person may make it taller. */
export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} rows={rows} className={classNames(INPUT_BOX, 'block resize-y py-2', className)} />
);
