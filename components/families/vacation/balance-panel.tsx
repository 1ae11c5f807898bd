'use client';
import { useTranslations } from 'next-intl';
import type { Day } from '../../../lib/kernel/day.ts';
import { flagOf } from '../../../lib/settings/read.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { useProfile } from '../../rpc/profile.ts';
import { useView } from '../../rpc/use-view.ts';
import { Answered } from '../../shell/answered.tsx';
import { Panel, PanelBody, PanelHead } from '../../ui/panel.tsx';
import { nearestVacation, type Vacation } from './day-balance.ts';
import { EarnedDays } from './earned-days.tsx';
import { GrantedDays } from './granted-days.tsx';
import { HowCounted } from './how-counted.tsx';
import { latestAsks } from './limits-ask.ts';
import { WaitingDays } from './waiting-days.tsx';

/** The person's days of leave: of every year that still has some, or as months have earned them; and the next vacation. */
export const BalancePanel = () => {
  const t = useTranslations('documents.home');
  const { today } = useDays();
  const { employee_id } = useProfile();
  const { parameters } = useDictionaries();
  const { leaves, corrections } = latestAsks(employee_id ?? 0);
  const enabled = employee_id !== null;
  const mine = useView<Vacation>(leaves.object, leaves.query, { enabled });
  const changed = useView<Vacation>(corrections.object, corrections.query, { enabled });
  const failed = [mine, changed].find(({ error }) => error);
  return (
    <Panel aria-labelledby="my-days">
      <PanelHead id="my-days" title={t('my_days')}>
        <HowCounted employee_id={employee_id} />
      </PanelHead>
      <PanelBody>
        <Answered
          of={{
            data: mine.data && changed.data && [...mine.data.data, ...changed.data.data],
            error: failed?.error,
            refetch: failed?.refetch,
          }}
          pending={<WaitingDays />}
        >
          {(vacations) => (
            <>
              {flagOf(parameters, 'vacation_accrual') ? <EarnedDays /> : <GrantedDays />}
              <NextVacation vacations={vacations} today={today} />
            </>
          )}
        </Answered>
      </PanelBody>
    </Panel>
  );
};

const NextVacation = ({ vacations, today }: { vacations: readonly Vacation[]; today: Day }) => {
  const t = useTranslations('documents.home');
  const days = useDays();
  const next = nearestVacation(vacations, today);
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 border-t border-line pt-4">
      <dt className="text-ink-2">{t('next_vacation')}</dt>
      <dd className="text-right font-medium">
        {next ? t('next_vacation_day', { day: days.day(next.start), days: next.inDays }) : t('none_planned')}
        {next && !next.agreed && (
          <span className="block font-normal text-ink-2">{t('next_vacation_awaits')}</span>
        )}
      </dd>
    </dl>
  );
};
