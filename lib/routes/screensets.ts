/** A row of the dictionary that says whether a screen is linked, for a role and an organization or for all (AMB-064). */
export interface Screenset {
  readonly route_name: string;
  readonly role: string | null;
  readonly organization_id: number | null;
  readonly visible: '0' | '1';
}

interface Person {
  readonly roles: readonly string[];
  readonly organization_id: number | null;
}

/**
 * The screens that are not linked for a person in menus and on the home page: those with a row for them and none that
 * is visible. Their addresses still open; `user` stands for no role of its own.
 */
export const hiddenRoutes = (rows: readonly Screenset[], person: Person): ReadonlySet<string> => {
  const own = rows.filter(
    ({ role, organization_id }) =>
      (role === null || (role !== 'user' && person.roles.includes(role))) &&
      (organization_id === null || organization_id === person.organization_id),
  );
  const shown = new Set(own.filter((row) => row.visible === '1').map((row) => row.route_name));
  return new Set(own.map((row) => row.route_name).filter((name) => !shown.has(name)));
};
