import type { PublishInput } from '../../../../lib/rpc/papers.ts';
import type { Writing } from '../../../call/context.ts';
import { publishPaper } from '../../../families/request-push-signed/publish.ts';

export const paperPublish = (input: PublishInput, { tx, actor }: Writing) => publishPaper(tx, actor, input);
