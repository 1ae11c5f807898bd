import { describe, expect, test } from 'vitest';
import { kindOf } from '../../../lib/settings/kind.ts';
import { inForce, mayDiffer } from '../../../lib/settings/overlay.ts';
import { PARAMETERS } from '../../../lib/settings/parameters.data.ts';
import { numberOf } from '../../../lib/settings/read.ts';

const ALL = { comment_length: '300', auto_logout_time: '20' };

describe('parameters in force', () => {
  test('are those of all where an organization has none of its own', () => {
    const { of, each } = inForce(ALL, [{ organization_id: 2, code: 'comment_length', value: '100' }]);
    for (const organization of [null, 1]) expect(of(organization)).toBe(ALL);
    expect(of(2)).toEqual({ ...ALL, comment_length: '100' });
    expect(of(2)).toBe(of(2));
    expect(each).toEqual([of(null), of(2)]);
  });

  test('an empty value of an organization is what it is shipped with, not what all have', () => {
    const { of } = inForce(ALL, [{ organization_id: 2, code: 'comment_length', value: '' }]);
    expect(numberOf(of(2), 'comment_length')).toBe(256);
  });

  test('one that may not differ stays that of all, whatever is stored', () => {
    const { of } = inForce(ALL, [{ organization_id: 2, code: 'auto_logout_time', value: '1' }]);
    expect(of(2)).toBe(ALL);
  });

  test('periods of statuses may differ; what is about sign-in, signing or everybody may not', () => {
    expect(mayDiffer('agreed_forbidden_period')).toBe(true);
    const fixed = Object.entries(PARAMETERS).filter(([, { group }]) =>
      ['access', 'signing', 'general', 'profile'].includes(group),
    );
    expect(fixed.filter(([code]) => mayDiffer(code))).toEqual([]);
    for (const code of [
      'external_link_crm',
      'office_seat_limit_per_day',
      'btrip_starting_point',
      'unheard_of',
    ])
      expect(mayDiffer(code)).toBe(false);
    expect(kindOf('comment_length')?.byOrganization).toBe(true);
  });
});
