import { describe, expect, test } from 'vitest'
import { verifySentAttributes } from './verify-sent-attributes.ts'

const here = { address: '203.0.113.7', userAgent: 'Browser/1' }
const sentHere = { ipAddress: '203.0.113.7', userAgent: 'Browser/1' }
const both = { ip_match_required: true, user_agent_match_required: true }

describe('a secret bound to where it was requested', () => {
  test('can be used there', () => {
    expect(() => verifySentAttributes(sentHere, here, both)).not.toThrow()
  })

  test.each([
    ['from another address', sentHere, { ...here, address: '203.0.113.8' }],
    ['by another browser', sentHere, { ...here, userAgent: 'Browser/2' }],
    ['where nobody knows who asked for it', undefined, here],
    [
      'where neither side names an address',
      { ...sentHere, ipAddress: '' },
      { ...here, address: '' },
    ],
    [
      'where neither side names a browser',
      { ...sentHere, userAgent: '' },
      { ...here, userAgent: '' },
    ],
  ])('cannot be used %s', (_, sentFrom, source) => {
    expect(() => verifySentAttributes(sentFrom, source, both)).toThrow(
      expect.objectContaining({ errorType: 'attribute_mismatch' }),
    )
  })

  test('can be used anywhere if the host does not require a match', () => {
    expect(() => verifySentAttributes(undefined, here, undefined)).not.toThrow()
    expect(() => verifySentAttributes(undefined, here, {})).not.toThrow()
  })
})
