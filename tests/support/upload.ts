import type { Answer } from './rpc.ts';

export interface UploadForm {
  object_id?: string;
  registrator_id?: number | string;
  original_name?: string;
  bytes: Uint8Array;
  type?: string;
  /** Parts to add or, with undefined, to leave out. */
  also?: Record<string, string | undefined>;
}

export interface UploadedFile {
  id: number;
  name: string;
  original_name: string;
  content_type: string;
  hash: string;
  streebog_hash: string;
  streebog512_hash: string;
  size: number;
  registrator_id: number;
  document_object_id: string;
}

/** file.upload as the portal's own form does it. */
export const upload = async (
  origin: string,
  token: string | null,
  form: UploadForm,
): Promise<Answer<{ data: UploadedFile }>> => {
  const parts: Record<string, string | undefined> = {
    method: 'file.upload',
    object_id: form.object_id ?? 'vacation',
    registrator_id: String(form.registrator_id),
    original_name: form.original_name ?? 'scan.png',
    ...form.also,
  };
  const answer = await sendForm(`${origin}/api/rpc`, token, parts, form.bytes, form.type ?? 'image/png');
  return (await answer.json()) as Answer<{ data: UploadedFile }>;
};

/** A multipart form with a file, to an address of the portal; parts that are undefined are left out. */
export const sendForm = (
  url: string,
  token: string | null,
  parts: Readonly<Record<string, string | undefined>>,
  file: string | Uint8Array,
  type = '',
): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) body.set(name, value);
  body.set('file', new Blob([file as string | Uint8Array<ArrayBuffer>], { type }), 'scan.png');
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  return fetch(url, { method: 'POST', body, headers });
};
