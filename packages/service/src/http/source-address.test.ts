import { describe, expect, test } from 'vitest'
import { toBucket, toPlainAddress } from './source-address.ts'

describe('source addresses', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1', '192.0.2.1'],
    ['::FFFF:255.255.255.255', '255.255.255.255', '255.255.255.255'],
    ['2001:DB8::1', '2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80::1', 'fe80:0:0:0::/64'],
    ['::1', '::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['evil', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
  ])('%s is %s and counted as %s', (address, plain, bucket) => {
    expect(toPlainAddress(address)).toBe(plain)
    expect(toBucket(plain)).toBe(bucket)
  })
})
