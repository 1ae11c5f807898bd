'use client';
import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { routeAfterSigning } from '../../../lib/routes/after-signing.ts';
import { mayOpen } from '../../../lib/routes/may-open.ts';
import { routeNamed } from '../../../lib/routes/table.ts';
import { useProfile } from '../../rpc/profile.ts';
import { placeCameFrom } from '../../shell/footprints.tsx';
import { usePortalLink } from '../../shell/use-portal-link.ts';
import { notify } from '../../ui/notify.ts';
import type { DocumentRow, RowStep } from '../document-row.ts';
import { trailOf } from '../list/list-trail.ts';
import { signs, stepButtons } from '../moves/step-order.ts';
import { useDecide } from '../moves/use-decide.tsx';
import { useRemoval } from '../moves/use-removal.tsx';
import { useOfFamilies } from '../of-families.ts';
import { draftPlace, dropDraft } from './local-draft.ts';
import { useAskedChange } from './use-asked-change.tsx';
import type { DocumentForm } from './use-document-form.ts';

/** Where a form goes back to: the list it was opened from, else the list of its mode. */
export const useBackHref = (form: DocumentForm): string => {
  const link = usePortalLink();
  const { family, mode, id } = form;
  const trail = id === null ? undefined : trailOf(family.object_id, id);
  return trail?.href ?? link(mode === 'hr' ? family.routes.list : `${family.routes.list}-${mode}`);
};

/** What has become of a document stands in its head and its way, the buttons at its end: the page goes where the result is. */
const toTheHead = (): void => window.scrollTo({ top: 0 });

/** A button that was pressed while the form was being saved by itself. */
type Pressed = { readonly step: RowStep; readonly byKey: boolean } | 'save_and_close';

/**
 * What the buttons of a form do. Every way onward stores first what was typed; what is pressed while the form saves by
 * itself happens once it has, and not where that failed.
 */
export const useFormActions = (form: DocumentForm) => {
  const t = useTranslations('documents.form');
  const families = useTranslations('families');
  const router = useRouter();
  const link = usePortalLink();
  const decide = useDecide({ onMoved: toTheHead });
  const removal = useRemoval();
  const { stepSlotOf } = useOfFamilies();
  const asked = useAskedChange();
  const back = useBackHref(form);
  const mode = useSearchParams().get('mode');
  const profile = useProfile();
  const { roles, employee_id } = profile;
  const { kind: saving } = form.saving.state;
  const [pressed, setPressed] = useState<Pressed>();
  const [isStoring, setStoring] = useState(false);

  const stored = async (): Promise<DocumentRow | undefined> => {
    if (!form.canWrite || (!form.dirty && form.row)) return form.row;
    setStoring(true);
    try {
      return await form.saving.save();
    } finally {
      setStoring(false);
    }
  };

  const afterSigning = () =>
    routeAfterSigning(form.family.routes.form, mode ?? undefined, roles, form.family.object_id);

  const take = async (step: RowStep, byKey: boolean) => {
    const row = await stored();
    if (!row) return;
    const offered = row.steps.find(
      (each) => each.next_status_id === step.next_status_id && each.reject === step.reject,
    );
    if (!offered) return notify.error(t('step_gone'));
    const taken = step.signed ? { ...offered, signed: step.signed } : offered;
    const done = await decide.one(row, taken, {
      asks: byKey && row.employee_id !== employee_id,
      leadsTo: signs(taken) ? afterSigning() : undefined,
    });
    const next = done ? stepSlotOf(row.object_id, taken).leadsTo?.(row) : undefined;
    const page = next && routeNamed(next.route);
    if (next && page && mayOpen(page, roles)) router.push(link(next.route, next.params, next.query));
  };
  /** Leads where the person came from: home, an inbox, a list. */
  const close = () => router.push(placeCameFrom() ?? back);
  const saveAndClose = async () => {
    if (await stored()) close();
  };
  const act = async (what: Pressed) =>
    what === 'save_and_close' ? saveAndClose() : take(what.step, what.byKey);
  const press = async (what: Pressed) => {
    if (isStoring) return;
    // What is on its way may lack what was typed last.
    if (saving === 'saving') setPressed(what);
    else await act(what);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on with the form as it stands after the save
  useEffect(() => {
    if (pressed === undefined || saving === 'saving') return;
    setPressed(undefined);
    if (saving !== 'failed') void act(pressed);
  }, [pressed, saving]);
  /** What was decided is annulled with a reason, which is asked before the warnings. */
  const remove = async (): Promise<void> => {
    const title = families(`${form.family.object_id}.ask.delete`);
    if (!form.row || !(await removal.remove(form.row, title))) return;
    dropDraft(draftPlace(profile, form.family.object_id));
    close();
  };
  const buttons = stepButtons(form.steps);
  return {
    ...buttons,
    take: (step: RowStep, byKey = false) => press({ step, byKey }),
    save: form.saving.save,
    saveAndClose: () => press('save_and_close'),
    remove,
    /** Opens what was decided for changes, once it is said why. */
    change: async () => {
      const reason = await asked.ask('change');
      if (reason !== undefined) form.open(reason);
    },
    back,
    busy: decide.busy.size > 0 || isStoring || pressed !== undefined,
    windows: (
      <>
        {decide.windows}
        {asked.window}
        {removal.window}
      </>
    ),
  };
};

export type FormActions = ReturnType<typeof useFormActions>;
