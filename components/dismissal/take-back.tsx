'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import type { DismissalPlan, TakeBackInput } from '../../lib/rpc/dismissal.ts';
import { useDays } from '../calendar/use-days.ts';
import { FormWindow } from '../forms/window/form-window.tsx';
import type { OwnControl, WindowForm } from '../forms/window/window-form.ts';
import { useNames } from '../people/use-names.ts';
import { Checkbox } from '../ui/checkbox.tsx';

type Back = NonNullable<DismissalPlan['back']>;
type Lent = Back['lent'][number];

export interface TakeBackProps {
  employee: DismissalPlan['employee'];
  back: Back;
}

/** The window that takes a dismissal back. */
export const TakeBack = ({ onClose, ...taken }: TakeBackProps & { onClose: () => void }) => {
  const client = useQueryClient();
  return (
    <FormWindow
      form={useBackForm(taken)}
      onClose={onClose}
      onSaved={() => {
        onClose();
        void client.invalidateQueries({ queryKey: ['view'] });
      }}
    />
  );
};

const keyOf = ({ kind, id }: Lent): string => `${kind}-${id}`;

/** Whether it comes back: one that is offered only since the window was opened is ticked too. */
const isBack = ({ refused }: Lent, tick: unknown): boolean => refused === null && tick !== false;

const CHECK = z.record(z.string(), z.unknown());

/** What comes back with the dismissal, a tick each, and what does not. */
const useBackForm = ({ employee, back }: TakeBackProps): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('dismissal');
  const names = useNames();
  const isCleared = employee.dismissal_date === null;
  return {
    title: t(isCleared ? 'restore_ask' : 'take_back_ask', { name: names.of(employee, 'name') }),
    description: t(isCleared ? 'restore_text' : 'take_back_text'),
    begins: Object.fromEntries(back.lent.map((each) => [keyOf(each), true])),
    fields: () => [
      ...back.lent.map((each) => ({
        kind: 'own' as const,
        name: keyOf(each),
        control: ({ value, onChange }: OwnControl) => (
          <LentLine lent={each} checked={isBack(each, value)} onCheckedChange={onChange} />
        ),
      })),
      { kind: 'own', name: 'lost', control: () => <Lost annulled={back.annulled} /> },
    ],
    check: CHECK,
    method: 'dismissal.takeBack',
    send: (ticked) => {
      const restore = back.lent.filter((each) => isBack(each, ticked[keyOf(each)]));
      const params: TakeBackInput = {
        employee_id: employee.id,
        restore: restore.map(({ kind, id }) => ({ kind, id })),
      };
      return { params };
    },
    verb: t(isCleared ? 'restore' : 'take_back'),
    saved: t(isCleared ? 'restored' : 'taken_back'),
  };
};

const LentLine = ({
  lent,
  ...tick
}: {
  lent: Lent;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
}) => {
  const t = useTranslations('dismissal');
  const names = useNames();
  const days = useDays();
  const { kind, of_leaver, until, refused } = lent;
  return (
    <Checkbox {...tick} disabled={refused !== null}>
      {t(`back_${kind}_${of_leaver ? 'of' : 'for'}`, { name: names.of(lent, 'name') })}
      <span className="block text-sm text-ink-2">
        {[until && t('until', { day: days.day(until) }), refused && t(`refused.${refused}`)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </Checkbox>
  );
};

/** What stays as the dismissal left it, and why. */
const Lost = ({ annulled }: Pick<Back, 'annulled'>) => {
  const t = useTranslations('dismissal');
  const families = useTranslations('shell.families');
  const days = useDays();
  return (
    <section>
      <h3 className="mb-1 text-base font-medium">{t('lost_title')}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm text-ink-2">
        {annulled.map(({ object_id, number, start_date, end_date }) => (
          <li key={number}>
            {t('lost_document', {
              document: [families.has(object_id) ? families(object_id) : '', number]
                .filter(Boolean)
                .join(' '),
              days: start_date ? days.range(start_date, end_date ?? start_date) : '—',
            })}
          </li>
        ))}
        <li>{t('lost_keys')}</li>
        <li>{t('lost_managers')}</li>
      </ul>
    </section>
  );
};
