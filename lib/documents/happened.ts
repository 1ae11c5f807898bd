import type { Day } from '../kernel/day.ts';
import { isDay } from '../kernel/day.ts';
import type { FieldRefusal } from '../kernel/refusal.ts';
import type { Fields } from '../objects/object.ts';
import { linesOf } from './lines.ts';

/**
 * Days of what has happened that are still to come, of a document and of its lines, each at its place:
 * `field/still-to-come`. `given` narrows them to what was just set.
 */
export const stillToCome = (
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  today: Day,
  given?: ReadonlySet<string>,
): FieldRefusal[] =>
  Object.entries(fields).flatMap(([name, field]): FieldRefusal[] => {
    if (given && !given.has(name)) return [];
    if (field.lines) {
      const of = field.lines.object.fields;
      return linesOf(record, name).flatMap((line, index) =>
        stillToCome(of, line, today).map((refused) => ({
          ...refused,
          field: `${name}.${index}.${refused.field}`,
        })),
      );
    }
    const day = record[name];
    return field.happened && isDay(day) && day > today
      ? [{ field: name, code: 'field/still-to-come', values: { today } }]
      : [];
  });
