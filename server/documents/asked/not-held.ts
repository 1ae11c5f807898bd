export { NOT_HELD_STATUSES as NOT_HELD } from '../../../lib/workflow/statuses.data.ts';
