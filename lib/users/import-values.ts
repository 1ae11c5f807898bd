import { ROLES, type StoredRole } from '../access/roles.ts';
import { folded } from '../kernel/folded.ts';

/** Roles a file may name: all that are shown. */
const NAMED = ROLES.filter((role) => role !== 'gf_manager');

/** Roles by comma, each by its code or by a label; the first word that is none. */
export const importedRoles = (
  text: string,
  labels: Readonly<Partial<Record<StoredRole, readonly string[]>>>,
): { roles: StoredRole[]; unknown: string | undefined } => {
  const roles: StoredRole[] = [];
  for (const word of text.split(/[,;]/).map((each) => folded(each.trim()))) {
    if (word === '') continue;
    const role = NAMED.find((each) => each === word || labels[each]?.some((label) => folded(label) === word));
    if (!role) return { roles, unknown: word.slice(0, 60) };
    if (!roles.includes(role)) roles.push(role);
  }
  return { roles: roles.sort(), unknown: undefined };
};
