'use client';
import { BookmarkPlus, Rows2, Rows4 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ListColumn } from '../../../lib/documents/list.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ColumnsMenu } from '../columns-menu.tsx';
import type { ListPreferences } from './preferences.ts';
import { useColumnWords } from './use-column-words.ts';

interface ListToolsProps {
  /** The object of the family. */
  object_id: string;
  all: readonly ListColumn[];
  shown: readonly ListColumn[];
  density: ListPreferences['density'];
  onPreferences: (patch: Partial<ListPreferences>) => void;
  onSaveView: () => void;
}

/** How the list is shown: save it as a view, choose the columns, the density. */
export const ListTools = ({ object_id, all, shown, density, onPreferences, onSaveView }: ListToolsProps) => {
  const t = useTranslations('documents');
  const headingOf = useColumnWords(object_id);
  const keys = shown.map((column) => column.key);
  return (
    <div className="flex items-center gap-2 max-tablet:hidden">
      <Button variant="quiet" size="sm" icon={BookmarkPlus} onClick={onSaveView}>
        {t('views.save')}
      </Button>
      <ColumnsMenu
        columns={all.map((column) => ({
          key: column.key,
          title: headingOf(column),
          isShown: keys.includes(column.key),
        }))}
        onChoose={(columns) => onPreferences({ columns })}
      />
      <Segmented
        label={t('list.density')}
        value={density}
        onValueChange={(value) => onPreferences({ density: value })}
        options={[
          { value: 'comfortable', name: t('list.comfortable'), label: <Icon of={Rows2} size={16} /> },
          { value: 'compact', name: t('list.compact'), label: <Icon of={Rows4} size={16} /> },
        ]}
      />
    </div>
  );
};
