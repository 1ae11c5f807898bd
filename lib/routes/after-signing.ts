import { identityOf } from '../families/identities.ts';
import { policyOf } from '../families/kinds.data.ts';
import { mayOpen } from './may-open.ts';
import { routeNamed } from './table.ts';

/**
 * Where a successful signature leads (AMB-009): the list of the document's route, `-own` or `-sub` by the mode the form
 * was opened with; home for any other mode, an unknown name or a list the person may not open. `undefined` stays on the
 * screen, as after a paper that hr put before people.
 */
export const routeAfterSigning = (
  documentRoute: string,
  mode: string | undefined,
  roles: readonly string[],
  object_id?: string,
): string | undefined => {
  if (object_id !== undefined && policyOf(identityOf(object_id)).pushed) return undefined;
  if (mode !== 'own' && mode !== 'sub') return 'home';
  const list = routeNamed(`${documentRoute}s-${mode}`);
  return list && mayOpen(list, roles) ? list.name : 'home';
};
