'use client';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Mode } from '../../../lib/access/route.ts';
import type { FormControl } from '../../../lib/documents/form.ts';
import { shownControls } from '../../../lib/documents/shown-controls.ts';
import { policyOf } from '../../../lib/families/kinds.data.ts';
import { useDays } from '../../calendar/use-days.ts';
import { useLender } from '../../grants/use-lender.ts';
import { useNames } from '../../people/use-names.ts';
import { Page } from '../../shell/page.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Panel, PanelSection } from '../../ui/panel.tsx';
import { Part } from '../../ui/part.tsx';
import { StatusTag } from '../../ui/tag.tsx';
import { useFetchedAhead } from '../../ui/use-fetched-ahead.ts';
import { Marks } from '../marks.tsx';
import { Timeline } from '../timeline/timeline.tsx';
import { useGender } from '../use-gender.ts';
import { useStatusWord } from '../use-status-word.ts';
import { ActionBar } from './action-bar.tsx';
import { ChecksList } from './checks-list.tsx';
import { CommentField } from './comment-field.tsx';
import { FilesField } from './files-field.tsx';
import { formColumns } from './form-columns.ts';
import { FormControlOf } from './form-controls.tsx';
import { NotesAbove } from './notes-above.tsx';
import { PeriodControl } from './period-control.tsx';
import { type FamilyForm, SlotsContext, useSlots } from './slots.ts';
import { type DocumentForm, useDocumentForm } from './use-document-form.ts';
import { type FormActions, useFormActions } from './use-form-actions.tsx';
import { useFormKeys } from './use-form-keys.ts';
import { useNeighbours } from './use-neighbours.ts';
import { usePeriodClash } from './use-period-clash.ts';

// Only the documents that show them fetch these: neighbours, owner, absences, lines, readers, what kept ones show.
const EmployeeControl = dynamic(() => import('./employee-control.tsx').then((file) => file.EmployeeControl));
const Neighbours = dynamic(() => import('./neighbours.tsx').then((file) => file.Neighbours));
const fetchAway = () => import('./away-section.tsx').then((file) => file.AwaySection);
const AwaySection = dynamic(fetchAway);
const DownloadForm = dynamic(() => import('../printing/download-form.tsx').then((file) => file.DownloadForm));
const fetchKept = () => import('./kept-aside.tsx').then((file) => file.KeptAside);
const KeptAside = dynamic(fetchKept);
const DecidedSection = dynamic(() => import('./decided-section.tsx').then((file) => file.DecidedSection));
const ReadView = dynamic(() => import('./read-view.tsx').then((file) => file.ReadView));
const ClosedControls = dynamic(() => import('./closed-controls.tsx').then((file) => file.ClosedControls));
const ReadBy = dynamic(() => import('../readers/read-by.tsx').then((file) => file.ReadBy));
const NamedControl = dynamic(() => import('../readers/named-control.tsx').then((file) => file.NamedControl));
const LinesField = dynamic(() => import('../lines/lines-field.tsx').then((file) => file.LinesField));

interface DocumentFormViewProps {
  own: FamilyForm;
  id: number | null;
  mode: Mode;
}

