'use client';
import { useTranslations } from 'next-intl';
import type { LinesControl } from '../../../lib/documents/form.ts';
import type { WireLine } from '../../../lib/documents/lines.ts';
import type { LinesMerge, MetLine } from '../../../lib/documents/merge-lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { LineName } from '../lines/line-name.tsx';
import { LineValue } from '../lines/line-value.tsx';
import { useLineNth } from '../lines/use-line-name.ts';
import { useLineWords } from '../lines/use-line-words.ts';
import { type Answer, Question } from './question.tsx';

interface LineQuestionProps extends Answer {
  form: DocumentForm;
  control: LinesControl;
  merge: LinesMerge;
  met: MetLine;
}

/** A line that both have changed in one field, or that one has removed while the other changed it. */
export const LineQuestion = ({ form, control, merge, met, ...answer }: LineQuestionProps) => {
  const t = useTranslations('documents.conflict');
  const nth = useLineNth();
  const label = useLineWords(form.family.object_id, control.field);
  const line = met.mine ?? met.theirs;
  if (!line) return null;
  const asked = [...met.contested, ...(met.mine && met.theirs ? [] : [...met.ours, ...met.taken])];
  const columns = control.columns.filter(({ control: column }) => asked.includes(column.field));
  const value = (of: WireLine | undefined, column: (typeof columns)[number]) =>
    of ? <LineValue form={form} lines={control.field} column={column.control} line={of} /> : t('removed');
  const place = placeIn(merge, met);
  return (
    <Question
      {...answer}
      title={<LineName form={form} control={control} line={line} index={place} />}
      label={nth(place)}
      rows={columns.map((column) => ({
        key: column.control.field,
        name: label(column.control.field),
        mine: value(met.mine, column),
        theirs: value(met.theirs, column),
      }))}
    />
  );
};

/** The place of a line among the reader's lines, else among the stored ones. */
const placeIn = ({ keys }: LinesMerge, { key }: MetLine): number =>
  keys.mine.includes(key) ? keys.mine.indexOf(key) : keys.theirs.indexOf(key);
