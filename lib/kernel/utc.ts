import { UTCDateMini } from '@date-fns/utc/date/mini';

/**
 * The zone in which days are counted, for date-fns: dates whose parts are those of UTC. The small class of the library:
 * the large one makes formatters when it is loaded, which are never used here.
 */
export const utc = (value: Date | number | string): Date => new UTCDateMini(+new Date(value));
