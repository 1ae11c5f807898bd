import { type Company, type Member, one } from './matrix-company.ts';
import type { Name } from './matrix-people.data.ts';

/** A record as the wire or the database takes it. */
export type Fields = Readonly<Record<string, unknown>>;
export type Id = number | string;

/** Ways to make rows of one object, by column of its table of rights. */
export interface ObjectRows {
  /** What distinguishes rows of cells: a person, or the column itself. */
  readonly target: (login: string, column: string) => string | undefined;
  /** The row that is read, and that callers without a right try to write. */
  readonly shared: (target: string) => Promise<Id | undefined>;
  /** A row to be written and deleted by a caller who may. */
  readonly fresh: (target: string) => Promise<Id>;
  /** Fields of an added row; undefined where no fields a caller sends could put it there. */
  readonly added: (target: string, login: string, column: string) => Promise<Fields | undefined>;
  /** A change that every permitted caller can make. */
  readonly change: Fields;
  /** Editing and deleting depend on the status of a row: tables of their own say how. */
  readonly byStatus?: true;
  /** Physical table of the rows. */
  readonly table: string;
  /** The field that finds a row, where not all its readers see its id. */
  readonly known?: { readonly field: string; readonly of: (target: string) => Id };
  /** Condition in SQL of a row that still exists, where a deleted one stays as a trace. */
  readonly stands?: string;
}

/** What rows are made with. */
export interface Workshop {
  readonly company: Company;
  readonly member: (target: string) => Member;
  readonly insert: (table: string, row: Fields) => Promise<number>;
  /** Makes a row of this name for a target once, and remembers it. */
  readonly once: (
    name: string,
    make: (target: string) => Promise<Id | undefined>,
  ) => (target: string) => Promise<Id | undefined>;
  /** A word that is not in use yet. */
  readonly mark: (prefix?: string) => string;
  /** A year without a balance so far. */
  readonly nextYear: () => number;
}

/** For rows that no caller may write: throws. */
export const nobody = async (): Promise<never> => {
  throw new Error('a table of rights allows what no row is made for');
};

export const nothing = async (): Promise<undefined> => undefined;

export const openWorkshop = (company: Company): Workshop => {
  const kept = new Map<string, Promise<Id | undefined>>();
  let serial = 0;
  const next = (): number => {
    serial += 1;
    return serial;
  };
  return {
    company,
    member: (target) => company.people[target as Name],
    insert: (table, row) => {
      const names = Object.keys(row);
      const columns = names.map((name) => `"${name}"`).join(', ');
      const values = names.map((_, index) => `$${index + 1}`).join(', ');
      return one(
        company.db,
        `insert into "${table}" (${columns}) values (${values}) returning "id"`,
        Object.values(row),
      );
    },
    once: (name, make) => (target) => {
      const key = `${name} ${target}`;
      const made = kept.get(key) ?? make(target);
      kept.set(key, made);
      return made;
    },
    mark: (prefix = 'm') => `${prefix}${next()}`,
    nextYear: () => 2_000 + next(),
  };
};
