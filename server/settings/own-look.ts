import { createHash } from 'node:crypto';
import type { Locale } from '../../lib/access/actor.ts';
import type { FieldRefusal } from '../../lib/kernel/refusal.ts';
import { bytesOfBase64, isBase64 } from '../../lib/signing/pem.ts';
import { judgeLook, type Trouble } from '../../lib/themes/judge-look.ts';
import { judgeLogo } from '../../lib/themes/logo.ts';
import { OWN_COLORS, type OwnTheme, withOwnTheme } from '../../lib/themes/own-theme.ts';
import { isHex } from '../../lib/themes/theme.ts';
import { CallError } from '../call/call-error.ts';
import { sentence } from '../i18n/sentence.ts';
import type { BeforeWrite } from '../objects/rules.ts';
import { themeOf } from '../theme-of.ts';

/**
 * A look is kept only where all that is drawn with it can be told apart, and its logos are pictures. Refuses: validation,
 * by each colour or picture; a colour comes with the nearest one that would do.
 */
export const lookIsReadable: BeforeWrite = async (_tx, actor, before, after) => {
  if (!after) return;
  const own = { ...before, ...after } as Partial<OwnTheme>;
  const wrong = OWN_COLORS.filter((name) => own[name] && !isHex(own[name])).map(
    (field): FieldRefusal => ({ field, code: 'theme/colour' }),
  );
  const refused =
    wrong.length > 0 ? wrong : judgeLook(withOwnTheme(themeOf(actor.client_code), own)).map(weak);
  refused.push(...LOGOS.flatMap((field) => nameLogo(field, after)));
  if (refused.length > 0) throw new CallError({ reason: 'validation', fields: refused });
};

/** What cannot be told apart, said in both languages. */
const weak = ({ field, pair, cure }: Trouble): FieldRefusal => {
  const role = (locale: Locale, name: string) => sentence(locale, `appearance.roles.${name}`);
  return {
    field,
    code: 'theme/contrast',
    values: {
      on: role('ru', pair.on),
      on_eng: role('en', pair.on),
      ground: role('ru', pair.ground),
      ground_eng: role('en', pair.ground),
      mode: pair.mode,
      ratio: Math.floor(pair.ratio * 100) / 100,
      needs: pair.needs,
      cure: cure ?? '',
    },
    ...(cure !== undefined && { cure }),
  };
};

const LOGOS = ['logo', 'logo_dark'] as const;

/** Names a picture by its digest and its kind, where one is written. */
const nameLogo = (field: (typeof LOGOS)[number], after: Record<string, unknown>): FieldRefusal[] => {
  const given = after[field];
  if (given === undefined) return [];
  const text = String(given ?? '');
  if (text === '') {
    after[`${field}_file`] = '';
    return [];
  }
  if (!isBase64(text)) return [{ field, code: 'theme/logo-kind' }];
  const bytes = bytesOfBase64(text);
  const judged = judgeLogo(bytes);
  if ('trouble' in judged) return [{ field, code: judged.trouble }];
  after[`${field}_file`] = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${judged.kind}`;
  return [];
};
