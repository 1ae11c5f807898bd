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
