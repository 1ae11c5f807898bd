import { BUNDLE_FILES_MAX, BUNDLE_MB_MAX } from '../../../../lib/files/bundle.ts';

/** Why files are not even packed: a whole disk may have been chosen as the folder. */
export const againstPacking = (files: readonly File[]): 'too_many' | 'too_large' | undefined => {
  if (files.length > BUNDLE_FILES_MAX) return 'too_many';
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > BUNDLE_MB_MAX * 1024 * 1024 ? 'too_large' : undefined;
};

/** Files of a folder as one archive; a single archive goes as it is. PDFs are packed already: they are only put together. */
export const packFiles = async (files: readonly File[]): Promise<File> => {
  const [first] = files;
  if (first && files.length === 1 && /\.zip$/i.test(first.name)) return first;
  const { zipSync } = await import('fflate');
  const parts: Record<string, Uint8Array> = {};
  for (const file of files) parts[pathOf(file)] = new Uint8Array(await file.arrayBuffer());
  const archive = zipSync(parts, { level: 0 }) as Uint8Array<ArrayBuffer>;
  return new File([archive], 'papers.zip', { type: 'application/zip' });
};

const pathOf = ({ name, webkitRelativePath }: File): string => webkitRelativePath || name;