/** A document: what it says, what the rules say, what may be done, and the way it has gone. */
export const DocumentFormView = ({ own, id, mode }: DocumentFormViewProps) => {
  const form = useDocumentForm(own.family, id, mode);
  const actions = useFormActions(form);
  const neighbours = useNeighbours(form);
  const t = useTranslations('documents.timeline');
  const { Aside, Past, Stop } = own;
  // A new document may be kept a moment before the connection is lost.
  useFetchedAhead(form.row ? fetchNothing : fetchKept);
  useFormKeys({
    save: () => void (form.canWrite && actions.save()),
    primary: () =>
      void (
        actions.primary &&
        form.uploads.running === 0 &&
        !form.refusalOf(actions.primary) &&
        actions.take(actions.primary, true)
      ),
    previous: neighbours?.previous,
    next: neighbours?.next,
  });
  return (
    <SlotsContext value={own}>
      <Page width={form.isWide ? 'wide' : 'form'}>
        <Head form={form} actions={actions}>
          {form.row && !policyOf(own.family).pushed && (
            <DownloadForm printed={{ object_id: own.family.object_id, documents: [form.row] }} />
          )}
          {neighbours && <Neighbours {...neighbours} />}
        </Head>
        <div className="@container">
          <div className={formColumns(own, form.isWide)}>
            <div className="flex min-w-0 flex-col gap-4">
              <NotesAbove form={form} />
              <Part>
                <Body form={form} />
              </Part>
            </div>
            <aside aria-label={t('title')} className="flex min-w-0 flex-col gap-4">
              <Part>
                <Timeline
                  family={own.family}
                  row={form.row}
                  history={form.history.rows}
                  employee_id={form.situation.doc.employee_id}
                  withdrawable={form.withdrawable}
                  at={(work) => Stop && <Stop form={form} work={work} />}
                  behind={(step) => Past && <Past form={form} step={step} />}
                />
                {Aside && <Aside form={form} />}
                {form.row && own.family.readers.named && <ReadBy form={form} />}
                {form.row && <KeptAside documentId={form.row.id} />}
              </Part>
            </aside>
          </div>
        </div>
      </Page>
      <div className="tablet:hidden" aria-hidden>
        <div className="h-24" />
      </div>
      <Part>
        <ActionBar form={form} actions={actions} />
      </Part>
      {actions.windows}
    </SlotsContext>
  );
};

const Head = ({
  form,
  actions,
  children,
}: {
  form: DocumentForm;
  actions: FormActions;
  children: ReactNode;
}) => {
  const t = useTranslations('documents.form');
  const families = useTranslations('families');
  const shell = useTranslations('shell.families');
  const names = useNames();
  const days = useDays();
  const statusWord = useStatusWord();
  const genderOf = useGender();
  const lender = useLender();
  const { row, family, mode } = form;
  // A family at another's address is titled by its own name, not by its type.
  const title =
    (row && !family.routes.under && names.of(row, 'document_type_name')) || shell(family.object_id);
  const status = row ?? UNSAVED;
  return (
    <PageHead
      title={row ? title : families(`${family.object_id}.new`)}
      tag={
        <>
          <StatusTag statusId={status.status_id} label={statusWord(status, family.object_id)} />
          {row && <Marks row={row} />}
        </>
      }
      crumb={{ href: actions.back, label: families(`${family.object_id}.lists.${mode}`) }}
      facts={
        row
          ? t('facts', {
              number: row.number,
              gender: genderOf(family.object_id),
              who: [names.of(row, 'employee_name'), names.of(row, 'position')]
                .filter((part) => part !== '')
                .join(', '),
              day: days.day(days.dayOf(row.create_date)),
            })
          : mode === 'own' && lender && t('for_whom_new', { who: lender })
      }
    >
      {children}
    </PageHead>
  );
};

const fetchNothing = async () => undefined;

/** Where a document stands that is not kept yet. */
const UNSAVED = { status_id: 'empty' };

