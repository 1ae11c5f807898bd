import { z } from 'zod';
import { NIGHT_COLORS, THEME_COLORS } from '../themes/theme.ts';
import { dictionaryChange } from './dictionaries.ts';

const hex = z.string();
const each = <Name extends string>(names: readonly Name[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, hex])) as Record<Name, typeof hex>);

/** The look of a client: as delivered, what was changed of it, and who changed it. */
export const appearance = z.object({
  delivered: z.object({
    code: z.string(),
    name: z.string(),
    name_eng: z.string(),
    company: z.string(),
    company_eng: z.string(),
    logo: z.string(),
    logo_dark: z.string(),
    colors: each(THEME_COLORS),
    night: each(NIGHT_COLORS).partial(),
    dark: z.boolean(),
  }),
  /** The row of the object `theme` without its pictures; null where nothing was changed yet. */
  own: z
    .object({
      id: z.number().int(),
      updated_at: z.string(),
      primary: hex,
      accent: hex,
      secondary: hex,
      background: hex,
      night_primary: hex,
      night_accent: hex,
      logo_file: z.string(),
      logo_dark_file: z.string(),
    })
    .nullable(),
  changes: z.array(dictionaryChange),
});
export type Appearance = z.infer<typeof appearance>;
