'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { SaveButtons } from '../../ui/save-buttons.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { DEFAULT_NAME } from './saved-view.ts';

interface ViewDialogProps {
  /** What the window does; null = closed. */
  mode: 'save' | 'rename' | null;
  initialName: string;
  taken: readonly string[];
  onClose: () => void;
  onSave: (name: string, asDefault: boolean) => void;
}

/** Names a view: saving it, or giving it another name. */
export const ViewDialog = ({ mode, ...rest }: ViewDialogProps) => {
  const t = useTranslations('documents.views');
  return (
    <Dialog
      open={mode !== null}
      onOpenChange={(open) => !open && rest.onClose()}
      title={t(mode === 'rename' ? 'rename_title' : 'save_title')}
    >
      {mode !== null && <ViewForm mode={mode} {...rest} />}
    </Dialog>
  );
};

const ViewForm = ({
  mode,
  initialName,
  taken,
  onClose,
  onSave,
}: ViewDialogProps & { mode: 'save' | 'rename' }) => {
  const t = useTranslations('documents.views');
  const [name, setName] = useState(initialName);
  const [asDefault, setAsDefault] = useState(false);
  const [asked, setAsked] = useState(false);
  const trimmed = name.trim();
  const error =
    trimmed === '' || trimmed.toLowerCase() === DEFAULT_NAME
      ? t('name_missing')
      : trimmed !== initialName && taken.includes(trimmed)
        ? t('name_taken')
        : undefined;
  const send = () => (error ? setAsked(true) : onSave(trimmed, asDefault));
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field label={t('name')} error={asked ? error : undefined}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus
            maxLength={100}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      {mode === 'save' && (
        <Checkbox checked={asDefault} onCheckedChange={setAsDefault}>
          {t('as_standard')}
        </Checkbox>
      )}
      <SaveButtons onCancel={onClose} />
    </form>
  );
};
