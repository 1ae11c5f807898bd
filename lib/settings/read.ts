import { parameterOf } from './definition.ts';
import type { ParameterCode } from './parameters.data.ts';

/** The records of the parameter dictionary: code -> value as stored. A code without a record is absent. */
export type Parameters = Readonly<Record<string, string | null | undefined>>;

/** The stored text of any parameter, trimmed; its default when there is none; '' for an unknown code. */
export const textOf = (parameters: Parameters, code: string): string =>
  stored(parameters, code) || (parameterOf(code)?.default ?? '');

/** A number; the default when the record is missing, blank, no number or under the smallest that makes sense. */
export const numberOf = (parameters: Parameters, code: ParameterCode): number => {
  const definition = parameterOf(code);
  const fallback = Number(definition?.default);
  const value = numeric(stored(parameters, code));
  return value === undefined || value < (definition?.min ?? -Infinity) ? fallback : value;
};

export const flagOf = (parameters: Parameters, code: ParameterCode): boolean => {
  const text = textOf(parameters, code);
  return text === '1' || text.toLowerCase() === 'true';
};

/** Items of a `;` list, trimmed, in lower case, none empty. */
export const listOf = (parameters: Parameters, code: ParameterCode): string[] =>
  textOf(parameters, code)
    .split(';')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

/** Whether a `;` list names a code, in whatever case. */
export const isListed = (
  parameters: Parameters,
  code: ParameterCode,
  item: string | null | undefined,
): boolean => !!item && listOf(parameters, code).includes(item.trim().toLowerCase());

/** Rows of a list on one page: the whole part of a number of 1 and more, else 5 (AMB-019). */
export const pageSize = (value: string | null | undefined): number => {
  const size = numeric(value?.trim());
  return size === undefined || size < 1 ? 5 : Math.floor(size);
};

/** A decimal number with a point. */
export const DECIMAL = /^-?\d+(\.\d+)?$/;

/** A decimal number as people type it; undefined when it is none. */
export const numeric = (text: string | null | undefined): number | undefined => {
  const plain = text?.trim().replace(',', '.') ?? '';
  return DECIMAL.test(plain) ? Number(plain) : undefined;
};

const stored = (parameters: Parameters, code: string): string | undefined =>
  Object.hasOwn(parameters, code) ? parameters[code]?.trim() : undefined;
