'use client';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LAW_LIMITS } from '../../lib/overtime/law-limits.data.ts';
import type { SetupState, SetupStep } from '../../lib/rpc/setup.ts';
import { useSendToOneself } from '../letters/use-send-to-oneself.ts';
import { call } from '../rpc/client.ts';
import { useAct } from '../rpc/use-act.ts';
import { usePortalLink } from '../shell/use-portal-link.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { notify } from '../ui/notify.ts';

interface StepLineProps {
  step: SetupState[number];
  number: number;
  onDone: () => void;
}

/** One step: how it stands, what it is for, and the way to it. */
export const StepLine = ({ step: { step, state, done, of, barred }, number, onDone }: StepLineProps) => {
  const t = useTranslations('setup');
  return (
    <li className="flex items-start gap-4 px-5 py-4 max-tablet:px-4" data-state={state}>
      <span
        aria-hidden
        className={classNames(
          'grid size-7 flex-none place-items-center rounded-full border text-sm',
          LOOKS[state],
        )}
      >
        {state === 'done' ? <Icon of={Check} size={16} /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-base font-medium">
          {t(`step.${step}`)}
          <span className="sr-only">, {t(`state.${state}`)}</span>
        </h2>
        <p className="text-sm text-ink-2">{t(`about.${step}`)}</p>
        {barred && <p className="mt-1 text-sm text-warning-ink">{t(`barred.${barred}`)}</p>}
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          {step === 'mail' ? <Letter onDone={onDone} /> : <Way step={step} />}
          {step === 'limits' && state === 'open' && <LawLimits onDone={onDone} />}
          {of > 1 && <span className="text-sm text-ink-2">{t('count', { done, of })}</span>}
        </div>
      </div>
    </li>
  );
};

const LOOKS = {
  done: 'border-success-mark bg-success-soft text-success-ink',
  partly: 'border-warning-line bg-warning-soft text-warning-ink',
  open: 'border-line-strong text-ink-2',
} as const;

/** Where each step is done: a route, with what its address says. */
const WAYS: Readonly<
  Record<
    Exclude<SetupStep, 'mail'>,
    readonly [name: string, params?: Record<string, string>, query?: Record<string, string>]
  >
> = {
  organizations: ['dictionaries', { dictionary: 'organizations' }],
  factor: ['profile', {}, { tab: 'security' }],
  calendar: ['dictionaries', { dictionary: 'calendar' }],
  law: ['signaturepolicies'],
  limits: ['dictionaries', { dictionary: 'overtime-limits' }],
  people: ['users'],
  invitations: ['users'],
  first: ['requests-own'],
};

const Way = ({ step }: { step: Exclude<SetupStep, 'mail'> }) => {
  const t = useTranslations('setup');
  const link = usePortalLink();
  return (
    <AppLink href={link(...WAYS[step])} className="inline-flex min-h-6 items-center text-sm touch:min-h-11">
      {t(`go.${step}`)}
    </AppLink>
  );
};

/** What is done here by one press; then the steps are read again. */
const Press = ({
  text,
  busyText,
  onDone,
  act,
}: {
  text: string;
  busyText: string;
  onDone: () => void;
  act: () => Promise<void>;
}) => {
  const { busy, act: run } = useAct(onDone);
  return (
    <Button size="sm" busy={busy} busyText={busyText} onClick={() => void run(act)}>
      {text}
    </Button>
  );
};

/** Sends the admin a letter: that it went out is what ticks the step. */
const Letter = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslations('setup');
  const send = useSendToOneself();
  return (
    <Press text={t('go.mail')} busyText={t('sending')} onDone={onDone} act={() => send('setup.letter', {})} />
  );
};

/** Writes the limits of the law into the dictionary, where the admin may change them. */
const LawLimits = ({ onDone }: { onDone: () => void }) => {
  const t = useTranslations('setup');
  const take = async () => {
    await call('table.add', { object: 'overtime_limit', data: [LAW_LIMITS] });
    notify.success(t('limits_taken'));
  };
  return <Press text={t('take_limits')} busyText={t('taking')} onDone={onDone} act={take} />;
};
