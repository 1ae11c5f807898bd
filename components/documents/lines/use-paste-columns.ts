'use client';
import { useQueries } from '@tanstack/react-query';
import type { FieldControl, LinesControl } from '../../../lib/documents/form.ts';
import type { PasteColumn } from '../../../lib/documents/pasted-lines.ts';
import { parseClockTime } from '../../../lib/kernel/clock-time.ts';
import { folded } from '../../../lib/kernel/folded.ts';
import { parseAmount } from '../../../lib/money/parse-amount.ts';
import { useTypedDays } from '../../calendar/use-typed-days.ts';
import { call } from '../../rpc/client.ts';
import { OFFERED } from '../../rpc/master-calls.data.ts';
import { type Rows, viewKey, viewParams } from '../../rpc/rows.ts';
import { useFieldWords } from '../form/use-field-words.ts';
import type { DictionaryEntry } from '../use-dictionary.ts';
import { useLineWords } from './use-line-words.ts';

/** How the columns of lines read what is pasted: days and sums as people write them, entries by name or code. */
export const usePasteColumns = (object_id: string, control: LinesControl): readonly PasteColumn[] => {
  const label = useLineWords(object_id, control.field);
  const words = useFieldWords(object_id);
  const days = useTypedDays();
  const columns = control.columns
    .filter((column) => column.written && column.control.kind !== 'file')
    .map((column) => column.control);
  const objects = [...new Set(columns.flatMap((each) => (each.kind === 'dictionary' ? [each.object] : [])))];
  const dictionaries = useQueries({
    queries: objects.map((object) => ({
      queryKey: viewKey(object, OFFERED),
      queryFn: () => call<Rows<DictionaryEntry>>('view.get', viewParams(object, OFFERED)),
    })),
  });
  const entryOf = (object: string, text: string): DictionaryEntry | undefined =>
    dictionaries[objects.indexOf(object)]?.data?.data.find(({ code, name, name_eng }) =>
      [code, name, name_eng].some((each) => folded(each) === folded(text)),
    );
  const read = (column: FieldControl, text: string): string | number | undefined => {
    switch (column.kind) {
      case 'day':
        return days.parse(text);
      case 'time':
        return parseClockTime(text);
      case 'money':
      case 'number': {
        const amount = parseAmount(text, 2);
        return amount.ok ? amount.value : undefined;
      }
      case 'dictionary':
        return entryOf(column.object, text)?.id;
      case 'choice':
        return column.values.find((value) => folded(words.choice(column.field, value)) === folded(text));
      case 'flag':
        return undefined;
      default:
        return text;
    }
  };
  return columns.map((column) => ({
    field: column.field,
    label: label(column.field),
    read: (text) => read(column, text),
    takesAll: column.kind === 'text' || column.kind === 'long_text',
  }));
};
