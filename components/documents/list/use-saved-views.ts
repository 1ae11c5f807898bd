'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RowsState } from '../../lists/rows-address.ts';
import { reread } from '../../rpc/reread.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { useView } from '../../rpc/use-view.ts';
import { notify } from '../../ui/notify.ts';
import { toSaved } from './list-state.ts';
import {
  DEFAULT_NAME,
  isSameState,
  type SavedView,
  savedViewOf,
  savedViewsAsk,
  standardOf,
  type UserFilterRow,
} from './saved-view.ts';

/** The views a person has saved for a list, and what may be done with them. */
export const useSavedViews = (route: string) => {
  const client = useQueryClient();
  const errorText = useErrorText();
  const { object, query } = savedViewsAsk(route);
  const view = useView<UserFilterRow>(object, query);
  const settled = {
    onSuccess: () => void reread(client, 'user_filter'),
    onError: (error: Error) => notify.error(errorText(error)),
  };
  const add = useRpcMutation<UserFilterRow>('table.add', settled);
  const edit = useRpcMutation('table.edit', settled);
  const del = useRpcMutation('table.del', settled);

  const rows = view.data?.data;
  const saved = useMemo(() => (rows ?? []).map(savedViewOf), [rows]);
  const standard = saved.find((each) => each.isDefault);
  const write = (data: Record<string, unknown>) => ({ object: 'user_filter', data: [data] });

  return {
    loaded: !view.isPending,
    /** The entry that applies when nothing is chosen. */
    standard: useMemo(() => standardOf(saved), [saved]),
    /** Views with a name; the unnamed standard one only while no named one is the same. */
    shown: saved.filter(
      (each) =>
        !each.isDefault || !saved.some((other) => !other.isDefault && isSameState(other.state, each.state)),
    ),
    names: saved.map((each) => each.name),
    save: async (name: string, state: RowsState): Promise<string | undefined> => {
      const added = await add
        .mutateAsync(write({ route_name: route, name, parameters: JSON.stringify(toSaved(state)) }))
        .catch(() => undefined);
      const [row] = added?.data ?? [];
      return row && savedViewOf(row).key;
    },
    makeStandard: (state: RowsState) => {
      const parameters = JSON.stringify(toSaved(state));
      if (standard) edit.mutate(write({ id: standard.id, updated_at: standard.updated_at, parameters }));
      else add.mutate(write({ route_name: route, name: DEFAULT_NAME, parameters }));
    },
    rename: ({ id, updated_at }: SavedView, name: string) => edit.mutate(write({ id, updated_at, name })),
    remove: ({ id }: SavedView) => del.mutate(write({ id })),
  };
};
