import type { RemindInput } from '../../../../lib/rpc/papers.ts';
import type { Writing } from '../../../call/context.ts';
import { remindOfPaper } from '../../../families/request-push-signed/publish-remind.ts';

export const paperRemind = (input: RemindInput, { tx, actor }: Writing) => remindOfPaper(tx, actor, input);
