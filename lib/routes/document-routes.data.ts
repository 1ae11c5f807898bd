import type { Role } from '../access/roles.ts';
import type { Route } from './route.ts';

interface FamilyAddresses {
  /** Name of the form route; the lists add an s. */
  form: string;
  family: string;
  /** Roles of the plain list (AMB-008). */
  plain: readonly Role[];
  built?: boolean;
  /** The older name of the lists, without the u (AMB-009). */
  listAlias?: string;
}

const HR: readonly Role[] = ['hr'];
const HR_REVIEWER: readonly Role[] = ['hr', 'reviewer'];
const HR_REVIEWER_ACCOUNTANT: readonly Role[] = ['hr', 'reviewer', 'accountant'];

const FAMILIES: readonly FamilyAddresses[] = [
  { form: 'uvacation', family: 'vacation', plain: HR_REVIEWER_ACCOUNTANT, built: true },
  { form: 'uexpense', family: 'expense', plain: HR_REVIEWER_ACCOUNTANT },
  { form: 'ubtrip', family: 'btrip', plain: HR_REVIEWER_ACCOUNTANT },
  { form: 'uabsence', family: 'absence', plain: HR_REVIEWER_ACCOUNTANT, listAlias: 'absences' },
  { form: 'usickleave', family: 'sickleave', plain: HR_REVIEWER_ACCOUNTANT },
  { form: 'uhomeoffice', family: 'homeoffice', plain: HR_REVIEWER_ACCOUNTANT, listAlias: 'homeoffices' },
  { form: 'uovertime', family: 'overtime', plain: HR_REVIEWER_ACCOUNTANT },
  { form: 'ustatement', family: 'statement', plain: HR_REVIEWER },
  { form: 'materialassistance', family: 'materialassistance', plain: HR_REVIEWER_ACCOUNTANT },
  { form: 'updagreement', family: 'pdagreement', plain: HR },
  { form: 'uinternalmemo', family: 'internalmemo', plain: HR_REVIEWER },
];

/** The form is open to whoever may open one of the lists (AMB-007). */
const formRoles = (plain: readonly Role[]): readonly Role[] =>
  plain === HR ? ['employee', 'manager', 'hr'] : ['employee', 'manager', 'reviewer', 'hr', 'accountant'];

const lists = (
  name: string,
  plain: readonly Role[],
  of: Pick<Route, 'family' | 'built'> & Partial<Pick<Route, 'screen'>>,
  alias?: string,
): Route[] => {
  const list = (suffix: string, roles: readonly Role[], rest: Pick<Route, 'mode' | 'menu'>): Route => ({
    name: name + suffix,
    path: name + suffix,
    roles,
    screen: 'document-list',
    ...of,
    ...rest,
    ...(alias ? { aliases: [alias + suffix] } : {}),
  });
  return [
    list('-own', ['employee'], { mode: 'own', menu: 'mine' }),
    list('-sub', ['manager'], { mode: 'sub', menu: 'approvals' }),
    list('-rev', ['reviewer'], { mode: 'rev', menu: 'approvals' }),
    list('', plain, { mode: 'hr', menu: 'documents' }),
  ];
};

/** Forms and lists of the families of documents (specification 2.2, 2.3). */
export const DOCUMENT_ROUTES: readonly Route[] = [
  ...FAMILIES.flatMap(({ form, family, plain, built = false, listAlias }): Route[] => [
    { name: form, path: `${form}/{id?}`, roles: formRoles(plain), screen: 'document-form', built, family },
    ...lists(`${form}s`, plain, { family, built }, listAlias),
  ]),
  {
    name: 'urecruitment',
    path: 'urecruitment/{id?}',
    roles: ['candidate', 'recruiter', 'hr'],
    screen: 'document-form',
    built: false,
    family: 'recruitment',
  },
  ...lists('ucades', HR, { screen: 'signatures', built: true }),
];
