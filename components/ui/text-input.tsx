import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { INPUT_BOX } from './input-classes.ts';

type TextInputProps = ComponentProps<'input'> & {
  /** Sits inside the box at its right edge: a weekday, a picker button. */
  trailing?: ReactNode;
};

/** One line of text. Spread the `Field` props on it. Its place stays the same whether something trails or not. */
export const TextInput = ({ className, trailing, ...rest }: TextInputProps) => (
  <div className="relative">
    <input {...rest} className={classNames(INPUT_BOX, 'h-(--control)', trailing ? 'pr-11' : '', className)} />
    {trailing && (
      <div className="absolute inset-y-0 right-1 flex items-center gap-1 text-ink-3">{trailing}</div>
    )}
  </div>
);
