import { overtimeMethods } from './overtime/methods.ts';
import { consentMethods } from './pdagreement/methods.ts';
import { recruitmentMethods } from './recruitment/methods.ts';
import { requestMethods } from './request/methods.ts';
import { paperMethods } from './request-push-signed/methods.ts';
import { leaveMethods } from './vacation/methods.ts';
import { correctionMethods } from './vacation-correction/methods.ts';
import { scheduleMethods } from './vacation-schedule/methods.ts';

/** Methods that belong to a family: what they take, answer and refuse. */
export const METHODS_OF_FAMILIES = {
  ...paperMethods,
  ...requestMethods,
  ...consentMethods,
  ...recruitmentMethods,
  ...leaveMethods,
  ...overtimeMethods,
  ...scheduleMethods,
  ...correctionMethods,
} as const;
