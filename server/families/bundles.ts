import type { FamilyBundle } from './family-bundle.ts';
import { payBundle } from './request/pay/pay-bundle.ts';

/** Families that take archives, by the object they make documents of. */
export const BUNDLES: Readonly<Record<string, FamilyBundle>> = { request: payBundle };
