import { FAMILIES } from '../documents/families.ts';
import { away, incomplete } from './derived.ts';
import {
  calendar,
  documentType,
  lan,
  organization,
  parameter,
  requestType,
  status,
  userFilter,
  workflow,
} from './dictionaries.ts';
import { colleague, deputy } from './identity/deputy.ts';
import { grant } from './identity/grant.ts';
import { passkey } from './identity/passkey.ts';
import { session } from './identity/session.ts';
import { user } from './identity/user.ts';
import type { ObjectDefinition } from './object.ts';
import { paper } from './paper.ts';
import { employee, subordination, vacationLimit } from './people.ts';
import { recruitment } from './recruitment.ts';
import { country, currency, expenseGoal, expenseType, screenset } from './reference.ts';
import { request } from './request.ts';
import { certificate } from './signing/certificate.ts';
import { keyOrder } from './signing/key-order.ts';
import { powerOfAttorney } from './signing/power-of-attorney.ts';
import { signature } from './signing/signature.ts';
import { signaturePolicy } from './signing/signature-policy.ts';
import { trustedCertificate } from './signing/trusted-certificate.ts';
import { documentStatus, file, message } from './work.ts';

const OBJECTS: readonly ObjectDefinition[] = [
  status,
  workflow,
  documentType,
  requestType,
  expenseType,
  expenseGoal,
  country,
  currency,
  screenset,
  calendar,
  parameter,
  lan,
  organization,
  userFilter,
  employee,
  subordination,
  user,
  session,
  passkey,
  vacationLimit,
  request,
  recruitment,
  paper,
  grant,
  deputy,
  colleague,
  documentStatus,
  file,
  message,
  signature,
  certificate,
  keyOrder,
  trustedCertificate,
  away,
  incomplete,
  signaturePolicy,
  powerOfAttorney,
  ...FAMILIES.map((family) => family.object),
];

/** Other names of the same object: the specification calls the dictionary of steps both ways. */
const ALIASES: Readonly<Record<string, string>> = { view_workflow: 'workflow' };

const byId = new Map(OBJECTS.map((object) => [object.object_id, object]));

export const objectOf = (object_id: string): ObjectDefinition | undefined =>
  byId.get(ALIASES[object_id] ?? object_id);

export const allObjects = (): readonly ObjectDefinition[] => OBJECTS;
