'use client';
import { ChevronRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { WireLine } from '../../../lib/documents/lines.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReadWindow } from '../../ui/read-window.tsx';
import { useLineSlots } from '../form/slots.ts';
import { CellInput } from './cell-input.tsx';
import { FileCell } from './file-cell.tsx';
import { LineFile } from './line-file.tsx';
import { LineFindings } from './line-findings.tsx';
import { LineMenu } from './line-row.tsx';
import { LineSummary } from './line-summary.tsx';
import { useLineNth } from './use-line-name.ts';
import { useLineWords } from './use-line-words.ts';
import type { Lines } from './use-lines.ts';

interface LineCardsProps {
  lines: Lines;
  /** The key of the line that is filled in. */
  opened: string | null;
  onOpen: (key: string | null) => void;
}

/** Lines as cards; one is filled in over the others. */
export const LineCards = ({ lines, opened, onOpen }: LineCardsProps) => {
  const index = lines.shown.findIndex(({ key }) => key === opened);
  const line = lines.shown[index];
  return (
    <>
      <ol className="-mx-4 divide-y divide-line border-y border-line">
        {lines.shown.map((each, nth) => (
          <LineCard key={each.key} lines={lines} line={each} index={nth} onOpen={() => onOpen(each.key)} />
        ))}
      </ol>
      {line && <LineSheet lines={lines} line={line} index={index} onClose={() => onOpen(null)} />}
    </>
  );
};

const LineCard = ({
  lines,
  line,
  index,
  onOpen,
}: {
  lines: Lines;
  line: WireLine;
  index: number;
  onOpen: () => void;
}) => {
  const list = useId();
  const findings = lines.findings(index, line.key);
  const { form, control } = lines;
  const file = control.columns.find((column) => column.control.kind === 'file');
  const { Under } = useLineSlots(control.field);
  return (
    <li className={classNames('px-4 py-3', findings.some(({ tone }) => tone === 'error') && 'bg-error-soft')}>
      <div className="flex items-start gap-2">
        {file && <FileCell lines={lines} line={line} index={index} field={file.control.field} />}
        <button
          type="button"
          onClick={onOpen}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2 text-left"
        >
          <LineSummary lines={lines} line={line} index={index} />
          <Icon of={ChevronRight} size={16} className="flex-none text-ink-3" />
        </button>
        <LineMenu lines={lines} index={index} move={lines.move} />
      </div>
      {findings.length > 0 && (
        <div className="mt-2">
          <LineFindings
            id={list}
            findings={findings}
            onCure={(column, value) => lines.set(line.key, { [column]: value })}
          />
        </div>
      )}
      {Under && <Under form={form} lines={lines} line={line} index={index} />}
    </li>
  );
};

/** A line to be filled in on a phone: its fields under each other. */
const LineSheet = ({
  lines,
  line,
  index,
  onClose,
}: {
  lines: Lines;
  line: WireLine;
  index: number;
  onClose: () => void;
}) => {
  const t = useTranslations('documents.lines');
  const nth = useLineNth();
  const { control, form } = lines;
  const label = useLineWords(form.family.object_id, control.field);
  const typed = lines.typed.find(({ key }) => key === line.key) ?? line;
  const findings = lines.findings(index, line.key);
  const list = useId();
  const { cells: own = {} } = useLineSlots(control.field);
  return (
    <ReadWindow onClose={onClose} title={nth(index)} close={t('done')}>
      <div className="flex flex-col gap-4">
        {/* It stays in sight while the sum below it is typed. */}
        <div className="sticky top-0 z-1 bg-surface py-2 empty:hidden">
          <LineFile lines={lines} line={line} />
        </div>
        {control.columns
          .filter(
            (column) =>
              column.written &&
              column.control.kind !== 'file' &&
              !form.unasked.includes(`${control.field}.${index}.${column.control.field}`),
          )
          .map(({ control: column }) => {
            const wrong = findings.some((each) => each.column === column.field && each.tone === 'error');
            const field = {
              id: `sheet-${control.field}-${column.field}`,
              label: label(column.field),
              invalid: wrong,
              describedBy: wrong ? list : undefined,
            };
            const Own = own[column.field];
            return (
              <div key={column.field} className="flex flex-col gap-1.5">
                <label htmlFor={field.id} className="text-sm font-medium text-ink-2">
                  {field.label}
                </label>
                {Own ? (
                  <Own form={form} lines={lines} line={line} index={index} field={field} />
                ) : (
                  <CellInput
                    object_id={form.family.object_id}
                    control={column}
                    typed={typed.cells[column.field] ?? null}
                    shown={line.cells[column.field] ?? null}
                    {...field}
                    onChange={(next) => lines.set(line.key, { [column.field]: next })}
                    onLeave={() => lines.touch(line.key, column.field)}
                  />
                )}
              </div>
            );
          })}
        <LineFindings
          id={list}
          findings={findings}
          onCure={(column, value) => lines.set(line.key, { [column]: value })}
        />
      </div>
    </ReadWindow>
  );
};
