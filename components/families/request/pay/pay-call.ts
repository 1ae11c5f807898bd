import type { PayPaper, PayVerdict } from '../../../../lib/documents/families/request/pay-files.ts';
import { enveloped, postFile } from '../../../importing/post-file.ts';
import { type Heard, lastOfLines } from '../../../rpc/progress-lines.ts';
import { packFiles } from './pack-files.ts';

/** Which papers, of a year or of a month where a file does not say another. */
export interface PayPeriodSaid {
  readonly paper: PayPaper;
  readonly year: number;
  readonly month: number | null;
}

/** Files of the payroll as they were chosen. */
export interface PayBrought extends PayPeriodSaid {
  readonly files: readonly File[];
}

/** What becomes of a file, as the server says it. */
export interface PayLine extends Omit<PayVerdict, 'person'> {
  readonly number?: string;
  readonly name?: string;
  readonly name_eng?: string;
  /** Why the portal refused to give it. */
  readonly why?: { readonly message: string; readonly message_eng: string };
}

/** Whose each file is; `seen` is the digest by which that is given out. */
export interface PayPreview {
  /** The files as they were looked at. */
  readonly archive: File;
  readonly seen: string;
  readonly data: readonly PayLine[];
}

/** Whose each file is. Throws `RpcError`. */
export const previewPay = async (
  { files, ...period }: PayBrought,
  signal: AbortSignal,
): Promise<PayPreview> => {
  const archive = await packFiles(files);
  const answer = await postFile(
    sentAs(archive, period, { mode: 'preview' }),
    enveloped<Omit<PayPreview, 'archive'>>,
    signal,
  );
  return { ...answer, archive };
};

/** Has the files given out as a preview showed them. Throws `RpcError`, also when the connection breaks on the way. */
export const givePay = async (
  period: PayPeriodSaid,
  { archive, seen }: PayPreview,
  progress: Heard,
  signal: AbortSignal,
): Promise<readonly PayLine[]> => {
  const { data } = await postFile(
    sentAs(archive, period, { mode: 'give', seen }),
    (answer) => lastOfLines<{ data: readonly PayLine[] }>(answer, progress),
    signal,
  );
  return data;
};

const sentAs = (
  file: File,
  { paper, year, month }: PayPeriodSaid,
  said: Readonly<Record<string, string>>,
) => ({
  address: '/api/bundles/request',
  file,
  fields: { ...said, paper, year: String(year), month: month === null ? undefined : String(month) },
});

/** Whether a file goes to its person. */
export const isGiven = ({ outcome }: PayLine): boolean => outcome !== 'unread';
