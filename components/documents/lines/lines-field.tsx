'use client';
import { ClipboardPaste, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { type ClipboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LinesControl } from '../../../lib/documents/form.ts';
import { usePhone } from '../../shell/use-phone.ts';
import { Button, DisabledReason } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useLineSlots } from '../form/slots.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { UploadCards } from '../uploads/upload-cards.tsx';
import { FilesButton } from './files-button.tsx';
import { LineCards } from './line-cards.tsx';
import { LinesColumns } from './lines-columns.tsx';
import { LinesGrid, type LinesGridHandle } from './lines-grid.tsx';
import { useLineNth } from './use-line-name.ts';
import { useLines } from './use-lines.ts';

const PasteWindow = dynamic(() => import('./paste-window.tsx').then((file) => file.PasteWindow), {
  ssr: false,
});

/** The lines of a document as they are filled in: a grid that is edited like a sheet, cards on a phone. */
export const LinesField = ({ control, form }: { control: LinesControl; form: DocumentForm }) => {
  const t = useTranslations('documents.lines');
  const families = useTranslations('families');
  const lines = useLines(control, form);
  const nth = useLineNth();
  const phone = usePhone();
  const grid = useRef<LinesGridHandle>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [pasting, setPasting] = useState<string | null>(null);
  const [pasted, setPasted] = useState<readonly string[]>([]);
  const own = (key: string): string => `${form.family.object_id}.lines.${control.field}.${key}`;
  const said = (key: 'add' | 'empty'): string => (families.has(own(key)) ? families(own(key)) : t(key));
  const { Foot } = useLineSlots(control.field);
  const error = lines.own();
  const file = control.columns.find((column) => column.control.kind === 'file');

  const lineOf = (key: string): string | undefined => {
    const index = lines.shown.findIndex((line) => line.key === key);
    return index < 0 ? undefined : nth(index);
  };
  const add = () => {
    // The grid is there with its first line only.
    const line = flushSync(() => lines.add());
    if (!line) return;
    if (phone) setOpened(line.key);
    else grid.current?.begin(line.key);
  };
  /** Cells of a sheet are looked at before they are lines; a word is typed where the cursor stands. */
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]./.test(text.trim())) return;
    event.preventDefault();
    setPasting(text);
  };
  return (
    <div onPaste={onPaste} className="flex flex-col gap-3">
      {lines.shown.length === 0 ? (
        <p className="rounded-control border border-dashed border-line bg-sunken px-4 py-6 text-center text-ink-2">
          {said('empty')}
        </p>
      ) : phone ? (
        <LineCards lines={lines} opened={opened} onOpen={setOpened} />
      ) : (
        <LinesGrid
          ref={grid}
          lines={lines}
          onUndo={() => {
            lines.drop(pasted);
            setPasted([]);
          }}
        />
      )}
      {error && (
        <p role="alert" className="text-sm text-error-ink">
          {error}
        </p>
      )}
      {Foot && <Foot form={form} />}
      {file && <UploadCards form={form} place={control.field} lineOf={lineOf} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          icon={Plus}
          variant="tonal"
          disabledReason={lines.isFull ? t('full', { max: control.max }) : undefined}
          onClick={add}
        >
          {said('add')}
        </Button>
        {file && <FilesButton lines={lines} field={file.control.field} />}
        <Button
          icon={ClipboardPaste}
          variant="quiet"
          className="max-tablet:hidden"
          onClick={() => setPasting('')}
        >
          {t('paste')}
        </Button>
        {lines.isFull && <DisabledReason>{t('full', { max: control.max })}</DisabledReason>}
        {!phone && lines.shown.length > 0 && <LinesColumns lines={lines} />}
        {lines.shown.length > 0 && !lines.definition?.open && (
          <span className="ml-auto text-sm text-ink-3">{t('count', { count: lines.shown.length })}</span>
        )}
      </div>
      {!phone && lines.shown.length > 0 && <LineKeys />}
      {pasting !== null && (
        <PasteWindow
          lines={lines}
          text={pasting}
          onClose={() => setPasting(null)}
          onAdd={(cells) => {
            setPasted(lines.append(cells));
            setPasting(null);
          }}
        />
      )}
    </div>
  );
};

const KEYS = [
  { keys: ['Tab'], text: 'next' },
  { keys: ['Enter'], text: 'below' },
  { keys: ['Alt', '↑', '↓'], text: 'order' },
  { keys: ['Ctrl', 'D'], text: 'copy' },
  { keys: ['Ctrl', 'Del'], text: 'remove' },
] as const;

const LineKeys = () => {
  const t = useTranslations('documents.lines.keys');
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-x-4 gap-y-2 text-sm text-ink-3 touch:hidden">
      {KEYS.map(({ keys, text }) => (
        <li key={text} className="inline-flex items-center gap-1.5">
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {t(text)}
        </li>
      ))}
    </ul>
  );
};
