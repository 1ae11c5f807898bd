import type { Locale } from '../access/actor.ts';
import type { ClockTime } from '../kernel/clock-time.ts';
import { type Day, dayInZone, isDay, stretchesOf, yearOf } from '../kernel/day.ts';
import { dateFormatter, listFormatter, numberFormatter } from '../kernel/formatters.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';

const NBSP = '\u00a0';
const TAGS: Record<Locale, string> = { ru: 'ru-RU', en: 'en-US' };
const TWO_PLACES = { maximumFractionDigits: 2 };
const EVERY_PLACE = { maximumFractionDigits: 10 } as const;
const HUNDREDTHS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** 14:05 or 2:05 PM. */
export const formatClock = (time: ClockTime, locale: Locale): string => {
  if (locale === 'ru') return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}${NBSP}${hour < 12 ? 'AM' : 'PM'}`;
};

/** 19.11.2026 or 19 Nov 2026: English says the month by a word, for 5/11 is two days to two readers (decision 086). */
export const formatDay = (day: Day, locale: Locale): string =>
  `${formatDayShort(day, locale)}${locale === 'ru' ? '.' : ' '}${day.slice(0, 4)}`;

/** Without the year: 19.11 or 19 Nov. */
export const formatDayShort = (day: Day, locale: Locale): string =>
  locale === 'ru'
    ? `${day.slice(8)}.${day.slice(5, 7)}`
    : `${Number(day.slice(8))} ${formatMonthShort(day, locale)}`;

/**
 * `28.12.2026 – 18.01.2027`, `24.11 – 27.11.2026`, `24–27 Nov 2026`: a year that both days share is said once, in
 * English a month too; one day stays one day.
 */
export const formatRange = (start: Day, end: Day, locale: Locale): string => {
  if (start === end) return formatDay(start, locale);
  const first = yearOf(start) === yearOf(end) ? upTo(start, end, locale) : `${formatDay(start, locale)} – `;
  return first + formatDay(end, locale);
};

/** `08.02 – 21.02` or `8–21 Feb`, without years; one day stays one day, no day is no text. */
export const formatDaysShort = (start: Day | null, end: Day | null, locale: Locale): string => {
  if (start === null) return '';
  if (end === null || end === start) return formatDayShort(start, locale);
  return upTo(start, end, locale) + formatDayShort(end, locale);
};

const upTo = (start: Day, end: Day, locale: Locale): string =>
  locale === 'en' && start.slice(0, 7) === end.slice(0, 7)
    ? `${Number(start.slice(8))}–`
    : `${formatDayShort(start, locale)} – `;

/** `23.02.2027 и 08.03.2027`: days in a row are a range, single ones are listed, none is left between them. */
export const formatDays = (days: readonly Day[], locale: Locale): string =>
  listFormatter(TAGS[locale], {}).format(
    stretchesOf(days).map(({ first, last }) => formatRange(first, last, locale)),
  );

/** How a sentence calls a field that must be filled in (AMB-130). */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  employee_id: 'employee',
  organization: 'organization',
  organization_id: 'organization',
  document_type_id: 'document_type',
  start_date: 'period',
  end_date: 'period',
  days: 'days',
};

/** Where the label of a family's field may stand: among its own, of its type, of its lines, among those of all documents. */
const labelKeys = (family: string, field: string): string[] => {
  const [first = '', , inLine] = field.split('.');
  if (inLine !== undefined) return [`families.${family}.lines.${first}.${inLine}`];
  return [
    ...(field === 'document_type_id' ? [`families.${family}.type`] : []),
    `families.${family}.fields.${field}`,
    `documents.fields.${field}`,
  ];
};

/** What the sentence of a refusal prints: days as the language writes them, `period` where it has two ends, `name` of the field. */
export const printedValues = (
  { field, values = {} }: FieldRefusal,
  locale: Locale,
  labelOf: (key: string) => string | undefined = () => undefined,
): NonNullable<FieldRefusal['values']> => {
  const { start_date, end_date, family } = values;
  const known = FIELD_NAMES[field];
  const own = family !== undefined && (known === undefined || known === 'document_type');
  const label = own ? labelKeys(String(family), field).map(labelOf).find(Boolean) : undefined;
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    isDay(value) ? formatDay(value, locale) : value,
  ]);
  return {
    name: label === undefined ? (known ?? 'other') : 'labelled',
    label: label ?? '',
    ...Object.fromEntries(shown),
    ...(isDay(start_date) && isDay(end_date) ? { period: formatRange(start_date, end_date, locale) } : {}),
  };
};

/** Четверг, 19 ноября · Thursday, 19 November. */
export const formatLongDay = (day: Day, locale: Locale): string =>
  capital(`${dayIn(day, locale, { weekday: 'long' })}, ${formatDayMonth(day, locale)}`);

/** 19 ноября · 19 November. */
export const formatDayMonth = (day: Day, locale: Locale): string =>
  locale === 'ru'
    ? dayIn(day, locale, { day: 'numeric', month: 'long' })
    : `${Number(day.slice(8))} ${dayIn(day, locale, { month: 'long' })}`;

/** 19 ноября 2026 г. · 19 November 2026: how a day is read out. */
export const formatDaySaid = (day: Day, locale: Locale): string =>
  locale === 'ru'
    ? dayIn(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })
    : `${formatDayMonth(day, locale)} ${yearOf(day)}`;

/** чт · Thu. */
export const formatWeekday = (day: Day, locale: Locale): string => dayIn(day, locale, { weekday: 'short' });

/** Ноябрь 2026 · November 2026. */
export const formatMonth = (day: Day, locale: Locale): string =>
  `${capital(dayIn(day, locale, { month: 'long' }))} ${yearOf(day)}`;

/** янв … дек · Jan … Dec. */
export const formatMonthShort = (day: Day, locale: Locale): string =>
  dayIn(day, locale, { month: 'short' }).replace('.', '').slice(0, 3);

/** What a clock shows beside hours and minutes. */
type Finer = Pick<Intl.DateTimeFormatOptions, 'second' | 'fractionalSecondDigits'>;

/** 09:14 · 9:14 AM in an IANA zone. */
export const formatTime = (moment: string, locale: Locale, timeZone: string, finer: Finer = {}): string =>
  dateFormatter(TAGS[locale], {
    timeZone,
    hour: locale === 'ru' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hour12: locale === 'en',
    ...finer,
  })
    .format(new Date(moment))
    .replaceAll('\u202f', ' ');

/** 19.11.2026, 09:14 · 19 Nov 2026, 9:14 AM in an IANA zone. */
export const formatMoment = (moment: string, locale: Locale, timeZone: string, finer?: Finer): string =>
  `${formatDay(dayInZone(moment, timeZone), locale)}, ${formatTime(moment, locale, timeZone, finer)}`;

/** A decimal as stored, `16.33`, as people write it: `16,33` or `16.33`, at most two places. */
export const formatNumber = (value: number | string, locale: Locale): string =>
  numberFormatter(TAGS[locale], TWO_PLACES).format(Number(value));

/** A decimal as stored, `9.5000`, with all its places but the zeros at its end: `9,5`. */
export const formatDecimal = (value: string, locale: Locale): string =>
  numberFormatter(TAGS[locale], EVERY_PLACE).format(Number(value));

/** A number with both its places: `16,33`, `6,00`. */
export const formatHundredths = (value: number | string, locale: Locale): string =>
  numberFormatter(TAGS[locale], HUNDREDTHS).format(Number(value));

/** What stands beside a sum for its currency: roubles have their sign in Russian, all else its code. */
export const currencySign = (currency: string, locale: Locale): string =>
  locale === 'ru' && currency === 'RUB' ? '₽' : currency;

const dayIn = (day: Day, locale: Locale, options: Intl.DateTimeFormatOptions): string =>
  dateFormatter(TAGS[locale], { ...options, timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/ (?=\p{L})/u, (space) => (locale === 'ru' && options.day ? NBSP : space));

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
