'use client';
import { GitCompareArrows } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Side } from '../../../lib/documents/merge-order.ts';
import { Note } from '../../ui/banner.tsx';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { type Meeting, questionsIn, settledValues } from '../form/meeting.ts';
import { toldIn } from '../form/merged.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { ToldLines } from './told-lines-later.ts';
import { useEditor } from './use-editor.ts';

const Questions = dynamic(() => import('./questions.tsx').then((file) => file.Questions), { ssr: false });

/** Where the choices stand: the bar of actions leads there. */
const PLACE = 'conflict';

/** What has happened to the document meanwhile, in a title and a sentence; null while nothing waits for a choice. */
export const useConflict = (form: DocumentForm): { title: string; text: string } | null => {
  const t = useTranslations('documents.conflict');
  const editor = useEditor();
  const { newer } = form.form;
  if (!newer) return null;
  const { isMe, text } = editor(newer);
  return { title: t(isMe ? 'own_title' : 'title'), text };
};

/** The document was stored meanwhile and both have set something to different values: mine beside theirs, to choose from. */
export const ConflictNote = ({ form }: { form: DocumentForm }) => {
  const { newer, meeting } = form.form;
  return newer && meeting && <Choices key={newer.updated_at} form={form} meeting={meeting} />;
};

const Choices = ({ form, meeting }: { form: DocumentForm; meeting: Meeting }) => {
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

/** The ways out of a conflict beside a message about it, wherever that stands. */
export const ConflictWays = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.conflict');
  const show = () => {
    const place = document.getElementById(PLACE);
    place?.scrollIntoView({ block: 'start' });
    place?.focus({ preventScroll: true });
  };
  return (
    <>
      <Button size="sm" onClick={show}>
        {t('compare')}
      </Button>
      <span className="flex gap-2 max-tablet:hidden">
        <AllWays form={form} />
      </span>
    </>
  );
};

/** One side for everything that is asked about; what nobody contests stays, whoever has changed it. */
const AllWays = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.conflict');
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => form.settle(() => 'theirs')}>
        {t('all_theirs')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => form.settle(() => 'mine')}>
        {t('all_mine')}
      </Button>
    </>
  );
};
