import { FAMILIES } from '../documents/families.ts';
import { audit } from '../objects/audit.ts';
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
} from '../objects/dictionaries.ts';
import { dismissal } from '../objects/dismissal.ts';
import { btripDestination, dictionaryElement } from '../objects/elements.ts';
import { report, template, templateVersion } from '../objects/forms.ts';
import { colleague, deputy } from '../objects/identity/deputy.ts';
import { grant } from '../objects/identity/grant.ts';
import { passkey } from '../objects/identity/passkey.ts';
import { session } from '../objects/identity/session.ts';
import { user } from '../objects/identity/user.ts';
import type { ObjectDefinition } from '../objects/object.ts';
import { employee, employee1c, subordination } from '../objects/people.ts';
import {
  country,
  currency,
  dismissalReason,
  expenseGoal,
  expenseType,
  screenset,
} from '../objects/reference.ts';
import { certificate } from '../objects/signing/certificate.ts';
import { keyOrder } from '../objects/signing/key-order.ts';
import { powerOfAttorney } from '../objects/signing/power-of-attorney.ts';
import { signaturePolicy } from '../objects/signing/signature-policy.ts';
import { trustedCertificate } from '../objects/signing/trusted-certificate.ts';
import { theme } from '../objects/theme.ts';
import { city, currencyRate, perDiemRate } from '../objects/travel.ts';
import { away, document, incomplete } from './derived.ts';
import { discussionMessage } from './discussion.ts';
import { objectOfFamily } from './legs.ts';
import { signature } from './signature.ts';
import { timesheet } from './timesheet.ts';
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
