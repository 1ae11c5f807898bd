import { describe, expect, test } from 'vitest';
import { ABSENCES, FAMILY_IDENTITIES, identityOf } from '../../../lib/families/identities.ts';

describe('what is known of a family without its form and rules', () => {
  test('names every family once, and each address once', () => {
    const objects = FAMILY_IDENTITIES.map(({ object_id }) => object_id);
    expect(new Set(objects).size).toBe(objects.length);
    const forms = FAMILY_IDENTITIES.filter(({ routes }) => !routes.under).map(({ routes }) => routes.form);
    expect(new Set(forms).size).toBe(forms.length);
    for (const { routes } of FAMILY_IDENTITIES)
      if (routes.under) expect(identityOf(routes.under)).toBeDefined();
  });
  test('tells absences from papers and money (AMB-096)', () => {
    expect([...ABSENCES].sort()).toEqual(
      ['absence', 'btrip', 'homeoffice', 'sickleave', 'vacation', 'vacation_correction'].sort(),
    );
  });
});
