import type { Role } from '../access/roles.ts';
import type { Route } from '../access/route.ts';
import { FAMILY_IDENTITIES } from '../families/identities.ts';
import { type FamilyIdentity, hasOwnForm } from '../families/identity.ts';
import { isOfCandidates } from '../families/kinds.data.ts';

const HR: readonly Role[] = ['hr'];

/** Roles of the plain list (AMB-008). */
const plainRoles = ({ readers }: FamilyIdentity): readonly Role[] => [
  ...HR,
  ...(readers.reviewer ? (['reviewer'] as const) : []),
  ...(readers.accountant ? (['accountant'] as const) : []),
];

/** The form is open to roles that open one of the lists (AMB-007). */
const formRoles = (family: FamilyIdentity): readonly Role[] =>
  isOfCandidates(family) ? ['candidate', 'recruiter', 'hr'] : ['employee', 'manager', ...plainRoles(family)];

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

/** Recruiters and hr read the documents of the organization; a candidate has but one, on its own screen. */
const hiringLists = (name: string, of: Pick<Route, 'family' | 'built'>): Route[] =>
  (
    [
      ['', 'hr'],
      ['-rec', 'recruiter'],
    ] as const
  ).map(([suffix, role]) => ({
    name: name + suffix,
    path: name + suffix,
    roles: [role],
    screen: 'document-list',
    ...of,
    mode: 'hr',
    menu: 'documents',
  }));

/** Families whose form is a screen of their own, and those within another, have no form and lists of this kind. */
const WITH_FORM = FAMILY_IDENTITIES.filter((family) => !hasOwnForm(family) && !family.routes.under);

/** Lists over all families: the caller's own requests, and what waits for deciders. */
const OF_ALL_FAMILIES: readonly Route[] = [
  {
    name: 'requests-own',
    path: 'requests-own',
    roles: ['employee'],
    screen: 'requests-own',
    built: true,
    mode: 'own',
    menu: 'mine',
  },
  {
    name: 'approvals',
    path: 'approvals',
    roles: ['manager', 'reviewer', 'hr', 'accountant'],
    screen: 'approvals',
    built: true,
    menu: 'approvals',
  },
];

/** Forms and lists of the families of documents (specification 2.2, 2.3). */
export const DOCUMENT_ROUTES: readonly Route[] = [
  ...OF_ALL_FAMILIES,
  ...WITH_FORM.flatMap((family): Route[] => {
    const { object_id, routes } = family;
    const of = { family: object_id, built: true };
    return [
      {
        name: routes.form,
        path: `${routes.form}/{id?}`,
        roles: formRoles(family),
        screen: 'document-form',
        ...of,
      },
      ...(isOfCandidates(family)
        ? hiringLists(routes.list, of)
        : lists(routes.list, plainRoles(family), of, routes.alias)),
    ];
  }),
  ...lists('ucades', HR, { screen: 'signatures', built: true }),
];

/** Screens that only one family has. */
export const FAMILY_ROUTES: readonly Route[] = FAMILY_IDENTITIES.flatMap(({ screens = [] }) =>
  screens.map(
    ({ name, id, dictionary, ...rest }): Route => ({
      name,
      path: id ? `${name}/{id?}` : name,
      screen: dictionary ? 'dictionary' : name,
      built: true,
      ...rest,
    }),
  ),
);
