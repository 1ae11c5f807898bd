import type { Client } from 'pg';
import type { ElementCode } from '../../../lib/objects/elements.data.ts';

/** The id of an entry of a dictionary by its code. */
export type IdOf = (dictionary: Dictionary, code: string) => number;

const DICTIONARIES = [
  'country',
  'dismissal_reason',
  'expense_type',
  'expense_goal',
  'currency',
  'request_type',
] as const;
type Dictionary = (typeof DICTIONARIES)[number] | ElementCode;

/** The entries of a client that documents of the demo name. */
export const entriesOf = async (client: Client, client_id: number): Promise<IdOf> => {
  const { rows } = await client.query<{ dictionary: Dictionary; code: string; id: number }>(
    [...DICTIONARIES.map((name) => [`'${name}'`, name]), ['"dictionary_code"', 'dictionary_element']]
      .map(
        ([dictionary, table]) =>
          `select ${dictionary} as dictionary, "code", "id"::float8 as id from "${table}" where "client_id" = $1`,
      )
      .join(' union all '),
    [client_id],
  );
  const ids = new Map(rows.map(({ dictionary, code, id }) => [`${dictionary} ${code}`, id]));
  return (dictionary, code) => {
    const id = ids.get(`${dictionary} ${code}`);
    if (id === undefined) throw new Error(`The demo has no ${dictionary} with the code ${code}.`);
    return id;
  };
};
