import { wrongField } from '../call/call-error.ts';
import type { BeforeWrite, RulesByObject } from '../objects/rules.ts';
import { readDescribed } from './described.ts';
import { lookIsReadable } from './own-look.ts';
import { textKeepsItsValues } from './own-text.ts';
import { valueIsOfParameter } from './parameter-value.ts';
import { viewsAreFew } from './saved-views.ts';

const periodInOrder: BeforeWrite = async (_tx, _actor, before, after) => {
  const start = after?.start_date ?? before?.start_date;
  const end = after?.end_date ?? before?.end_date;
  if (after && String(start) > String(end)) throw wrongField('end_date', 'document/ends-before-start');
};

export const objectRules: RulesByObject = {
  calendar: { before: [periodInOrder] },
  parameter: { before: [valueIsOfParameter], read: readDescribed },
  lan: { before: [textKeepsItsValues] },
  theme: { before: [lookIsReadable] },
  user_filter: { before: [viewsAreFew] },
};
