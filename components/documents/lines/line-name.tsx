'use client';
import { Fragment } from 'react';
import type { LinesControl } from '../../../lib/documents/form.ts';
import type { WireLine } from '../../../lib/documents/lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { LineValue } from './line-value.tsx';
import { namingIn, useLineNth } from './use-line-name.ts';

interface LineNameProps {
  form: DocumentForm;
  control: LinesControl;
  line: WireLine;
  index: number;
}

/** A line by its number and what it is called by. */
export const LineName = ({ form, control, line, index }: LineNameProps) => {
  const nth = useLineNth();
  const named = namingIn(form.family, control).filter(({ field }) => (line.cells[field] ?? '') !== '');
  return (
    <>
      {nth(index)}
      {named.map((column, at) => (
        <Fragment key={column.field}>
          {at === 0 ? ', ' : ' → '}
          <LineValue form={form} lines={control.field} column={column} line={line} />
        </Fragment>
      ))}
    </>
  );
};