const Body = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('documents.form');
  const families = useTranslations('families');
  const sectionTitle = (key: string) => {
    const own = `${form.family.object_id}.sections.${key}`;
    return families.has(own) ? families(own) : t(`sections.${key}`);
  };
  const sections = form.family.form.sections.filter(({ controls }) => controlsOf(form, controls).length > 0);
  const period = usePeriodClash(form);
  // Days may be chosen a moment before the connection is lost.
  useFetchedAhead(form.canEdit && form.family.form.away ? fetchAway : fetchNothing);
  const asksElsewhere = useSlots().hasComment?.(form) === true;
  const { attachments } = form.family.form;
  const colleagues = period && { count: period.clash.others.length, over: period.clash.over };
  return (
    <Panel>
      <SummaryStrip form={form} colleagues={colleagues} />
      {form.canEdit ? (
        <>
          {sections.map((section, index) => (
            <PanelSection key={section.key} aria-labelledby={`section-${section.key}`}>
              <h2 id={`section-${section.key}`}>{sectionTitle(section.key)}</h2>
              <div className="mt-4 flex flex-col gap-5">
                {index === 0 && isForOthers(form) && <EmployeeControl form={form} />}
                <SectionControls form={form} section={section} />
              </div>
            </PanelSection>
          ))}
          {form.family.form.away && period && <AwaySection form={form} period={period} />}
          {(attachments || !asksElsewhere) && (
            <PanelSection aria-labelledby="remarks">
              <h2 id="remarks">
                {t(asksElsewhere ? 'files' : attachments ? 'comment_and_files' : 'comment')}
              </h2>
              <div className="mt-4 flex flex-col gap-5">
                {!asksElsewhere && <CommentField form={form} />}
                {attachments && <FilesField form={form} />}
              </div>
            </PanelSection>
          )}
        </>
      ) : (
        <>
          <ReadView form={form} />
          {form.decided.length > 0 && <DecidedSection form={form} />}
          {form.family.form.away && period && <AwaySection form={form} period={period} />}
        </>
      )}
    </Panel>
  );
};

/** Whether it is yet to be said whose document it will be: one's own is one's own. */
const isForOthers = ({ row, mode }: DocumentForm): boolean => !row && mode !== 'own' && mode !== 'rev';

/**
 * What the family shows above its fields, and beside it what the rules say. Nothing where there is neither, nor for a
 * document replaced by others: those are judged.
 */
const SummaryStrip = ({
  form,
  colleagues,
}: {
  form: DocumentForm;
  colleagues: { count: number; over: boolean } | undefined;
}) => {
  const t = useTranslations('documents.checks');
  const { Summary, Days } = useSlots();
  if ((!form.canEdit && !Summary) || form.row?.replaced === '1') return null;
  return (
    <PanelSection
      aria-label={t('title')}
      className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4 empty:hidden"
    >
      {Summary && <Summary form={form} />}
      <ChecksList form={form} colleagues={colleagues} />
      {Days && (
        <div className="min-w-0 basis-full empty:hidden">
          <Days form={form} />
        </div>
      )}
    </PanelSection>
  );
};

/** The controls that a document of the chosen type has. */
const controlsOf = ({ family, situation, unasked }: DocumentForm, controls: Section['controls']) =>
  shownControls(family, controls, situation.doc.document_type?.code, unasked);

type Section = DocumentForm['family']['form']['sections'][number];

/** Short controls stand side by side; a period and lines take the whole width. */
export const SectionControls = ({ form, section }: { form: DocumentForm; section: Section }) => {
  const slots = useSlots();
  const controls = controlsOf(form, section.controls);
  const isClosed = (control: FormControl) => 'field' in control && form.closed.includes(control.field);
  const shown = controls.filter((control) => !isClosed(control));
  const short = shown.filter((control) => control.kind !== 'period' && control.kind !== 'lines');
  const hasPeriod = shown.some((control) => control.kind === 'period');
  const lines = shown.filter((control) => control.kind === 'lines');
  const Own = slots.sections?.[section.key];
  return (
    <>
      {shown.length < controls.length && (
        <ClosedControls form={form} controls={controls.filter(isClosed)} beside={shown.length > 0} />
      )}
      {short.length > 0 && (
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-tablet:grid-cols-1">
          {short.map((control) => {
            const Own = slots.controls?.[control.field];
            return Own ? (
              <Own key={control.field} form={form} />
            ) : (
              <FormControlOf key={control.field} control={control} form={form} />
            );
          })}
        </div>
      )}
      {hasPeriod && <PeriodControl form={form} />}
      {lines.map((control) => {
        const Own = slots.controls?.[control.field];
        const Lines = control.field === form.family.readers.named ? NamedControl : LinesField;
        return Own ? (
          <Own key={control.field} form={form} />
        ) : (
          <Lines key={control.field} control={control} form={form} />
        );
      })}
      {Own && <Own form={form} />}
    </>
  );
};
