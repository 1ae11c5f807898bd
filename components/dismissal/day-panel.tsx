'use client';
import { useTranslations } from 'next-intl';
import type { Day } from '../../lib/kernel/day.ts';
import { useDays } from '../calendar/use-days.ts';
import { DayField } from '../forms/day-field.tsx';
import { useNames } from '../people/use-names.ts';
import type { AnyRow } from '../rpc/rows.ts';
import { useView } from '../rpc/use-view.ts';
import { Field } from '../ui/field.tsx';
import { Panel, PanelBody, PanelHead } from '../ui/panel.tsx';
import { Select } from '../ui/select.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { Dismissal } from './use-dismissal.ts';

interface GroundRow extends AnyRow {
  readonly id: number;
  readonly code: string;
}

const ASKED = {
  filter: `dictionary_code = 'DismissalGround' and disabled = '0'`,
  orderBy: 'sort',
  rowsPerPage: 200,
} as const;

/** The grounds there are, and the one that is chosen: that of the address until another one is. */
export const useGround = ({ ground, groundCode }: Dismissal) => {
  const view = useView<GroundRow>('dictionary_element', ASKED);
  const rows = view.data?.data ?? [];
  return { rows, id: ground ?? rows.find(({ code }) => code === groundCode)?.id };
};

/** The last day of work, the ground with its article, and what hr notes. */
export const DayPanel = ({
  dismissal,
  ground,
  hired,
}: {
  dismissal: Dismissal;
  ground: ReturnType<typeof useGround>;
  hired: Day;
}) => {
  const t = useTranslations('dismissal');
  const names = useNames();
  const days = useDays();
  const { date, setDate, setGround, number, setNumber, comments, setComments, errors } = dismissal;
  return (
    <Panel aria-labelledby="dismissal-day">
      <PanelHead id="dismissal-day" title={t('day_title')} />
      <PanelBody className="grid grid-cols-2 gap-4 max-tablet:grid-cols-1">
        <DayField
          id="date"
          label={t('date')}
          value={date}
          onChange={setDate}
          onBlur={() => undefined}
          error={errors.date ?? errors.dismissal_date ?? errors.employee_id}
          hint={t('hired', { day: days.day(hired) })}
        />
        <Field id="ground_id" label={t('ground')} error={errors.ground_id} hint={t('ground_hint')}>
          {(control) => (
            <Select
              {...control}
              value={ground.id === undefined ? '' : String(ground.id)}
              onValueChange={(next) => setGround(Number(next))}
              placeholder={t('choose_ground')}
              options={ground.rows.map((row) => ({
                value: String(row.id),
                label: [names.of(row, 'name'), names.of(row, 'description')].filter(Boolean).join(', '),
              }))}
            />
          )}
        </Field>
        <Field
          id="number"
          label={t('order_number')}
          optional
          error={errors.number}
          hint={t('order_number_hint')}
        >
          {(control) => (
            <TextInput
              {...control}
              value={number}
              maxLength={40}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Field>
        <Field id="comments" label={t('comments')} optional error={errors.comments}>
          {(control) => (
            <TextInput {...control} value={comments} onChange={(event) => setComments(event.target.value)} />
          )}
        </Field>
      </PanelBody>
    </Panel>
  );
};
