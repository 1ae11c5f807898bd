export interface PreviewedFile {
  readonly name: string;
  readonly original_name: string;
  readonly content_type: string;
}

/** Whether it is a picture. */
export const isPicture = ({ content_type }: PreviewedFile): boolean => content_type.startsWith('image/');

/** Whether a browser can show it: a picture or a PDF. */
export const isShown = (file: PreviewedFile): boolean =>
  isPicture(file) || file.content_type === 'application/pdf';
