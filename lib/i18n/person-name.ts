const NBSP = '\u00a0';

/** «Орлов Павел Дмитриевич» -> «Орлов П. Д.», held together by non-breaking spaces (AMB-035). */
export const shortName = (name: string): string => {
  const [surname = '', ...rest] = words(name);
  return [surname, ...rest.map(initial)].join(NBSP);
};

/** «Орлов Павел Дмитриевич» -> «П. Д.». */
export const initials = (name: string): string => words(name).slice(1).map(initial).join(NBSP);

/** How a person is greeted: given name and patronymic, «Анна Сергеевна»; the whole name when there is only one word. */
export const givenNames = (name: string): string => {
  const rest = words(name).slice(1);
  return rest.length > 0 ? rest.join(' ') : name.trim();
};

const words = (name: string): string[] => name.trim().split(/\s+/u).filter(Boolean);
const initial = (word: string): string => `${[...word][0]?.toLocaleUpperCase() ?? ''}.`;
