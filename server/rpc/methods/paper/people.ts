import type { PaperPeopleInput } from '../../../../lib/rpc/papers.ts';
import { paperPeople as peopleOf } from '../../../documents/publish-people.ts';
import type { SignedIn } from '../../context.ts';

export const paperPeople = (input: PaperPeopleInput, { actor }: SignedIn) => peopleOf(actor, input);
