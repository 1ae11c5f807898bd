const NBSP = '\u00a0';

/**
 * «Орлов Павел Дмитриевич» -> «Орлов П. Д.», Orlov Pavel Dmitrievich -> Orlov P. D. (AMB-035), held together by
 * non-breaking spaces. Names are kept with the surname first in both languages.
 */
export const shortName = (name: string): string => {
  const [surname = '', ...rest] = words(name);
  return [surname, ...rest.map(initial)].join(NBSP);
};

/** «Орлов Павел Дмитриевич» -> «П. Д.». */
export const initials = (name: string): string => words(name).slice(1).map(initial).join(NBSP);

/** «Орлов Павел Дмитриевич» -> «П. Д. Орлов», as a signature is spelled out (GOST R 7.0.97-2016, 5.22). */
export const signatureName = (name: string): string =>
  [initials(name), words(name)[0] ?? ''].filter(Boolean).join(NBSP);

/**
 * How a person is greeted: given name and patronymic in Russian («Анна Сергеевна»), the first name alone in English
 * (Anna); the whole name when there is only one word.
 */
export const givenNames = (name: string): string => {
  const rest = words(name).slice(1);
  if (rest.length === 0) return name.trim();
  return isLatin(name) ? (rest[0] ?? '') : rest.join(' ');
};

const isLatin = (name: string): boolean => !/\p{Script=Cyrillic}/u.test(name);
const words = (name: string): string[] => name.trim().split(/\s+/u).filter(Boolean);
const initial = (word: string): string => `${[...word][0]?.toLocaleUpperCase() ?? ''}.`;
