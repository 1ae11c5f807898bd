import { BASE } from './resolve.ts';

/** The address to go back to after signing in: a path of this portal, never another origin, never login again. */
export const rememberedPath = (text: string | null | undefined): string | undefined => {
  if (!text?.startsWith(BASE) || text.length > 2_000 || /[\\\s\p{Cc}]/u.test(text)) return undefined;
  const path = text.slice(0, text.search(/[?#]|$/));
  const parts = path.split('/').map((part) => part.replace(/%2e/gi, '.'));
  if (path.includes('//') || parts.some((part) => part === '..' || part === '.')) return undefined;
  return /\/(login|detail|logout)\/?$/.test(path) ? undefined : text;
};
