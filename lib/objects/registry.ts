import { FAMILIES } from '../documents/families.ts';
import { audit } from './audit.ts';
import { away, document, incomplete } from './derived.ts';
import {
  calendar,
  documentType,
  lan,
  organization,
  parameter,
  parameterOverride,
  parameterSchedule,
  requestType,
  status,
  userFilter,
  workflow,
} from './dictionaries.ts';
import { discussionMessage } from './discussion.ts';
import { dismissal } from './dismissal.ts';
import { btripDestination, dictionaryElement } from './elements.ts';
import { report, template, templateVersion } from './forms.ts';
import { colleague, deputy } from './identity/deputy.ts';
import { grant } from './identity/grant.ts';
import { passkey } from './identity/passkey.ts';
import { session } from './identity/session.ts';
import { user } from './identity/user.ts';
import { objectOfFamily } from './legs.ts';
import type { ObjectDefinition } from './object.ts';
import { employee, employee1c, subordination } from './people.ts';
import { country, currency, dismissalReason, expenseGoal, expenseType, screenset } from './reference.ts';
import { certificate } from './signing/certificate.ts';
import { keyOrder } from './signing/key-order.ts';
import { powerOfAttorney } from './signing/power-of-attorney.ts';
import { signature } from './signing/signature.ts';
import { signaturePolicy } from './signing/signature-policy.ts';
import { trustedCertificate } from './signing/trusted-certificate.ts';
import { theme } from './theme.ts';
import { timesheet } from './timesheet.ts';
import { city, currencyRate, perDiemRate } from './travel.ts';
import { documentChange, documentStatus, file, message } from './work.ts';

const OBJECTS: readonly ObjectDefinition[] = [
  status,
  workflow,
  documentType,
  requestType,
  expenseType,
  expenseGoal,
  dismissalReason,
  dictionaryElement,
  country,
  currency,
  city,
  btripDestination,
  currencyRate,
  perDiemRate,
  screenset,
  template,
  templateVersion,
  report,
  calendar,
  parameter,
  parameterOverride,
  parameterSchedule,
  lan,
  theme,
  organization,
  userFilter,
  employee,
  employee1c,
  subordination,
  user,
  session,
  passkey,
  grant,
  deputy,
  colleague,
  documentStatus,
  documentChange,
  file,
  message,
  discussionMessage,
  signature,
  certificate,
  keyOrder,
  trustedCertificate,
  away,
  incomplete,
  document,
  signaturePolicy,
  powerOfAttorney,
  audit,
  timesheet,
  dismissal,
  ...FAMILIES.flatMap((family) => [objectOfFamily(family), ...(family.objects ?? [])]),
];

/** Other names of the same object: the specification calls the dictionary of steps both ways, that of destinations its own. */
const ALIASES: Readonly<Record<string, string>> = {
  view_workflow: 'workflow',
  BtripDestination: 'btrip_destination',
};

const byId = new Map(OBJECTS.map((object) => [object.object_id, object]));

export const objectOf = (object_id: string): ObjectDefinition | undefined =>
  byId.get(ALIASES[object_id] ?? object_id);

export const allObjects = (): readonly ObjectDefinition[] => OBJECTS;
