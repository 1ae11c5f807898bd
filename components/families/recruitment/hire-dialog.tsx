'use client';
import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import type { StaffNumber } from '../../../lib/documents/facts/staff-facts.ts';
import type { DocumentRow } from '../../documents/document-row.ts';
import type { Asked } from '../../documents/moves/asked.ts';
import { useStepWords } from '../../documents/moves/use-step-words.ts';
import { WarningsRead } from '../../documents/moves/warnings-read.tsx';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';
import { useNames } from '../../people/use-names.ts';
import { call } from '../../rpc/client.ts';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const NUMBER = 'staff_number';

interface HireDialogProps {
  asked: Asked;
  onAnswer: (reason: string | null) => void;
}

/** Asks before a candidate becomes an employee: says what was not shown, and with which personnel number; the next free one is proposed. */
export const HireDialog = ({ asked, onAnswer }: HireDialogProps) => {
  const [row] = asked.rows;
  return row && <Hiring row={row} asked={asked} onAnswer={onAnswer} />;
};

const Hiring = ({ row, asked, onAnswer }: HireDialogProps & { row: DocumentRow }) => (
  <FormWindow form={useHireForm(row, asked)} onClose={() => onAnswer(null)} onSaved={() => onAnswer('')} />
);

/** What was typed, also where it is nothing: then the portal gives the next free one. */
const CHECK = z.object({ [NUMBER]: z.string().nullable() });

const useHireForm = (row: DocumentRow, { step, warnings = [] }: Asked): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('families.recruitment');
  const words = useStepWords();
  const names = useNames();
  const kept = String(row[NUMBER] ?? '');
  const proposal = useProposal(row.object_id, row.id);
  const shown = (typed: unknown): string => String(typed ?? (kept || proposal?.next || ''));
  return {
    title: t('hire.title', { name: names.of(row, 'employee_name') }),
    description: t('hire.text'),
    begins: { [NUMBER]: null },
    fields: () => [
      {
        kind: 'own',
        name: NUMBER,
        control: ({ value, error, onChange }) => (
          <Field label={t(`fields.${NUMBER}`)} hint={t('hire.number_hint')} error={error}>
            {(control) => (
              <TextInput
                {...control}
                value={shown(value)}
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          </Field>
        ),
      },
      ...(warnings.length > 0
        ? [
            {
              kind: 'own' as const,
              name: 'warnings',
              control: () => (
                <div className="-mt-4">
                  <WarningsRead warnings={warnings} />
                </div>
              ),
            },
          ]
        : []),
    ],
    check: CHECK,
    method: 'table.edit',
    send: ({ [NUMBER]: typed }) => {
      const number = shown(typed);
      return number === kept
        ? undefined
        : { params: { object: row.object_id, data: [{ id: row.id, [NUMBER]: number }] } };
    },
    verb: words.verb(step, row.object_id),
    icon: Check,
  };
};

/** The number that is free, once it is known. */
const useProposal = (object: string, id: number): StaffNumber | undefined => {
  const [proposal, setProposal] = useState<StaffNumber>();
  useEffect(() => {
    const control = new AbortController();
    call('document.facts', { object, id }, { signal: control.signal }).then(
      ({ data }) => setProposal(data.numbering as StaffNumber | undefined),
      () => undefined,
    );
    return () => control.abort();
  }, [object, id]);
  return proposal;
};
