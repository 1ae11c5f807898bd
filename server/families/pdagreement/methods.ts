import type { AskInput } from '../../../lib/documents/families/pdagreement/rpc.ts';
import type { Writing } from '../../call/context.ts';
import { askForConsent } from './ask.ts';

/** What the calls of consents lead to. */
export const handlers = {
  'consent.ask': (input: AskInput, { tx, actor }: Writing) => askForConsent(tx, actor, input),
};
