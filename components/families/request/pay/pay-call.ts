import type { PayPaper, PayVerdict } from '../../../../lib/documents/families/request/pay-files.ts';
import { type Heard, lastOfLines } from '../../../rpc/progress-lines.ts';
import { bearer } from '../../../rpc/token.ts';
import { headers, reach, unwrapped } from '../../../rpc/transport.ts';

/** What is brought: files of a paper, of a year or of a month where they do not say another. */
export interface PayBrought {
  readonly paper: PayPaper;
  readonly year: number;
  readonly month: number | null;
  readonly archive: Blob;
}

/** What becomes of a file, as the server says it. */
export interface PayLine extends Omit<PayVerdict, 'person'> {
  readonly number?: string;
  readonly name?: string;
  readonly name_eng?: string;
}

export interface PayPreview {
  readonly seen: string;
  readonly data: readonly PayLine[];
}

/** Whose each file is. Throws `RpcError`. */
export const previewPay = (brought: PayBrought): Promise<PayPreview> =>
  sent(brought, { mode: 'preview' }, async (answer) => unwrapped<PayPreview>(await answer.json()));

/** Has the files given out as a preview showed them. Throws `RpcError`, also when the connection breaks on the way. */
export const givePay = (brought: PayBrought, seen: string, progress: Heard): Promise<PayGiven> =>
  sent(brought, { mode: 'give', seen }, (answer) => lastOfLines<PayGiven>(answer, progress));

interface PayGiven {
  readonly data: readonly PayLine[];
}

const sent = async <Answer>(
  { archive, paper, year, month }: PayBrought,
  fields: Readonly<Record<string, string>>,
  read: (answer: Response) => Promise<Answer>,
): Promise<Answer> => {
  const body = new FormData();
  const said = { ...fields, paper, year: String(year), ...(month === null ? {} : { month: String(month) }) };
  for (const [name, value] of Object.entries(said)) body.set(name, value);
  body.set('file', archive, 'papers.zip');
  const carried = await headers({ bearer: await bearer() });
  return reach(
    async (signal) =>
      read(await fetch('/api/bundles/request', { method: 'POST', body, headers: carried, signal })),
    { isShown: true },
  );
};
