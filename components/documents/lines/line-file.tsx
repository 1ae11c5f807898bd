'use client';
import type { WireLine } from '../../../lib/documents/lines.ts';
import { isPicture, isShown } from '../../files/previewed-file.ts';
import { usePhoneDevice } from '../../shell/use-phone.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { Lines } from './use-lines.ts';

/** The file of a line while the line is filled in: its picture, which opens whole, or PDF; a PDF on a phone opens by itself. */
export const LineFile = ({ lines, line }: { lines: Lines; line: WireLine }) => {
  const phone = usePhoneDevice();
  const file = shownFileOf(lines, line);
  if (!file) return null;
  const address = `/api/shown/${file.name}`;
  if (isPicture(file))
    return (
      <AppLink href={address} target="_blank" className="block">
        <Picture
          src={address}
          alt={file.original_name}
          className="max-h-[50dvh] max-w-full rounded-control bg-sunken object-contain max-tablet:mx-auto max-tablet:max-h-[30dvh]"
        />
      </AppLink>
    );
  return phone ? (
    <AppLink href={address} target="_blank">
      <bdi className="wrap-anywhere">{file.original_name}</bdi>
    </AppLink>
  ) : (
    <iframe
      src={`${address}#view=FitH&navpanes=0`}
      title={file.original_name}
      className="h-72 w-full rounded-control bg-sunken"
    />
  );
};

/** The file of a line, where a page can show it. */
export const shownFileOf = ({ control, form }: Lines, { cells }: WireLine) => {
  const fields = control.columns.flatMap((column) =>
    column.control.kind === 'file' ? [column.control.field] : [],
  );
  return form.files.rows.find((file) => isShown(file) && fields.some((field) => cells[field] === file.id));
};
