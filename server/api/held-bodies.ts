import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';

/** Bytes of unfinished bodies that this process holds at most, of all senders together. */
const HELD_BYTES_MAX = 64 * 1024 * 1024;

interface Held {
  bytes: number;
  readonly hangUp: () => void;
}

const held = new Set<Held>();
let heldBytes = 0;

/** Room for a body while it arrives. */
export interface Room {
  readonly take: (bytes: number) => void;
  readonly leave: () => void;
}

/**
 * Counts what has come of a body, before its caller is known. A body takes milliseconds: where there is no room left,
 * the one that has waited longest gives way, and its connection is cut.
 */
export const roomForBody = (c: Context, most = HELD_BYTES_MAX): Room => {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  const mine: Held = { bytes: 0, hangUp: () => void incoming?.socket.destroy() };
  held.add(mine);
  return {
    take: (bytes) => {
      if (!held.has(mine)) return;
      mine.bytes += bytes;
      heldBytes += bytes;
      for (const oldest of held) {
        if (heldBytes <= most || oldest === mine) return;
        leave(oldest);
        oldest.hangUp();
      }
    },
    leave: () => leave(mine),
  };
};

const leave = (one: Held): void => {
  if (held.delete(one)) heldBytes -= one.bytes;
};
