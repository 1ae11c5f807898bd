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

/** Events on lists come a hundred at a time where a hundred documents are decided: a list is read so often at most. */
const READ_AGAIN_MS = 300;

/**
 * Reads again what events name: at once, and while more of them come, once in a while. A reading under way when one comes
 * is dropped, as in `reread`.
 */
export const rereadByEvents = (client: QueryClient): ((objects: Iterable<string>) => void) => {
  const begun = new Map<string, number>();
  const waiting = new Set<string>();
  const read = (object: string) => {
    waiting.delete(object);
    begun.set(object, performance.now());
    void again(client, ['view', object]);
  };
  return (objects) => {
    for (const object of objects) {
      const wait = (begun.get(object) ?? -READ_AGAIN_MS) + READ_AGAIN_MS - performance.now();
      if (wait <= 0 && !waiting.has(object)) {
        read(object);
        continue;
      }
      void client.cancelQueries({ queryKey: ['view', object] });
      if (!waiting.has(object)) setTimeout(read, wait, object);
      waiting.add(object);
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
