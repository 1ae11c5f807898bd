'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { isCountable } from '../../../lib/calendar/calendar.ts';
import { isPastClosed, isWorkdayOnly } from '../../../lib/calendar/restrictions.ts';
import type { Day } from '../../../lib/kernel/day.ts';
import { closedByStatus, closedField, closedNotice } from '../../../lib/workflow/forbidden-period.ts';
import { relationOf } from '../../../lib/workflow/relation.ts';
import { stepButtons } from '../moves/step-order.ts';
import { useDictionaries } from '../use-dictionaries.ts';
import type { DocumentForm } from './use-document-form.ts';

/** Why a day of the calendar cannot be picked: it has passed, it is no working day, or it is too near to be sent. */
export const useBlockedDays = (form: DocumentForm): ((day: Day) => string | undefined) => {
  const t = useTranslations('documents.calendar');
  const { steps } = useDictionaries();
  const { doc, actor, parameters, calendar, today, timeZone } = form.situation;
  const byHr = relationOf(actor, doc).roles.includes('hr');
  const sending = steps.find((each) => each.id === stepButtons(form.steps).primary?.id);
  return useCallback(
    (day) => {
      if (day < today && isPastClosed(doc, byHr, parameters)) return t('past');
      if (isWorkdayOnly(doc, parameters) && !isCountable(day, calendar)) return t('not_working');
      if (byHr || !sending) return undefined;
      const dates = { today, timeZone, fields: { start_date: day } };
      const near =
        closedField(sending, doc, dates) ??
        closedByStatus(sending, doc, dates, parameters) ??
        closedNotice(sending, doc, dates, parameters, calendar);
      return near && t('too_near', { days: near.days });
    },
    [t, doc, byHr, parameters, calendar, today, timeZone, sending],
  );
};
