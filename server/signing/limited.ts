import { boundedQueue, type Queue } from '../../lib/kernel/queue.ts';
import { readConfig } from '../config.ts';
import { refusal } from '../rpc/call-error.ts';

const AT_ONCE = 2;
let queue: Queue | undefined;

/** At most two PINs at once are worked on: each takes 64 MiB. Refuses: busy. */
export const limited: Queue = (work) => {
  queue ??= boundedQueue(AT_ONCE, readConfig().PASSWORD_QUEUE, () => refusal('busy'));
  return queue(work);
};
