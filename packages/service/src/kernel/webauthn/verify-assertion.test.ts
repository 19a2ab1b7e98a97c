import { describe, expect, test } from 'vitest'
import { type KnownPasskey, verifyAssertion } from './verify-assertion.ts'

const domain = 'app.example.com'
const passkey: KnownPasskey = {
  userId: 'user-test-ada',
  domain,
  credentialId: 'AAAA',
  publicKey: 'AAAA',
  userHandle: 'AAAA',
  isDiscoverable: true,
  isBackupEligible: false,
}

/** Refused before its signature is looked at: a right one would help nobody. */
describe('a passkey is refused', () => {
  const verify = (
    ceremony: { domain?: string; userId?: string | null },
    { change = {}, userHandle }: { change?: Partial<KnownPasskey>; userHandle?: string } = {},
  ) =>
    verifyAssertion(
      {
        domain: ceremony.domain ?? domain,
        isExpectedOrigin: () => false,
        requiresUserVerification: true,
      },
      ceremony.userId ?? null,
      { ...passkey, ...change },
      {
        response: {
          id: 'AAAA',
          rawId: 'AAAA',
          type: 'public-key',
          clientExtensionResults: {},
          response: {
            clientDataJSON: '',
            authenticatorData: '',
            signature: '',
            ...(userHandle !== undefined && { userHandle }),
          },
        },
        clientData: {
          type: 'webauthn.get',
          challenge: '',
          origin: 'https://elsewhere.example',
          crossOrigin: false,
          topOrigin: undefined,
        },
      },
    )

  test('for a user other than the requested one', async () => {
    await expect(verify({ userId: 'user-test-grace' })).rejects.toThrow("not the person's passkey")
    await expect(verify({ userId: 'user-test-ada' })).rejects.toThrow('at an origin')
  })

  test('at another domain', async () => {
    await expect(verify({ domain: 'example.com' })).rejects.toThrow('of another domain')
  })

  test('as the only factor, when it was registered as a second factor', async () => {
    const answer = { change: { isDiscoverable: false }, userHandle: 'AAAA' }
    await expect(verify({}, answer)).rejects.toThrow('a further factor alone')
  })

  test('when its user handle names another user, or is missing', async () => {
    await expect(verify({}, { userHandle: 'BBBB' })).rejects.toThrow('The user handle is not')
    await expect(verify({})).rejects.toThrow('The user handle is not')
  })
})
