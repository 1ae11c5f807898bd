import type { QueryClient } from '@tanstack/react-query';
import { MASTER_KEY } from './master-calls.data.ts';

/**
 * Has every list of these objects on the screen read again. A reading that is under way may have begun before the
 * change, and the cache would take its answer for the new one: it is dropped first.
 */
export const reread = async (client: QueryClient, ...objects: readonly string[]): Promise<void> => {
  await Promise.all(objects.map((object) => again(client, ['view', object])));
};

/** The same for every list, of whatever object. The first batch fills lists as well: its answer is let in before. */
export const rereadAll = async (client: QueryClient): Promise<void> => {
  await client
    .getQueryCache()
    .find({ queryKey: MASTER_KEY })
    ?.promise?.catch(() => undefined);
  await again(client, ['view']);
};

const again = async (client: QueryClient, queryKey: readonly string[]): Promise<void> => {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
};
