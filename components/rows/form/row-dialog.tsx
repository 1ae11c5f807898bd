'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import type { Editing } from '../rows-definition.ts';
import { RowFieldView } from './row-field.tsx';
import type { RowForm } from './row-form-definition.ts';
import { useRowForm } from './use-row-form.ts';

interface RowDialogProps<Row, Checked> {
  editing: Editing<Row>;
  form: RowForm<Checked>;
}

/** Adds or edits a row. Esc and a press outside close it only while nothing that was typed would be lost. */
export const RowDialog = <Row, Checked>({ editing, form }: RowDialogProps<Row, Checked>) => {
  const { edited, onClose, onSaved } = editing;
  const common = useTranslations('common');
  const id = useId();
  const [state, setState] = useState(AT_REST);
  return (
    <Dialog
      open={edited !== undefined}
      onOpenChange={(open) => !open && onClose()}
      keepOpen={state.unsaved || state.busy}
      size={form.size ?? 'sm'}
      title={form.title}
      description={form.description}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button variant="filled" type="submit" form={id} busy={state.busy}>
            {form.verb ?? common('save')}
          </Button>
        </>
      }
    >
      {edited !== undefined && <Fields id={id} form={form} onState={setState} onSaved={onSaved} />}
    </Dialog>
  );
};

/** What the window must know of its fields. */
interface FormState {
  readonly busy: boolean;
  readonly unsaved: boolean;
}
const AT_REST: FormState = { busy: false, unsaved: false };

interface FieldsProps<Checked> {
  id: string;
  form: RowForm<Checked>;
  onState: (state: FormState) => void;
  onSaved: () => void;
}

const Fields = <Checked,>({ id, form, onState, onSaved }: FieldsProps<Checked>) => {
  const { fields, values, errors, set, leave, send, element } = useRowForm(form, onState, onSaved);
  return (
    <Form id={id} formRef={element} onSend={() => void send()}>
      <div className="grid grid-cols-2 gap-4">
        {fields.map((field) => (
          <RowFieldView
            key={field.name}
            field={field}
            value={values[field.name] ?? null}
            error={errors[field.name]}
            onChange={(value) => set(field.name, value)}
            onLeave={() => leave(field.name)}
          />
        ))}
      </div>
    </Form>
  );
};
