'use client';
import { useLocale } from 'next-intl';
import type { Locale } from '../../lib/access/actor.ts';
import { chosenLocale } from '../../lib/i18n/locale.ts';

/** The language on the screen. */
export const useAppLocale = (): Locale => chosenLocale(useLocale());
