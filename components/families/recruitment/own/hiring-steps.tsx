'use client';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { recruitment as family } from '../../../../lib/documents/families/recruitment/index.ts';
import { givenNames } from '../../../../lib/i18n/person-name.ts';
import { useDays } from '../../../calendar/use-days.ts';
import { DiscussionPart } from '../../../discussion/discussion-part.tsx';
import { SectionControls } from '../../../documents/form/document-form-view.tsx';
import { NotesAbove } from '../../../documents/form/notes-above.tsx';
import { SlotsContext } from '../../../documents/form/slots.ts';
import { useDocumentForm } from '../../../documents/form/use-document-form.ts';
import { useFormActions } from '../../../documents/form/use-form-actions.tsx';
import { useRuleWords } from '../../../documents/form/use-rule-words.ts';
import { useNames } from '../../../people/use-names.ts';
import { Page } from '../../../shell/page.tsx';
import { PageTitle } from '../../../shell/page-head.tsx';
import { Note } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel, PanelBody, PanelHead, PanelSection } from '../../../ui/panel.tsx';
import { form as shown } from '../form.ts';
import { HiringBar } from './hiring-bar.tsx';
import { OfferFacts } from './offer-facts.tsx';
import { StorageNote } from './storage-note.tsx';

const STEPS = family.form.sections.filter(({ key }) => key !== 'offer');

/** The step whose fields a place of a refusal is of. */
const fieldsOf = (step: (typeof STEPS)[number]): string[] =>
  step.controls.flatMap((control) => (control.kind === 'period' ? [] : [control.field]));

