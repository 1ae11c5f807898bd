'use client';
import { isPicture, isShown } from '../../files/previewed-file.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { FormLine } from '../form/form-lines.ts';
import { usePhoneDevice } from '../list/use-phone.ts';
import type { Lines } from './use-lines.ts';

/** The file of a line while the line is filled in: its picture or PDF; a PDF on a phone opens by itself. Nothing where there is none. */
export const LineFile = ({ lines, line }: { lines: Lines; line: FormLine }) => {
  const phone = usePhoneDevice();
  const file = fileOf(lines, line);
  if (!file || !isShown(file)) return null;
  const address = `/api/shown/${file.name}`;
  if (isPicture(file))
    return (
      <Picture
        src={address}
        alt={file.original_name}
        className="max-h-56 max-w-full rounded-control bg-sunken object-contain max-tablet:mx-auto max-tablet:max-h-[30dvh]"
      />
    );
  return phone ? (
    <AppLink href={address} target="_blank">
      <bdi className="wrap-anywhere">{file.original_name}</bdi>
    </AppLink>
  ) : (
    <iframe
      src={`${address}#view=FitH&navpanes=0`}
      title={file.original_name}
      className="h-56 w-96 max-w-full rounded-control bg-sunken"
    />
  );
};

const fileOf = ({ control, form }: Lines, { cells }: FormLine) => {
  const fields = control.columns.flatMap((column) =>
    column.control.kind === 'file' ? [column.control.field] : [],
  );
  return form.files.rows.find(({ id }) => fields.some((field) => cells[field] === id));
};
