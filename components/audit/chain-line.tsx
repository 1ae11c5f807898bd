'use client';
import { useQueryClient } from '@tanstack/react-query';
import { Link2, Link2Off, ShieldCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AuditChain } from '../../lib/rpc/audit.ts';
import { useDays } from '../calendar/use-days.ts';
import { useNames } from '../people/use-names.ts';
import { call } from '../rpc/client.ts';
import { useAct } from '../rpc/use-act.ts';
import { useAsked } from '../rpc/use-asked.ts';
import { Answered } from '../shell/answered.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

const KEY = ['audit', 'chain'];

/** How the sealed chain stands: whole and checked lately, not checked, or broken and where first. */
export const ChainLine = () => {
  const client = useQueryClient();
  const asked = useAsked<AuditChain>({
    queryKey: KEY,
    queryFn: ({ signal }) => call('audit.chain', {}, { signal }).then(({ data }) => data),
  });
  const { busy, act } = useAct(() => {});
  const check = () =>
    act(async () => {
      const { data } = await call('audit.check');
      client.setQueryData(KEY, data);
    });
  return (
    <Answered of={asked} level="h2" lines={1} isFramed>
      {(chain) => <Told chain={chain} busy={busy} onCheck={() => void check()} />}
    </Answered>
  );
};

const LOOKS = {
  whole: { ground: 'border-success-line', ink: 'text-success-ink', icon: Link2 },
  unchecked: { ground: 'border-line', ink: 'text-ink', icon: Link2 },
  broken: { ground: 'border-error-line bg-error-soft', ink: 'text-error-ink', icon: Link2Off },
} as const;

const Told = ({ chain, busy, onCheck }: { chain: AuditChain; busy: boolean; onCheck: () => void }) => {
  const t = useTranslations('audit.chain');
  const days = useDays();
  const state = stateOf(chain, days);
  const { ground, ink, icon } = LOOKS[state];
  return (
    <section
      aria-label={t('label')}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border bg-surface px-5 py-3 max-tablet:px-4',
        ground,
      )}
    >
      <p role="status" className="flex min-w-0 flex-1 basis-80 items-start gap-3">
        <Icon of={icon} className={classNames('mt-0.5', ink)} />
        <span className="min-w-0">
          <b className={classNames('font-medium', ink)}>{t(state)}</b>
          <Facts chain={chain} />
        </span>
      </p>
      <Button size="sm" icon={ShieldCheck} busy={busy} busyText={t('checking')} onClick={onCheck}>
        {t('check')}
      </Button>
    </section>
  );
};

/** Green only where the last check is of today and found all whole. */
const stateOf = (
  { checked }: AuditChain,
  { today, dayOf }: ReturnType<typeof useDays>,
): keyof typeof LOOKS => {
  if (checked?.broken) return 'broken';
  return checked && dayOf(checked.moment) === today ? 'whole' : 'unchecked';
};

const Facts = ({ chain: { rows, rows_exact, sealed, checked } }: { chain: AuditChain }) => {
  const t = useTranslations('audit.chain');
  const names = useNames();
  const days = useDays();
  const said = [
    t(rows_exact ? 'rows' : 'rows_more', { count: rows, shown: days.number(rows) }),
    checked
      ? t(checked.by_portal ? 'checked_by_portal' : 'checked_by', {
          moment: days.moment(checked.moment),
          name: names.short(checked.name, checked.name_eng),
          count: checked.checked,
          shown: days.number(checked.checked),
        })
      : t('never_checked'),
    sealed
      ? t('sealed', {
          number: days.number(sealed.number),
          digest: `${sealed.digest.slice(0, 4)}…${sealed.digest.slice(-4)}`,
          moment: days.moment(sealed.moment),
        })
      : t('never_sealed'),
  ];
  return (
    <>
      {said.map((each) => (
        <span key={each}>{` · ${each}`}</span>
      ))}
      {checked?.broken && (
        <span className="block wrap-anywhere">
          {t(`trouble.${checked.broken.code}`, { stream: checked.broken.stream, seq: checked.broken.seq })}
        </span>
      )}
    </>
  );
};
