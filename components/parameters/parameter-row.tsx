'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId } from 'react';
import type { ParameterOption, ParameterShown } from '../../lib/rpc/parameters.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ConsequenceNote } from './consequence-note.tsx';
import { ParameterControl } from './parameter-control.tsx';
import { ParameterHistory } from './parameter-history.tsx';
import { Meaning, Where } from './parameter-meaning.tsx';
import { Reset, Standing } from './parameter-standing.tsx';
import { useConsequence } from './use-consequence.ts';
import type { Drafts } from './use-drafts.ts';
import { useKeep } from './use-keep.ts';
import { useValueWords } from './use-value-words.ts';

interface ParameterRowProps {
  parameter: ParameterShown;
  options: Readonly<Record<string, readonly ParameterOption[]>>;
  drafts: Drafts;
}

/** A parameter: what it does, its value, where it works. A value that was touched is kept by «Применить» alone. */
export const ParameterRow = ({ parameter, options, drafts }: ParameterRowProps) => {
  const { code } = parameter;
  const lineId = useId();
  const words = useValueWords(options);
  const said = (value: string) => words(parameter, value);
  const now = parameter.value || parameter.default;
  const draft = drafts.of(code);
  const edited = draft !== undefined && draft !== now;
  const consequence = useConsequence(code, edited ? draft : undefined);
  const { busy, keep } = useKeep(parameter, () => drafts.drop(code));
  const settled = edited && !consequence.waiting && !consequence.wrong;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!edited || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Escape') drafts.drop(code);
    if (event.key === 'Enter' && settled && (consequence.preview?.refused ?? 0) === 0) void keep(draft);
  };
  return (
    <li
      data-parameter={code}
      onKeyDown={onKeyDown}
      className={classNames(
        'border-l-3 px-5 py-4 last:rounded-b-panel max-tablet:px-4',
        edited ? 'border-l-primary bg-primary-soft' : 'border-l-transparent',
      )}
    >
      <div className="grid gap-x-6 gap-y-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,252px)] desk:grid-cols-[minmax(0,1fr)_252px_196px]">
        <Meaning parameter={parameter} />
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <div className="w-full">
            <ParameterControl
              parameter={parameter}
              options={options}
              value={draft ?? now}
              onChange={(value) => drafts.put(code, value)}
              describedBy={lineId}
              invalid={consequence.wrong !== undefined}
            />
          </div>
          <Standing
            id={lineId}
            parameter={parameter}
            wrong={consequence.wrong}
            was={edited ? said(now) : undefined}
            said={said}
          />
          {(draft ?? now) !== parameter.default && (
            <Reset parameter={parameter} said={said} onReset={(value) => drafts.put(code, value)} />
          )}
        </div>
        <div className="min-w-0 text-sm text-ink-2 tablet:max-desk:col-span-2">
          <Where parameter={parameter} />
          <ParameterHistory parameter={parameter} said={said} onTake={(value) => drafts.put(code, value)} />
        </div>
      </div>
      {edited && (
        <div className="mt-3 flex flex-col gap-3">
          <ConsequenceNote consequence={consequence} />
          <Actions
            busy={busy}
            describedBy={lineId}
            waiting={!settled}
            wrong={consequence.wrong}
            onCancel={() => drafts.drop(code)}
            onApply={() => void keep(draft)}
          />
        </div>
      )}
    </li>
  );
};

const Actions = ({
  busy,
  describedBy,
  waiting,
  wrong,
  onCancel,
  onApply,
}: {
  busy: boolean;
  /** The line that says what is wrong. */
  describedBy: string;
  waiting: boolean;
  wrong: string | undefined;
  onCancel: () => void;
  onApply: () => void;
}) => {
  const t = useTranslations('settings');
  const common = useTranslations('common');
  const reason = wrong ?? (waiting ? t('looking') : undefined);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <Button variant="quiet" onClick={onCancel}>
        {common('cancel')}
      </Button>
      <Button
        variant="filled"
        busy={busy}
        disabledReason={reason}
        aria-describedby={describedBy}
        onClick={onApply}
      >
        {t('apply')}
      </Button>
    </div>
  );
};
