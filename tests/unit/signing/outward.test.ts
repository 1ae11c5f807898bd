import { describe, expect, test } from 'vitest';
import { isInside } from '../../../server/signing/trust/outward.ts';

describe('T68: a list of revoked certificates is fetched', () => {
  test.each([
    '8.8.8.8',
    '77.88.8.8',
    '198.51.100.7',
    '2606:4700::1111',
    '2a02:6b8::feed:ff',
    '::ffff:8.8.8.8',
    '::ffff:808:808',
  ])('from the world: %s', (address) => {
    expect(isInside(address)).toBe(false);
  });

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.1.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.0.1',
    '192.168.0.1',
    '240.0.0.1',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b:1::a00:1',
    '2002:7f00:1::',
    'fd00:ec2::254',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'no address',
  ])('not from this network: %s', (address) => {
    expect(isInside(address)).toBe(true);
  });
});
