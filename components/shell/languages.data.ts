/** A language is called by its own name, whatever is spoken now. */
export const LANGUAGES = [
  { value: 'ru', label: 'Русский', short: 'Рус', lang: 'ru' },
  { value: 'en', label: 'English', short: 'Eng', lang: 'en' },
] as const;
