'use client';
import { GitCompareArrows } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Side } from '../../../lib/documents/merge-order.ts';
import { Note } from '../../ui/banner.tsx';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { type Meeting, questionsIn, settledValues } from '../form/meeting.ts';
import { toldIn } from '../form/merged.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { AllWays, PLACE } from './conflict-ways.tsx';
import { Questions } from './questions.tsx';
import { ToldLines } from './told-lines.tsx';
import { useConflict } from './use-conflict.ts';

/** The document was stored meanwhile, and both sides changed something differently: the reader chooses. */
export const ConflictNote = ({ form, meeting }: { form: DocumentForm; meeting: Meeting }) => {
  const t = useTranslations('documents.conflict');
  const conflict = useConflict(form);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const questions = questionsIn(meeting);
  const left = questions.filter((question) => chosen[question] === undefined).length;
  const reason = left > 0 ? t('left', { count: left }) : undefined;
  const choose = (question: string): Side => chosen[question] ?? 'mine';
  const whole = settledValues(meeting, choose);
  return (
    <section id={PLACE} tabIndex={-1} aria-label={conflict?.title} className="rounded-panel">
      <Note
        tone="warning"
        icon={GitCompareArrows}
        title={<span role="alert">{conflict?.title}</span>}
        action={
          <>
            {reason && <DisabledReason>{reason}</DisabledReason>}
            <Button size="sm" variant="filled" disabledReason={reason} onClick={() => form.settle(choose)}>
              {t('apply')}
            </Button>
            <AllWays form={form} />
          </>
        }
      >
        <p>{conflict?.text}</p>
        <p className="mt-1 text-sm text-ink-2">{t('how')}</p>
        <Questions
          form={form}
          meeting={meeting}
          chosen={chosen}
          onChoose={(question, side) => setChosen({ ...chosen, [question]: side })}
        />
        {Object.entries(meeting.lines).map(([field, merge]) => (
          <ToldLines key={field} form={form} field={field} told={toldIn(merge, whole, field)}>
            {t('by_itself')}
          </ToldLines>
        ))}
      </Note>
    </section>
  );
};
