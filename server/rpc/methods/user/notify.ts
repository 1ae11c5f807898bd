import type { UserNotify } from '../../../../lib/rpc/users.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { countMessage, notifyPeople } from '../../../users/notify-people.ts';

export const prepareUserNotify = (_input: UserNotify, { actor }: SignedIn) => countMessage(actor);

export const userNotify = async (input: UserNotify, { tx, actor }: Writing) => ({
  data: { told: await notifyPeople(tx, actor, input) },
});
