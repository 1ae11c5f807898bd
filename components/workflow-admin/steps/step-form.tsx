'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { BUSINESS_ROLES } from '../../../lib/access/roles.ts';
import { detailWith } from '../../../lib/dictionaries/detail.ts';
import { identityOf } from '../../../lib/families/identities.ts';
import { type StepContent, withoutOrder } from '../../../lib/workflow/changes/content.ts';
import { isOn } from '../../../lib/workflow/flag.ts';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import type { FieldValues, WindowField, WindowForm } from '../../forms/window/window-form.ts';
import { useNames } from '../../people/use-names.ts';
import type { DraftEdits } from '../changes/use-draft-edits.ts';
import type { StepDraft, StepRow } from '../step-row.ts';
import { useWorkflowWords } from '../use-workflow-words.ts';
import { OtherMarks, otherMarks } from './other-marks.tsx';

interface StepFormOf {
  object: string;
  /** Absent: a new step. */
  row: StepRow | undefined;
  draft: StepDraft;
  edits: DraftEdits;
}

/** A choice of nothing: choices are never empty. */
const EVERY = '-';

const checked = z.object({
  business_role: z.enum(BUSINESS_ROLES),
  status_id: z.string().min(1),
  next_status_id: z.string().min(1),
  period: z.string().regex(/^\d{0,3}$/),
  organization_id: z.string(),
  reject: z.boolean(),
  sign: z.boolean(),
  editable: z.boolean(),
  delete_allowed: z.boolean(),
  disable_grid_button: z.boolean(),
});
type Checked = z.infer<typeof checked>;

/** The field of a detail that closes a step so many days before the documents of an object begin. */
const periodOf = (object: string): string | undefined => {
  const start = identityOf(object)?.dates?.start;
  return start && `next_status_forbidden_period_vs_${start}`;
};

/** The window of a step. */
export const useStepForm = ({ object, row, draft, edits }: StepFormOf): WindowForm<Checked> => {
  const t = useTranslations('workflow_admin.form');
  const words = useWorkflowWords();
  return {
    title: row ? t('edit', { step: words.step(row.step) }) : t('add'),
    description: t('about'),
    size: 'lg',
    begins: beginsWith(object, row, draft),
    fields: useFields(object, row),
    check: checked,
    wrong: (field) => t(field === 'period' ? 'number' : 'fill'),
    method: 'workflow.draft',
    send: (step) => ({
      params: edits.paramsWith({ id: row?.id ?? edits.newId, after: contentIn(object, row, step) }),
    }),
    saved: t(row ? 'saved' : 'added'),
    rereads: ['workflow'],
  };
};

const beginsWith = (object: string, row: StepRow | undefined, draft: StepDraft): FieldValues => {
  const step = row?.step;
  const { business_role = '', status_id = '', next_status_id = '', reject = false } = step ?? draft;
  const period = periodOf(object);
  return {
    business_role,
    status_id,
    next_status_id,
    reject,
    sign: isOn(step?.detail.sign),
    editable: step?.editable ?? false,
    delete_allowed: step?.delete_allowed ?? false,
    disable_grid_button: isOn(step?.detail.disable_grid_button),
    period: period ? String(step?.detail[period] ?? '') : '',
    organization_id: String(step?.organization_id ?? EVERY),
  };
};

const useFields = (object: string, row: StepRow | undefined): (() => WindowField[]) => {
  const t = useTranslations('workflow_admin.form');
  const words = useWorkflowWords();
  const names = useNames();
  const { statuses } = useDictionaries();
  const status = statuses.map(({ id, ...said }) => ({ value: id, label: names.of(said, 'name') || id }));
  const choice = { kind: 'choice' as const, placeholder: t('choose') };
  const whatItIs: WindowField[] = [
    {
      ...choice,
      name: 'business_role',
      label: t('role'),
      options: BUSINESS_ROLES.map((value) => ({ value, label: words.role(value) })),
    },
    { ...choice, name: 'status_id', label: t('from'), options: status, half: 'always' },
    { ...choice, name: 'next_status_id', label: t('to'), options: status, half: 'always' },
    { kind: 'check', name: 'reject', label: t('reject') },
  ];
  const marks = otherMarks(row?.step.detail ?? {}, periodOf(object));
  const rest: WindowField[] = [
    { kind: 'check', name: 'sign', label: t('sign'), half: 'wide' },
    { kind: 'check', name: 'editable', label: t('editable'), half: 'wide' },
    { kind: 'check', name: 'delete_allowed', label: t('delete_allowed'), half: 'wide' },
    { kind: 'check', name: 'disable_grid_button', label: t('kept_to_form'), half: 'wide' },
    ...(periodOf(object)
      ? [
          {
            kind: 'text' as const,
            name: 'period',
            label: t('period'),
            hint: t('period_hint'),
            max: 3,
            inputMode: 'numeric' as const,
            optional: true,
            half: 'wide' as const,
          },
        ]
      : []),
    {
      ...choice,
      name: 'organization_id',
      label: t('organization'),
      half: 'wide',
      options: [
        { value: EVERY, label: t('every_organization') },
        ...words.organizations.map((each) => ({ value: String(each.id), label: names.of(each, 'name') })),
      ],
    },
    ...(marks.length > 0
      ? [{ kind: 'own' as const, name: 'others', control: () => <OtherMarks marks={marks} /> }]
      : []),
  ];
  return () => [...whatItIs, ...rest];
};

/** What the window makes a step say; marks it does not ask for stay. */
const contentIn = (object: string, row: StepRow | undefined, step: Checked): StepContent => {
  const period = periodOf(object);
  const flag = (value: boolean): '0' | '1' => (value ? '1' : '0');
  const { business_role, status_id, next_status_id, reject, editable, delete_allowed } = step;
  return {
    business_role,
    status_id,
    next_status_id,
    reject,
    editable,
    delete_allowed,
    indicators: row?.step.indicators ?? '',
    organization_id: step.organization_id === EVERY ? null : Number(step.organization_id),
    detail: withoutOrder(
      detailWith(row?.step.detail ?? {}, {
        sign: flag(step.sign),
        disable_grid_button: flag(step.disable_grid_button),
        ...(period ? { [period]: step.period } : {}),
      }),
    ),
  };
};
