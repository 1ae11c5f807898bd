'use client';
import { useTranslations } from 'next-intl';
import type { LinesControl } from '../../../lib/documents/form.ts';
import { usePhone } from '../../shell/use-phone.ts';
import { classNames } from '../../ui/class-names.ts';
import { PanelSection } from '../../ui/panel.tsx';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { useLineSlots } from '../form/slots.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { isNumeric } from './is-numeric.ts';
import { LineSummary } from './line-summary.tsx';
import { LinesColumns } from './lines-columns.tsx';
import { ReadCell } from './read-cell.tsx';
import { useLineWords } from './use-line-words.ts';
import { type Lines, useLines } from './use-lines.ts';

/** The lines of a document for a reader who may not change them: a table, cards on a phone. */
export const ReadLines = ({ control, form }: { control: LinesControl; form: DocumentForm }) => {
  const lines = useLines(control, form);
  const phone = usePhone();
  const { object_id } = form.family;
  const label = useLineWords(object_id, control.field);
  const { Foot } = useLineSlots(control.field);
  if (lines.shown.length === 0) return null;
  return (
    <PanelSection aria-labelledby={control.field}>
      <div className="flex items-center justify-between gap-3">
        <h2 id={control.field}>{label('title')}</h2>
        {!phone && <LinesColumns lines={lines} />}
      </div>
      <div className="mt-3">
        {phone ? <ReadCards lines={lines} /> : <ReadTable lines={lines} />}
        {Foot && <Foot form={form} />}
      </div>
    </PanelSection>
  );
};

/** Columns are as wide as what stands in them. */
const ReadTable = ({ lines }: { lines: Lines }) => {
  const t = useTranslations('documents.lines');
  const { control, form } = lines;
  const label = useLineWords(form.family.object_id, control.field);
  const title = label('title');
  const shown = new Set(lines.columns.filter(({ isShown }) => isShown).map((each) => each.control.field));
  const reads = control.reads
    .map((columns) => columns.filter((each) => shown.has(each.control.field)))
    .filter((columns) => columns.length > 0);
  return (
    <ScrollRegion aria-label={t('region', { title })} className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead className="bg-sunken text-left text-sm text-ink-2 *:h-[38px]">
          <tr>
            <th scope="col" className="pl-3 font-medium">
              {t('nth')}
            </th>
            {reads.map(([first]) => (
              <th
                key={first?.control.field}
                scope="col"
                className={classNames(
                  'px-2 font-medium whitespace-nowrap last:pr-3',
                  first && isNumeric(first.control) && 'text-right',
                )}
              >
                {first && label(first.control.field)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.shown.map((line, index) => (
            <tr key={line.key}>
              <th scope="row" className="py-2.5 pl-3 text-left font-normal text-ink-3">
                {index + 1}
              </th>
              {reads.map((columns) => (
                <td
                  key={columns[0]?.control.field}
                  className={classNames(
                    'px-2 py-2.5 last:pr-3',
                    columns[0] && isNumeric(columns[0].control) && 'text-right',
                  )}
                >
                  <ReadCell lines={lines} line={line} index={index} columns={columns} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const ReadCards = ({ lines }: { lines: Lines }) => {
  const file = lines.control.columns.find(({ control }) => control.kind === 'file');
  return (
    <ol className="-mx-4 divide-y divide-line border-y border-line last:-mb-5 last:border-b-0">
      {lines.shown.map((line, index) => (
        <li key={line.key} className="flex flex-wrap items-center gap-2 px-4 py-3">
          {file && (
            <span className={line.cells[file.control.field] === null ? 'order-last basis-full' : '-ml-3'}>
              <ReadCell lines={lines} line={line} index={index} columns={[file]} />
            </span>
          )}
          <LineSummary lines={lines} line={line} index={index} />
        </li>
      ))}
    </ol>
  );
};
