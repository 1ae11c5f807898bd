import type { ServerResponse } from 'node:http';

/** Longest time an answer may take to be read by who asked for it. */
const TAKEN_MS = 120_000;

/** Says when an answer has been handed over, or its reader is gone; who reads too slowly is cut off. */
export const untilSent =
  (outgoing: ServerResponse | undefined) =>
  (leave: () => void): void => {
    if (!outgoing || outgoing.destroyed) return void setImmediate(leave);
    const over = setTimeout(() => outgoing.destroy(), TAKEN_MS).unref();
    outgoing.once('close', () => {
      clearTimeout(over);
      leave();
    });
  };
