import { reader } from '../beside/reader.ts';

/** What a template names and what is wrong with it. */
export const FORM_CHECKED = reader(
  'formChecked',
  10,
  384,
  async () => (await import('./read-form.ts')).checkForm,
);

/** A template with its values, as the file it is: a timesheet of a thousand people has 80,000 cells. */
export const FORM_FILLED = reader(
  'formFilled',
  20,
  640,
  async () => (await import('./read-form.ts')).fillForm,
);

/** What a filled template says. */
export const FORM_TOLD = reader('formTold', 10, 448, async () => (await import('./read-form.ts')).tellForm);

/** What a filled template says, as a PDF in the portal's own layout: a list of 5,000 rows takes some 410 MB. */
export const FORM_DRAWN = reader('formDrawn', 20, 640, async () => (await import('./draw-form.ts')).drawForm);

/** A template with a field called as it was meant. */
export const FORM_MENDED = reader(
  'formMended',
  10,
  384,
  async () => (await import('./read-form.ts')).mendForm,
);
