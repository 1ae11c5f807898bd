import { ROLES } from '../access/roles.ts';
import { FAMILY_GROUPS } from '../families/identity.ts';

/** Groups of objects: documents by the groups of their families, then people, settings, the rest. */
export const OBJECT_GROUPS = [...FAMILY_GROUPS, 'staff', 'settings', 'around'] as const;
export type ObjectGroup = (typeof OBJECT_GROUPS)[number];

/** A role by itself; every signed-in person has `user`. */
export const LOOKED_ROLES = ['user', ...ROLES] as const;
export type LookedRole = (typeof LOOKED_ROLES)[number];
