export interface Device {
  readonly kind: 'desktop' | 'phone' | 'program';
  /** `Chrome`, `curl`; '' when nothing is known. */
  readonly name: string;
  /** `Windows`, `Android`; '' when nothing is known. */
  readonly system: string;
}

/** The first that fits names it: browsers also carry the names of those they are made of. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bYaBrowser\//, 'Яндекс.Браузер'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera)\b/, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(?:Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\b(?:Linux|X11)\b/, 'Linux'],
];

/** What a `User-Agent` says of itself, for a person to recognise their own device by. It proves nothing. */
export const deviceOf = (userAgent: string): Device => {
  const system = named(SYSTEMS, userAgent);
  const browser = named(BROWSERS, userAgent);
  if (browser === '' && !userAgent.startsWith('Mozilla/'))
    return { kind: 'program', name: /^[\w.-]{1,40}/.exec(userAgent)?.[0] ?? '', system };
  const phone = system === 'iOS' || system === 'Android' || /\bMobile\b/.test(userAgent);
  return { kind: phone ? 'phone' : 'desktop', name: browser, system };
};

const named = (list: readonly (readonly [RegExp, string])[], text: string): string =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';
