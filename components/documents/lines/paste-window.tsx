'use client';
import { Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import type { CellValue } from '../../../lib/documents/lines.ts';
import { cellsOf, linesOfPasted, type Pasted, recognised } from '../../../lib/documents/pasted-lines.ts';
import { FormWindow } from '../../forms/window/form-window.tsx';
import type { WindowForm } from '../../forms/window/window-form.ts';
import { Icon } from '../../ui/icon.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { Select } from '../../ui/select.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import type { Lines } from './use-lines.ts';
import { usePasteColumns } from './use-paste-columns.ts';

interface PasteWindowProps {
  lines: Lines;
  /** What is on the clipboard; '' where it is still to be pasted here. */
  text: string;
  onClose: () => void;
  onAdd: (cells: readonly Readonly<Record<string, CellValue>>[]) => void;
}

/** What was copied from a sheet, before it is lines: columns recognised, each row with its verdict. */
export const PasteWindow = ({ onClose, ...pasting }: PasteWindowProps) => (
  <FormWindow form={usePasteForm(pasting)} onClose={onClose} onSaved={() => undefined} />
);

const CHECK = z.object({});

const usePasteForm = ({
  lines,
  text: brought,
  onAdd,
}: Omit<PasteWindowProps, 'onClose'>): WindowForm<z.infer<typeof CHECK>> => {
  const t = useTranslations('documents.lines');
  const [text, setText] = useState(brought);
  const [mapped, setMapped] = useState<Readonly<Record<number, string | null>>>({});
  const columns = usePasteColumns(lines.form.family.object_id, lines.control);
  const found = recognised(cellsOf(text), columns);
  const pasted: Pasted = {
    ...found,
    mapping: found.mapping.map((field, index) => (index in mapped ? (mapped[index] ?? null) : field)),
  };
  const rows = linesOfPasted(pasted, columns);
  const ready = rows.filter(({ wrong, values }) => wrong.length === 0 && Object.keys(values).length > 0);
  const room = lines.control.max - lines.shown.length;
  const isEmpty = rows.length === 0;
  const reason =
    ready.length === 0
      ? t('paste_none')
      : ready.length > room
        ? t('paste_no_room', { room, max: lines.control.max })
        : undefined;
  return {
    size: 'xl',
    title: isEmpty ? t('paste_title') : t('paste_rows', { count: rows.length }),
    description: isEmpty
      ? t('paste_how')
      : t('paste_seen', { count: rows.length, columns: found.mapping.length }),
    begins: {},
    fields: () => [
      {
        kind: 'own',
        name: 'pasted',
        control: ({ error }) =>
          isEmpty ? (
            <>
              <Textarea
                rows={6}
                aria-label={t('paste_title')}
                aria-invalid={error !== undefined || undefined}
                placeholder={t('paste_here')}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
              {error && (
                <p role="alert" className="mt-1.5 text-sm text-error-ink">
                  {error}
                </p>
              )}
            </>
          ) : (
            <PastedRows
              pasted={pasted}
              rows={rows}
              columns={columns}
              onMap={(index, field) => setMapped({ ...mapped, [index]: field })}
            />
          ),
      },
    ],
    check: CHECK,
    never: isEmpty ? undefined : reason,
    send: () => {
      if (isEmpty) return { wrong: { pasted: t('paste_how') } };
      onAdd(ready.map(({ values }) => values));
      return undefined;
    },
    no: t('paste_not'),
    verb: t('paste_add', { count: ready.length }),
  };
};

interface PastedRowsProps {
  pasted: Pasted;
  rows: ReturnType<typeof linesOfPasted>;
  columns: ReturnType<typeof usePasteColumns>;
  onMap: (index: number, field: string | null) => void;
}

const PastedRows = ({ pasted, rows, columns, onMap }: PastedRowsProps) => {
  const t = useTranslations('documents.lines');
  /** Columns of a sheet have no other name than their place. */
  const places = pasted.mapping.map((_, index) => ({ name: `column ${index + 1}`, index }));
  return (
    <ScrollRegion aria-label={t('paste_title')} className="overflow-x-auto">
      <table className="w-full min-w-140 text-left text-sm">
        <thead>
          <tr className="border-b border-line">
            {places.map(({ name, index }) => (
              <th key={name} scope="col" className="px-1.5 pb-2 font-medium">
                <Select
                  aria-label={t('paste_column', { nth: index + 1 })}
                  value={pasted.mapping[index] ?? NOWHERE}
                  onValueChange={(field) => onMap(index, field === NOWHERE ? null : field)}
                  options={[
                    { value: NOWHERE, label: t('paste_nowhere') },
                    ...columns.map(({ field, label }) => ({ value: field, label })),
                  ]}
                />
              </th>
            ))}
            <th scope="col" className="px-1.5 pb-2 font-medium text-ink-2">
              {t('paste_verdict')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a sheet differ in their place alone
            <tr key={nth} className="border-b border-line">
              {places.map(({ name, index }) => {
                const field = pasted.mapping[index];
                const isWrong = row.wrong.some((each) => each.field === field);
                return (
                  <td
                    key={name}
                    className={`px-3 py-2 ${isWrong ? 'text-error-ink' : field ? '' : 'text-ink-3'}`}
                  >
                    {pasted.rows[nth]?.[index] ?? ''}
                  </td>
                );
              })}
              <td className="px-1.5 py-2">
                <Verdict wrong={row.wrong.map((each) => each.text)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const NOWHERE = '-';

const Verdict = ({ wrong }: { wrong: readonly string[] }) => {
  const t = useTranslations('documents.lines');
  const isReady = wrong.length === 0;
  return (
    <span className={`flex items-start gap-1.5 ${isReady ? 'text-success-ink' : 'text-error-ink'}`}>
      <Icon of={isReady ? Check : CircleAlert} size={14} className="mt-0.5 flex-none" />
      {isReady ? t('paste_ready') : t('paste_unknown', { texts: wrong.join(', ') })}
    </span>
  );
};
