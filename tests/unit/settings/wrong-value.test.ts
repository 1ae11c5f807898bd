import { expect, test } from 'vitest';
import { wrongParameter } from '../../../lib/parameters/wrong-value.ts';
import { kindOf } from '../../../lib/settings/kind.ts';
import {
  PARAMETERS,
  type ParameterCode,
  type ParameterDefinition,
} from '../../../lib/settings/parameters.data.ts';
import { PARAMETER_KINDS } from '../../../lib/settings/parameters-kinds.data.ts';
import en from '../../../messages/en/parameter.json' with { type: 'json' };
import ru from '../../../messages/ru/parameter.json' with { type: 'json' };

const known = {
  types: new Set(['annual', 'donor']),
  type_ids: new Set(['7', '12']),
  objects: new Set(['vacation', 'absence']),
  statuses: new Set(['prepared', 'agreed', 'approved']),
};
const CODES = Object.keys(PARAMETERS) as ParameterCode[];
const definitionOf = (code: ParameterCode): ParameterDefinition => PARAMETERS[code];
const wrong = (code: string, value: string) => wrongParameter(code, value, known);

test('every default is a value of its parameter, and so is none', () => {
  for (const code of CODES)
    for (const value of [PARAMETERS[code].default, '', '  '])
      expect([code, wrong(code, value)]).toEqual([code, undefined]);
});

test.each([
  ['comment_length', '256', undefined],
  ['comment_length', 'ten', 'parameter/number'],
  ['comment_length', '1e3', 'parameter/number'],
  ['comment_length', '0', 'parameter/less'],
  ['comment_length', '4001', 'parameter/more'],
  ['comment_length', '7.5', 'parameter/whole'],
  ['vacation_validate_rest', '-1', undefined],
  ['vacation_validate_rest', '2,33', undefined],
  ['vacation_validate_rest', '-2', 'parameter/less'],
  ['vacation_validate_forbidden_period', '-1', 'parameter/less'],
  ['hide_unread_bell', '1', undefined],
  ['hide_unread_bell', 'yes', 'parameter/flag'],
  ['hide_unread_bell', '2', 'parameter/flag'],
  ['locale', 'EN', undefined],
  ['locale', 'de', 'parameter/choice'],
  ['check_btrip_onholiday', '2', 'parameter/choice'],
  ['company_behalf_signature', '3', undefined],
  ['company_behalf_signature', 'qualified', 'parameter/choice'],
  ['weekly_doctype_list', ' Annual ;; DONOR', undefined],
  ['weekly_doctype_list', 'annual;study', 'parameter/items'],
  ['overtime_overhours_ids', '7;12', undefined],
  ['overtime_overhours_ids', 'annual', 'parameter/items'],
  ['pastday_calendar_restriction', '1', undefined],
  ['pastday_calendar_restriction', '*', undefined],
  ['pastday_calendar_restriction', 'vacation;donor', undefined],
  ['pastday_calendar_restriction', '2', 'parameter/items'],
  ['two_factor_required_roles', 'user;Admin', undefined],
  ['two_factor_required_roles', 'boss', 'parameter/items'],
  ['absence_late_roles', 'employee;manager', undefined],
  ['absence_late_roles', 'admin', 'parameter/items'],
  ['profile_editable_contacts', 'phone;location', undefined],
  ['profile_editable_contacts', 'email', 'parameter/items'],
  ['remind_status_days', 'prepared=2; agreed = 0', undefined],
  ['remind_status_days', 'prepared', 'parameter/items'],
  ['remind_status_days', 'lost=1', 'parameter/items'],
  ['session_places', '10.0.0.0/8 Офис | Office; 2001:db8::/32 VPN', undefined],
  ['session_places', 'Офис', 'parameter/items'],
  ['sso_logout', 'https://id.example.org/out', undefined],
  ['sso_logout', 'javascript:alert(1)', 'parameter/address'],
  ['btrip_starting_point', 'Нижний Новгород', undefined],
  ['approved_forbidden_period', '3', undefined],
  ['approved_forbidden_period', 'x', 'parameter/number'],
  ['external_link_crm', 'https://crm.example.org', undefined],
  ['external_link_crm', 'crm', 'parameter/address'],
])('%s of "%s": %s', (code, value, refused) => expect(wrong(code, value)?.code).toBe(refused));

test('the refusal names the field that is wrong and what is wrong with it', () => {
  expect(wrong('weekly_doctype_list', 'annual; study;x')).toEqual({
    field: 'value',
    code: 'parameter/items',
    values: { items: 'study; x' },
  });
  expect(wrong('pin_length', '13')).toEqual({ field: 'value', code: 'parameter/more', values: { max: 12 } });
});

test.each(['unheard_of', 'constructor', 'lost_forbidden_period', 'external_link_', 'Comment_length'])(
  'the portal knows no %s',
  (code) => expect(wrong(code, '1')).toEqual({ field: 'code', code: 'parameter/unknown' }),
);

test('every number counts something and ends somewhere, every list says what it holds', () => {
  for (const code of CODES) {
    const { type, min } = definitionOf(code);
    const { unit, max, choices, holds, at } = PARAMETER_KINDS[code];
    expect([code, at.length > 0]).toEqual([code, true]);
    if (type === 'number' && !choices)
      expect([code, unit !== undefined, min !== undefined, max !== undefined]).toEqual([
        code,
        true,
        true,
        true,
      ]);
    if (type === 'list') expect([code, holds !== undefined]).toEqual([code, true]);
    if (type === 'text') expect([code, (holds ?? choices) !== undefined]).toEqual([code, true]);
    if (type === 'flag') {
      expect([code, unit ?? max ?? holds]).toEqual([code, undefined]);
      expect([undefined, '0,1']).toContain(choices?.join());
    }
  }
});

test('every parameter has a title in both languages, and every place its words', () => {
  const places = new Set([...CODES, 'external_link_x'].flatMap((code) => kindOf(code)?.at ?? []));
  for (const words of [ru, en]) {
    expect(Object.keys(words.title).sort()).toEqual([...CODES].sort());
    expect(Object.keys(words.place).sort()).toEqual([...places].sort());
    expect(Object.keys(words.example).filter((code) => !Object.hasOwn(PARAMETERS, code))).toEqual([]);
    expect(Math.max(...Object.values(words.title).map((title) => title.length))).toBeLessThan(48);
  }
});
