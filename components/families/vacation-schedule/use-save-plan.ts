'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ScheduleChange, ScheduleSaved } from '../../../lib/documents/families/vacation-schedule/rpc.ts';
import { isDecided } from '../../../lib/workflow/available.ts';
import { useAskedChange } from '../../documents/form/use-asked-change.tsx';
import { call } from '../../rpc/client.ts';
import { reread } from '../../rpc/reread.ts';
import { useAct } from '../../rpc/use-act.ts';
import { notify } from '../../ui/notify.ts';
import { changesOf, type PlanEdits } from './plan-edits.ts';
import type { PlanEntry } from './plan-entry.ts';

/**
 * Writes what was drawn as one change. What was written is offered to be taken back: that is another change, of the same
 * entries to the days they had before. Where something was decided about one of them it is asked why.
 */
export const useSavePlan = (year: number, entries: readonly PlanEntry[], onSaved: () => void) => {
  const t = useTranslations('families.vacation_schedule.screen');
  const client = useQueryClient();
  const { busy, act } = useAct(() => undefined);
  const asked = useAskedChange();
  const write = (
    changes: readonly ScheduleChange[],
    reason: { change_reason?: string },
    then: (saved: ScheduleSaved['data']) => void,
  ) =>
    act(async () => {
      try {
        const { data } = await call('schedule.save', { year, changes, ...reason });
        onSaved();
        then(data);
      } finally {
        await reread(client, 'vacation_schedule');
      }
    });
  const save = async (edits: PlanEdits) => {
    const changes = changesOf(entries, edits);
    const touched = new Set(changes.flatMap((change) => ('id' in change ? [change.id] : [])));
    const asks = entries.some((entry) => touched.has(entry.id) && isDecided(entry));
    const change_reason = asks ? await asked.ask('change') : undefined;
    if (asks && change_reason === undefined) return;
    const reason = change_reason === undefined ? {} : { change_reason };
    return write(changes, reason, (saved) => {
      const back = backwards(entries, changes, saved);
      notify.undo(
        t('saved', { count: changes.length }),
        t('take_back'),
        () => void write(back, reason, () => notify.success(t('taken_back'))),
      );
    });
  };
  return { busy, save, asking: asked.window };
};

/** The changes that bring entries back to where they were: what came goes, what went comes as a draft. */
const backwards = (
  entries: readonly PlanEntry[],
  changes: readonly ScheduleChange[],
  saved: ScheduleSaved['data'],
): ScheduleChange[] => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return changes
    .flatMap((change, place): ScheduleChange[] => {
      const now = saved[place];
      const before = 'id' in change ? byId.get(change.id) : undefined;
      if (now && !before) return [{ id: now[0], updated_at: now[7], gone: true }];
      if (!before) return [];
      const { start_date, end_date, employee_id, document_type_id } = before;
      if (now) return [{ id: now[0], updated_at: now[7], start_date, end_date }];
      return document_type_id === null ? [] : [{ employee_id, document_type_id, start_date, end_date }];
    })
    .toSorted((one, other) => Number('gone' in other) - Number('gone' in one));
};
