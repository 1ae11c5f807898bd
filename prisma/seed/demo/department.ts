import type { StoredRole } from '../../../lib/access/roles.ts';

/**
 * A person as the company's book has them. `hired` is `years ago, month-day`: the company grows older with the
 * calendar, so the demo never looks abandoned. A person without a login signs in with the name of their mailbox.
 */
export interface PersonLine {
  readonly login?: string;
  readonly name: string;
  readonly position: string;
  readonly position_eng: string;
  readonly location: string;
  readonly hired: readonly [yearsAgo: number, monthDay: string];
  /** Beyond `employee`, and beyond `manager` for the head of a department. */
  readonly roles?: readonly StoredRole[];
  /** Instead of all others, where the person must have exactly these. */
  readonly only?: readonly StoredRole[];
}

/** People who answer to one head; the head answers to the head of `under`. */
export interface Department {
  readonly name: string;
  readonly name_eng: string;
  readonly under?: string;
  readonly head?: PersonLine;
  readonly people: readonly PersonLine[];
}

export interface Company {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
  /** Mailboxes are `i.tikhonov@domain`; the domain is reserved for examples. */
  readonly domain: string;
  /** Leave is earned by month: there are no limits for a year to come. */
  readonly earned?: true;
  /** As papers that are shown outside say it. */
  readonly known: {
    readonly inn: string;
    readonly ogrn: string;
    readonly okpo: string;
    readonly address: string;
    readonly phone: string;
  };
  readonly departments: readonly Department[];
}

/** One line of a department's table: `name; position; position in English; place; years ago; month-day`. */
export const people = (
  table: string,
  marks: Readonly<Record<string, Partial<PersonLine>>> = {},
): PersonLine[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', position = '', position_eng = '', location = '', years = '', monthDay = ''] = line
        .split(';')
        .map((cell) => cell.trim());
      return {
        name,
        position,
        position_eng,
        location,
        hired: [Number(years), monthDay] as const,
        ...marks[name],
      };
    });

/** The first line of a table as the head of the department, the others as their people. */
export const headed = (
  names: Pick<Department, 'name' | 'name_eng' | 'under'>,
  table: string,
  marks?: Readonly<Record<string, Partial<PersonLine>>>,
): Department => {
  const [head, ...rest] = people(table, marks);
  return { ...names, head, people: rest };
};
