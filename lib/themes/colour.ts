/** A colour as tokens work it out: lightness 0–1, chroma, hue in degrees. It may lie outside of what a screen shows. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}
type Triple = readonly [number, number, number];

/** The colour of six hexadecimal digits after `#`. */
export const colourOfHex = (hex: string): Oklch => {
  const number = Number.parseInt(hex.slice(1), 16);
  return oklchOf(oklabOf(each([(number >> 16) & 255, (number >> 8) & 255, number & 255], linear)));
};

const each = ([a, b, c]: Triple, of: (part: number) => number): Triple => [of(a), of(b), of(c)];

/** As a screen shows it: what lies outside is cut, channel by channel, as browsers do. */
export const hexOf = (colour: Oklch): string =>
  `#${channelsOf(colour)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

/** The contrast of two colours as they are shown, 1 to 21 (WCAG 2.2, relative luminance). */
export const contrast = (one: Oklch, other: Oklch): number => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** Both mixed in OKLab, `share` of the first. */
export const mixed = (one: Oklch, share: number, other: Oklch): Oklch => {
  const [a, b] = [labOf(one), labOf(other)];
  const part = (at: 0 | 1 | 2): number => a[at] * share + b[at] * (1 - share);
  return oklchOf([part(0), part(1), part(2)]);
};

/** How far apart two colours look; about 0.02 is just seen. */
export const distance = (one: Oklch, other: Oklch): number => {
  const [a, b] = [labOf(one), labOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

const luminance = (colour: Oklch): number => {
  const [red, green, blue] = each(channelsOf(colour), linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const channelsOf = (colour: Oklch): Triple =>
  each(rgbOf(labOf(colour)), (part) => {
    const shown = part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(Math.min(1, Math.max(0, shown)) * 255);
  });

const labOf = ({ l, c, h }: Oklch): Triple => {
  const angle = (h * Math.PI) / 180;
  return [l, c * Math.cos(angle), c * Math.sin(angle)];
};

const oklchOf = ([l, a, b]: Triple): Oklch => ({
  l,
  c: Math.hypot(a, b),
  h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
});

/** Matrices of OKLab, https://bottosson.github.io/posts/oklab */
const oklabOf = ([red, green, blue]: Triple): Triple => {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const rgbOf = ([lightness, a, b]: Triple): Triple => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};
