/** Files of a folder as one archive; a single archive goes as it is. PDFs are packed already: they are only put together. */
export const packFiles = async (files: readonly File[]): Promise<Blob> => {
  const [first] = files;
  if (first && files.length === 1 && /\.zip$/i.test(first.name)) return first;
  const { zipSync } = await import('fflate');
  const parts: Record<string, Uint8Array> = {};
  for (const file of files) parts[pathOf(file)] = new Uint8Array(await file.arrayBuffer());
  return new Blob([zipSync(parts, { level: 0 }) as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
};

const pathOf = ({ name, webkitRelativePath }: File): string => webkitRelativePath || name;
