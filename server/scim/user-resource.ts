import { createHash } from 'node:crypto';

export const USER_SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:User';

/** An account as the directory may see it. */
export interface Account {
  readonly id: number;
  readonly login: string;
  readonly email: string;
  readonly external_id: string | null;
  readonly language: string;
  readonly disabled: boolean;
  readonly employee_id: number | null;
  /** Of the staff, else as the directory said it, else the login. */
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly roles: string[];
  /** Holds the role of administrator in some organization of the client. */
  readonly is_admin: boolean;
  readonly create_date: string;
  readonly updated_at: string;
}

/** The resource of an account under `base`; its version follows from everything it says. */
export const userResource = (account: Account, base: string) => {
  const said = {
    schemas: [USER_SCHEMA],
    id: String(account.id),
    ...(account.external_id === null ? {} : { externalId: account.external_id }),
    userName: account.login,
    name: {
      formatted: account.name,
      ...(account.family_name === '' ? {} : { familyName: account.family_name }),
      ...(account.given_name === '' ? {} : { givenName: account.given_name }),
    },
    displayName: account.name,
    active: !account.disabled,
    ...(account.email === '' ? {} : { emails: [{ value: account.email, type: 'work', primary: true }] }),
    preferredLanguage: account.language,
    groups: account.roles.map((role) => ({
      value: role,
      display: role,
      $ref: `${base}/Groups/${role}`,
      type: 'direct',
    })),
  };
  return {
    ...said,
    meta: {
      resourceType: 'User',
      created: new Date(account.create_date).toISOString(),
      lastModified: new Date(account.updated_at).toISOString(),
      location: `${base}/Users/${account.id}`,
      version: versionOf(said),
    },
  };
};

/** A weak ETag of what a resource says. */
export const versionOf = (said: object): string =>
  `W/"${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 24)}"`;
