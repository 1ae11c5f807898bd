/**
 * What writes moments by the rules of a language tag, for the same options the same one: to make a formatter takes a
 * hundred times what it takes to use it.
 */
export const dateFormatter = (language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const name = `${language} ${JSON.stringify(options)}`;
  const known = dates.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  dates.set(name, made);
  return made;
};

const dates = new Map<string, Intl.DateTimeFormat>();
