import type { PaperPeopleInput } from '../../../../lib/rpc/papers.ts';
import type { SignedIn } from '../../../call/context.ts';
import { paperPeople as peopleOf } from '../../../families/request-push-signed/publish-people.ts';

export const paperPeople = (input: PaperPeopleInput, { actor }: SignedIn) => peopleOf(actor, input);
