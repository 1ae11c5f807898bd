'use client';
import { FileSpreadsheet } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useNames } from '../../people/use-names.ts';
import type { AnyRow } from '../../rpc/rows.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useView } from '../../rpc/use-view.ts';
import type { MenuTrigger } from '../../ui/lazy-menu.tsx';
import { Menu, MenuItem, MenuLabel } from '../../ui/open-menu.tsx';
import { type FormRow, formsAsk } from './form-row.ts';

interface WorkbooksMenuProps {
  trigger: MenuTrigger;
  asked: AskedList;
  onTake: (address: string) => void;
}

interface ReportRow extends AnyRow {
  readonly code: string;
  readonly name: string;
  readonly name_eng: string;
}

/** The workbooks by template and the reports of a list, of the rows it shows on all its pages. */
export const WorkbooksMenu = ({ trigger, asked, onTake }: WorkbooksMenuProps) => {
  const t = useTranslations('documents.printing');
  return (
    <Menu defaultOpen label={t('other')} trigger={trigger}>
      <Workbooks asked={asked} onTake={onTake} />
    </Menu>
  );
};

const Workbooks = ({ asked, onTake }: Omit<WorkbooksMenuProps, 'trigger'>) => {
  const t = useTranslations('documents.printing');
  const lang = useAppLocale();
  const names = useNames();
  const errorText = useErrorText();
  const { object, awaiting, addressed, ...list } = asked;
  const query = {
    ...list,
    ...(awaiting ? { awaiting: '1' } : {}),
    ...(addressed ? { addressed } : {}),
    lang,
  };
  const templates = useView<FormRow>('template', formsAsk(object));
  const reports = useView<ReportRow>('report', {
    filter: `object_id = '${object}' and disabled = '0'`,
    select: 'code,name,name_eng',
    rowsPerPage: 100,
  });
  const error = templates.error ?? reports.error;
  if (error) return <MenuLabel>{errorText(error)}</MenuLabel>;
  if (!templates.data || !reports.data) return <MenuLabel>{t('loading')}</MenuLabel>;
  const books = [
    ...templates.data.data.filter(({ kind, several }) => kind === 'XLSX' && several === '1'),
    ...reports.data.data,
  ];
  if (books.length === 0) return <MenuLabel>{t('none_of_list')}</MenuLabel>;
  return books.map((book) => (
    <MenuItem
      key={book.code}
      icon={FileSpreadsheet}
      trailing={<span className="text-sm text-ink-3">XLSX</span>}
      onSelect={() => onTake(`/api/excel/${book.code}?${new URLSearchParams(query)}`)}
    >
      {names.of(book, 'name')}
    </MenuItem>
  ));
};

/** What a list asks for, whichever workbook it comes out in. */
export interface AskedList {
  readonly object: string;
  readonly filter: string;
  readonly orderBy: string;
  readonly sort: 'asc' | 'desc';
  readonly awaiting?: true | undefined;
  readonly addressed?: 'all' | 'unread' | undefined;
}
