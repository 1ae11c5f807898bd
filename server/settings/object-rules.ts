import { wrongField } from '../call/call-error.ts';
import type { BeforeWrite, RulesByObject } from '../objects/rules.ts';
import { readDescribed } from './described.ts';
import { isForThatOrganization, standsOverARecord } from './override-rules.ts';
import { lookIsReadable } from './own-look.ts';
import { textKeepsItsValues } from './own-text.ts';
import { valueIsOfParameter } from './parameter-value.ts';
import { viewsAreFew } from './saved-views.ts';
import { dayIsToCome } from './schedule-rules.ts';
import { viewInForce } from './view-in-force.ts';

const periodInOrder: BeforeWrite = async (_tx, _actor, before, after) => {
  const start = after?.start_date ?? before?.start_date;
  const end = after?.end_date ?? before?.end_date;
  if (after && String(start) > String(end)) throw wrongField('end_date', 'document/ends-before-start');
};

export const objectRules: RulesByObject = {
  calendar: { before: [periodInOrder] },
  lan: { before: [textKeepsItsValues] },
  theme: { before: [lookIsReadable] },
  parameter: { before: [valueIsOfParameter], read: readDescribed, view: viewInForce },
  parameter_override: { before: [valueIsOfParameter, isForThatOrganization, standsOverARecord] },
  parameter_schedule: { before: [valueIsOfParameter, isForThatOrganization, dayIsToCome] },
  user_filter: { before: [viewsAreFew] },
};
