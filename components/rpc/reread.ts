import type { QueryClient } from '@tanstack/react-query';

/**
 * Has every list of these objects on the screen read again. A reading that is under way may have begun before the
 * change, and the cache would take its answer for the new one: it is dropped first.
 */
export const reread = async (client: QueryClient, ...objects: readonly string[]): Promise<void> => {
  await Promise.all(
    objects.map(async (object) => {
      const queryKey = ['view', object];
      await client.cancelQueries({ queryKey });
      await client.invalidateQueries({ queryKey });
    }),
  );
};
