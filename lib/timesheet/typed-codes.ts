import { usualMinutes } from '../calendar/working-hours.ts';
import { CODE_LETTERS } from './codes.data.ts';
import { type CodeTime, type DayCodes, inOrder } from './day-codes.ts';

/** Letters of the Latin keyboard where the Russian one has letters of codes. */
const BY_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  [..."qwertyuiop[]asdfghjkl;'zxcvbnm,."].map((latin, index) => [
    latin,
    [...'ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'][index] ?? '',
  ]),
);

/** A key as a letter of a code, whatever keyboard it was typed on; undefined where no code has it. */
export const codeLetter = (key: string): string | undefined => {
  if (key.length !== 1) return undefined;
  const letter = BY_LATIN[key.toLowerCase()] ?? key.toUpperCase();
  return CODE_LETTERS.some((code) => code.includes(letter)) ? letter : undefined;
};

const PART = /^([А-ЯЁ]+)\s*(\d{1,2}(?:[.,:]\d{1,2})?)?$/;

/**
 * The codes of a day as typed: `Я 8/С 2`, `От`. Work by the norm without hours has the minutes of the norm of the day,
 * those of a usual day on a day off. Undefined for other text.
 */
export const typedCodes = (text: string, norm: number): DayCodes | undefined => {
  const parts = text
    .trim()
    .toUpperCase()
    .split(/\s*\/\s*/);
  const codes = parts.map((part) => typedCode(part, norm));
  return codes.every((code) => code !== undefined) ? inOrder(codes) : undefined;
};

const typedCode = (part: string, norm: number): CodeTime | undefined => {
  const [, letters = '', hours] = PART.exec(part) ?? [];
  const code = CODE_LETTERS.find((each) => each === letters);
  if (!code) return undefined;
  if (hours === undefined) return [code, code === 'Я' ? norm || usualMinutes() : 0];
  const minutes = typedMinutes(hours);
  return minutes === undefined ? undefined : [code, minutes];
};

/** Minutes of typed hours: `8`, `7,5`, `7:30`; 0 for none. Undefined for other text. */
export const typedMinutes = (text: string): number | undefined => {
  const typed = text.trim();
  if (typed === '') return 0;
  const clock = /^(\d{1,2}):([0-5]\d)$/.exec(typed);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  return /^\d{1,2}([.,]\d{1,2})?$/.test(typed) ? Math.round(Number(typed.replace(',', '.')) * 60) : undefined;
};
