'use client';
import { Camera, CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { SCANS } from '../../../../lib/documents/families/recruitment/fields.ts';
import { MISSING, passportPages } from '../../../../lib/documents/families/recruitment/rules.ts';
import { type LinesControl, linesOfForm } from '../../../../lib/documents/form.ts';
import { FileCard } from '../../../documents/form/files-field.tsx';
import type { DocumentForm } from '../../../documents/form/use-document-form.ts';
import { useFieldWords } from '../../../documents/form/use-field-words.ts';
import { useRuleWords } from '../../../documents/form/use-rule-words.ts';
import { useLineFiles } from '../../../documents/lines/use-line-files.ts';
import { type Lines, useLines } from '../../../documents/lines/use-lines.ts';
import { UploadCards } from '../../../documents/uploads/upload-cards.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

type Paper = (typeof SCANS)[number];

/** A place for the pictures of each paper, those of the passport first: what is there, and what is missing still. */
export const ScanPlaces = ({ form }: { form: DocumentForm }) => {
  const control = linesOfForm(form.family.form).find(({ field }) => field === 'scans');
  return control ? <Places control={control} form={form} /> : null;
};

const Places = ({ control, form }: { control: LinesControl; form: DocumentForm }) => {
  const t = useTranslations('families.recruitment.lines.scans');
  const lines = useLines(control, form);
  const needed: readonly Paper[] = passportPages(form.record.citizenship === 'russian');
  const papers = [...needed, ...SCANS.filter((paper) => !needed.includes(paper))];
  return (
    <fieldset id="scans" tabIndex={-1} className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1.5 text-sm font-medium text-ink-2">{t('title')}</legend>
      <ul className="divide-y divide-line rounded-control border border-line">
        {papers.map((paper) => (
          <Place key={paper} lines={lines} paper={paper} isNeeded={needed.includes(paper)} />
        ))}
      </ul>
      <UploadCards form={form} place={control.field} />
    </fieldset>
  );
};

const Place = ({ lines, paper, isNeeded }: { lines: Lines; paper: Paper; isNeeded: boolean }) => {
  const t = useTranslations('families.recruitment.screen');
  const words = useFieldWords(lines.form.family.object_id);
  const rules = useRuleWords();
  const files = useLineFiles(lines);
  const input = useRef<HTMLInputElement>(null);
  const { form } = lines;
  const shown = lines.shown.flatMap((line, index) => {
    const file = form.files.rows.find(({ id }) => id === line.cells.file_id);
    return line.cells.paper === paper ? [{ key: line.key, index, file }] : [];
  });
  const name = words.choice('paper', paper);
  const missing = form.touched.has('scans')
    ? form.refusals.find(({ field, code }) => field === 'scans' && isNeeded && code === MISSING[paper])
    : undefined;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Icon
          of={shown.length > 0 ? CircleCheck : CircleDashed}
          className={shown.length > 0 ? 'text-success-ink' : 'text-ink-3'}
        />
        <span className="min-w-40 flex-1">
          <span className="block font-medium">{name}</span>
          <span className={`block text-sm ${missing ? 'text-error-ink' : 'text-ink-2'}`}>
            {missing
              ? rules.field(missing)
              : t(shown.length > 0 ? 'scan_there' : isNeeded ? 'scan_missing' : 'scan_optional')}
          </span>
        </span>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          tabIndex={-1}
          aria-label={t('scan_of', { paper: name })}
          className="sr-only"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            event.target.value = '';
            if (chosen.length > 0) files.add('file_id', chosen, { paper });
          }}
        />
        <Button
          size="sm"
          icon={Camera}
          aria-label={t('scan_of', { paper: name })}
          onClick={() => input.current?.click()}
        >
          {t('scan_add')}
        </Button>
      </div>
      {shown.map(
        ({ key, index, file }) =>
          file && <FileCard key={key} file={file} onDelete={() => lines.remove(index)} />,
      )}
    </li>
  );
};
