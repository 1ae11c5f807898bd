import type { FieldControl } from '../../../lib/documents/form.ts';
import type { CellValue } from '../../../lib/documents/lines.ts';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useLineSlots } from '../form/slots.ts';
import type { DocumentForm } from '../form/use-document-form.ts';

/** What a cell is to who reads it: as it was written, and a text by the name that the family has for it in their language. */
export const useToldCell = (form: DocumentForm, lines: string) => {
  const locale = useAppLocale();
  const { textIn } = useLineSlots(lines);
  return ({ kind }: FieldControl, value: CellValue): CellValue =>
    textIn && kind === 'text' && typeof value === 'string' ? textIn(form, value, locale) : value;
};
