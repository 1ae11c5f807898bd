'use client';
import { ArrowRight, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { StepChange } from '../../../lib/workflow/changes/change.ts';
import { differingFields, isSameMove, type StepContent } from '../../../lib/workflow/changes/content.ts';
import type { PolicyChange } from '../../../lib/workflow/changes/policy.ts';
import { takerOf } from '../../../lib/workflow/path.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { markOf } from '../step-row.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { DifferenceMark } from './difference-mark.tsx';
import { PolicyWords } from './policy-words.tsx';

interface ChangeLineProps {
  change: StepChange;
  isMarked: boolean;
  onMark: () => void;
  onTakeBack: () => void;
}

/** One change: who, what it was and what it will be; Del takes it back. */
export const ChangeLine = ({ change, isMarked, onMark, onTakeBack }: ChangeLineProps) => {
  const t = useTranslations('workflow_admin.changes');
  const words = useWorkflowWords();
  const { before, after } = change;
  const said = after ?? before;
  if (!said) return null;
  const move = words.move({ role: takerOf(said), from: said.status_id, to: said.next_status_id });
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 max-tablet:px-4',
        isMarked && 'bg-primary-soft',
      )}
    >
      <DifferenceMark mark={markOf(change)} />
      <button
        type="button"
        aria-pressed={isMarked}
        onClick={onMark}
        onKeyDown={(event) => {
          if (event.key === 'Delete') onTakeBack();
        }}
        className="min-w-0 flex-1 basis-70 text-left"
      >
        <ChangeWords before={before} after={after} />
      </button>
      <Button
        size="sm"
        variant="quiet"
        icon={Undo2}
        aria-label={t('take_back_of', { step: move })}
        onClick={onTakeBack}
      >
        {t('take_back')}
      </Button>
    </li>
  );
};

/** One change of what is signed; Del takes it back. */
export const PolicyLine = ({ change, onTakeBack }: { change: PolicyChange; onTakeBack: () => void }) => {
  const t = useTranslations('workflow_admin.changes');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 max-tablet:px-4">
      <DifferenceMark mark={markOf(change)} />
      <span className="min-w-0 flex-1 basis-70">
        <PolicyWords before={change.before} after={change.after} />
      </span>
      <Button
        size="sm"
        variant="quiet"
        icon={Undo2}
        onClick={onTakeBack}
        onKeyDown={(event) => {
          if (event.key === 'Delete') onTakeBack();
        }}
      >
        {t('take_back')}
      </Button>
    </li>
  );
};

/** What a change says: the old struck through, the new beside it. */
export const ChangeWords = ({ before, after }: Pick<StepChange, 'before' | 'after'>) => {
  const t = useTranslations('workflow_admin.changes');
  const fields = useFieldWords();
  const moved = before && after && !isSameMove(before, after);
  const flags = before && after ? differingFields(before, after).filter((name) => !MOVE.includes(name)) : [];
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      {before && (moved || !after) ? (
        <s className="text-ink-3">
          <Move of={before} />
        </s>
      ) : null}
      {moved && <Icon of={ArrowRight} size={14} className="text-ink-3" />}
      {after ? (
        <span className="font-medium">
          <Move of={after} />
        </span>
      ) : (
        <span className="text-ink-2">{t('gone')}</span>
      )}
      {flags.length > 0 && before && after && (
        <span className="basis-full text-sm text-ink-2">
          {flags.map((name) => fields(name, before, after)).join('; ')}
        </span>
      )}
    </span>
  );
};

const MOVE: readonly string[] = ['business_role', 'status_id', 'next_status_id', 'reject'];

const Move = ({ of }: { of: StepContent }) => {
  const t = useTranslations('workflow_admin.graph');
  const words = useWorkflowWords();
  const move = words.move({ role: takerOf(of), from: of.status_id, to: of.next_status_id });
  return of.reject ? `${move}, ${t('reject')}` : move;
};

/** «правка: нет → да» */
const useFieldWords = () => {
  const t = useTranslations('workflow_admin.findings.field');
  const yes = useTranslations('workflow_admin.steps');
  const form = useTranslations('workflow_admin.form');
  const words = useWorkflowWords();
  const shown = (name: string, content: StepContent): string => {
    if (name === 'organization_id')
      return content.organization_id === null
        ? yes('every_organization')
        : words.organization(content.organization_id);
    const value = name in content ? content[name as keyof StepContent] : content.detail[name];
    if (value === true || value === '1') return yes('yes');
    if (value === false || value === undefined || value === null || value === '' || value === '0')
      return yes('no');
    return String(value);
  };
  const named = (name: string): string =>
    t.has(name)
      ? t(name)
      : name === 'organization_id'
        ? yes('organization').toLowerCase()
        : name.startsWith('next_status_forbidden_period')
          ? form('period').toLowerCase()
          : name;
  return (name: string, before: StepContent, after: StepContent): string =>
    `${named(name)}: ${shown(name, before)} → ${shown(name, after)}`;
};
