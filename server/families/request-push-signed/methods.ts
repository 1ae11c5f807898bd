import type {
  PaperPeopleInput,
  PublishInput,
  RemindInput,
} from '../../../lib/documents/families/request-push-signed/rpc.ts';
import type { SignedIn, Writing } from '../../call/context.ts';
import { publishPaper } from './publish.ts';
import { paperPeople } from './publish-people.ts';
import { remindOfPaper } from './publish-remind.ts';

/** What the calls of papers lead to. */
export const handlers = {
  'paper.people': (input: PaperPeopleInput, { actor }: SignedIn) => paperPeople(actor, input),
  'paper.publish': (input: PublishInput, { tx, actor }: Writing) => publishPaper(tx, actor, input),
  'paper.remind': (input: RemindInput, { tx, actor }: Writing) => remindOfPaper(tx, actor, input),
};
