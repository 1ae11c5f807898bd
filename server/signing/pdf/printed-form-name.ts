import type { Locale } from '../../../lib/access/actor.ts';
import { sentence } from '../../i18n/sentence.ts';

/** The name of the file: «Заявление ОТ-1241.pdf». */
export const printedFormName = (number: string, locale: Locale): string =>
  sentence(locale, 'print.paper.file_name', { number });
