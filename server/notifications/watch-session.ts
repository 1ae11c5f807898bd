import type { Actor } from '../../lib/access/actor.ts';
import { log } from '../log.ts';
import { onSignal } from './signals.ts';

/** How often a session is asked again: what it has open outlives it by no more than this. */
const CHECK_MS = 20_000;

export interface Watched {
  readonly session_id: number;
  /** The person behind the session now; undefined when it ended. */
  readonly again: () => Promise<Actor | undefined>;
  readonly onAlive?: (person: Actor) => void;
  /** Called once, when the session or the process ends. */
  readonly onEnd: () => void;
}

/**
 * Follows a session while something of it stays open: at once when it ends or its rights change, and by polling for
 * what no signal says (a day that passed). The answer stops it.
 */
export const watchSession = ({ session_id, again, onAlive, onEnd }: Watched): (() => void) => {
  const stop = () => {
    clearInterval(check);
    forget();
  };
  const end = () => {
    stop();
    onEnd();
  };
  const forget = onSignal((signal) => {
    if (signal.kind === 'closing' || (signal.kind === 'ended' && signal.id === session_id)) end();
    if (signal.kind === 'rights' && signal.id === session_id) void ask();
  });
  const ask = async () => {
    try {
      const person = await again();
      if (person) onAlive?.(person);
      else end();
    } catch (error) {
      log.warn({ err: error }, 'a session could not be checked');
      end();
    }
  };
  const check = setInterval(ask, CHECK_MS);
  return stop;
};
