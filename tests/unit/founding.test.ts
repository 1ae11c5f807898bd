import { expect, test } from 'vitest';
import { type Founding, wrongIn } from '../../lib/setup/founding.ts';
import { innDigit, isInn, isOgrn, ogrnDigit } from '../../lib/signing/company-number.ts';

const WHOLE: Founding = {
  token: '',
  name: 'ООО «Полёт»',
  name_eng: '',
  inn: '7707083893',
  ogrn: '1027700132195',
  admin_name: 'Сергеева Анна Львовна',
  email: 'anna@polet.example',
  password: 'Znamya#7-vetra',
  language: 'ru',
};

test('a company abroad is founded without numbers of the state', () => {
  expect(wrongIn(WHOLE)).toEqual([]);
  expect(wrongIn({ ...WHOLE, inn: '', ogrn: '' })).toEqual([]);
});

test('a number that does not fit says which last digit would', () => {
  for (let last = 0; last < 10; last += 1) {
    const inn = `770708389${last}`;
    const [wrong] = wrongIn({ ...WHOLE, inn });
    expect(wrong === undefined).toBe(isInn(inn));
    if (wrong) expect(wrong.values).toEqual({ digit: 3, last });
  }
  expect([innDigit('7707083890'), ogrnDigit('1027700132190')]).toEqual([3, 5]);
  expect(isOgrn('1027700132195')).toBe(true);
  expect(wrongIn({ ...WHOLE, ogrn: '102770013219' })).toEqual([
    { field: 'ogrn', code: 'setup/length', values: { length: 13 } },
  ]);
});

test('what is missing is asked for, each at its field', () => {
  const fields = wrongIn({ ...WHOLE, name: '', admin_name: '', email: '', password: '' });
  expect(fields).toEqual(
    ['name', 'admin_name', 'email', 'password'].map((field) => ({ field, code: 'field/required' })),
  );
});
