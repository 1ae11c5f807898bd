import { zipSync } from 'fflate';
import { refusal } from '../call/call-error.ts';
import { type Parts, unzipped } from '../store/unzip.ts';

/** What a template may unfold to. */
const UNFOLDED_MAX = 32 * 1024 * 1024;
const XML_MAX = 8 * 1024 * 1024;
const PARTS_MAX = 400;

export type { Parts };

/** The parts of an office file. Refuses form_unreadable and form_unsafe (what unfolds without measure). */
export const unpack = (bytes: Uint8Array): Parts =>
  unzipped(bytes, {
    unfoldedMax: UNFOLDED_MAX,
    partMax: (name) => (/\.(xml|rels)$/i.test(name) ? XML_MAX : UNFOLDED_MAX),
    partsMax: PARTS_MAX,
    unreadable: () => refusal('form_unreadable'),
    bomb: (name) => refusal('form_unsafe', { what: 'bomb', place: name.slice(0, 120) }),
  });

/** The same parts are the same bytes: every one is of the first day a ZIP knows. */
export const pack = (parts: Parts): Uint8Array =>
  zipSync(Object.fromEntries(parts), { level: 6, mtime: new Date('1980-01-02T00:00:00Z') });
