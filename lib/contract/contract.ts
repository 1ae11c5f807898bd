import { METHODS_OF_FAMILIES } from '../documents/families/methods.ts';
import type { Method } from '../rpc/contract/method.ts';
import { accessMethods } from './access.ts';
import { auditMethods } from './audit.ts';
import { calendarMethods } from './calendar.ts';
import { dataMethods } from './data.ts';
import { dictionaryMethods, rateMethods } from './dictionaries.ts';
import { discussionMethods } from './discussion.ts';
import { identityMethods } from './identity.ts';
import { letterMethods } from './letters.ts';
import { parameterMethods } from './parameters.ts';
import { readingMethods } from './reading.ts';
import { signingMethods } from './signing.ts';
import { certificateMethods, signingKeyMethods } from './signing-keys.ts';
import { appearanceMethods, setupMethods, systemMethods } from './system.ts';
import { templateMethods } from './templates.ts';
import { timesheetMethods } from './timesheet.ts';
import { dismissalMethods, userMethods } from './users.ts';
import { workflowMethods } from './workflow.ts';

/** Every method there is. The dispatcher, the OpenRPC document and the contract tests walk this list. */
export const METHODS = {
  ...dataMethods,
  ...METHODS_OF_FAMILIES,
  ...discussionMethods,
  ...readingMethods,
  ...dictionaryMethods,
  ...calendarMethods,
  ...timesheetMethods,
  ...setupMethods,
  ...systemMethods,
  ...appearanceMethods,
  ...letterMethods,
  ...parameterMethods,
  ...workflowMethods,
  ...accessMethods,
  ...auditMethods,
  ...rateMethods,
  ...templateMethods,
  ...identityMethods,
  ...userMethods,
  ...dismissalMethods,
  ...signingMethods,
  ...signingKeyMethods,
  ...certificateMethods,
} as const satisfies Record<string, Method>;

export type MethodName = keyof typeof METHODS;

export const isMethod = (name: string): name is MethodName => Object.hasOwn(METHODS, name);
