'use client';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Simulated } from '../../../lib/rpc/workflow-admin.ts';
import { useStepWords } from '../../documents/moves/use-step-words.ts';
import { useNames } from '../../people/use-names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ROLE_ICONS } from '../role-icon.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';

type SimulatedStep = Simulated['steps'][number];

interface TakerLineProps {
  step: SimulatedStep;
  /** The owner of the document is made up, and so is the owner's manager. */
  isInvented: boolean;
  isNew: boolean;
  onTake: () => void;
}

/** Roles that follow from whose a document is. */
const OF_OWNER: readonly string[] = ['employee', 'candidate', 'manager', 'second_manager'];

/** One step: its role and its people, the button that walks it, and whether the person asked about could press it. */
export const TakerLine = ({ step, isInvented, isNew, onTake }: TakerLineProps) => {
  const t = useTranslations('workflow_admin.simulator');
  const words = useWorkflowWords();
  const verbs = useStepWords();
  // Out of nothing a document is made: what brings one back to drafts has another verb.
  const verb = isNew
    ? t('create')
    : verbs.verb(
        {
          next_status_id: step.next_status_id,
          reject: step.reject ? '1' : '0',
          business_role: step.role,
        },
        undefined,
      );
  const isThere = step.absent === null;
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <Icon of={ROLE_ICONS[step.role]} className="mt-0.5 flex-none text-ink-2" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{words.role(step.role)}</p>
        <p className="text-sm text-ink-2">
          {isThere ? <People step={step} isInvented={isInvented} /> : t(`why.${step.absent}`)}
        </p>
        {isThere && step.sign !== 'none' && <p className="text-sm text-ink-2">{t(`sign.${step.sign}`)}</p>}
        {step.open !== null && isThere && <Verdict step={step} />}
      </div>
      {isThere && (
        <Button
          size="sm"
          variant={step.reject ? 'outlined' : 'tonal'}
          aria-label={t('take', { verb, role: words.role(step.role) })}
          onClick={onTake}
        >
          {verb}
        </Button>
      )}
    </li>
  );
};

const People = ({ step, isInvented }: Pick<TakerLineProps, 'step' | 'isInvented'>) => {
  const t = useTranslations('workflow_admin.simulator');
  const names = useNames();
  if (step.role === 'system') return t('portal');
  if (step.people.length === 0)
    return t(isInvented && OF_OWNER.includes(step.role) ? 'invented_taker' : 'no_people');
  const said = step.people.map(({ name, name_eng }) => names.short(name, name_eng)).join(', ');
  return step.more ? `${said} ${t('more')}` : said;
};

/** Whether the person asked about could take the step, and why not. */
const Verdict = ({ step: { open, why } }: { step: SimulatedStep }) => {
  const t = useTranslations('workflow_admin.simulator');
  return (
    <p className={`mt-1 flex items-start gap-1.5 text-sm ${open ? 'text-success-ink' : 'text-ink-2'}`}>
      <Icon of={open ? CircleCheck : CircleSlash} size={16} className="mt-0.5 flex-none" />
      {open ? t('can') : why === null ? t('cannot') : `${t('cannot')}: ${t(`why.${why}`)}`}
    </p>
  );
};
