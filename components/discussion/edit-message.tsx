'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { rereadOf } from '../rpc/reread.ts';
import { useErrorText } from '../rpc/use-error-text.ts';
import { useRpcMutation } from '../rpc/use-rpc-mutation.ts';
import { Button } from '../ui/button.tsx';
import { Textarea } from '../ui/textarea.tsx';
import type { MessageRow } from './message-row.ts';
import { MESSAGE } from './use-thread.ts';
import { useWrongText } from './use-wrong-text.ts';

/** One's own message, changed in its place: Ctrl Enter keeps it, Esc leaves it as it was. */
export const EditMessage = ({ row, onDone }: { row: MessageRow; onDone: () => void }) => {
  const t = useTranslations('discussion');
  const client = useQueryClient();
  const errorText = useErrorText();
  const wrongText = useWrongText();
  const [text, setText] = useState(row.text);
  const [wrong, setWrong] = useState<string>();
  const edit = useRpcMutation('table.edit');
  const save = async () => {
    const found = wrongText(text);
    setWrong(found);
    if (found) return;
    if (text.trim() === row.text) return onDone();
    try {
      await edit.mutateAsync({ object: MESSAGE, data: { id: row.id, text: text.trim() } });
      await rereadOf(client, MESSAGE, row.registrator_id);
      onDone();
    } catch (error) {
      setWrong(errorText(error));
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else return;
    event.preventDefault();
  };
  const line = `edit-${row.id}`;
  return (
    <div className="mt-1 flex flex-col gap-2">
      <Textarea
        autoFocus
        value={text}
        aria-label={t('edit_label')}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={wrong ? line : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      {wrong && (
        <p id={line} role="alert" className="text-sm text-error-ink">
          {wrong}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onDone}>
          {t('leave')}
        </Button>
        <Button size="sm" variant="tonal" busy={edit.isPending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </div>
    </div>
  );
};
