import type { Locale } from '../../../../lib/access/actor.ts';
import { setLanguage } from '../../../auth/language.ts';
import type { Writing } from '../../context.ts';

export const userEdit = async ({ data }: { data: { language: Locale } }, { tx, actor }: Writing) => ({
  data: { id: await setLanguage(tx, actor, data.language) },
});
