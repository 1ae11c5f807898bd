import { printFilter } from '../../lib/filter/print.ts';

/** A person to choose. */
export interface Employee {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
  readonly position: string;
  readonly position_eng: string;
  readonly [field: string]: unknown;
}

export const SELECT = 'id,name,name_eng,position,position_eng';

/** A filter by a part of the name, in either language, of those who are employed. */
export const namedLike = (text: string): string => {
  const like = `%${text.trim().replaceAll(/[%_\\]/g, '\\$&')}%`;
  return printFilter({
    and: [
      { field: 'disabled', op: '=', value: '0' },
      { or: ['name', 'name_eng'].map((field) => ({ field, like, ci: true })) },
    ],
  });
};
