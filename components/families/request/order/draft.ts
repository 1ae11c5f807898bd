import type { PaperTypeRow, RequestRow } from '../request-row.ts';

/** What is being ordered, as it stands in the form. */
export interface Draft {
  readonly code: string;
  readonly year: number;
  readonly month: number;
  readonly language: 'ru' | 'en';
  readonly delivery: 'file' | 'paper';
  readonly copies: number;
  readonly addressee: string;
  readonly text: string;
}

export const COPIES_MAX = 5;

/** A new order of a kind: of the last whole month, as a file where there is one. */
export const draftOf = (type: PaperTypeRow | undefined, today: string): Draft => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const isMonthly = type?.period === 'month';
  const before = isMonthly && month === 1;
  return {
    code: type?.code ?? '',
    year: before ? year - 1 : year,
    month: isMonthly ? (before ? 12 : month - 1) : month,
    language: 'ru',
    delivery: type?.as_file === '0' ? 'paper' : 'file',
    copies: type?.as_file === '0' ? 1 : 0,
    addressee: '',
    text: '',
  };
};

/** An order with a text handed over by another screen; undefined without one, or where no kind takes words. */
export const askedOf = (text: string, types: readonly PaperTypeRow[], today: string): Draft | undefined => {
  const inWords = types.filter(({ free_text }) => free_text === '1');
  const type = inWords.find(({ code }) => code === 'other') ?? inWords.at(-1);
  return text === '' || !type ? undefined : { ...draftOf(type, today), text };
};

/** The same order once more. */
export const draftLike = (row: RequestRow, today: string): Draft => ({
  code: row.request_type_code,
  year: row.year ?? Number(today.slice(0, 4)),
  month: row.month ?? Number(today.slice(5, 7)),
  language: row.language === 'en' ? 'en' : 'ru',
  delivery: row.delivery === 'paper' ? 'paper' : 'file',
  copies: row.copies,
  addressee: row.addressee,
  text: row.text,
});

/** What an order sends, of what its kind asks. */
export const orderOf = (draft: Draft, type: PaperTypeRow, employee_id: number | null) => ({
  object: 'request',
  begin: true as const,
  data: [
    {
      request_type_id: type.id,
      language: draft.language,
      delivery: draft.delivery,
      copies: draft.copies,
      addressee: draft.addressee.trim(),
      ...(type.period === 'none' ? {} : { year: draft.year }),
      ...(type.period === 'month' ? { month: draft.month } : {}),
      ...(type.free_text === '1' ? { text: draft.text.trim() } : {}),
      ...(employee_id === null ? {} : { employee_id }),
    },
  ],
});