/** The way of a candidate: one step open, those done folded, each checked by itself, everything kept as it is typed. */
export const HiringSteps = ({ id }: { id: number }) => {
  const t = useTranslations('families.recruitment');
  const form = useDocumentForm(family, id, 'own');
  const actions = useFormActions(form);
  const names = useNames();
  const days = useDays();
  const rules = useRuleWords();
  const wrongIn = (step: (typeof STEPS)[number]) =>
    form.refusals.filter(({ field }) => fieldsOf(step).includes(field.split('.')[0] ?? ''));
  const isAsked = (step: (typeof STEPS)[number]) =>
    !fieldsOf(step).every((field) => form.unasked.includes(field));
  const isDone = STEPS.map((step) => isAsked(step) && wrongIn(step).length === 0);
  const done = isDone.filter(Boolean).length;
  const [open, setOpen] = useState<number | undefined>(() => (done > 0 ? isDone.indexOf(false) : undefined));
  const { row } = form;
  if (!row) return null;
  const name = givenNames(names.of(row, 'employee_name'));
  const due = form.shown.due_date ? days.day(String(form.shown.due_date)) : '';
  const atEnd = open !== undefined && open >= STEPS.length;
  const refused = atEnd && actions.primary ? form.refusalOf(actions.primary) : undefined;
  const begun = open !== undefined || !form.canEdit;
  const next = async (index: number) => {
    const step = STEPS[index];
    if (!step) return;
    form.touch(...fieldsOf(step));
    if (wrongIn(step).length > 0) {
      document.getElementById(wrongIn(step)[0]?.field ?? '')?.focus();
      return;
    }
    if (form.dirty) await form.saving.save();
    const after = isDone.findIndex((ready, other) => !ready && other !== index);
    setOpen(after < 0 ? STEPS.length : after);
  };
  return (
    <SlotsContext value={shown}>
      <Page width="form">
        <PageTitle text={t('screen.own_title')} />
        <div className="mx-auto flex w-full max-w-180 flex-col gap-4">
          <div>
            {begun && (
              <p className="text-ink-2">
                {t('screen.offer_line', {
                  vacancy: names.of(row, 'vacancy'),
                  day: form.shown.hire_date ? days.day(String(form.shown.hire_date)) : '—',
                })}
              </p>
            )}
            <h1>{begun ? t('screen.own_title') : t('screen.first_title', { name })}</h1>
          </div>
          <NotesAbove form={form} />
          {!form.canEdit && <SentNote status={row.status_id} />}
          {begun && form.canEdit && <Progress done={done} all={STEPS.length} due={due} />}
          {(!begun || !form.canEdit) && <OfferFacts form={form} />}
          {form.canEdit && !begun && (
            <>
              <Panel aria-labelledby="needed">
                <PanelHead title={t('screen.what_needed')} id="needed" note={t('screen.minutes')} />
                <PanelBody>
                  <ol className="flex flex-col gap-3">
                    {STEPS.map(({ key }) => (
                      <li key={key}>
                        <span className="block">{t(`sections.${key}`)}</span>
                        <span className="block text-sm text-ink-2">{t(`screen.need_${key}`)}</span>
                      </li>
                    ))}
                  </ol>
                </PanelBody>
              </Panel>
              <Note>{t('screen.only_this', { day: due })}</Note>
            </>
          )}
          {form.canEdit && begun && (
            <ol className="flex flex-col gap-3">
              {STEPS.map((step, index) => (
                <li key={step.key}>
                  <Panel
                    aria-labelledby={`step-${step.key}`}
                    className={open === index ? 'border-primary' : undefined}
                  >
                    <PanelSection className="flex items-center gap-3">
                      <Icon
                        of={isDone[index] ? CircleCheck : CircleDashed}
                        className={isDone[index] ? 'text-success-ink' : 'text-ink-3'}
                      />
                      <div className="min-w-0 flex-1">
                        <h2 id={`step-${step.key}`}>{t(`sections.${step.key}`)}</h2>
                        {open !== index && (
                          <p className="text-sm text-ink-2">
                            {t(
                              `screen.${isDone[index] ? 'step_done' : isAsked(step) ? 'step_next' : 'step_later'}`,
                            )}
                          </p>
                        )}
                      </div>
                      {open === index ? (
                        <span className="text-sm text-ink-2">{t('screen.step', { nth: index + 1 })}</span>
                      ) : isAsked(step) ? (
                        <Button
                          size="sm"
                          variant="quiet"
                          aria-describedby={`step-${step.key}`}
                          onClick={() => setOpen(index)}
                        >
                          {t('screen.open')}
                        </Button>
                      ) : null}
                    </PanelSection>
                    {open === index && (
                      <PanelSection className="flex flex-col gap-5">
                        <SectionControls form={form} section={step} />
                      </PanelSection>
                    )}
                  </Panel>
                </li>
              ))}
            </ol>
          )}
          <DiscussionPart documentId={row.id} />
          <StorageNote form={form} />
        </div>
      </Page>
      {form.canEdit && (
        <HiringBar
          form={form}
          label={!begun ? t('screen.start') : atEnd ? t('screen.send') : t('screen.check_next')}
          onPress={() => {
            if (!begun) return setOpen(Math.max(0, isDone.indexOf(false)));
            const { primary } = actions;
            if (open !== undefined && open < STEPS.length) return void next(open);
            return primary && !refused ? void actions.take(primary) : undefined;
          }}
          reason={refused && rules.refusal(refused)}
        />
      )}
      {actions.windows}
    </SlotsContext>
  );
};

const Progress = ({ done, all, due }: { done: number; all: number; due: string }) => {
  const t = useTranslations('families.recruitment.screen');
  return (
    <Panel aria-label={t('progress', { done, all })}>
      <PanelBody className="pt-4">
        <p className="flex justify-between gap-4">
          <span className="font-medium">{t('progress', { done, all })}</span>
          {due && <span className="text-ink-2">{t('until', { day: due })}</span>}
        </p>
        <div className="mt-3 flex gap-1" aria-hidden>
          {STEPS.map(({ key }, index) => (
            <span
              key={key}
              className={`h-1.5 flex-1 rounded-full border ${index < done ? 'border-success-mark bg-success-mark' : 'border-line-strong'}`}
            />
          ))}
        </div>
      </PanelBody>
    </Panel>
  );
};

const SAID: Readonly<Record<string, 'sent_text' | 'agreed_text' | 'approved_text' | 'declined_text'>> = {
  prepared: 'sent_text',
  agreed: 'agreed_text',
  approved: 'approved_text',
  declined: 'declined_text',
};

const SentNote = ({ status }: { status: string }) => {
  const t = useTranslations('families.recruitment.screen');
  const said = SAID[status];
  return said ? (
    <Note
      tone={status === 'declined' ? 'info' : 'success'}
      title={said === 'sent_text' ? t('sent_title') : undefined}
    >
      {t(said)}
    </Note>
  ) : null;
};
