'use client';
import { useTranslations } from 'next-intl';
import { numberOf } from '../../../../lib/settings/read.ts';
import { useDictionaries } from '../../../documents/use-dictionaries.ts';
import { DayField } from '../../../forms/day-field.tsx';
import { useNames } from '../../../people/use-names.ts';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import type { DraftValues } from './draft-values.ts';
import { PaperFileField } from './paper-file-field.tsx';

const NO_KIND = 'none';

/** What the paper is: its name, its file, its kind, the day and a word to the people. */
export const DraftFields = ({
  value,
  onChange,
}: {
  value: DraftValues;
  onChange: (value: DraftValues) => void;
}) => {
  const t = useTranslations('papers.publish');
  const names = useNames();
  const { types, parameters } = useDictionaries();
  const kinds = types.filter((type) => type.object_id === 'request_push_signed' && !type.disabled);
  const longest = numberOf(parameters, 'comment_length');
  const set = (patch: Partial<DraftValues>) => onChange({ ...value, ...patch });
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      <div className="tablet:col-span-2">
        <PaperFileField
          file={value.file}
          onChange={(file) =>
            set({ file, ...(value.title === '' && file ? { title: file.name.replace(/\.[^.]+$/, '') } : {}) })
          }
        />
      </div>
      <Field label={t('name')} hint={t('name_hint')} className="tablet:col-span-2">
        {(control) => (
          <TextInput
            {...control}
            maxLength={300}
            value={value.title}
            onChange={(event) => set({ title: event.target.value })}
          />
        )}
      </Field>
      {kinds.length > 0 && (
        <Field label={t('kind')} optional>
          {(control) => (
            <Select
              {...control}
              value={value.document_type_id === null ? NO_KIND : String(value.document_type_id)}
              onValueChange={(id) => set({ document_type_id: id === NO_KIND ? null : Number(id) })}
              options={[
                { value: NO_KIND, label: t('no_kind') },
                ...kinds.map((type) => ({ value: String(type.id), label: names.of({ ...type }, 'name') })),
              ]}
            />
          )}
        </Field>
      )}
      <DayField
        id="due_date"
        label={t('due')}
        value={value.due_date}
        hint={t('due_hint')}
        onChange={(due_date) => set({ due_date })}
        onBlur={() => undefined}
      />
      <Field
        label={t('comment')}
        optional
        counter={t('counter', { length: value.comments.length, max: longest })}
        className="tablet:col-span-2"
      >
        {(control) => (
          <Textarea
            {...control}
            maxLength={longest}
            value={value.comments}
            onChange={(event) => set({ comments: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
};
