'use client';
import { BadgeCheck, BellRing, Download } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useProfile } from '../../rpc/profile.ts';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { waitsFor } from './plan-entry.ts';
import { isShownBy, type Reviewed } from './review.ts';
import { SendAction } from './send-action.tsx';
import type { Planning } from './use-form-addresses.ts';
import { useFormAddresses } from './use-form-addresses.ts';
import { usePlanningActs } from './use-planning-acts.ts';

/** Form Т-7, the reminder and the approval of the schedule as one. */
export const PlanningActions = ({ planning }: { planning: Planning }) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const { schedule, reviewed, sums } = planning;
  const { busy, approve, remind, take } = usePlanningActs(planning);
  const forms = useFormAddresses(planning);
  const unplanned = sums.shown.unplanned;
  const { decides, writes } = schedule;
  const why = useWhyNotApproved(planning);
  const whyNoForm = forms ? (forms.isLong ? t('t7_long') : undefined) : t('t7_none');
  return (
    <>
      <Menu
        label={t('t7')}
        trigger={
          <Button icon={Download} disabledReason={whyNoForm} title={whyNoForm}>
            {t('t7')}
          </Button>
        }
      >
        {forms && <MenuItem onSelect={() => take(forms.xlsx)}>XLSX</MenuItem>}
        {forms && <MenuItem onSelect={() => take(forms.pdf)}>PDF</MenuItem>}
      </Menu>
      {(writes || decides) && (
        <Button
          icon={BellRing}
          busy={busy === 'remind'}
          disabledReason={unplanned > 0 ? undefined : t('remind_none')}
          title={unplanned > 0 ? undefined : t('remind_none')}
          onClick={() => remind(idsOf(reviewed))}
        >
          {t('remind', { count: unplanned })}
        </Button>
      )}
      {schedule.sends && <SendAction planning={planning} />}
      {decides && (
        <Button
          variant="filled"
          icon={BadgeCheck}
          busy={busy === 'approve'}
          disabledReason={why}
          aria-describedby={why ? 'why-not-approved' : undefined}
          onClick={approve}
        >
          {t(`decide.${decides.to === 'approved' ? 'approve' : 'agree'}`)}
        </Button>
      )}
    </>
  );
};

/** Why the schedule is not approved yet, below the actions. */
export const WhyNotApproved = ({ planning }: { planning: Planning }) => {
  const why = useWhyNotApproved(planning);
  return why && planning.schedule.decides ? (
    <DisabledReason id="why-not-approved">{why}</DisabledReason>
  ) : null;
};

/** Those who have not planned all their days. */
const idsOf = ({ rows }: Reviewed): number[] =>
  rows.filter((row) => isShownBy(row, 'unplanned')).map(({ person }) => person.id);

const useWhyNotApproved = ({ schedule, sums, isChanged }: Planning): string | undefined => {
  const t = useTranslations('families.vacation_schedule.screen');
  const { employee_id } = useProfile();
  const { decides } = schedule;
  if (!decides) return undefined;
  if (isChanged) return t('why.changed');
  const { refused } = sums;
  if (decides.to === 'approved' && refused > 0) return t('why.remarks', { count: refused });
  return schedule.entries.some(waitsFor(decides, employee_id)) ? undefined : t('why.nothing');
};
