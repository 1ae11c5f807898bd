'use client';
import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { FAMILY_IDENTITIES } from '../../lib/families/identities.ts';
import { policyOf } from '../../lib/families/kinds.data.ts';
import { OTHER_FORMS } from '../../lib/forms/other-forms.data.ts';
import { FORM_KINDS } from '../../lib/objects/forms.ts';
import { id } from '../../lib/rpc/shapes.ts';
import { useDictionaries } from '../documents/use-dictionaries.ts';
import { FormWindow } from '../forms/window/form-window.tsx';
import type { FieldValues, WindowField, WindowForm } from '../forms/window/window-form.ts';
import type { Editing } from '../lists/rows-definition.ts';
import { useNames } from '../people/use-names.ts';
import { useMasterData } from '../rpc/master-data.ts';
import { useProfile } from '../rpc/profile.ts';
import type { TemplateRow } from './template-row.ts';
import { useSubject } from './use-subject.ts';

/** Makes a template, or changes its name and the documents it is for. */
export const TemplateDialog = (editing: Editing<TemplateRow>) => (
  <FormWindow {...editing} open={editing.edited !== undefined} form={useTemplateForm(editing.edited)} />
);

/** Stands for all of them in a choice, whose values are never empty. */
const ALL = 0;

const CHECK = z.object({
  name: z.string().min(1),
  name_eng: z.string(),
  code: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,59}$/),
  object_id: z.string().min(1),
  document_type_id: z.union([id, z.literal(ALL)]),
  organization_id: z.union([id, z.literal(ALL)]),
  kind: z.enum(FORM_KINDS),
  disabled: z.boolean(),
});

const useTemplateForm = (edited: TemplateRow | 'new' | undefined): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('templates.form');
  const row = edited === 'new' ? undefined : edited;
  const fields = useTemplateFields(row);
  return {
    title: t(row ? 'change' : 'new'),
    begins: {
      name: row?.name ?? '',
      name_eng: row?.name_eng ?? '',
      code: row?.code ?? '',
      object_id: row?.object_id ?? null,
      document_type_id: row?.document_type_id ?? ALL,
      organization_id: row?.organization_id ?? ALL,
      kind: row?.kind ?? 'DOCX',
      disabled: row?.disabled === '1',
    },
    fields,
    check: CHECK,
    wrong: (field) => t(field === 'code' ? 'code_hint' : 'missing'),
    method: row ? 'table.edit' : 'table.add',
    send: ({ document_type_id, organization_id, object_id, kind, disabled, ...said }) => {
      const record = {
        ...said,
        document_type_id: document_type_id || null,
        disabled: disabled ? '1' : '0',
        ...(row
          ? { id: row.id, updated_at: row.updated_at }
          : { object_id, kind, organization_id: organization_id || null }),
      };
      return { params: { object: 'template', data: [record] } };
    },
    saved: t('saved'),
  };
};

const useTemplateFields = (
  row: TemplateRow | undefined,
): ((values: FieldValues) => readonly WindowField[]) => {
  const t = useTranslations('templates.form');
  const subject = useSubject();
  const names = useNames();
  const { types } = useDictionaries();
  const { organization } = useMasterData();
  const place = useProfile().organization_id;
  const families = FAMILY_IDENTITIES.filter((family) => !policyOf(family).pushed).map(
    ({ object_id }) => object_id,
  );
  const subjects = [...families, ...OTHER_FORMS].map((value) => ({ value, label: subject(value) }));
  const organizations = organization
    .filter(({ disabled, id: each }) => disabled !== '1' && (place === null || each === place))
    .map((each) => ({ value: Number(each.id), label: names.of(each, 'name') }));
  const text = (name: 'name' | 'name_eng' | 'code', max: number): WindowField => ({
    kind: 'text',
    name,
    label: t(name),
    max,
    ...(name === 'name_eng' ? { optional: true } : {}),
    ...(name === 'code' ? { hint: t('code_hint') } : {}),
  });
  return ({ object_id }) => [
    text('name', 200),
    text('name_eng', 200),
    text('code', 60),
    ...(row
      ? []
      : ([
          { kind: 'choice', name: 'object_id', label: t('object_id'), options: subjects },
          {
            kind: 'choice',
            name: 'kind',
            label: t('kind'),
            options: FORM_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ] satisfies WindowField[])),
    {
      kind: 'choice',
      name: 'document_type_id',
      label: t('document_type_id'),
      options: [
        { value: ALL, label: t('all_types') },
        ...types
          .filter((type) => type.object_id === object_id && !type.disabled)
          .map((type) => ({ value: type.id, label: names.of({ ...type }, 'name') })),
      ],
    },
    ...(row
      ? ([{ kind: 'check', name: 'disabled', label: t('disabled') }] satisfies WindowField[])
      : ([
          {
            kind: 'choice',
            name: 'organization_id',
            label: t('organization_id'),
            options: [{ value: ALL, label: t('all_organizations') }, ...organizations],
          },
        ] satisfies WindowField[])),
  ];
};
