'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConfirm } from '../../ui/confirm.tsx';
import { fetchWindow } from '../../ui/dialog.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import { EMPTY_STATE } from './list-state.ts';
import { ListTools } from './list-tools.tsx';
import type { SavedView } from './saved-view.ts';
import type { DocumentList } from './use-document-list.ts';
import { ViewsBar } from './views-bar.tsx';

const fetchDialog = () => import('./view-dialog.tsx').then((file) => file.ViewDialog);
const ViewDialog = dynamic(fetchDialog, { ssr: false });

/** The saved views of a list and the tools to keep and shape them. */
export const ListViews = ({ list }: { list: DocumentList }) => {
  const t = useTranslations('documents.views');
  const confirm = useConfirm();
  const [dialog, setDialog] = useState<{ mode: 'save' } | { mode: 'rename'; view: SavedView } | null>(null);
  const { views, state, change } = list;
  useFetchedAhead(fetchDialog);
  useFetchedAhead(fetchWindow);

  const choose = (key: string) => {
    const saved = views.shown.find((each) => each.key === key);
    const { chosen, ...state } = saved?.state ?? EMPTY_STATE;
    change({ ...state, chosen: { ...EMPTY_STATE.chosen, ...chosen }, view: key });
  };
  const save = async (name: string, asDefault: boolean) => {
    if (dialog?.mode === 'rename') views.rename(dialog.view, name);
    else {
      const key = await views.save(name, state);
      if (asDefault) views.makeStandard(state);
      if (key !== undefined) change({ view: key });
    }
  };
  const remove = async (view: SavedView) => {
    const yes = await confirm({
      title: t('delete_title', { name: view.isDefault ? t('standard') : view.name }),
      text: t('delete_text'),
      yes: t('delete'),
      danger: true,
    });
    if (!yes) return;
    views.remove(view);
    change({ ...EMPTY_STATE, view: 'all' });
  };

  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <ViewsBar
        list={list}
        onView={choose}
        onRename={(view) => setDialog({ mode: 'rename', view })}
        onDelete={(view) => void remove(view)}
      />
      <ListTools list={list} onSaveView={() => setDialog({ mode: 'save' })} />
      {dialog && (
        <ViewDialog
          mode={dialog.mode}
          initialName={dialog.mode === 'rename' ? dialog.view.name : ''}
          taken={views.names}
          onClose={() => setDialog(null)}
          onSave={save}
        />
      )}
    </div>
  );
};
