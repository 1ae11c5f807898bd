/** The table of what is known of a family without its form and rules. */
export const IDENTITIES = 'lib/families/identities.data.ts';

/** Its text. The families themselves import it: before they can be read, it is written without rows. */
export const identitiesTable = (identities: readonly object[]): string =>
  `import type { FamilyIdentity } from './identity.ts';

export const IDENTITIES: readonly FamilyIdentity[] = ${JSON.stringify(identities, null, 2)};
`;
