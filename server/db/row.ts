import type { Prisma } from './generated/client.ts';

/** The tables of the schema with the values of their columns, as Prisma names them. */
type Tables = {
  readonly [Name in Prisma.ModelName]: Prisma.TypeMap['model'][Name]['payload']['scalars'];
};

type Table = keyof Tables;

/** A value as a statement returns it: ids as numbers, days, moments and decimals as text, bytes as a Buffer. */
type AsRead<Value> = Prisma.JsonValue extends Value ? unknown : Scalar<Value>;

type Scalar<Value> = Value extends bigint
  ? number
  : Value extends Date | Prisma.Decimal
    ? string
    : Value extends Uint8Array
      ? Buffer
      : Value extends readonly (infer Each)[]
        ? readonly Each[]
        : Value;

/**
 * Columns of a table as `Db.rows` hands them out, with the types of the schema: `Row<'document', 'id' | 'status_id'>`, or
 * all of them. A column that is misspelt or renamed is an error of types.
 */
export type Row<Name extends Table, Column extends keyof Tables[Name] = keyof Tables[Name]> = {
  [Each in Column]: AsRead<Tables[Name][Each]>;
};
