import type { Actor } from '../../lib/access/actor.ts';
import { db } from '../db/tx.ts';
import { mapInTurns } from '../store/in-turns.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Rows with their locations in English where the dictionary of cities knows them, as the cards on the screen show them.
 */
export const withEnglishPlaces = async (
  { client_id }: Actor,
  rows: readonly Row[],
): Promise<readonly Row[]> => {
  const places = [...new Set(rows.flatMap(({ location }) => (typeof location === 'string' ? location : [])))];
  const cities = await db.rows<{ name: string; name_eng: string }>(
    `select "name", "name_eng" from "city" where "client_id" = $1 and "name" = any($2::text[]) and "name_eng" <> ''`,
    [client_id, places],
  );
  const english = new Map<unknown, string>(cities.map(({ name, name_eng }) => [name, name_eng]));
  return mapInTurns(rows, (row) => ({ ...row, location: english.get(row.location) ?? row.location }));
};
