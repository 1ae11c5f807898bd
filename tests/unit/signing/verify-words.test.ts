import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CODES } from '../../../lib/signing/verify/codes.data.ts';
import { parseTrust } from '../../../lib/signing/verify/trust.ts';
import { verifyDetached } from '../../../lib/signing/verify/verify-detached.ts';
import { NOW } from '../../support/signing/authority.ts';

const words = (locale: string, file: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', '..', 'messages', locale, file), 'utf8'));

/** Remarks beside the signature: reported only where they apply. */
const REMARKS = ['encoding', 'certificates', 'counter_signatures', 'unsigned_attributes'];

test.each(['ru', 'en'])(
  'every finding and every check has its words for the page, the command and the protocol: %s',
  async (locale) => {
    const nobody = parseTrust({ roots: [], intermediates: [], crls: [] });
    const digests = { sha256: '', streebog256: '', streebog512: '' };
    const { checks } = await verifyDetached({ cms: new Uint8Array(), digests, at: NOW, trust: nobody });
    const names = [...checks.map(({ name }) => name), ...REMARKS];
    const { code = {}, check = {} } = words(locale, 'verify.json');
    const { checks: printed = {} } = words(locale, 'print.json');
    expect(CODES.filter((each) => !code[each])).toEqual([]);
    expect(names.filter((each) => !check[each] || !printed[each])).toEqual([]);
  },
);
