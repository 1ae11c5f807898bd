'use client';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { StaffNumber } from '../../../lib/documents/facts/staff-facts.ts';
import { chosenLocale } from '../../../lib/i18n/locale.ts';
import type { Asked } from '../../documents/moves/asked.ts';
import { useStepWords } from '../../documents/moves/use-step-words.ts';
import { WarningsRead } from '../../documents/moves/warnings-read.tsx';
import { useAppLocale } from '../../i18n/use-app-locale.ts';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { RpcError } from '../../rpc/rpc-error.ts';
import { useErrorText } from '../../rpc/use-error-text.ts';
import { useRpcMutation } from '../../rpc/use-rpc-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { notify } from '../../ui/notify.ts';
import { TextInput } from '../../ui/text-input.tsx';

const NUMBER = 'staff_number';

interface Writing {
  readonly object: string;
  readonly data: readonly Record<string, unknown>[];
}

/** Asks before a candidate becomes an employee: says what was not shown, and with which personnel number; the next free one is proposed. */
export const HireDialog = ({
  asked: { rows, step, warnings = [] },
  onAnswer,
}: {
  asked: Asked;
  onAnswer: (reason: string | null) => void;
}) => {
  const t = useTranslations('families.recruitment');
  const common = useTranslations('common');
  const words = useStepWords();
  const names = useNames();
  const errorText = useErrorText();
  const locale = chosenLocale(useAppLocale());
  const edit = useRpcMutation<Writing, unknown>('table.edit');
  const [row] = rows;
  const kept = String(row?.[NUMBER] ?? '');
  /** What was typed, also where it is nothing: then the portal gives the next free one. */
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const proposal = useProposal(row?.object_id, row?.id);
  const shown = typed ?? (kept || proposal?.next || '');
  if (!row) return null;
  const hire = async () => {
    try {
      if (shown.trim() !== kept)
        await edit.mutateAsync({
          object: row.object_id,
          data: [{ id: row.id, [NUMBER]: shown.trim() }],
        });
      onAnswer('');
    } catch (failure) {
      const wrong = failure instanceof RpcError ? failure.fieldMessages(locale)[NUMBER] : undefined;
      setError(wrong);
      if (!wrong) notify.error(errorText(failure));
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(null)}
      title={t('hire.title', { name: names.of(row, 'employee_name') })}
      description={t('hire.text')}
      footer={
        <>
          <Button variant="quiet" onClick={() => onAnswer(null)}>
            {common('cancel')}
          </Button>
          <Button variant="filled" icon={Check} busy={edit.isPending} onClick={() => void hire()}>
            {words.verb(step, row.object_id)}
          </Button>
        </>
      }
    >
      <Field label={t(`fields.${NUMBER}`)} hint={t('hire.number_hint')} error={error}>
        {(control) => (
          <TextInput
            {...control}
            value={shown}
            onChange={(event) => {
              setTyped(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {warnings.length > 0 && <WarningsRead warnings={warnings} />}
    </Dialog>
  );
};

/** The number that is free, once it is known. */
const useProposal = (object: string | undefined, id: number | undefined): StaffNumber | undefined => {
  const [proposal, setProposal] = useState<StaffNumber>();
  useEffect(() => {
    if (object === undefined || id === undefined) return;
    const control = new AbortController();
    call('document.facts', { object, id }, { signal: control.signal }).then(
      ({ data }) => setProposal(data.numbering as StaffNumber | undefined),
      () => undefined,
    );
    return () => control.abort();
  }, [object, id]);
  return proposal;
};
