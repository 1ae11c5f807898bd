import { type ListInput, WHO_IS_AWAY } from '../../list.ts';

export const list: ListInput = {
  shown: [WHO_IS_AWAY],
  offered: ['period', 'hours'],
  paged: 'vacation_powerusers_pagination',
};
