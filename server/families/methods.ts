import { handlers as ofOvertime } from './overtime/methods.ts';
import { handlers as ofConsents } from './pdagreement/methods.ts';
import { handlers as ofCandidates } from './recruitment/methods.ts';
import { handlers as ofRequests } from './request/methods.ts';
import { handlers as ofPapers } from './request-push-signed/methods.ts';
import { handlers as ofLeaves } from './vacation/methods.ts';
import { handlers as ofCorrections } from './vacation-correction/methods.ts';
import { handlers as ofSchedule } from './vacation-schedule/methods.ts';

/** What the methods that belong to a family lead to. */
export const handlersOfFamilies = {
  ...ofPapers,
  ...ofRequests,
  ...ofConsents,
  ...ofCandidates,
  ...ofOvertime,
  ...ofLeaves,
  ...ofSchedule,
  ...ofCorrections,
};
