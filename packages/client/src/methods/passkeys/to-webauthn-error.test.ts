import { describe, expect, it } from 'vitest'
import { PorticoSDKError } from '../../foundation/errors/sdk-errors.ts'
import { createFakeWebauthn } from '../../testing/fake-webauthn.ts'
import { checkWebauthn, toWebauthnError } from './to-webauthn-error.ts'
import { WebauthnError } from './webauthn-error.ts'

const create = { ceremony: 'create', rpId: 'example.com', origin: 'https://app.test' } as const
const get = { ...create, ceremony: 'get' } as const

describe('an error from the browser', () => {
  it.each([
    ['NotAllowedError', 'The operation either timed out or was not allowed.', 'cancelled'],
    [
      'NotAllowedError',
      "The 'publickey-credentials-get' feature is not enabled in this document. Permissions Policy may be used.",
      'not_permitted',
    ],
    [
      'NotAllowedError',
      'The origin of the document is not the same as its ancestors.',
      'not_permitted',
    ],
    ['AbortError', 'The operation was aborted.', 'interrupted'],
    ['OperationError', 'A request is already pending.', 'busy'],
    ['NotSupportedError', 'No.', 'not_supported'],
    ['ConstraintError', 'No.', 'not_supported'],
    ['SecurityError', 'The relying party ID is not a registrable domain suffix.', 'invalid_domain'],
    ['InvalidStateError', 'No.', 'failed'],
    ['UnknownError', 'No.', 'failed'],
  ] as const)('%s, "%s" is %s', (name, message, code) => {
    const cause = new DOMException(message, name)
    expect(toWebauthnError(cause, get)).toMatchObject({ code, name, cause })
  })

  it('keeps its message, which host pages search for', () => {
    const words =
      'The user attempted to register an authenticator that contains one of the credentials already registered with the relying party.'
    const error = toWebauthnError(new DOMException(words, 'InvalidStateError'), create)
    expect(error.code).toBe('already_registered')
    expect(error.message).toContain(words)
    expect(error).toBeInstanceOf(PorticoSDKError)
  })

  it('about a domain names the domain and the page', () => {
    const { message } = toWebauthnError(new DOMException('No.', 'SecurityError'), get)
    expect(message).toContain('"example.com"')
    expect(message).toContain('https://app.test')
  })

  it('may be of any type', () => {
    expect(toWebauthnError('nothing', get)).toMatchObject({
      code: 'failed',
      name: 'WebauthnError',
      message: 'The authenticator failed.',
    })
    const own = new WebauthnError('cancelled', 'No.')
    expect(toWebauthnError(own, get)).toBe(own)
  })
})

describe('a page that cannot use passkeys', () => {
  it.each([
    ['insecure_context', 'https', { isSecureContext: false }],
    ['not_supported', 'browser', { statics: undefined }],
    ['not_permitted', 'allow="publickey-credentials-get', { isAllowed: false }],
  ])('gets %s, and about %s', (code, words, parts) => {
    const { port } = createFakeWebauthn(parts)
    expect(() => checkWebauthn(port, 'get')).toThrow(words)
    expect(() => checkWebauthn(port, 'get')).toThrow(expect.objectContaining({ code }))
  })

  it('is not assumed when the browser does not say so', () => {
    expect(() => checkWebauthn(createFakeWebauthn().port, 'create')).not.toThrow()
  })
})
