import localFont from 'next/font/local';

/** The letters of Russian and English texts: fetched with the page itself, so that lines never break again later. */
const cyrillic = localFont({
  src: '../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2',
  weight: '400 900',
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116' }],
});
const latin = localFont({
  src: '../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2',
  weight: '400 900',
  adjustFontFallback: 'Arial',
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
});
/** Names of people have letters of their own; these come when one is met. */
const cyrillicMore = localFont({
  src: '../node_modules/@fontsource-variable/golos-text/files/golos-text-cyrillic-ext-wght-normal.woff2',
  weight: '400 900',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0460-052F,U+1C80-1C8A,U+20B4,U+2DE0-2DFF,U+A640-A69F,U+FE2E-FE2F' },
  ],
});
const latinMore = localFont({
  src: '../node_modules/@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2',
  weight: '400 900',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});

/** The families of the portal's typeface, one for each script, in the order they are looked through. */
export const TYPEFACE = [cyrillic, cyrillicMore, latinMore, latin]
  .map((font) => font.style.fontFamily)
  .join(', ');
