import type { PublishInput } from '../../../../lib/rpc/papers.ts';
import { publishPaper } from '../../../documents/publish.ts';
import type { Writing } from '../../context.ts';

export const paperPublish = (input: PublishInput, { tx, actor }: Writing) => publishPaper(tx, actor, input);
