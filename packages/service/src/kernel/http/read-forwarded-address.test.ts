import { describe, expect, test } from 'vitest'
import { readForwardedAddress, toPlainAddress } from './read-forwarded-address.ts'

/** Addresses, each with its spellings by different senders. */
const spelled = {
  '192.0.2.1': ['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:192.0.2.1', '::ffff:c000:201'],
  '2001:db8::1': ['2001:db8::1', '2001:DB8::1'],
  'fe80::1': ['fe80::1', 'fe80::1%eth0', 'FE80::1%25eth0'],
}

/** Wraps an address in all forms of RFC 7239 and of similar headers. */
const ways = (address: string): string[] => {
  const isV6 = address.includes(':')
  const nodes = isV6
    ? [`[${address}]`, `[${address}]:47011`, `[${address}]:_hidden`, `[${address}]:`]
    : [`${address}:47011`, `${address}:_port-1`, `${address}:`]
  const quoted = [address, ...nodes].map((node) => `"${node}"`)
  const pairs = ['for=', 'For=', 'FOR = ', 'proto=https;for=', 'by=10.0.0.1; for='].flatMap(
    (start) => [...quoted, ...(isV6 ? [] : [address, ...nodes])].map((node) => `${start}${node}`),
  )
  const followed = quoted.map((node) => `for=${node};proto=https;by=203.0.113.43`)
  const all = [address, ...nodes, ...quoted, ...pairs, ...followed]
  return [...all, ...all.map((one) => ` ${one}\t`)]
}

describe('B1: forwarded addresses', () => {
  test.each(
    Object.entries(spelled).flatMap(([plain, texts]) =>
      texts.flatMap((text) => ways(text).map((way) => [way, plain])),
    ),
  )('B1: %j is %s', (way, plain) => expect(readForwardedAddress(way)).toBe(plain))

  test('B1: a port behind an IPv6 address without brackets is told from its last group', () => {
    expect(readForwardedAddress('2001:db8:0:0:1:2:3:4:47011')).toBe('2001:db8:0:0:1:2:3:4')
    expect(readForwardedAddress('::ffff:192.0.2.1:47011')).toBe('192.0.2.1')
  })

  test.each([
    '',
    ' ',
    'unknown',
    '"unknown"',
    'for=unknown',
    '_hidden',
    'for=_SEVKISEK',
    'for=',
    'by=192.0.2.1',
    'proto=https',
    'evil',
    'evil:80',
    '192.0.2.1.example.com',
    '192.0.2.256',
    '192.0.2.01',
    '192.0.2.1, 192.0.2.2',
    '[192.0.2.1',
    '2001:db8::1]',
    '[evil]:80',
    '1',
    '0x7f000001',
    '-',
  ])('B1: %j is no address', (text) => expect(readForwardedAddress(text)).toBeNull())

  test('B1: other text is not read as an address', () => {
    for (const text of ['evil', '', 'unknown', '1.2.3']) expect(toPlainAddress(text)).toBeNull()
  })
})
