import { readConfig } from '../config.ts';
import { ANSWER_CAP, TOO_BIG } from './answer-cap.ts';
import { refusal, tooFast } from './call-error.ts';
import { type Places, placesOf } from './places.ts';

/** Makes the large parts of one answer. */
export interface AnswerRoom {
  /**
   * Runs what may make a large part. Refuses: calls_too_fast when no room came free in time, answer_too_big when the
   * answer is full.
   */
  readonly large: <T>(work: () => Promise<T>) => Promise<T>;
  /** The answer is full: no further large part of it is begun. */
  readonly fill: () => void;
}

const PATIENCE_MS = 10_000;
const AGAIN_S = 5;
/** Of the whole room one caller has an eighth at most, however many calls they make at once. */
const SHARE = 8;

let everybody: Places | undefined;
const callers = new Map<string, Places>();

const room = (): number =>
  Math.max(SHARE, Math.floor((readConfig().ANSWERS_IN_FLIGHT_MB * 1_048_576) / ANSWER_CAP));

const placesOfCaller = (caller: string): Places => {
  const places = callers.get(caller) ?? placesOf(Math.floor(room() / SHARE));
  callers.set(caller, places);
  return places;
};

/**
 * The room of one answer among all that this process makes and has not handed over yet. The first large part waits for
 * a place of the caller and a shared one, and keeps both until the answer has left (`untilSent`). Further parts are
 * made beside it where places are free, else one after the other: an answer with a place never waits for another.
 */
export const answerRoom = (caller: string, untilSent: (leave: () => void) => void): AnswerRoom => {
  let entered: Promise<void> | undefined;
  let busy = false;
  let full = false;
  let last: Promise<unknown> = Promise.resolve();
  const enter = async (): Promise<void> => {
    await enterRoom(caller);
    untilSent(() => leaveRoom(caller));
  };
  const unlessFull = <T>(work: () => Promise<T>): Promise<T> => {
    if (full) throw refusal('answer_too_big', TOO_BIG);
    return work();
  };
  const large = async <T>(work: () => Promise<T>): Promise<T> => {
    entered ??= enter();
    await entered;
    const begin = () => unlessFull(work);
    if (busy && !full && tryEnterRoom(caller)) return work().finally(() => leaveRoom(caller));
    const mine = last.then(begin, begin);
    busy = true;
    last = mine;
    return mine.finally(() => {
      if (last === mine) busy = false;
    });
  };
  return { large, fill: () => (full = true) };
};

const enterRoom = async (caller: string): Promise<void> => {
  everybody ??= placesOf(room());
  const own = placesOfCaller(caller);
  if (!(await own.take(PATIENCE_MS))) throw tooFast(AGAIN_S);
  if (await everybody.take(PATIENCE_MS)) return;
  give(caller, own);
  throw tooFast(AGAIN_S);
};

const tryEnterRoom = (caller: string): boolean => {
  const own = placesOfCaller(caller);
  if (!own.tryTake()) return false;
  if (everybody?.tryTake()) return true;
  give(caller, own);
  return false;
};

const leaveRoom = (caller: string): void => {
  everybody?.give();
  const own = callers.get(caller);
  if (own) give(caller, own);
};

/** Nothing is kept of a caller without a place. */
const give = (caller: string, own: Places): void => {
  own.give();
  if (own.unused()) callers.delete(caller);
};
