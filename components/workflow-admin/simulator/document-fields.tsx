'use client';
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDictionaries } from '../../documents/use-dictionaries.ts';
import { EmployeePicker } from '../../people/employee-picker.tsx';
import { useNames } from '../../people/use-names.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useWorkflowWords } from '../use-workflow-words.ts';
import type { Asked } from './simulated.ts';
import { useOrganizationOf } from './use-organization-of.ts';

interface DocumentFieldsProps {
  object: string;
  asked: Asked;
  onChange: (next: Partial<Asked>) => void;
}

/** Which document is walked: one that is kept, by its number, or one that is made up. */
export const DocumentFields = ({ object, asked, onChange }: DocumentFieldsProps) => {
  const t = useTranslations('workflow_admin.simulator');
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{t('document')}</h3>
        <Segmented
          label={t('document')}
          value={asked.isReal ? 'real' : 'invented'}
          onValueChange={(value) => onChange({ isReal: value === 'real' })}
          options={(['invented', 'real'] as const).map((value) => ({ value, label: t(value) }))}
        />
      </div>
      {asked.isReal ? (
        <RealDocument asked={asked} onChange={onChange} />
      ) : (
        <InventedDocument object={object} asked={asked} onChange={onChange} />
      )}
    </section>
  );
};

const RealDocument = ({ asked, onChange }: Omit<DocumentFieldsProps, 'object'>) => {
  const t = useTranslations('workflow_admin.simulator');
  const [typed, setTyped] = useState(asked.number);
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ number: typed.trim() });
      }}
    >
      <Field label={t('number')} className="min-w-0 flex-1">
        {(control) => (
          <TextInput
            {...control}
            value={typed}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon={Search}>
        {t('find')}
      </Button>
    </form>
  );
};

/** Stands for any type. */
const ANY = '-';

const InventedDocument = ({ object, asked, onChange }: DocumentFieldsProps) => {
  const t = useTranslations('workflow_admin.simulator');
  const names = useNames();
  const { organizations } = useWorkflowWords();
  const organization_id = useOrganizationOf(asked);
  const { types } = useDictionaries();
  const own = types.filter((type) => type.object_id === object && !type.disabled);
  return (
    <>
      <Field label={t('organization')}>
        {(control) => (
          <Select
            {...control}
            value={String(organization_id ?? '')}
            onValueChange={(value) => onChange({ organization_id: Number(value), owner_id: null })}
            options={organizations.map((each) => ({ value: String(each.id), label: names.of(each, 'name') }))}
          />
        )}
      </Field>
      {own.length > 0 && (
        <Field label={t('type')}>
          {(control) => (
            <Select
              {...control}
              value={String(asked.document_type_id ?? ANY)}
              onValueChange={(value) => onChange({ document_type_id: value === ANY ? null : Number(value) })}
              options={[
                { value: ANY, label: t('any_type') },
                ...own.map((type) => ({
                  value: String(type.id),
                  label: names.full(type.name, type.name_eng),
                })),
              ]}
            />
          )}
        </Field>
      )}
      <div>
        <Field label={t('owner')} hint={t('owner_hint')} optional>
          {(control) => (
            <EmployeePicker
              {...control}
              value={asked.owner_id}
              onChange={(owner_id) => onChange({ owner_id })}
            />
          )}
        </Field>
        {asked.owner_id !== null && (
          <Button size="sm" variant="quiet" className="-ml-2.5" onClick={() => onChange({ owner_id: null })}>
            {t('clear')}
          </Button>
        )}
      </div>
    </>
  );
};
