'use client';
import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Notice } from '../../../lib/documents/families/statement/notice.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { relationOf } from '../../../lib/workflow/relation.ts';
import { useDays } from '../../calendar/use-days.ts';
import { CommentField } from '../../documents/form/comment-field.tsx';
import type { DocumentForm } from '../../documents/form/use-document-form.ts';
import { Note } from '../../ui/banner.tsx';
import { Chip, ChipGroup } from '../../ui/chip.tsx';
import { Grounds } from './grounds.tsx';
import { noticeOfForm } from './notice-strip.tsx';

/**
 * What a last day earlier than two weeks asks for: of hr the ground and the reason, of all others another day. Days to
 * choose from stay in sight once one was too early.
 */
export const EarlyDay = ({ form }: { form: DocumentForm }) => {
  const t = useTranslations('families');
  const days = useDays();
  const notice = noticeOfForm(form);
  const [asked, setAsked] = useState<Day | null>(null);
  const isEarly = notice !== undefined && notice.lacking > 0 && notice.given >= 0;
  if (isEarly && notice.last !== asked) setAsked(notice.last);
  if (!notice || notice.given < 0 || asked === null) return null;
  return (
    <div className="col-span-full flex flex-col gap-3">
      <DaysToChoose notice={notice} asked={isStatedByHr(form) ? asked : null} form={form} />
      {isEarly &&
        (isStatedByHr(form) ? (
          <Note tone="warning" icon={TriangleAlert} title={t('statement.notice.early_title')}>
            <p className="text-sm">{t('statement.notice.early_text', { first: days.day(notice.first) })}</p>
            <div className="mt-3 flex flex-col gap-4">
              <Grounds form={form} />
              <CommentField form={form} needed />
            </div>
          </Note>
        ) : (
          <Note
            tone="error"
            icon={TriangleAlert}
            title={t('statement.notice.refused_title', { first: days.day(notice.first) })}
          >
            <p className="text-sm">{t('statement.notice.refused_text')}</p>
          </Note>
        ))}
    </div>
  );
};

/** hr may know of a ground for an earlier day: its own control then asks for the comment as well. */
export const asksForReason = (form: DocumentForm): boolean => {
  const notice = noticeOfForm(form);
  return (
    form.canEdit && isStatedByHr(form) && notice !== undefined && notice.lacking > 0 && notice.given >= 0
  );
};

/** hr is warned where others are refused. */
const isStatedByHr = ({ situation: { actor, doc } }: DocumentForm): boolean =>
  relationOf(actor, doc).roles.includes('hr');

const DaysToChoose = ({ notice, asked, form }: { notice: Notice; asked: Day | null; form: DocumentForm }) => {
  const t = useTranslations('families');
  const days = useDays();
  const offered = [
    ...(asked === null || asked === notice.first ? [] : [{ day: asked, key: 'as_asked' as const }]),
    { day: notice.first, key: 'two_weeks' as const },
  ];
  return (
    <ChipGroup label={t('statement.notice.choose')}>
      {offered.map(({ day, key }) => (
        <Chip
          key={key}
          on={notice.last === day}
          aria-pressed={notice.last === day}
          onClick={() => form.set({ dismissal_date: day })}
        >
          {t(`statement.notice.${key}`, { day: days.dayMonth(day) })}
        </Chip>
      ))}
    </ChipGroup>
  );
};
