import type { Role } from '../access/roles.ts';
import { FAMILY_IDENTITIES } from '../families/identities.ts';
import { hasOwnForm } from '../families/identity.ts';
import { isOfCandidates, policyOf } from '../families/kinds.data.ts';

/** One task of the guide. Its texts are `guide.pages.{slug}`: a title, what it is about, and its steps, one a line. */
export interface GuidePage {
  readonly slug: string;
  /** Roles it is for; `any` is every role. */
  readonly roles: readonly Role[] | 'any';
  /** The screens whose guide button opens it. */
  readonly routes: readonly string[];
  /** The screens it leads to where another page is about them. */
  readonly opens?: readonly string[];
}

/** Families of requests: a page about their lists holds for all. */
const REQUESTS = FAMILY_IDENTITIES.filter(
  (family) => !policyOf(family).pushed && !family.routes.under && !isOfCandidates(family),
);
/** Families of people to be hired: recruiters read about them, and candidates about their own screen. */
const HIRING = FAMILY_IDENTITIES.filter(isOfCandidates);
const screensFor = (role: Role) =>
  HIRING.flatMap(({ screens = [] }) => screens.filter(({ roles }) => roles.includes(role))).map(
    ({ name }) => name,
  );
const lists = (...suffixes: readonly string[]) =>
  REQUESTS.filter((family) => !hasOwnForm(family)).flatMap(({ routes }) =>
    suffixes.map((suffix) => routes.list + suffix),
  );
/** Forms without a page of their family. */
const OTHER_FORMS = REQUESTS.flatMap(({ guide, routes }) => (guide ? [] : [routes.form]));

/** Pages of families about their forms. */
const OF_FAMILIES: readonly GuidePage[] = REQUESTS.flatMap(({ object_id, guide, routes }) =>
  guide ? [{ slug: object_id, roles: ['employee'], routes: [routes.form] }] : [],
);

