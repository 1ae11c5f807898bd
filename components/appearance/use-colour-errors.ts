'use client';
import { useTranslations } from 'next-intl';
import type { Appearance } from '../../lib/rpc/appearance.ts';
import type { Trouble } from '../../lib/themes/judge-look.ts';
import type { OwnColor } from '../../lib/themes/own-theme.ts';
import { type DraftLook, draftOf } from './draft-look.ts';

/** What is said under a colour, and the colour that mends it. */
export interface ColourError {
  readonly text: string;
  readonly cure: string | undefined;
}

/** Errors by field: what is no colour, what cannot be told apart, and what the server said of a colour not changed since. */
export const useColourErrors = (
  wrong: readonly OwnColor[],
  weak: readonly Trouble[],
  refused: Readonly<Record<string, string>>,
  look: Appearance,
  draft: DraftLook,
): Readonly<Partial<Record<OwnColor, ColourError>>> => {
  const t = useTranslations('appearance');
  const rules = useTranslations('rules.theme');
  const role = (name: string) => t(`roles.${name}`);
  const before = draftOf(look).own;
  return Object.fromEntries([
    ...Object.entries(refused)
      .filter(([field]) => field in before && before[field as OwnColor] !== draft.own[field as OwnColor])
      .map(([field, text]) => [field, { text, cure: undefined }]),
    ...wrong.map((field) => [field, { text: rules('colour'), cure: undefined }]),
    ...weak.map(({ field, pair, cure }) => [
      field,
      {
        cure,
        text: rules('contrast', {
          mode: pair.mode,
          on: role(pair.on),
          on_eng: role(pair.on),
          ground: role(pair.ground),
          ground_eng: role(pair.ground),
          ratio: Math.floor(pair.ratio * 100) / 100,
          needs: pair.needs,
          cure: cure ?? '',
        }),
      },
    ]),
  ]);
};
