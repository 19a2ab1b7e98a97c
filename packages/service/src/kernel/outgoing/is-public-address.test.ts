import { describe, expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

describe('a public address', () => {
  test.each(['1.1.1.1', '8.8.8.8', '172.15.0.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])(
    'includes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  test.each([
    ['this host', '0.0.0.0', '::'],
    ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
    ['private', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fc00::1', 'fdff::1'],
    ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
    ['shared', '100.64.0.1', '100.127.255.255'],
    ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
    ['multicast', '224.0.0.1', '239.1.1.1', 'ff02::1'],
    ['reserved', '240.0.0.1', '255.255.255.255', '198.18.0.1'],
    ['mapped', '::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254'],
    ['translated', '64:ff9b::a00:1', '2002:7f00:1::', '2001::1'],
    ['no address', '', 'localhost', '1.2.3', '::ffff:'],
  ])('does not include %s', (_, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })
})
