import { utf8Of } from '../kernel/parsed.ts';
/** The largest picture that is taken: 64 KiB. */
export const LOGO_BYTES_MAX = 64 * 1024;
/** The most points a picture has on one side. */
const POINTS_MAX = 2_000;

export type LogoKind = 'svg' | 'png';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const SVG = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/;
/** What an image has no need of: scripts, handlers, pages inside, entities, and what lies elsewhere. */
const ACTIVE =
  /<!doctype|<!entity|<\?xml-stylesheet|<(?:\w+:)?(?:script|foreignobject|iframe|object|embed|audio|video)|\son\w+\s*=|javascript:|@import|(?:href|src)\s*=\s*["']\s*(?!#|data:image\/(?:png|jpeg);)[^"'\s]|url\(\s*["']?\s*(?!#)[^)"'\s]/i;

/** What a picture is by its content, or the code of what is wrong with it. */
export const judgeLogo = (bytes: Uint8Array): { kind: LogoKind } | { trouble: string } => {
  if (bytes.length > LOGO_BYTES_MAX) return { trouble: 'theme/logo-size' };
  if (PNG.every((byte, at) => bytes[at] === byte)) return judgePng(bytes);
  const text = utf8Of(bytes);
  if (text === undefined || !SVG.test(text)) return { trouble: 'theme/logo-kind' };
  return ACTIVE.test(text) || !/(?:<\/svg\s*>|\/>)$/.test(text.trimEnd())
    ? { trouble: 'theme/logo-active' }
    : { kind: 'svg' };
};

/** The head of a PNG names its sides. */
const judgePng = (bytes: Uint8Array): { kind: LogoKind } | { trouble: string } => {
  if (bytes.length < 33) return { trouble: 'theme/logo-kind' };
  const head = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [head.getUint32(16), head.getUint32(20)];
  return width > 0 && height > 0 && Math.max(width, height) <= POINTS_MAX
    ? { kind: 'png' }
    : { trouble: 'theme/logo-sides' };
};
