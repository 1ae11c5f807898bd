import type { ListInput } from '../../list.ts';

export const list: ListInput = { shown: ['title', 'due_date'] };
