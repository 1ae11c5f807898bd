'use client';
import type { LinesControl } from '../../../lib/documents/form.ts';
import { PanelSection } from '../../ui/panel.tsx';
import { linesIn } from '../form/form-lines.ts';
import type { DocumentForm } from '../form/use-document-form.ts';
import { useLineWords } from '../lines/use-line-words.ts';
import { NamedFace } from './named-face.tsx';
import { useNamedName } from './use-named-name.ts';

/** Recipients of a document, for a reader who may not change it. */
export const ReadNamed = ({ control, form }: { control: LinesControl; form: DocumentForm }) => {
  const label = useLineWords(form.family.object_id, control.field);
  const nameOf = useNamedName(form, control);
  return (
    <PanelSection aria-labelledby={control.field}>
      <h2 id={control.field}>{label('title')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {linesIn(form.shown, control.field).map(({ key, cells }) => (
          <li
            key={key}
            className="flex min-h-8 min-w-0 items-center gap-2 rounded-full border border-line bg-sunken py-0.5 pr-3 pl-1.5"
          >
            <NamedFace cells={cells} name={nameOf(cells)} />
            <bdi className="min-w-0 break-words">{nameOf(cells)}</bdi>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
};
