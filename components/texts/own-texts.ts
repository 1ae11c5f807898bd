import type { Wording } from '../../lib/i18n/override-messages.ts';
import { call } from '../rpc/client.ts';

/** A row of the texts of the client. */
export interface OwnText {
  readonly id: number;
  readonly alias: string;
  readonly name: string;
  readonly name_eng: string;
  readonly updated_at: string;
}

/** What somebody is writing in place of a text; '' stays as delivered. */
export type TextDraft = Pick<OwnText, 'alias' | 'name' | 'name_eng'>;

/** Every text the client has put in place of a delivered one. */
export const askOwnTexts = async (): Promise<readonly OwnText[]> => {
  const select = 'id,alias,name,name_eng,updated_at';
  return (await call<{ data: OwnText[] }>('view.get', { object: 'lan', select, rowsPerPage: 'all' })).data;
};

/** Keeps a text: changes the row there is, adds one, or deletes one that says nothing any more. */
export const keepText = (
  own: OwnText | undefined,
  { alias, name, name_eng }: TextDraft,
): Promise<unknown> => {
  const isEmpty = name.trim() === '' && name_eng.trim() === '';
  if (own && isEmpty) return call('table.del', { object: 'lan', data: { id: own.id } });
  if (isEmpty) return Promise.resolve();
  return own
    ? call('table.edit', { object: 'lan', data: { id: own.id, updated_at: own.updated_at, name, name_eng } })
    : call('table.add', { object: 'lan', data: { alias, name, name_eng } });
};

/** The texts of the client with a draft in its place. */
export const withDraft = (rows: readonly OwnText[], draft: TextDraft | undefined): readonly Wording[] => [
  ...rows.filter(({ alias }) => alias.includes('.') && alias !== draft?.alias),
  ...(draft ? [draft] : []),
];
