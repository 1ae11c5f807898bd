import { classNames } from './class-names.ts';
import { Picture } from './picture.tsx';

const TINTS = [
  'bg-abs-vacation text-on-abs-vacation',
  'bg-abs-home text-on-abs-home',
  'bg-abs-dayoff text-on-abs-dayoff',
  'bg-abs-trip text-on-abs-trip',
  'bg-abs-study text-on-abs-study',
  'bg-abs-sick text-on-abs-sick',
  'bg-abs-hidden text-on-abs-hidden',
] as const;
const SIZES = {
  24: 'size-6 text-[10px]',
  28: 'size-7 text-[11px]',
  32: 'size-8 text-xs',
  36: 'size-9 text-[13px]',
  44: 'size-11 text-[15px]',
  64: 'size-16 text-[21px]',
} as const;
export type AvatarSize = keyof typeof SIZES;

/**
 * Two letters on a tint that stays the same for the same person. Decorative, so they are drawn and no text: the name
 * stands beside it.
 */
export const Avatar = ({
  name,
  seed,
  size = 36,
  photo,
}: {
  name: string;
  seed?: number | string;
  size?: AvatarSize;
  /** Address of a picture of the person, which takes the place of the letters. */
  photo?: string | undefined;
}) =>
  photo ? (
    <Picture
      src={photo}
      alt=""
      className={classNames('inline-block flex-none rounded-full object-cover select-none', SIZES[size])}
    />
  ) : (
    <span
      aria-hidden
      data-letters={letters(name)}
      className={classNames(
        'inline-grid flex-none place-items-center rounded-full leading-none font-semibold select-none',
        'before:content-[attr(data-letters)]',
        SIZES[size],
        TINTS[stableIndex(String(seed ?? name))],
      )}
    />
  );

/** «Ковалёва Анна Сергеевна» -> «АК»: given name first, as people are addressed. */
const letters = (name: string): string => {
  const [surname = '', given = ''] = name.trim().split(/\s+/);
  return (given.charAt(0) + surname.charAt(0)).toUpperCase();
};

const stableIndex = (seed: string): number =>
  [...seed].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % TINTS.length;
