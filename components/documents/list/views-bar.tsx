'use client';
import { Bookmark, Ellipsis, Inbox, Mail, MailOpen, PencilLine, Star, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Count } from '../../ui/tag.tsx';
import { ADDRESSED, ADDRESSED_NEW } from './list-filter.ts';
import type { SavedView } from './saved-view.ts';
import type { DocumentList } from './use-document-list.ts';

interface ViewsBarProps {
  list: DocumentList;
  onView: (view: string) => void;
  onRename: (view: SavedView) => void;
  onDelete: (view: SavedView) => void;
}

/** The views of a list, what waits for the reader first; a view of one's own can be renamed, made the first, deleted. */
export const ViewsBar = ({ list, onView, onRename, onDelete }: ViewsBarProps) => {
  const t = useTranslations('documents.views');
  const {
    state: { view },
    views: { shown, makeStandard },
    waiting,
    unread,
    showOpen,
  } = list;
  const current = shown.find((each) => each.key === view);
  const label = (icon: typeof Inbox, text: ReactNode, tail?: ReactNode) => (
    <>
      <Icon of={icon} size={16} />
      {text}
      {tail}
    </>
  );
  const isNew = unread !== undefined && (unread > 0 || view === ADDRESSED_NEW);
  return (
    <div className="flex min-w-0 max-w-full items-center gap-1">
      <Segmented
        label={t('label')}
        className="min-w-0"
        value={view}
        onValueChange={onView}
        options={[
          {
            value: 'waiting',
            label: label(Inbox, t('waiting'), waiting === undefined ? null : <Count>{waiting}</Count>),
          },
          ...(unread === undefined ? [] : [{ value: ADDRESSED, label: label(Mail, t('addressed')) }]),
          ...(isNew
            ? [
                {
                  value: ADDRESSED_NEW,
                  label: label(MailOpen, t('addressed_new'), <Count>{unread}</Count>),
                },
              ]
            : []),
          ...(showOpen ? [{ value: 'open', label: t('open') }] : []),
          ...shown.map((each) => ({
            value: each.key,
            label: label(Bookmark, <bdi>{each.isDefault ? t('standard') : each.name}</bdi>),
          })),
          { value: 'all', label: t('all') },
        ]}
      />
      {current && (
        <Menu label={t('manage')} trigger={<IconButton icon={Ellipsis} size="sm" label={t('manage')} />}>
          {!current.isDefault && (
            <MenuItem icon={PencilLine} onSelect={() => onRename(current)}>
              {t('rename')}
            </MenuItem>
          )}
          {!current.isDefault && (
            <MenuItem icon={Star} onSelect={() => makeStandard(current.state)}>
              {t('make_standard')}
            </MenuItem>
          )}
          <MenuItem icon={Trash2} danger onSelect={() => onDelete(current)}>
            {t('delete')}
          </MenuItem>
        </Menu>
      )}
    </div>
  );
};
