import type { Wording } from '../../lib/i18n/override-messages.ts';
import { wrongWording } from '../../lib/i18n/wrong-wording.ts';
import { readable } from '../i18n/compiled.ts';
import { call } from '../rpc/client.ts';
import { keepRow } from '../rpc/keep-row.ts';

/** A row of the texts of the client. */
export interface OwnText {
  readonly id: number;
  readonly alias: string;
  readonly name: string;
  readonly name_eng: string;
  readonly updated_at: string;
}

/** The admin's words in place of a text; '' stays as delivered. */
export type TextDraft = Pick<OwnText, 'alias' | 'name' | 'name_eng'>;

/** Every text the client has put in place of a delivered one. */
export const askOwnTexts = async (): Promise<readonly OwnText[]> => {
  const select = 'id,alias,name,name_eng,updated_at';
  return (await call<{ data: OwnText[] }>('view.get', { object: 'lan', select, rowsPerPage: 'all' })).data;
};

/** Keeps a text: changes the row there is, adds one, or deletes one that says nothing any more. */
export const keepText = (own: OwnText | undefined, { alias, name, name_eng }: TextDraft): Promise<void> => {
  const isEmpty = name.trim() === '' && name_eng.trim() === '';
  return keepRow('lan', own, isEmpty ? null : { name, name_eng }, { alias });
};

/** A text as the page may show it before it is kept: '' while it lacks a value, or cannot be read. */
export const showable = (delivered: string, text: string): string => {
  const [had, own] = [readable(delivered), readable(text)];
  return text.trim() === '' || own === '' || wrongWording(had, own) ? '' : text;
};

/** The texts of the client with a draft in its place. */
export const withDraft = (rows: readonly OwnText[], draft: TextDraft | undefined): readonly Wording[] => [
  ...rows.filter(({ alias }) => alias.includes('.') && alias !== draft?.alias),
  ...(draft ? [draft] : []),
];
