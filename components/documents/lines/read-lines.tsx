'use client';
import { useTranslations } from 'next-intl';
import type { LinesControl } from '../../../lib/documents/form.ts';
import { slotsOf } from '../../families/slots.ts';
import { PanelSection } from '../../ui/panel.tsx';
import { RowTable } from '../../ui/row-table.tsx';
import { wire } from '../form/form-lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { CellText } from './cell-text.tsx';
import { FileCell } from './file-cell.tsx';
import { LinesColumns } from './lines-columns.tsx';
import { useLineWords } from './use-line-words.ts';
import { useLines } from './use-lines.ts';

/** The lines of a document for a reader who may not change them. */
export const ReadLines = ({ control, form }: { control: LinesControl; form: DocumentForm }) => {
  const t = useTranslations('documents.lines');
  const lines = useLines(control, form);
  const { object_id } = form.family;
  const label = useLineWords(object_id, control.field);
  const { Foot, cells: own = {} } = slotsOf(object_id).lines?.[control.field] ?? {};
  const columns = lines.columns.filter(({ isShown }) => isShown);
  if (lines.shown.length === 0) return null;
  return (
    <PanelSection aria-labelledby={control.field}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={control.field}>{label('title')}</h2>
        <LinesColumns lines={lines} />
      </div>
      <div className="mt-3">
        <RowTable
          caption={label('title')}
          busy={false}
          isBelowTitle
          head={[
            { title: t('nth'), width: 'w-12' },
            ...columns.map((column) => ({ title: label(column.control.field) })),
          ]}
        >
          {lines.shown.map((line, index) => (
            <tr
              key={line.key}
              className="@max-[720px]:flex @max-[720px]:flex-wrap @max-[720px]:gap-x-2 @max-[720px]:py-3"
            >
              <th
                scope="row"
                className="px-(--cell-x) py-2.5 pl-5 text-left font-normal text-ink-3 @max-[720px]:p-0"
              >
                {index + 1}
              </th>
              {columns.map(({ control: column, written }) => {
                const Own = own[column.field];
                const record = lines.recordOf(index);
                return (
                  <td key={column.field} className="px-(--cell-x) py-2.5 @max-[720px]:p-0">
                    {Own ? (
                      <Own form={form} lines={lines} line={line} index={index} isOpen={false} />
                    ) : column.kind === 'file' ? (
                      <FileCell lines={lines} line={line} index={index} field={column.field} />
                    ) : (
                      <CellText
                        object_id={object_id}
                        control={column}
                        value={written ? (line.cells[column.field] ?? null) : wire(record[column.field])}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </RowTable>
        {Foot && <Foot form={form} />}
      </div>
    </PanelSection>
  );
};
