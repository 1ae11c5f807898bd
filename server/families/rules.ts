import type { RulesByObject } from '../objects/rules.ts';
import { objectRules as ofSeats } from './homeoffice/object-rules.ts';
import { objectRules as ofOvertime } from './overtime/object-rules.ts';
import { objectRules as ofConsents } from './pdagreement/object-rules.ts';
import { objectRules as ofCandidates } from './recruitment/object-rules.ts';
import { objectRules as ofPapers } from './request-push-signed/object-rules.ts';
import { objectRules as ofBalances } from './vacation/object-rules.ts';
import { objectRules as ofCorrections } from './vacation-correction/day-sums.ts';
import { objectRules as ofSchedule } from './vacation-schedule/object-rules.ts';

/** The rules of objects that families add to those of all documents. */
export const rulesOfFamilies: readonly RulesByObject[] = [
  ofSeats,
  ofPapers,
  ofBalances,
  ofCorrections,
  ofConsents,
  ofCandidates,
  ofOvertime,
  ofSchedule,
];
