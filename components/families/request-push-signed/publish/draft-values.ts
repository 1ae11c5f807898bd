import type { PaperDraft } from './use-publishing.ts';

export interface DraftValues extends PaperDraft {
  readonly file: File | null;
}

export const EMPTY_DRAFT: DraftValues = {
  title: '',
  document_type_id: null,
  due_date: null,
  comments: '',
  file: null,
};

const TYPES: readonly string[] = ['application/pdf', 'image/png', 'image/jpeg'];
const MB = 1_048_576;

/** Why a file cannot be a paper, or undefined; the server looks at the content as well. */
export const fileObjection = (file: File, megabytes: number): 'type' | 'size' | undefined => {
  if (!TYPES.includes(file.type)) return 'type';
  return file.size >= megabytes * MB ? 'size' : undefined;
};

/** A paper has its name and its file; the rest may be missing. */
export const isWhole = ({ title, file }: DraftValues): boolean => title.trim() !== '' && file !== null;
