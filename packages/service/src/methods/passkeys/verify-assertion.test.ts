import { createTestProject } from '@portico/testkit/world'
import { describe, expect, test } from 'vitest'
import type { PasskeyRow } from '../../declarations/passkeys/passkey-store.ts'
import { verifyAssertion } from './verify-assertion.ts'

const domain = 'app.example.com'
const passkey: PasskeyRow = {
  projectId: 'project-test-1',
  registrationId: 'webauthn-registration-test-1',
  userId: 'user-test-ada',
  domain,
  credentialId: 'AAAA',
  publicKey: 'AAAA',
  counter: 0,
  transports: [],
  aaguid: '00000000-0000-0000-0000-000000000000',
  userHandle: 'AAAA',
  authenticatorType: 'platform',
  isDiscoverable: true,
  isBackupEligible: false,
  isBackedUp: false,
  name: 'Key',
  isPersonNamedByHost: false,
  isUnproved: false,
  userAgent: '',
  createdAt: 0,
  lastUsedAt: null,
}

/** Refused before its signature is looked at: a right one would help nobody. */
describe('a passkey is refused', () => {
  const verify = (
    ceremony: { domain?: string; userId?: string | null },
    { change = {}, userHandle }: { change?: Partial<PasskeyRow>; userHandle?: string } = {},
  ) =>
    verifyAssertion(
      createTestProject(),
      { domain, userId: null, sessionId: null, ...ceremony },
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
