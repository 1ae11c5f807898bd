import { ACTION_GROUPS, type ActionGroup, GROUPS } from './groups.data.ts';
import { wordingOf } from './wording.ts';

/** A value of a row by which the audit can be narrowed. */
export type RowValue =
  | { readonly kind: 'person'; readonly employee_id: number }
  | { readonly kind: 'record'; readonly stream: string }
  | { readonly kind: 'group'; readonly group: ActionGroup }
  | { readonly kind: 'refused' };

interface Row {
  readonly actor_id: number | null;
  readonly stream: string;
  readonly object_id: string;
  readonly action: string;
}

/** What a row can be narrowed by: who acted, on which record, the sort of deed; of a refusal that it is one. */
export const valuesOf = ({ actor_id, stream, object_id, action }: Row): RowValue[] => {
  const { action: deed, refused } = wordingOf(action);
  const [kind = ''] = deed.split('.');
  const group = GROUPS.find((each) => (ACTION_GROUPS[each] as readonly string[]).includes(kind));
  return [
    ...(actor_id === null ? [] : [{ kind: 'person', employee_id: actor_id } as const]),
    ...(object_id === '' ? [] : [{ kind: 'record', stream } as const]),
    ...(refused ? [{ kind: 'refused' } as const] : group ? [{ kind: 'group', group } as const] : []),
  ];
};
