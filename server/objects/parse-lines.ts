import type { Line } from '../../lib/documents/lines.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import type { Field } from '../../lib/objects/object.ts';
import { parseFields } from './parse-record.ts';

/**
 * Lines from the wire as they are kept, in the order they are to have, each with the fields that were sent. What a reader was shown besides is left aside, so that a list may
 * be sent back as it was read. Refuses by place and field, `routes.2.start_date`: lines/too-many, field/wrong,
 * field/unknown, and whatever the field's kind objects to.
 */
export const parseLines = (
  name: string,
  { object, max }: NonNullable<Field['lines']>,
  raw: unknown,
): { readonly lines: readonly Line[]; readonly refused: readonly FieldRefusal[] } => {
  if (!Array.isArray(raw)) return { lines: [], refused: [{ field: name, code: 'field/wrong' }] };
  if (raw.length > max)
    return { lines: [], refused: [{ field: name, code: 'lines/too-many', values: { max } }] };
  const refused: FieldRefusal[] = [];
  const seen = new Set<number>();
  const lines = raw.map((each: unknown, index): Line => {
    const at = (field: string, refusal: Omit<FieldRefusal, 'field'>) =>
      refused.push({ ...refusal, field: `${name}.${index}.${field}` });
    if (typeof each !== 'object' || each === null || Array.isArray(each)) {
      refused.push({ field: `${name}.${index}`, code: 'field/wrong' });
      return { id: null };
    }
    const record = each as Record<string, unknown>;
    const written = Object.fromEntries(
      Object.entries(record).filter(([key]) => {
        const field = Object.hasOwn(object.fields, key) ? object.fields[key] : undefined;
        if (!field) at(key.slice(0, 60), { code: 'field/unknown' });
        return field?.write !== undefined;
      }),
    );
    const { columns, refused: wrong } = parseFields(object.fields, written);
    for (const { field, ...refusal } of wrong) at(field, refusal);
    const id = idOf(record.id);
    if (id === undefined || (id !== null && seen.has(id))) at('id', { code: 'field/wrong' });
    if (id) seen.add(id);
    return { ...columns, id: id ?? null };
  });
  return { lines, refused };
};

const idOf = (id: unknown): number | null | undefined => {
  if (id === undefined || id === null || id === '') return null;
  return (typeof id === 'number' || typeof id === 'string') && /^[1-9]\d{0,14}$/.test(String(id))
    ? Number(id)
    : undefined;
};
