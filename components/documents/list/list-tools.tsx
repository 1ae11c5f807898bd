'use client';
import { BookmarkPlus, Rows2, Rows4 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ColumnsMenu } from '../columns-menu.tsx';
import { useColumnWords } from './use-column-words.ts';
import type { DocumentList } from './use-document-list.ts';

/** How the list is shown: save it as a view, choose the columns, the density. */
export const ListTools = ({ list, onSaveView }: { list: DocumentList; onSaveView: () => void }) => {
  const t = useTranslations('documents');
  const { all, columns, preferences, setPreferences } = list;
  const headingOf = useColumnWords(list.query.object);
  return (
    <div className="flex items-center gap-2 max-tablet:hidden">
      <Button variant="quiet" size="sm" icon={BookmarkPlus} onClick={onSaveView}>
        {t('views.save')}
      </Button>
      <ColumnsMenu
        columns={all.map((column) => ({
          key: column.key,
          title: headingOf(column),
          isShown: columns.includes(column),
        }))}
        onChoose={(chosen) => setPreferences({ columns: chosen })}
      />
      <Segmented
        label={t('list.density')}
        value={preferences.density}
        onValueChange={(density) => setPreferences({ density })}
        options={[
          { value: 'comfortable', name: t('list.comfortable'), label: <Icon of={Rows2} size={16} /> },
          { value: 'compact', name: t('list.compact'), label: <Icon of={Rows4} size={16} /> },
        ]}
      />
    </div>
  );
};
