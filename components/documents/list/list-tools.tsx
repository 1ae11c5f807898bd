'use client';
import { BookmarkPlus, Columns3, Rows2, Rows4 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ListColumn } from '../../../lib/documents/list.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuCheck, MenuItem, MenuRule } from '../../ui/menu.tsx';
import { Segmented } from '../../ui/segmented.tsx';
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
  const toggle = (key: string, on: boolean) =>
    onPreferences({
      columns: all.map((column) => column.key).filter((each) => (each === key ? on : keys.includes(each))),
    });
  return (
    <div className="flex items-center gap-2 max-tablet:hidden">
      <Button variant="quiet" size="sm" icon={BookmarkPlus} onClick={onSaveView}>
        {t('views.save')}
      </Button>
      <Menu
        label={t('list.columns')}
        trigger={
          <Button variant="quiet" size="sm" icon={Columns3}>
            {t('list.columns')}
          </Button>
        }
      >
        {all.map((column) => (
          <MenuCheck
            key={column.key}
            checked={keys.includes(column.key)}
            onCheckedChange={(on) => toggle(column.key, on)}
          >
            {headingOf(column)}
          </MenuCheck>
        ))}
        <MenuRule />
        <MenuItem onSelect={() => onPreferences({ columns: null })}>{t('list.columns_standard')}</MenuItem>
      </Menu>
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
