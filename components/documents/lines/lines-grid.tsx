'use client';
import { useTranslations } from 'next-intl';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '../../ui/class-names.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import type { Place } from './grid-places.ts';
import { cellAddress, fieldIn } from './grid-places.ts';
import { isNumeric } from './is-numeric.ts';
import { LineFile, shownFileOf } from './line-file.tsx';
import { LineRow } from './line-row.tsx';
import { SHEET_SIDES_REM } from './sheet-room.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useLineWords } from './use-line-words.ts';
import type { Lines } from './use-lines.ts';

export interface LinesGridHandle {
  /** Begins to fill in a line that was just added. */
  readonly begin: (key: string) => void;
}

interface LinesGridProps {
  ref: Ref<LinesGridHandle>;
  lines: Lines;
  /** Takes back what was pasted last. */
  onUndo: () => void;
}

/**
 * Lines as a grid: arrows go from cell to cell, Enter, F2 and typing fill one in, Tab goes on, Enter in the last line
 * adds another, Esc takes back what was typed. Lines that stand open show their fields, of others the one with the cursor.
 */
export const LinesGrid = ({ ref, lines, onUndo }: LinesGridProps) => {
  const t = useTranslations('documents.lines');
  const label = useLineWords(lines.form.family.object_id, lines.control.field);
  const grid = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState<Place | null>(null);
  const [said, setSaid] = useState('');
  const columns = lines.columns.filter(({ isShown }) => isShown);
  const width = columns.reduce((sum, { room }) => sum + room, SHEET_SIDES_REM);

  const go = (place: Place, fill: boolean) => {
    flushSync(() => setCursor(place));
    const cell = grid.current?.querySelector<HTMLElement>(cellAddress(place));
    const target = (fill && cell && fieldIn(cell)) || cell;
    // A field that is gone into shows what was typed: it is selected once it does.
    flushSync(() => target?.focus());
    if (fill && target instanceof HTMLInputElement) target.select();
  };
  const first = columns.find(({ written }) => written)?.place ?? 0;
  useImperativeHandle(ref, () => ({ begin: (key) => go({ key, column: first }, true) }));
  /** Where the cursor is in a line: at its first column while its own is not shown. */
  const cursorIn = (key: string, index: number): number | undefined => {
    if (cursor ? cursor.key !== key : index > 0) return undefined;
    const isThere = columns.some(({ place }) => place === cursor?.column);
    return isThere ? cursor?.column : columns[0]?.place;
  };
  const move = (from: number, to: number) => {
    const place = Math.max(0, Math.min(lines.shown.length - 1, to));
    flushSync(() => lines.move(from, place));
    setSaid(t('moved', { nth: from + 1, to: place + 1, of: lines.shown.length }));
  };
  const onKeyDown = useGridKeys({ lines, go, move, onUndo });
  const filledIn = lines.definition?.open ? undefined : lines.shown.find(({ key }) => key === cursor?.key);
  const isPictured = !lines.definition?.open && lines.shown.some((line) => shownFileOf(lines, line));
  return (
    <div className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow" style={{ flexBasis: `${width}rem` }}>
        <ScrollRegion
          aria-label={t('region', { title: label('title') })}
          className="-mx-1 overflow-x-auto px-1 pb-1"
        >
          <table
            ref={grid}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are gone through and filled in
            role="grid"
            aria-label={label('title')}
            onKeyDown={onKeyDown}
            style={{ minWidth: `${width}rem` }}
            className="w-full table-fixed border-collapse"
          >
            <thead className="border-b border-line text-left text-sm text-ink-2 *:h-9">
              <tr>
                <th scope="col" className="w-8">
                  <span className="sr-only">{t('order')}</span>
                </th>
                <th scope="col" className="w-7 font-medium">
                  {t('nth')}
                </th>
                {columns.map(({ control, room }) => (
                  <th
                    key={control.field}
                    scope="col"
                    style={{ width: `${room}rem` }}
                    className={classNames('px-1 font-medium', isNumeric(control) && 'text-right')}
                  >
                    {label(control.field)}
                  </th>
                ))}
                <th scope="col" className="w-10">
                  <span className="sr-only">{t('actions')}</span>
                </th>
              </tr>
            </thead>
            {lines.shown.map((line, index) => (
              <LineRow
                key={line.key}
                lines={lines}
                columns={columns}
                line={line}
                index={index}
                cursor={cursorIn(line.key, index)}
                isOpen={lines.definition?.open === true || cursor?.key === line.key}
                onEnter={setCursor}
                go={go}
                move={move}
              />
            ))}
          </table>
          <span role="status" className="sr-only">
            {said}
          </span>
        </ScrollRegion>
      </div>
      {isPictured && (
        // Outside the table: rows must not move under a pointer that goes from line to line. Below the sheet where there is no room.
        <div className="sticky top-[calc(var(--header)+16px)] bottom-20 z-1 max-w-56 grow-[99] basis-22">
          {filledIn && <LineFile lines={lines} line={filledIn} />}
        </div>
      )}
    </div>
  );
};
