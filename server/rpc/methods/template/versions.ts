import type { z } from 'zod';
import type {
  templateMendInput,
  templateOpenInput,
  templateVersionInput,
} from '../../../../lib/rpc/templates.ts';
import type { SignedIn, Writing } from '../../../call/context.ts';
import { openVersion } from '../../../forms/open-version.ts';
import { addMended, checkedAnew, mended, publishVersion, restoreVersion } from '../../../forms/versions.ts';

type Version = z.infer<typeof templateVersionInput>;
type Mended = z.infer<typeof templateMendInput>;

export const templateOpen = async (
  { lang, ...asked }: z.infer<typeof templateOpenInput>,
  { actor, locale }: SignedIn,
) => ({ data: await openVersion(actor, asked, lang ?? locale) });

/** Before one is put in force or taken back. */
export const prepareTemplateVersion = (input: Version, { actor }: SignedIn) => checkedAnew(actor, input);
export const prepareTemplateMend = (input: Mended, { actor }: SignedIn) => mended(actor, input);

export const templatePublish = async (input: Version, { tx, actor }: Writing) => ({
  data: await publishVersion(tx, actor, input),
});

export const templateRestore = async (input: Version, { tx, actor }: Writing) => ({
  data: await restoreVersion(tx, actor, input),
});

export const templateMend = async (input: Mended, { tx, actor, prepared }: Writing) => ({
  data: await addMended(tx, actor, input, prepared as Awaited<ReturnType<typeof mended>>),
});
