'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import type { DismissalPlan, TakeBackInput, TakenBack } from '../../lib/rpc/dismissal.ts';
import { useDays } from '../calendar/use-days.ts';
import { useFieldErrors } from '../letters/use-field-errors.ts';
import { useNames } from '../people/use-names.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { notify } from '../ui/notify.ts';

type Back = NonNullable<DismissalPlan['back']>;
type Lent = Back['lent'][number];

interface TakeBackProps {
  employee: DismissalPlan['employee'];
  back: Back;
}

/** The button that takes a dismissal back, and its window. */
export const TakeBack = (props: TakeBackProps) => {
  const t = useTranslations('dismissal');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t(props.employee.dismissal_date === null ? 'restore' : 'take_back')}
      </Button>
      {open && <Window {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

const keyOf = ({ kind, id }: Lent): string => `${kind}-${id}`;

/** What comes back with the dismissal, a tick each, and what does not. */
const Window = ({ employee, back, onClose }: TakeBackProps & { onClose: () => void }) => {
  const t = useTranslations('dismissal');
  const common = useTranslations('common');
  const names = useNames();
  const client = useQueryClient();
  const fieldErrors = useFieldErrors();
  const errorText = useErrorText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { mutateAsync, isPending, error } = useRpcMutation<TakeBackInput, TakenBack>('dismissal.takeBack');
  const isCleared = employee.dismissal_date === null;
  const restore = back.lent.filter((each) => each.refused === null && !left.has(keyOf(each)));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const sent = mutateAsync({
      employee_id: employee.id,
      restore: restore.map(({ kind, id }) => ({ kind, id })),
    });
    await sent.then(
      async () => {
        onClose();
        notify.success(t(isCleared ? 'restored' : 'taken_back'));
        await client.invalidateQueries({ queryKey: ['view'] });
      },
      () => {},
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t(isCleared ? 'restore_ask' : 'take_back_ask', { name: names.of(employee, 'name') })}
      description={t(isCleared ? 'restore_text' : 'take_back_text')}
      size="sm"
    >
      <form onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {back.lent.map((each) => (
          <LentLine
            key={keyOf(each)}
            lent={each}
            checked={each.refused === null && !left.has(keyOf(each))}
            onCheckedChange={(on) =>
              setLeft((before) =>
                on
                  ? new Set([...before].filter((key) => key !== keyOf(each)))
                  : new Set([...before, keyOf(each)]),
              )
            }
          />
        ))}
        <Lost annulled={back.annulled} />
        {error && (
          <p role="alert" className="text-sm text-error-ink">
            {Object.values(fieldErrors(error))[0] ?? errorText(error)}
          </p>
        )}
        <div className="flex justify-end gap-2 max-tablet:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="filled" type="submit" busy={isPending}>
            {t(isCleared ? 'restore' : 'take_back')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
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
