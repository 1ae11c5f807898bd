import type { Locale } from '../../../lib/access/actor.ts';
import { paperName } from '../../../lib/signing/print/printed-form.ts';
import { sentence } from '../../i18n/sentence.ts';

/** The name of the file: «Заявление ОТ-1241.pdf». */
export const printedFormName = (object_id: string, number: string, locale: Locale): string =>
  sentence(locale, 'print.paper.file_name', {
    paper: paperName(object_id, (key) => sentence(locale, key)),
    number,
  });
