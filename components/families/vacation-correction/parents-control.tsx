'use client';
import { useTranslations } from 'next-intl';
import type { Day } from '../../../lib/kernel/day.ts';
import { parentIds, parentsText } from '../../../lib/leave/parents.ts';
import { CORRECTED_STATUSES } from '../../../lib/leave/statuses.data.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { useFieldError } from '../../documents/form/use-field-error.ts';
import { useFieldWords } from '../../documents/form/use-field-words.ts';
import { useView } from '../../rpc/use-view.ts';
import { Checkbox } from '../../ui/checkbox.tsx';

interface LeaveRow {
  readonly id: number;
  readonly number: string;
  readonly start_date: Day | null;
  readonly end_date: Day | null;
  readonly days: number | null;
  readonly [field: string]: unknown;
}

const FIELD = 'replaced_vacation_ids';

/** Which agreed leaves of its person the correction stands for: one, or several that are joined. */
export const ParentsControl = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families.vacation_correction.screen');
  const common = useTranslations('common');
  const words = useFieldWords('vacation_correction');
  const days = useDays();
  const error = useFieldError(form)(FIELD);
  const { employee_id } = form.situation.doc;
  const named = parentIds(form.shown[FIELD]);
  const agreed = CORRECTED_STATUSES.map((status) => `'${status}'`).join(', ');
  const view = useView<LeaveRow>(
    'vacation',
    {
      select: 'id,number,start_date,end_date,days',
      filter: `employee_id = ${employee_id ?? 0} and status_id in (${agreed}) and replaced = '0'`,
      orderBy: 'start_date',
      sort: 'desc',
      rowsPerPage: 20,
    },
    { enabled: employee_id !== null },
  );
  const known: readonly LeaveRow[] = form.facts.correction?.leaves.map((leave) => ({ ...leave })) ?? [];
  const rows = [
    ...known,
    ...(view.data?.data ?? []).filter(({ id }) => !known.some((leave) => leave.id === id)),
  ];
  const toggle = (id: number, checked: boolean) => {
    const ids = checked ? [...named, id] : named.filter((each) => each !== id);
    form.set({ [FIELD]: parentsText(ids.map((each) => ({ id: each }))) });
    form.touch(FIELD);
  };
  return (
    <fieldset
      className="col-span-full"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${FIELD}-line` : undefined}
    >
      <legend className="font-medium">{words.label(FIELD)}</legend>
      <div className="mt-2 flex flex-col gap-2">
        {rows.map(({ id, number, start_date, end_date, days: count }) => (
          <Checkbox
            key={id}
            id={`${FIELD}-${id}`}
            checked={named.includes(id)}
            onCheckedChange={(checked) => toggle(id, checked === true)}
          >
            {[
              number,
              start_date && end_date && days.range(start_date, end_date),
              count !== null && common('days', { count }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Checkbox>
        ))}
        {rows.length === 0 && !view.isPending && <p className="text-sm text-ink-2">{t('no_leaves')}</p>}
      </div>
      {error && (
        <p id={`${FIELD}-line`} className="mt-1 text-sm text-error-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
};
