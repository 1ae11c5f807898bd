import type { AnswerRoom } from '../call/answer-room.ts';
import { tooFast } from '../call/call-error.ts';
import { type Places, placesOf } from '../call/places.ts';
import { readConfig } from '../config.ts';

const PATIENCE_MS = 10_000;
const AGAIN_S = 5;

const callers = new Map<string, Places>();

/** Calls of one caller that may be under way at once: two fifths of the database's connections, and two at least. */
const most = (): number => Math.max(2, Math.floor(readConfig().DATABASE_POOL * 0.4));

/**
 * Runs one call when it is its caller's turn, so that no caller holds every connection of the database, however many
 * calls they make at once. A call that waits for room for a large part lets others of its caller go before. Refuses:
 * calls_too_fast when no turn came in time.
 */
export const inTurnOf = <T>(
  caller: string,
  answer: AnswerRoom,
  work: (answer: AnswerRoom) => Promise<T>,
): Promise<T> =>
  withTurn(caller, (leave) =>
    work({
      ...answer,
      large: (part) => {
        leave();
        return answer.large(() => withTurn(caller, part));
      },
    }),
  );

const withTurn = async <T>(caller: string, work: (leave: () => void) => Promise<T>): Promise<T> => {
  const places = callers.get(caller) ?? placesOf(most());
  callers.set(caller, places);
  if (!(await places.take(PATIENCE_MS))) throw tooFast(AGAIN_S);
  let isLeft = false;
  const leave = (): void => {
    if (isLeft) return;
    isLeft = true;
    places.give();
    if (places.unused()) callers.delete(caller);
  };
  return work(leave).finally(leave);
};
