/**
 * What a bank's table of quotes may call each field of a rate, in small letters. «Валюта» is none of them: banks call so
 * the column of names.
 */
export const QUOTE_TITLES = {
  currency_code: ['currency_code', 'буквенный код', 'букв. код', 'код валюты', 'charcode', 'currency'],
  units: ['units', 'единиц', 'за сколько единиц', 'номинал', 'nominal', 'nom'],
  value: ['value', 'курс', 'rate', 'curs'],
  date: ['date', 'дата', 'на дату', 'data'],
  source: ['source', 'источник'],
  quoted_in: ['quoted_in', 'в валюте', 'in currency'],
} as const;

export type QuoteField = keyof typeof QUOTE_TITLES;
