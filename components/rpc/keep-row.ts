import { call } from './client.ts';

/** A row as it was read. */
interface KeptRow {
  readonly id: number;
  readonly updated_at?: string | null | undefined;
}

/**
 * Keeps what a row of an object says: changes the row there is, adds one with its `key`, or deletes it for null. Nothing is
 * sent where there is none and none is to be.
 */
export const keepRow = async (
  object: string,
  row: KeptRow | null | undefined,
  said: Readonly<Record<string, unknown>> | null,
  key: Readonly<Record<string, unknown>> = {},
): Promise<void> => {
  if (!row && said) await call('table.add', { object, data: [{ ...key, ...said }] });
  if (row && said)
    await call('table.edit', { object, data: [{ id: row.id, updated_at: row.updated_at, ...said }] });
  if (row && !said) await call('table.del', { object, data: [{ id: row.id }] });
};
