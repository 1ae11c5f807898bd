'use client';
import { Check, LoaderCircle, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { POLLS_MS } from '../../lib/signing/polls.ts';
import type { Phase } from '../../lib/signing/sign-state.ts';
import { useDays } from '../calendar/use-days.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

const ORDER = ['proved', 'signing', 'visual', 'moving'] as const;
type Step = (typeof ORDER)[number];
const LIMIT_S = (POLLS_MS.at(-1) ?? 0) / 1000;

interface ProgressStepsProps {
  phase: Phase;
  /** What was shown before signing: a PIN, a certificate; nothing with a simple signature. */
  type: '1' | '2' | '3';
  /** Of several documents no picture is waited for. */
  many: boolean;
}

/** The steps of a signing with their seconds: done, under way, to come. */
export const ProgressSteps = ({ phase, type, many }: ProgressStepsProps) => {
  const t = useTranslations('signing.progress');
  const days = useDays();
  const steps = ORDER.filter((step) => (step !== 'proved' || type !== '1') && (step !== 'visual' || !many));
  const now = phase === 'signing' ? 'signing' : phase === 'visual' ? 'visual' : 'moving';
  const seconds = useSeconds(now);
  return (
    <ol aria-live="polite" className="flex flex-col">
      {steps.map((step) => {
        const place = ORDER.indexOf(step) - ORDER.indexOf(now);
        return (
          <li
            key={step}
            aria-current={place === 0 ? 'step' : undefined}
            className={classNames(
              'flex min-h-11 items-center gap-3',
              place === 0 ? 'font-medium' : 'text-ink-2',
            )}
          >
            <Mark place={place} />
            <span className="flex-1">
              {t(
                `${step === 'proved' ? `proved_${type}` : step}.${place < 0 ? 'done' : place === 0 ? 'now' : 'next'}`,
              )}
            </span>
            {/* The seconds change by themselves: they are not read out. */}
            <span aria-hidden className="text-sm font-normal text-ink-2 tabular-nums">
              {place === 0 && step === 'visual'
                ? t('of_seconds', { at: Math.floor(seconds.running), of: LIMIT_S })
                : seconds.took[step] !== undefined &&
                  t('seconds', {
                    seconds: days.number(Math.max(0.1, Math.round(seconds.took[step] * 10) / 10)),
                  })}
            </span>
          </li>
        );
      })}
    </ol>
  );
};

const Mark = ({ place }: { place: number }) => (
  <span
    className={classNames(
      'grid size-7 flex-none place-items-center rounded-full border-2',
      place < 0
        ? 'border-success-line bg-success-soft text-success-ink'
        : place === 0
          ? 'border-primary bg-primary text-on-primary'
          : 'border-dashed border-line-strong bg-surface text-ink-3',
    )}
  >
    <Icon
      of={place < 0 ? Check : place === 0 ? LoaderCircle : Send}
      size={14}
      className={place === 0 ? 'animate-spin motion-reduce:animate-none' : ''}
    />
  </span>
);

/** How long the present step runs, and how long those before took. */
const useSeconds = (now: Step): { running: number; took: Partial<Record<Step, number>> } => {
  const [state, setState] = useState({ now, since: performance.now(), at: performance.now(), took: {} });
  if (state.now !== now) {
    const at = performance.now();
    setState({ now, since: at, at, took: { ...state.took, [state.now]: (at - state.since) / 1000 } });
  }
  useEffect(() => {
    const timer = setInterval(() => setState((before) => ({ ...before, at: performance.now() })), 1000);
    return () => clearInterval(timer);
  }, []);
  return { running: (state.at - state.since) / 1000, took: state.took };
};
