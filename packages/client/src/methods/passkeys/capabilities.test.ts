import { describe, expect, it } from 'vitest'
import { createFakeWebauthn } from '../../testing/fake-webauthn.ts'
import { supportsAutofill, supportsUpgrade } from './capabilities.ts'

const yes = async () => true
const no = async () => false
const fail = async (): Promise<never> => {
  throw new Error('No.')
}
const failsAtOnce = (): never => {
  throw new Error('No.')
}

describe('autofill of passkeys', () => {
  it.each([
    [
      'by the newer question',
      true,
      { getClientCapabilities: async () => ({ conditionalGet: true }) },
    ],
    [
      'not against the newer question',
      false,
      {
        getClientCapabilities: async () => ({ conditionalGet: false }),
        isConditionalMediationAvailable: yes,
      },
    ],
    ['by the older question', true, { isConditionalMediationAvailable: yes }],
    ['not against the older question', false, { isConditionalMediationAvailable: no }],
    [
      'by the older question where the newer fails',
      true,
      { getClientCapabilities: fail, isConditionalMediationAvailable: yes },
    ],
    [
      'not where both fail',
      false,
      { getClientCapabilities: failsAtOnce, isConditionalMediationAvailable: fail },
    ],
    ['not where neither is known', false, { isConditionalMediationAvailable: undefined }],
    ['not in a browser without passkeys', false, undefined],
  ])('is supported %s: %s', async (_, expected, statics) => {
    expect(await supportsAutofill(createFakeWebauthn({ statics }).port)).toBe(expected)
  })

  it.each([{ isSecureContext: false }, { isAllowed: false }])(
    'is not supported on a page with %o',
    async (parts) => {
      expect(await supportsAutofill(createFakeWebauthn(parts).port)).toBe(false)
    },
  )
})

describe('a silent upgrade', () => {
  it.each([
    [true, { getClientCapabilities: async () => ({ conditionalCreate: true }) }],
    [false, { getClientCapabilities: async () => ({ conditionalGet: true }) }],
    [false, { getClientCapabilities: fail }],
    [false, {}],
    [false, undefined],
  ])('is supported: %s', async (expected, statics) => {
    expect(await supportsUpgrade(createFakeWebauthn({ statics }).port)).toBe(expected)
  })
})
