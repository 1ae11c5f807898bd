'use client';
import { useTranslations } from 'next-intl';
import { type Notice, noticeOf } from '../../../lib/documents/families/statement/notice.ts';
import { addDays } from '../../../lib/kernel/day.ts';
import { useDays } from '../../calendar/use-days.ts';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Equation, Term } from '../../ui/equation.tsx';
import { NoticeRibbon } from './notice-ribbon.tsx';

/**
 * The notice of a resignation that names its last day; undefined for every other statement. One that is not kept yet and
 * names no day of its own will be of today.
 */
export const noticeOfForm = (form: DocumentForm): Notice | undefined => {
  const { values } = form.form;
  if (!isResignation(form)) return undefined;
  return noticeOf(
    form.row || values.statement_date ? values : { ...values, statement_date: form.situation.today },
  );
};

export const isResignation = ({ situation }: DocumentForm): boolean =>
  situation.doc.document_type?.code === 'resignation';

/** How many days of notice the law asks for, how many there are, how many are missing. */
export const NoticeStrip = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families');
  const days = useDays();
  const notice = noticeOfForm(form);
  if (!notice || notice.given < 0) return null;
  const given = (sign?: string) => (
    <Term
      sign={sign}
      number={days.number(notice.given)}
      text={
        notice.given === 0
          ? t('statement.notice.none')
          : t('statement.notice.given', {
              days: notice.given,
              period: days.range(addDays(notice.stated, 1), notice.last),
            })
      }
    />
  );
  if (notice.lacking === 0) return given();
  return (
    <Equation>
      <Term number={days.number(notice.notice)} text={t('statement.notice.law', { days: notice.notice })} />
      {given('−')}
      <Term
        sign="="
        number={days.number(notice.lacking)}
        text={t('statement.notice.lacking', { days: notice.lacking })}
        tone="text-warning-ink"
      />
    </Equation>
  );
};

/** The same by days. */
export const NoticeDays = ({ form }: { form: DocumentForm }) => {
  const notice = noticeOfForm(form);
  return notice && notice.given >= 0 ? <NoticeRibbon notice={notice} /> : null;
};

/** Whether the notice of the law is kept. */
export const isNoticeKept = (form: DocumentForm): 'notice' | undefined =>
  noticeOfForm(form)?.lacking === 0 ? 'notice' : undefined;
