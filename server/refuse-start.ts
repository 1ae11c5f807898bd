import { pino } from 'pino';

/**
 * Ends a process that cannot start, with one sentence: plain at a terminal, elsewhere a line like any other of the log,
 * which may not be there yet.
 */
export const refuseStart = (sentence: string): never => {
  if (process.stderr.isTTY) process.stderr.write(`${sentence}\n`);
  else pino({ base: undefined }, pino.destination({ fd: 2, sync: true })).fatal(sentence);
  process.exit(1);
};
