import { folded } from '../../../kernel/folded.ts';
import type { PayRow } from './pay-index.ts';

/** A person of the organization who may own payroll papers. */
export interface PayPerson {
  readonly employee_id: number;
  readonly number: string;
  readonly inn: string;
  readonly name: string;
  readonly name_eng: string;
  /** Their last working day is over. */
  readonly left: boolean;
}

/** Owner of a file, or why none is found. */
export type PayOwner = { readonly person: PayPerson } | { readonly reason: OwnerTrouble };
export type OwnerTrouble = 'nobody' | 'several' | 'left';

/** Finds the person of a file by its name, and by the line of the table that names it. */
export type OwnerOf = (name: string, row: PayRow | undefined) => PayOwner;

const INN = /(?<!\d)\d{12}(?!\d)/g;
/** The kind of a paper is no number of a person: «2-НДФЛ». */
const KIND = /2[-_ ]?(ндфл|ndfl)/giu;

/**
 * Finds the owner of a file: by its line of the table, else by the ИНН or the personnel number in its name, else by its
 * folders. A number stands alone: 12 is not found in 0012. An ИНН of another person refuses a number.
 */
export const payOwners = (people: readonly PayPerson[]): OwnerOf => {
  const byInn = grouped(people, ({ inn }) => inn);
  const byNumber = grouped(people, ({ number }) => folded(number.trim()));
  const numberedIn = numbersStandingIn([...byNumber.keys()]);
  const found = (text: string): PayPerson[] | undefined => {
    const told = folded(text).replaceAll(KIND, ' ');
    const inns = [...told.matchAll(INN)].map(([inn]) => inn);
    const ofInn = inns.flatMap((inn) => byInn.get(inn) ?? []);
    if (ofInn.length > 0) return ofInn;
    const ofNumber = numberedIn(told).flatMap((each) => byNumber.get(each) ?? []);
    if (ofNumber.length === 0) return inns.length > 0 ? [] : undefined;
    return inns.length > 0 ? ofNumber.filter(({ inn }) => inn === '') : ofNumber;
  };
  return (name, row) => {
    const said = row && (row.number !== '' || row.inn !== '');
    if (said) return oneOf(byRow(row, byInn, byNumber));
    const at = name.lastIndexOf('/') + 1;
    return oneOf(found(name.slice(at).replace(/\.[^.]*$/, '')) ?? found(name.slice(0, at)) ?? []);
  };
};

const byRow = (
  { number, inn }: PayRow,
  byInn: ReadonlyMap<string, PayPerson[]>,
  byNumber: ReadonlyMap<string, PayPerson[]>,
): PayPerson[] => {
  const ofInn = byInn.get(inn) ?? [];
  if (number === '') return ofInn;
  const ofNumber = byNumber.get(folded(number)) ?? [];
  return inn === '' ? ofNumber : ofNumber.filter((each) => each.inn === '' || each.inn === inn);
};

const oneOf = (people: readonly PayPerson[]): PayOwner => {
  const all = [...new Set(people)];
  const staff = all.filter(({ left }) => !left);
  const [person, ...more] = staff;
  if (more.length > 0) return { reason: 'several' };
  if (person) return { person };
  return { reason: all.length > 0 ? 'left' : 'nobody' };
};

const grouped = (
  people: readonly PayPerson[],
  key: (person: PayPerson) => string,
): ReadonlyMap<string, PayPerson[]> => {
  const groups = new Map<string, PayPerson[]>();
  for (const person of people) {
    const of = key(person);
    if (of !== '') groups.set(of, [...(groups.get(of) ?? []), person]);
  }
  return groups;
};

const LETTER = /[\p{L}\p{N}]/u;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Finds codes that stand in a text with no letter or digit beside them. A company has many more codes than a name has
 * words: stretches of words are looked up, and only codes that begin or end with a sign are tried one by one.
 */
const numbersStandingIn = (codes: readonly string[]): ((text: string) => string[]) => {
  const known = new Set(codes);
  const odd = codes.filter((code) => !LETTER.test(code.at(0) ?? '') || !LETTER.test(code.at(-1) ?? ''));
  const longest = codes.reduce((most, { length }) => Math.max(most, length), 0);
  return (text) => {
    const words = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
      from: index,
      to: index + word.length,
    }));
    const said = words.flatMap(({ from }, place) =>
      words
        .slice(place)
        .filter(({ to }) => to - from <= longest)
        .map(({ to }) => text.slice(from, to)),
    );
    return [
      ...new Set([...said.filter((each) => known.has(each)), ...odd.filter((code) => standsIn(text, code))]),
    ];
  };
};

const standsIn = (text: string, code: string): boolean => {
  for (let at = text.indexOf(code); at >= 0; at = text.indexOf(code, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + code.length] ?? ' '];
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
};
