import type { PreviewedFile } from '../files/previewed-file.ts';
import type { Rows } from '../rpc/rows.ts';

/** A message of a thread as the view sends it. */
export interface MessageRow {
  readonly id: number;
  readonly registrator_id: number;
  readonly author_id: number;
  readonly author_name: string;
  readonly author_name_eng: string;
  readonly behalf_employee_id: number | null;
  readonly behalf_employee_name: string | null;
  readonly behalf_employee_name_eng: string | null;
  readonly text: string;
  /** JSON texts. */
  readonly mentioned: string;
  readonly files: string;
  readonly create_date: string;
  readonly edit_date: string | null;
  readonly delete_date: string | null;
  readonly [field: string]: unknown;
}

export interface MessageFile extends PreviewedFile {
  readonly id: number;
  readonly size: number;
}

/** A person who may be mentioned in a thread, or is. */
export interface Mentioned {
  readonly id: number;
  readonly name: string;
  readonly name_eng: string;
}

export type MessagePage = Rows<MessageRow>;

const listIn = <Entry>(text: string): readonly Entry[] => JSON.parse(text || '[]') as readonly Entry[];

export const filesOf = ({ files }: MessageRow): readonly MessageFile[] => listIn(files);
export const mentionedIn = ({ mentioned }: MessageRow): readonly Mentioned[] => listIn(mentioned);
