import type { UserNotify } from '../../../../lib/rpc/users.ts';
import { notifyPeople } from '../../../users/notify-people.ts';
import type { Writing } from '../../context.ts';

export const userNotify = async (input: UserNotify, { tx, actor }: Writing) => ({
  data: { told: await notifyPeople(tx, actor, input) },
});
