import { METHODS_OF_FAMILIES } from '../documents/families/methods.ts';
import { accessMethods } from './contract/access.ts';
import { appearanceMethods } from './contract/appearance.ts';
import { auditMethods } from './contract/audit.ts';
import { calendarMethods } from './contract/calendar.ts';
import { certificateMethods } from './contract/certificates.ts';
import { dataMethods } from './contract/data.ts';
import { dictionaryMethods } from './contract/dictionaries.ts';
import { discussionMethods } from './contract/discussion.ts';
import { dismissalMethods } from './contract/dismissal.ts';
import { identityMethods } from './contract/identity.ts';
import { letterMethods } from './contract/letters.ts';
import type { Method } from './contract/method.ts';
import { parameterMethods } from './contract/parameters.ts';
import { rateMethods } from './contract/rates.ts';
import { readingMethods } from './contract/reading.ts';
import { setupMethods } from './contract/setup.ts';
import { signingMethods } from './contract/signing.ts';
import { signingKeyMethods } from './contract/signing-keys.ts';
import { systemMethods } from './contract/system.ts';
import { templateMethods } from './contract/templates.ts';
import { timesheetMethods } from './contract/timesheet.ts';
import { userMethods } from './contract/users.ts';
import { workflowMethods } from './contract/workflow.ts';

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
