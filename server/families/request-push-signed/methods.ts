import type { paperMethods } from '../../../lib/documents/families/request-push-signed/methods.ts';
import type { Handlers } from '../../call/handler.ts';
import { publishPaper } from './publish.ts';
import { paperPeople } from './publish-people.ts';
import { remindOfPaper } from './publish-remind.ts';

/** What the calls of papers lead to. */
export const handlers = {
  'paper.people': (input, { actor }) => paperPeople(actor, input),
  'paper.publish': (input, { tx, actor }) => publishPaper(tx, actor, input),
  'paper.remind': (input, { tx, actor }) => remindOfPaper(tx, actor, input),
} satisfies Handlers<typeof paperMethods>;
