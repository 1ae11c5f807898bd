'use client';
import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId } from 'react';
import type { ParameterOption, ParameterShown } from '../../lib/rpc/parameters.ts';
import { useNames } from '../people/use-names.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { WarningTag } from '../ui/tag.tsx';
import { ConsequenceNote } from './consequence-note.tsx';
import { ParameterControl } from './parameter-control.tsx';
import { ParameterHistory } from './parameter-history.tsx';
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
        'border-l-3 px-5 py-4 max-tablet:px-4',
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

const Meaning = ({ parameter }: { parameter: ParameterShown }) => {
  const t = useTranslations('settings');
  const names = useNames();
  const example = names.of(parameter, 'example');
  const awaited = names.of(parameter, 'awaited');
  return (
    <div className="min-w-0 max-w-[60ch]">
      <h3 className="text-base leading-snug font-semibold">{names.of(parameter, 'title')}</h3>
      <code className="block text-xs text-ink-3 wrap-anywhere">{parameter.code}</code>
      <p className="mt-1 text-sm text-ink-2">
        {names.of(parameter, 'does')}.
        {example && (
          <>
            {' '}
            <b className="font-semibold text-ink">{t('example')}</b> {example}.
          </>
        )}
      </p>
      {awaited && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-2">
          <WarningTag>{t('waits')}</WarningTag>
          {awaited}
        </p>
      )}
      {parameter.idle && (
        <p className="mt-1.5">
          <WarningTag>{t('idle')}</WarningTag>
        </p>
      )}
    </div>
  );
};

/** What is wrong with the value, else what it was and what it is shipped with. */
const Standing = ({
  id,
  parameter,
  wrong,
  was,
  said,
}: {
  id: string;
  parameter: ParameterShown;
  wrong: string | undefined;
  was: string | undefined;
  said: (value: string) => string;
}) => {
  const t = useTranslations('settings');
  const { min, max } = parameter;
  if (wrong)
    return (
      <p id={id} className="flex gap-1.5 text-sm text-error-ink">
        <Icon of={CircleAlert} size={14} className="mt-0.5 flex-none" />
        <span className="wrap-anywhere">{wrong}</span>
      </p>
    );
  const shipped = said(parameter.default);
  return (
    <p id={id} className="text-sm text-ink-2 wrap-anywhere">
      {was !== undefined
        ? t('was', { was, shipped })
        : parameter.changed
          ? t('changed_from', { shipped })
          : t('shipped', { shipped })}
      {was !== undefined && min !== null && max !== null && ` · ${t('range', { min, max })}`}
    </p>
  );
};

const Reset = ({
  parameter,
  said,
  onReset,
}: {
  parameter: ParameterShown;
  said: (value: string) => string;
  onReset: (value: string) => void;
}) => {
  const t = useTranslations('settings');
  const names = useNames();
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-2.5 max-w-full"
      onClick={() => onReset(parameter.default)}
    >
      <span className="truncate">{t('take_back', { value: said(parameter.default) })}</span>
      <span className="sr-only">: {names.of(parameter, 'title')}</span>
    </Button>
  );
};

const Where = ({ parameter }: { parameter: ParameterShown }) => {
  const t = useTranslations('settings');
  const names = useNames();
  return (
    <p>
      <span className="text-ink-3">{t('where')} </span>
      {names.of(parameter, 'where')}
    </p>
  );
};

const Actions = ({
  busy,
  waiting,
  wrong,
  onCancel,
  onApply,
}: {
  busy: boolean;
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
      <Button variant="filled" busy={busy} disabledReason={reason} onClick={onApply}>
        {t('apply')}
      </Button>
    </div>
  );
};
