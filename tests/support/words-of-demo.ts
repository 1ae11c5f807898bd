import { ACME, VASILEK } from '../../prisma/seed/demo/neighbours.data.ts';
import { ROMASHKA } from '../../prisma/seed/demo/romashka.data.ts';

const PERSON = /"([А-ЯЁ][а-яё-]+ [А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+(?:вич|вна|ична))"/g;
const COMPANIES = /омашк|omashk|асил[её]к|asilek|acme(?!_)|Акме/iu;

const people = [...JSON.stringify([ROMASHKA, VASILEK, ACME]).matchAll(PERSON)].map(([, name = '']) => name);

/** Names of companies and people of the demo that a text has, and their addresses. */
export const wordsOfDemo = (text: string): readonly string[] => [
  ...(COMPANIES.exec(text) ?? []),
  ...people.filter((name) => text.includes(name)),
];
