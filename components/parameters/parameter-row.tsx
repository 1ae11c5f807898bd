'use client';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId } from 'react';
import type { ParameterOption } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { classNames } from '../ui/class-names.ts';
import { ConsequenceNote } from './consequence-note.tsx';
import { ParameterActions } from './parameter-actions.tsx';
import { ParameterControl } from './parameter-control.tsx';
import { ParameterHistory } from './parameter-history.tsx';
import { Meaning, Where } from './parameter-meaning.tsx';
import { ParameterOverrides } from './parameter-overrides.tsx';
import { ParameterScheduledList } from './parameter-scheduled.tsx';
import { Reset, resetOf, Standing } from './parameter-standing.tsx';
import { draftKey, type Organization, type Scope, type ScopedParameter } from './scoped.ts';
import { useConsequence } from './use-consequence.ts';
import type { Drafts } from './use-drafts.ts';
import { useKeep } from './use-keep.ts';
import { useValueWords } from './use-value-words.ts';

interface ParameterRowProps {
  parameter: ScopedParameter;
  organizations: readonly Organization[];
  options: Readonly<Record<string, readonly ParameterOption[]>>;
  drafts: Drafts;
  onScope: (scope: Scope) => void;
}

/** A parameter: what it does, its value, where it works. A value that was touched is kept by «Применить» alone. */
export const ParameterRow = ({ parameter, organizations, options, drafts, onScope }: ParameterRowProps) => {
  const { code, scope } = parameter;
  const t = useTranslations('settings');
  const names = useNames();
  const key = draftKey(parameter);
  const lineId = useId();
  const words = useValueWords(options);
  const said = (value: string) => words(parameter, value);
  const now = parameter.value || parameter.default;
  const draft = drafts.of(key);
  const edited = draft !== undefined && draft !== now;
  const consequence = useConsequence(code, edited ? draft : undefined, scope?.id);
  const { busy, keep, schedule } = useKeep(parameter, () => drafts.drop(key));
  const put = (value: string) => drafts.put(key, value);
  const isSame = parameter.own !== undefined && now === parameter.of_all;
  const settled = edited && !consequence.waiting && !consequence.wrong;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!edited || !(event.target instanceof HTMLInputElement)) return;
    if (event.key === 'Escape') drafts.drop(key);
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
          {parameter.fixed ? (
            <p className="wrap-anywhere">{said(now)}</p>
          ) : (
            <div className="w-full">
              <ParameterControl
                parameter={parameter}
                options={options}
                value={draft ?? now}
                onChange={put}
                describedBy={lineId}
                invalid={consequence.wrong !== undefined}
              />
            </div>
          )}
          <Standing
            id={lineId}
            parameter={parameter}
            wrong={consequence.wrong}
            was={edited ? said(now) : undefined}
            said={said}
          />
          {!parameter.fixed && (draft ?? now) !== resetOf(parameter) && (
            <Reset parameter={parameter} said={said} onReset={put} />
          )}
          {isSame && !edited && (
            <Reset parameter={parameter} said={said} onReset={(value) => void keep(value)} />
          )}
          <ParameterOverrides
            parameter={parameter}
            organizations={organizations}
            said={said}
            onScope={onScope}
          />
          <ParameterScheduledList parameter={parameter} organizations={organizations} said={said} />
        </div>
        <div className="min-w-0 text-sm text-ink-2 tablet:max-desk:col-span-2">
          <Where parameter={parameter} />
          <ParameterHistory parameter={parameter} organizations={organizations} said={said} onTake={put} />
        </div>
      </div>
      {edited && (
        <div className="mt-3 flex flex-col gap-3">
          <ConsequenceNote consequence={consequence} />
          <ParameterActions
            busy={busy}
            describedBy={lineId}
            reason={consequence.wrong ?? (settled ? undefined : t('looking'))}
            whom={scope ? names.of(scope, 'name') : undefined}
            takesBack={parameter.own !== undefined && draft === parameter.of_all}
            onCancel={() => drafts.drop(key)}
            onApply={() => void keep(draft)}
            onSchedule={(day) => void schedule(draft, day)}
          />
        </div>
      )}
    </li>
  );
};
