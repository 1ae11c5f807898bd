'use client';
import { FileSpreadsheet, Printer } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { TimesheetMonth } from '../../lib/rpc/timesheet.ts';
import { useDays } from '../calendar/use-days.ts';
import { useAppLocale } from '../i18n/use-app-locale.ts';
import { useNames } from '../people/use-names.ts';
import { takeFile } from '../rpc/take-file.ts';
import { useAct } from '../rpc/use-act.ts';
import { useView } from '../rpc/use-view.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { monthColumns, takenFilter } from './taken.ts';

interface TakeMonthProps {
  readonly month: TimesheetMonth;
  readonly department: string | undefined;
}

interface FormRow {
  readonly id: number;
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly name_eng: string;
  readonly [field: string]: unknown;
}

/** Takes a month along: the list as a workbook, and the forms that the company has for it, as pages or as their file. */
export const TakeMonth = ({ month, department }: TakeMonthProps) => {
  const t = useTranslations('timesheet');
  const locale = useAppLocale();
  const names = useNames();
  const { month: monthName } = useDays();
  const { busy, act } = useAct(() => {});
  const forms = useView<FormRow>('template', {
    filter: "object_id = 'timesheet' and disabled = '0' and several = '1'",
    select: 'id,code,kind,name,name_eng',
  });
  const filter = takenFilter(month.month, department);
  const taken = (path: string, more: Readonly<Record<string, string>>) => () =>
    void act(() => takeFile(`${path}?${new URLSearchParams({ filter, ...more })}`));
  const heading = t('caption', { month: monthName(month.month) });
  const columns = monthColumns(month.days.length).join(',');
  return (
    <>
      <Button
        icon={FileSpreadsheet}
        busy={busy}
        onClick={taken('/api/export', {
          object: 'timesheet',
          columns,
          heading,
          locale,
          orderBy: 'employee_name',
        })}
      >
        XLSX
      </Button>
      {(forms.data?.data ?? []).length > 0 && (
        <Menu
          label={t('print')}
          trigger={
            <Button icon={Printer} busy={busy}>
              {t('print')}
            </Button>
          }
        >
          {forms.data?.data.flatMap((form) =>
            (['pdf', 'file'] as const).map((as) => (
              <MenuItem
                key={`${form.id} ${as}`}
                icon={as === 'pdf' ? Printer : FileSpreadsheet}
                trailing={as === 'pdf' ? 'PDF' : form.kind}
                onSelect={taken(`/api/excel/${form.code}`, { as, lang: locale, orderBy: 'employee_name' })}
              >
                {names.of(form, 'name')}
              </MenuItem>
            )),
          )}
        </Menu>
      )}
    </>
  );
};
