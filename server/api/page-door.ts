import type { Actor } from '../../lib/access/actor.ts';

/** Asks as a person, where pages are drawn: the answer as any caller gets it, its error among it. */
export type PageDoor = (actor: Actor, method: string, params: unknown) => Promise<unknown>;

/** Next bundles its own copy of this module, so the door stands on `globalThis`. */
const slot = globalThis as typeof globalThis & { egPageDoor?: PageDoor };

/** The process that answers calls opens it for the pages it draws. */
export const openPageDoor = (door: PageDoor): void => {
  slot.egPageDoor = door;
};

/** Undefined where pages are drawn without the API beside them. */
export const pageDoor = (): PageDoor | undefined => slot.egPageDoor;

/** Marks a request for a whole page. The server sets it: Next hides from what draws which of its requests are for a part. */
export const WHOLE_PAGE = 'x-eg-whole';
