import { type Answer, rpc } from './rpc.ts';
import { upload } from './upload.ts';

/** A PDF of one page that says a line; small, whole and without anything that acts. */
export const pdfOf = (line: string): Buffer => {
  const text = `BT /F1 18 Tf 40 780 Td (${line.replaceAll(/[^\x20-\x7e]|[()\\]/g, '?')}) Tj ET`;
  const parts = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let body = '%PDF-1.4\n';
  const places = parts.map((part, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${part}\nendobj\n`;
    return at;
  });
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${parts.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
};

export const resultOf = <T>(answer: Answer<T>): T => {
  if (!answer.result) throw new Error(JSON.stringify(answer.error));
  return answer.result;
};

/** Name and type that the file of a paper claims. */
export interface Named {
  readonly original_name: string;
  readonly type: string;
}

/** A paper without recipients yet, with its file. */
export const newPaper = async (
  origin: string,
  token: string,
  fields: Record<string, unknown> = {},
  bytes: Uint8Array = pdfOf('Rules of the house'),
  named: Named = { original_name: 'Правила.pdf', type: 'application/pdf' },
): Promise<number> => {
  const added = resultOf(
    await rpc(origin, token, 'table.add', {
      object: 'paper',
      data: [{ title: 'Правила внутреннего распорядка', due_date: '2026-12-01', ...fields }],
    }),
  );
  const id = Number(added.data[0]?.id);
  resultOf(
    await upload(origin, token, {
      object_id: 'paper',
      registrator_id: id,
      ...named,
      bytes,
    }),
  );
  return id;
};

export interface Line {
  employee_id: number;
  outcome: string;
  document_id?: number;
}

/** paper.publish as it is called; its lines. */
export const publish = async (
  origin: string,
  token: string,
  paper_id: number,
  employee_ids: readonly number[],
): Promise<Line[]> =>
  resultOf(await rpc<{ data: Line[] }>(origin, token, 'paper.publish', { paper_id, employee_ids })).data;
