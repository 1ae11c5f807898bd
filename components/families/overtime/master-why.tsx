'use client';
import { useTranslations } from 'next-intl';
import { offeredCompensations } from '../../../lib/documents/families/overtime/shown.ts';
import { numberOf } from '../../../lib/settings/read.ts';
import { DayField } from '../../forms/day-field.tsx';
import { useNames } from '../../people/use-names.ts';
import { Field } from '../../ui/field.tsx';
import { PanelSection } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Master } from './use-master.ts';

/** Why they work, what is given for it, and what is to be done. */
export const MasterWhy = ({ master }: { master: Master }) => {
  const t = useTranslations('families.overtime.screen');
  const sections = useTranslations('families.overtime.sections');
  const fields = useTranslations('families.overtime.fields');
  const choices = useTranslations('families.overtime.choices.compensation_type');
  const form = useTranslations('documents.form');
  const names = useNames();
  const { common, own, set } = master;
  const offered = offeredCompensations(master.parameters, common.compensation_type);
  const max = numberOf(master.parameters, 'comment_length');
  return (
    <PanelSection aria-labelledby="overtime-why">
      <h2 id="overtime-why">{sections('why')}</h2>
      <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 max-tablet:grid-cols-1">
        <Field id="overtime-reason" label={fields('reason')}>
          {(control) => (
            <Select
              {...control}
              value={common.reason}
              onValueChange={(reason) => set({ reason })}
              placeholder={form('choose')}
              options={(own?.reasons ?? [])
                .filter(({ disabled }) => !disabled)
                .map(({ code, name, name_eng }) => ({ value: code, label: names.full(name, name_eng) }))}
            />
          )}
        </Field>
        {offered.length > 1 && (
          <div className="flex flex-wrap items-end gap-4">
            <div className="flex flex-col gap-1.5">
              <span className="text-sm font-medium text-ink-2">{t('for_all')}</span>
              <Segmented
                label={t('for_all')}
                value={common.compensation_type}
                onValueChange={(compensation_type) => set({ compensation_type })}
                options={offered.map((value) => ({ value, label: choices(value) }))}
              />
            </div>
            {common.compensation_type === 'dayoff' && (
              <DayField
                id="overtime-dayoff"
                label={fields('dayoff_date')}
                value={common.dayoff_date}
                onChange={(dayoff_date) => set({ dayoff_date })}
                onBlur={() => undefined}
              />
            )}
          </div>
        )}
        <Field
          id="overtime-task"
          label={t('task')}
          optional
          className="col-span-full"
          counter={form('counter', { length: [...common.comments.trim()].length, max })}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={max}
              value={common.comments}
              onChange={(event) => set({ comments: event.target.value })}
            />
          )}
        </Field>
      </div>
    </PanelSection>
  );
};
