import type { RemindInput } from '../../../../lib/rpc/papers.ts';
import { remindOfPaper } from '../../../documents/publish-remind.ts';
import type { Writing } from '../../context.ts';

export const paperRemind = (input: RemindInput, { tx, actor }: Writing) => remindOfPaper(tx, actor, input);
