import type { UserInvite } from '../../../../lib/rpc/users.ts';
import type { Writing } from '../../../call/context.ts';
import { hasMailServer } from '../../../mail/transport.ts';
import { inviteUsers } from '../../../users/invite.ts';

export const userInvite = async (input: UserInvite, { tx, actor }: Writing) => ({
  data: { invited: await inviteUsers(tx, actor, input), mailed: hasMailServer() },
});