/** Every page of the guide, in the order of a working life. */
export const GUIDE_PAGES: readonly GuidePage[] = [
  ...OF_FAMILIES,
  { slug: 'follow', roles: ['employee'], routes: ['requests-own', ...lists('-own'), ...OTHER_FORMS] },
  { slug: 'change-leave', roles: ['employee'], routes: [], opens: ['uvacations-own'] },
  { slug: 'papers', roles: ['employee'], routes: ['upapers-own', 'upaper', 'paper-file'] },
  { slug: 'sign', roles: ['employee', 'manager', 'reviewer', 'hr'], routes: ['ucades-own', 'signing-check'] },
  { slug: 'key', roles: ['employee', 'manager', 'reviewer', 'hr'], routes: [], opens: ['profile'] },
  { slug: 'deputy', roles: ['employee', 'manager', 'reviewer', 'hr'], routes: ['ugrants'] },
  {
    slug: 'calendar',
    roles: ['employee', 'manager', 'reviewer', 'hr', 'accountant'],
    routes: ['team-calendar'],
  },
  {
    slug: 'approve',
    roles: ['manager', 'reviewer', 'hr'],
    routes: ['approvals', ...lists('-sub', '-rev')],
    opens: lists(''),
  },
  {
    slug: 'several',
    roles: ['manager', 'reviewer', 'hr'],
    routes: [],
    opens: lists('-sub', '-rev', ''),
  },
  { slug: 'register', roles: ['hr', 'accountant', 'reviewer'], routes: lists('') },
  { slug: 'timesheet', roles: ['employee', 'manager'], routes: ['utimesheet-own', 'utimesheet-sub'] },
  { slug: 'timesheets', roles: ['hr'], routes: ['utimesheet'] },
  { slug: 'publish', roles: ['hr'], routes: ['papers', 'paper-new', 'papers-file'] },
  { slug: 'consents', roles: ['hr'], routes: ['consents', 'consent-texts'] },
  { slug: 'files', roles: ['hr', 'admin', 'recruiter'], routes: ['ufiles', 'ufiles-can'] },
  {
    slug: 'order',
    roles: ['employee'],
    routes: ['urequests-own', 'urequests-payslip', 'urequests-vacschedule'],
  },
  { slug: 'issue', roles: ['hr'], routes: ['urequests', 'request'] },
  { slug: 'payroll', roles: ['hr'], routes: [], opens: ['urequests'] },
  {
    slug: 'requests',
    roles: ['employee', 'manager', 'hr', 'admin'],
    routes: ['urequest', 'urequest-own', 'urequest-sub'],
  },
  {
    slug: 'signatures',
    roles: ['manager', 'reviewer', 'hr'],
    routes: ['ucades', 'ucades-sub', 'ucades-rev', 'verify'],
  },
  {
    slug: 'hire',
    roles: ['recruiter', 'hr'],
    routes: [
      ...screensFor('recruiter'),
      ...HIRING.flatMap(({ routes }) => [routes.list, `${routes.list}-rec`, routes.form]),
    ],
  },
  { slug: 'dismiss', roles: ['hr', 'admin'], routes: ['dismissal'], opens: ['employee'] },
  { slug: 'be-hired', roles: ['candidate'], routes: screensFor('candidate') },
  { slug: 'seats', roles: ['hr', 'admin'], routes: ['office-seats'] },
  {
    slug: 'overtime-team',
    roles: ['manager', 'reviewer'],
    routes: ['overtime-master-form', 'overtime-master-sub', 'overtime-master-rev'],
  },
  { slug: 'overtime-limits', roles: ['hr', 'admin'], routes: ['overtime-limits'] },
  { slug: 'days-of-team', roles: ['manager'], routes: ['uemployee-rest-sub'] },
  {
    slug: 'planning',
    roles: ['hr', 'reviewer', 'accountant', 'manager', 'admin'],
    routes: ['vacationplanning', 'vacationplanning-sub', 'schedule-periods', 'department-norms'],
  },
  { slug: 'users', roles: ['hr', 'admin'], routes: ['users'] },
  { slug: 'keys', roles: ['hr', 'admin'], routes: ['signing-keys'] },
  { slug: 'powers', roles: ['hr', 'admin'], routes: ['powersofattorney'] },
  { slug: 'policy', roles: ['admin'], routes: ['signaturepolicies'] },
  { slug: 'trust', roles: ['admin'], routes: ['trust'] },
  { slug: 'forms', roles: ['hr', 'admin'], routes: ['templates'] },
  { slug: 'reports', roles: ['admin'], routes: ['reports'] },
  { slug: 'grants', roles: ['admin'], routes: ['grants'] },
  { slug: 'start', roles: ['admin'], routes: ['start'] },
  {
    slug: 'dictionaries',
    roles: ['hr', 'accountant', 'admin'],
    routes: [
      'dictionaries',
      'statuses',
      'documenttypes',
      'requesttypes',
      'expensetypes',
      'expensegoals',
      'screensets',
      'vacationlimits',
      'btripcities',
      'tables/employees_1C',
      'tables/employees',
    ],
  },
  { slug: 'workflows', roles: ['admin'], routes: ['workflows'] },
  { slug: 'parameters', roles: ['admin'], routes: ['parameters'] },
  { slug: 'access', roles: ['admin'], routes: ['access'] },
  { slug: 'audit', roles: ['admin'], routes: ['audit'] },
  { slug: 'system', roles: ['admin'], routes: ['system'] },
  { slug: 'appearance', roles: ['admin'], routes: ['appearance'] },
  { slug: 'letters', roles: ['admin'], routes: ['letters'] },
  { slug: 'messages', roles: 'any', routes: ['umessages'] },
  { slug: 'profile', roles: 'any', routes: ['profile', 'employee'] },
  { slug: 'around', roles: 'any', routes: ['home', 'about'] },
];
