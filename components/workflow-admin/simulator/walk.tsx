'use client';
import { ChevronRight, Undo2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Simulated } from '../../../lib/rpc/workflow-admin.ts';
import { useNames } from '../../people/use-names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { useWorkflowWords } from '../use-workflow-words.ts';

interface WalkProps {
  answer: Simulated;
  walked: readonly string[];
  onBack: () => void;
}

/** Where the document has been walked to, whose it is, and the way back. */
export const Walk = ({ answer: { document }, walked, onBack }: WalkProps) => {
  const t = useTranslations('workflow_admin.simulator');
  const words = useWorkflowWords();
  const names = useNames();
  const { number, employee, manager } = document;
  const said = (person: { name: string; name_eng: string }) => names.short(person.name, person.name_eng);
  const facts = [
    number,
    employee && said(employee),
    employee && (manager ? t('manager', { name: said(manager) }) : t('no_manager')),
  ].filter((fact) => fact !== null);
  const passed = walked.length > 0 ? walked : [document.status_id];
  return (
    <div>
      {facts.length > 0 && <p className="mb-2 text-ink-2">{facts.join(', ')}</p>}
      <div className="flex flex-wrap items-center gap-2">
        <ol aria-label={t('passed')} className="flex flex-wrap items-center gap-1.5">
          {passed.map((status, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a walk may come to one status again
            <li key={index} className="flex items-center gap-1.5">
              {index > 0 && <Icon of={ChevronRight} size={14} className="text-ink-3" />}
              <StatusTag statusId={status} label={words.status(status)} />
            </li>
          ))}
        </ol>
        {walked.length > 1 && (
          <Button size="sm" variant="quiet" icon={Undo2} onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
    </div>
  );
};
