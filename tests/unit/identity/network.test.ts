import { expect, test } from 'vitest';
import { networkOf } from '../../../lib/identity/network.ts';

test.each([
  ['10.1.2.3', '10.1.2.3'],
  ['::ffff:10.1.2.3', '10.1.2.3'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['local', 'local'],
  ['1.2.3', '1.2.3'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('another line is another network', () => {
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
});
