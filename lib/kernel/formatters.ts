/** Far more than the languages, zones and shapes a portal writes in. */
const MOST = 500;

/**
 * What writes by the rules of a language tag, for the same options the same one: to make one takes a hundred times
 * what it takes to use it.
 */
const kept = <Options, Made>(make: (language: string, options: Options) => Made) => {
  const known = new Map<string, Made>();
  return (language: string, options: Options): Made => {
    const name = `${language} ${JSON.stringify(options)}`;
    const made = known.get(name) ?? make(language, options);
    known.delete(name);
    known.set(name, made);
    for (const [oldest] of known) if (known.size > MOST) known.delete(oldest);
    return made;
  };
};

export const dateFormatter = kept(
  (language: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);
export const numberFormatter = kept(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
export const listFormatter = kept(
  (language: string, options: Intl.ListFormatOptions) => new Intl.ListFormat(language, options),
);
