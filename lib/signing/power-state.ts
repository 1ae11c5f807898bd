import { addDays, type Day } from '../kernel/day.ts';

/** How a power of attorney stands on a day. */
export type PowerState = 'off' | 'future' | 'over' | 'soon' | 'active';

/** In these last days hr should prepare the next one. */
const SOON_DAYS = 30;

/** Its first and its last day belong to it. */
export const powerState = (
  power: { readonly disabled: '0' | '1'; readonly valid_from: Day; readonly valid_to: Day },
  today: Day,
): PowerState => {
  if (power.disabled === '1') return 'off';
  if (today < power.valid_from) return 'future';
  if (today > power.valid_to) return 'over';
  return power.valid_to < addDays(today, SOON_DAYS) ? 'soon' : 'active';
};
