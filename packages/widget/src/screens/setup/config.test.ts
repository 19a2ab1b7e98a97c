import { describe, expect, test } from 'vitest'
import { OTPMethods } from '../../declarations/otp/options.ts'
import type { LoginConfig } from '../../kernel/config/login-config.ts'
import { normalizeProducts } from '../../kernel/config/normalize-products.ts'
import { Products } from '../../kernel/config/products.ts'
import { methods } from '../../methods/all-methods.ts'
import { mayNameUnsupported } from '../main/may-name-unsupported.ts'
import { findConfigFault } from './find-config-fault.ts'
import { findIgnored } from './find-ignored.ts'

const { emailMagicLinks, otp, oauth, passkeys } = Products
const available = [emailMagicLinks, otp]
const emailPasscode = { otpOptions: { methods: [OTPMethods.Email] } }

describe('the products of a configuration', () => {
  test('are e-mail links when none are named', () => {
    expect(normalizeProducts(undefined, available).ids).toEqual(['emailMagicLinks'])
  })

  test('can be given as strings or objects, and are listed in order without duplicates', () => {
    const products = [otp, { id: 'emailMagicLinks' }, emailMagicLinks, { id: 'otp' }]
    expect(normalizeProducts(products, available)).toEqual({
      ids: ['otp', 'emailMagicLinks'],
      ignored: [],
    })
  })

  test('leave out those without a screen', () => {
    expect(normalizeProducts([oauth, otp], available)).toEqual({ ids: ['otp'], ignored: ['oauth'] })
  })

  test('survive a value that is not a product', () => {
    // as a page without types may pass it
    const products = JSON.parse('[null, 7, {}, "otp"]') as LoginConfig['products']
    expect(normalizeProducts(products, available).ids).toEqual(['otp'])
  })
})

// asked where Main cannot be drawn; without one of the two it is that nothing has a form
describe('the configuration errors', () => {
  const findSentence = (config: LoginConfig) => findConfigFault(config)?.sentence ?? null

  test('e-mail links and e-mail passcodes exclude each other', () => {
    const config = { products: [emailMagicLinks, otp], ...emailPasscode }
    expect(findSentence(config)).toBe('errors.emailLinkAndPasscode')
  })

  test('e-mail links and SMS passcodes do not', () => {
    const config = { products: [emailMagicLinks, otp], otpOptions: { methods: [OTPMethods.SMS] } }
    expect(findSentence(config)).toBeNull()
  })

  test('options of an unused product are ignored', () => {
    expect(findSentence({ products: [emailMagicLinks], ...emailPasscode })).toBeNull()
  })

  test('passkeys cannot be the only product', () => {
    expect(findSentence({ products: [passkeys] })).toBe('errors.passkeysAlone')
    expect(findSentence({ products: [passkeys, passkeys] })).toBe('errors.passkeysAlone')
    expect(findSentence({ products: [passkeys, emailMagicLinks] })).toBeNull()
  })
})

describe('an unsupported product or option', () => {
  test('is reported by name', () => {
    const config = {
      products: [oauth, otp],
      // as a page without types may name it
      otpOptions: { methods: [OTPMethods.Email, 'pigeon' as 'sms'] },
    }
    expect(mayNameUnsupported({ ...config, products: [otp] }, methods)).toBe(true)
    expect(findIgnored(config, available)).toEqual([
      'The product "oauth" is not available and is left out.',
      'The otpOptions method "pigeon" is not available and is left out.',
    ])
  })

  test('does not include passkey registration, which is a separate widget', () => {
    expect(findIgnored({ products: [Products.passkeyRegistration] }, available)).toEqual([])
  })

  test('causes no report when everything is supported', () => {
    const config = { products: [otp], otpOptions: { methods: Object.values(OTPMethods) } }
    expect(mayNameUnsupported(config, methods)).toBe(false)
    expect(findIgnored(config, available)).toEqual([])
  })
})
