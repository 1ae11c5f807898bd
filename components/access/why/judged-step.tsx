'use client';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { AccessHat } from '../../../lib/reach/answer.ts';
import type { AccessWords } from '../../../lib/reach/words.ts';
import { useStepWords } from '../../documents/moves/use-step-words.ts';
import { useStatusWord } from '../../documents/use-status-word.ts';
import { Icon } from '../../ui/icon.tsx';

interface JudgedStepProps {
  object_id: string;
  step: AccessHat['steps'][number];
  words: AccessWords;
}

/** A step out of the status, and whether the person has its button. */
export const JudgedStep = ({ object_id, step, words }: JudgedStepProps) => {
  const t = useTranslations('access.why');
  const simulator = useTranslations('workflow_admin.simulator.why');
  const verbs = useStepWords();
  const statusWord = useStatusWord();
  const { role, next_status_id, reject, offered, right, ready } = step;
  const verb = verbs.verb({ next_status_id, reject: reject ? '1' : '0', business_role: role }, object_id);
  return (
    <li className="flex items-start gap-2 py-2">
      <Icon
        of={offered ? CircleCheck : CircleSlash}
        size={16}
        className={`mt-0.5 flex-none ${offered ? 'text-success-ink' : 'text-ink-3'}`}
      />
      <div className="min-w-0">
        <p>{`${verb} → ${statusWord({ status_id: next_status_id }, object_id)} (${words.role(role)})`}</p>
        <p className="text-sm text-ink-2">
          {right === null ? t(ready ? 'can' : 'can_not_ready') : t('cannot', { reason: simulator(right) })}
        </p>
      </div>
    </li>
  );
};
