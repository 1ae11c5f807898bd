import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { whenAtRest } from '../ui/at-rest.ts';
import { MASTER_KEY } from './master-calls.data.ts';
import type { AnyRow, Rows } from './rows.ts';

/**
 * Has every list of these objects on the screen read again. A reading that is under way may have begun before the
 * change, and the cache would take its answer for the new one: it is dropped first.
 */
export const reread = async (client: QueryClient, ...objects: readonly string[]): Promise<void> => {
  await Promise.all(objects.map((object) => again(client, ['view', object])));
};

/** The same for what is kept of an object under one id: its thread, for one. */
export const rereadOf = (client: QueryClient, object: string, id: number): Promise<void> =>
  again(client, ['view', object, id]);

/** The same for lists that say how much is new in the thread of a document, of those that have it among their rows. */
export const rereadThreadMarks = async (client: QueryClient, id: number): Promise<void> => {
  const lists = client
    .getQueryCache()
    .findAll({ queryKey: ['view'], predicate: ({ state }) => hasThreadMark(state.data, id) });
  await Promise.all(lists.map(({ queryKey }) => again(client, queryKey)));
};

const hasThreadMark = (kept: unknown, id: number): boolean => {
  const rows = (kept as Partial<Rows<AnyRow>> | undefined)?.data;
  return Array.isArray(rows) && rows.some((row: AnyRow) => row.id === id && 'discussion_unread' in row);
};

/** The same for every list, of whatever object. The first batch fills lists as well: its answer is let in before. */
export const rereadAll = async (client: QueryClient): Promise<void> => {
  await firstBatch(client);
  await again(client, ['view']);
};

/** The same one list after the other, each when the browser has nothing else to do: no user waits for it. */
export const rereadAtRest = async (
  client: QueryClient,
  rest: () => Promise<void> = () => new Promise((rested) => whenAtRest(rested)),
): Promise<void> => {
  await firstBatch(client);
  await client.invalidateQueries({ queryKey: ['view'], refetchType: 'none' });
  const inSight = client.getQueryCache().findAll({ queryKey: ['view'], type: 'active' });
  const readings: Promise<void>[] = [];
  for (const { queryKey } of inSight) {
    await rest();
    readings.push(again(client, queryKey));
  }
  await Promise.all(readings);
};

/** A reading that takes longer no longer holds up the next one of the same thing. */
const TURN_MS = 10_000;

/**
 * Readings that events ask for, of one thing one at a time: what changes during a reading is read once after it,
 * however often it changed. A decision on a hundred documents comes as a hundred events.
 */
export const readingsInTurn = () => {
  const asked = new Map<string, boolean>();
  const next = async (thing: string, read: (thing: string) => Promise<unknown>): Promise<void> => {
    while (asked.get(thing)) {
      asked.set(thing, false);
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise((resolve) => {
        timer = setTimeout(resolve, TURN_MS);
      });
      await Promise.race([read(thing).catch(() => undefined), late]);
      clearTimeout(timer);
    }
    asked.delete(thing);
  };
  return (things: Iterable<string>, read: (thing: string) => Promise<unknown>): void => {
    for (const thing of things) {
      const isUnderWay = asked.has(thing);
      asked.set(thing, true);
      if (!isUnderWay) void next(thing, read);
    }
  };
};

const firstBatch = (client: QueryClient): Promise<unknown> | undefined =>
  client
    .getQueryCache()
    .find({ queryKey: MASTER_KEY })
    ?.promise?.catch(() => undefined);

const again = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
};
