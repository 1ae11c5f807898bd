'use client';
import { Columns3 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '../ui/button.tsx';
import { Menu, MenuCheck, MenuItem, MenuRule } from '../ui/menu.tsx';

export interface ChosenColumn {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
  /** Why it is not to be hidden now. */
  readonly why?: string | undefined;
}

interface ColumnsMenuProps {
  columns: readonly ChosenColumn[];
  /** The keys of those that are to be shown; null is as the portal has it. */
  onChoose: (keys: readonly string[] | null) => void;
  className?: string;
}

/** Which columns of a table are shown: a tick for each, and the way back to those of the portal. */
export const ColumnsMenu = ({ columns, onChoose, className }: ColumnsMenuProps) => {
  const t = useTranslations('documents.choose_columns');
  const toggle = (key: string, on: boolean) =>
    onChoose(columns.filter((each) => (each.key === key ? on : each.isShown)).map((each) => each.key));
  return (
    <Menu
      label={t('title')}
      trigger={
        <Button variant="quiet" size="sm" icon={Columns3} {...(className ? { className } : {})}>
          {t('title')}
        </Button>
      }
    >
      {columns.map(({ key, title, isShown, why }) => (
        <MenuCheck key={key} checked={isShown} why={why} onCheckedChange={(on) => toggle(key, on)}>
          {title}
        </MenuCheck>
      ))}
      <MenuRule />
      <MenuItem onSelect={() => onChoose(null)}>{t('standard')}</MenuItem>
    </Menu>
  );
};
