import type { FormDocument } from './form-data.ts';

/** The field by which a form is one for each department. */
export const DEPARTMENT = 'form.department';

/** Documents of a form by the department it names, one part after the other; a form of one department, or of none, is one part. */
export const formParts = (documents: readonly FormDocument[]): FormDocument[][] => {
  const parts: FormDocument[][] = [];
  for (const document of documents) {
    const part = parts.at(-1);
    const isSame = part?.[0] && departmentOf(part[0]) === departmentOf(document);
    if (part && isSame) part.push(document);
    else parts.push([document]);
  }
  return parts.length === 0 ? [[]] : parts;
};

/** The department that a part is of; '' where it is of none. */
export const departmentOf = (document: FormDocument | undefined): string =>
  document?.values[DEPARTMENT]?.text ?? '';
