import { isClockTime } from '../kernel/clock-time.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import {
  ELEMENT_DICTIONARIES,
  type ElementDetail,
  type ElementDictionary,
} from '../objects/elements.data.ts';
import type { Detail } from './detail.ts';

/** What is wrong with the hours of an element: times of the day, hours of a day, and codes of its own dictionary. */
export const wrongElementDetail = (
  dictionary_code: string,
  detail: Detail,
  known: ReadonlySet<string>,
): FieldRefusal[] =>
  placesOf(dictionary_code).flatMap((place) => {
    const value = detail[place];
    return value === undefined || isRight(place, String(value), known)
      ? []
      : [{ field: place, code: CODES[place] }];
  });

/** The codes a list of those that may follow names. */
export const followersIn = (text: string): string[] =>
  text
    .split(';')
    .map((code) => code.trim())
    .filter((code) => code !== '');

const placesOf = (dictionary_code: string): readonly ElementDetail[] =>
  (ELEMENT_DICTIONARIES as readonly ElementDictionary[]).find(({ code }) => code === dictionary_code)
    ?.detail ?? [];

const isRight = (place: ElementDetail, value: string, known: ReadonlySet<string>): boolean => {
  if (place === 'follow') return followersIn(value).every((code) => known.has(code));
  if (place === 'break' || place === 'hours') return isHours(value);
  return isClockTime(value);
};

const isHours = (value: string): boolean =>
  /^\d{1,2}([.,]\d{1,2})?$/.test(value) && Number(value.replace(',', '.')) <= 24;

const CODES: Readonly<Record<ElementDetail, string>> = {
  start: 'element/time',
  end: 'element/time',
  break_at: 'element/time',
  break: 'element/hours',
  hours: 'element/hours',
  follow: 'element/follow',
};
