import { randomUUID } from 'node:crypto';

/** Names a call in the log and to its caller: short enough to read out to support. */
export const requestId = (): string => randomUUID().slice(0, 13).toUpperCase();
