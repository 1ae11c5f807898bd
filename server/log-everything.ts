import { format, stripVTControlCharacters } from 'node:util';
import { log } from './log.ts';

const LEVELS = {
  error: 'error',
  warn: 'warn',
  log: 'info',
  info: 'info',
  debug: 'debug',
  trace: 'debug',
} as const;

/**
 * Sends what Next and packages write to the console, and Node's warnings and uncaught errors, into the one log, so that
 * each line of it can be read by a machine. An uncaught error ends the process, as ever.
 */
export const logEverything = (): void => {
  for (const [name, level] of Object.entries(LEVELS))
    Object.assign(console, {
      [name]: (...said: unknown[]) => {
        const err = said.find((each) => each instanceof Error);
        const words = said.filter((each) => each !== err);
        const sentence = stripVTControlCharacters(format(...words)).trim();
        // Next puts a sign before an error, and no word.
        log[level](err ? { err } : {}, err && !/\p{L}/u.test(sentence) ? err.message : sentence);
      },
    });
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error nobody caught');
    process.exit(1);
  });
};
