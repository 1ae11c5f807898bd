import { ROLES } from '../access/roles.ts';
import { FAMILY_GROUPS } from '../families/identity.ts';

/** Objects stand by what they are: documents by the groups of their families, then people, settings, and all around. */
export const OBJECT_GROUPS = [...FAMILY_GROUPS, 'staff', 'settings', 'around'] as const;
export type ObjectGroup = (typeof OBJECT_GROUPS)[number];

/** A role by itself; `user` is what everybody has who is signed in. */
export const LOOKED_ROLES = ['user', ...ROLES] as const;
export type LookedRole = (typeof LOOKED_ROLES)[number];
