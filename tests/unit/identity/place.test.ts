import { expect, test } from 'vitest';
import { placeOf } from '../../../lib/identity/place.ts';

const RANGES =
  '10.0.0.0/8 Сеть компании | Company network; 10.1.0.0/16 Офис в Казани|Kazan office; 192.168.1.7 Переговорная; 2001:db8::/32 VPN; ::1/128 Этот компьютер; 10.9.0.0/99 Ошибка; нечто';

test.each([
  ['10.2.3.4', 'ru', 'Сеть компании'],
  ['10.2.3.4', 'en', 'Company network'],
  ['10.1.3.4', 'ru', 'Офис в Казани'],
  ['::ffff:10.1.3.4', 'en', 'Kazan office'],
  ['10.9.1.1', 'ru', 'Сеть компании'],
  ['192.168.1.7', 'en', 'Переговорная'],
  ['192.168.1.8', 'ru', '192.168.1.8'],
  ['11.0.0.1', 'ru', '11.0.0.1'],
  ['::ffff:127.0.0.1', 'ru', '127.0.0.1'],
  ['2001:db8:1::5', 'ru', 'VPN'],
  ['2001:DB8::', 'ru', 'VPN'],
  ['2001:db9::5', 'ru', '2001:db9::5'],
  ['::1', 'ru', 'Этот компьютер'],
  ['local', 'ru', 'local'],
  ['', 'ru', ''],
  ['10.2.3', 'ru', '10.2.3'],
  ['10.2.3.400', 'ru', '10.2.3.400'],
  ['1::2::3', 'ru', '1::2::3'],
] as const)('%s in %s is «%s»', (address, locale, place) => {
  expect(placeOf(address, RANGES, locale)).toBe(place);
});

test('without ranges an address is itself', () => {
  expect(placeOf('10.2.3.4', '', 'ru')).toBe('10.2.3.4');
  expect(placeOf('10.2.3.4', '0.0.0.0/0 Везде', 'ru')).toBe('Везде');
});
