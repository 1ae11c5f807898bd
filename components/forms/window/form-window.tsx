'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { useWindowForm } from './use-window-form.ts';
import { WindowFieldView } from './window-field.tsx';
import type { WindowForm } from './window-form.ts';

interface FormWindowProps<Checked> {
  open?: boolean;
  form: WindowForm<Checked>;
  onClose: () => void;
  onSaved: () => void;
}

/** A window of fields. Esc and a press outside close it only while nothing that was typed would be lost. */
export const FormWindow = <Checked,>({ open = true, form, onClose, onSaved }: FormWindowProps<Checked>) => {
  const common = useTranslations('common');
  const id = useId();
  const reasonId = useId();
  const { never } = form;
  const [state, setState] = useState(AT_REST);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepOpen={form.keepOpen || state.unsaved || state.busy}
      size={form.size ?? 'sm'}
      title={form.title}
      description={form.description}
      footer={
        <>
          {never && <DisabledReason id={reasonId}>{never}</DisabledReason>}
          {form.beside}
          <Button variant="quiet" onClick={onClose}>
            {form.no ?? common('cancel')}
          </Button>
          <Button
            variant={form.danger ? 'danger' : 'filled'}
            type="submit"
            form={id}
            busy={state.busy}
            disabledReason={never}
            aria-describedby={never && reasonId}
            {...(form.icon && { icon: form.icon })}
          >
            {form.verb ?? common('save')}
          </Button>
        </>
      }
    >
      {open && <Fields id={id} form={form} onState={setState} onSaved={onSaved} />}
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
  form: WindowForm<Checked>;
  onState: (state: FormState) => void;
  onSaved: () => void;
}

const Fields = <Checked,>({ id, form, onState, onSaved }: FieldsProps<Checked>) => {
  const { fields, values, errors, set, leave, send, element } = useWindowForm(form, onState, onSaved);
  return (
    <Form id={id} formRef={element} onSend={() => void send()}>
      <div className="grid grid-cols-2 gap-4">
        {fields.map((field) => (
          <WindowFieldView
            key={field.name}
            field={field}
            value={values[field.name] ?? null}
            error={errors[field.name]}
            set={set}
            onChange={(value) => set({ [field.name]: value })}
            onLeave={() => leave(field.name)}
          />
        ))}
      </div>
    </Form>
  );
};
