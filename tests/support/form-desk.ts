import type { FormProblem } from '../../lib/forms/problem.ts';
import { wordFile } from '../../prisma/seed/forms/word.ts';
import { outcome } from './matrix-http.ts';
import type { Name } from './matrix-people.data.ts';
import type { World } from './matrix-world.ts';

type Told = Pick<World, 'call' | 'portal' | 'token'>;

/** What an upload of a version came to. */
export interface Uploaded {
  readonly reason?: string;
  readonly message?: string;
  readonly message_eng?: string;
  readonly data?: {
    readonly version_id: number;
    readonly number: number;
    readonly problems: readonly FormProblem[];
  };
}

/** Brings a file as a version of a template. */
export const bringVersion = async (
  { portal, token }: Told,
  id: number,
  file: Uint8Array,
  { by = 'hr', name = 'form.docx' }: { by?: Name; name?: string } = {},
): Promise<Uploaded> => {
  const body = new FormData();
  body.set('file', new Blob([file as Uint8Array<ArrayBuffer>]), name);
  const response = await fetch(`${portal.origin}/api/templates/${id}/versions`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token(by)}` },
  });
  const { result, error } = (await response.json()) as {
    result?: { data: NonNullable<Uploaded['data']> };
    error?: { message: string; message_eng: string; data: { reason: string } };
  };
  if (error) return { reason: error.data.reason, message: error.message, message_eng: error.message_eng };
  return result ? { data: result.data } : {};
};

let forms = 0;

/** A new template of vacations. */
export const addTemplate = async (
  { call, token }: Told,
  more: Record<string, unknown> = {},
  by: Name = 'hr',
): Promise<number> => {
  forms += 1;
  const data = { code: `form-${forms}`, name: 'Приказ', object_id: 'vacation', kind: 'DOCX', ...more };
  const answer = await call('table.add', { object: 'template', data }, { token: token(by) });
  if (outcome(answer) !== 'ok') throw new Error(answer.text);
  return Number(answer.result?.data[0]?.id);
};

/** A new template of vacations with so many versions, each saying a text. */
export const newForm = async (
  world: Told,
  count: number,
  text = '{{vacation.number}}',
): Promise<{ id: number; versions: number[] }> => {
  const id = await addTemplate(world);
  const versions: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { data } = await bringVersion(world, id, wordFile([`${text} ${index}`]));
    versions.push(data?.version_id ?? 0);
  }
  return { id, versions };
};
