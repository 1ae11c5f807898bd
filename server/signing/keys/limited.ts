import { refusal } from '../../call/call-error.ts';
import { boundedQueue, type Queue } from '../../call/queue.ts';
import { readConfig } from '../../config.ts';

const AT_ONCE = 2;
let queue: Queue | undefined;

/** At most two PINs at once are worked on: each takes 64 MiB. Refuses: busy. */
export const limited: Queue = (work) => {
  queue ??= boundedQueue(AT_ONCE, readConfig().PASSWORD_QUEUE, () => refusal('busy'));
  return queue(work);
};
