import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { expect, test } from 'vitest'
import { type AuthenticatorOptions, createAuthenticator, type Use } from './create-authenticator.ts'
import type { AuthenticatorTampering } from './tampering.ts'

const origin = 'https://app.example.com'
const rpID = 'example.com'
const algorithms = [-7, -257, -8]

async function register(device: Partial<AuthenticatorOptions> = {}, use?: Use) {
  const authenticator = createAuthenticator({ origin, ...device })
  const options = await generateRegistrationOptions({
    rpName: 'Example',
    rpID,
    userName: 'ada',
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  const credential = authenticator.create(JSON.stringify(options), use)
  const verified = await verifyRegistrationResponse({
    response: JSON.parse(credential),
    expectedChallenge: options.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: algorithms,
  })
  if (!verified.registrationInfo) throw new Error('The registration is not verified.')
  return { authenticator, options, info: verified.registrationInfo }
}

async function logIn({ authenticator, info }: Awaited<ReturnType<typeof register>>, use?: Use) {
  const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
  const answer = JSON.parse(authenticator.get(JSON.stringify(options), use))
  const verified = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge: options.challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: info.credential,
  })
  return { answer, ...verified }
}

test.each([
  ['ES256', 'none'],
  ['ES256', 'packed'],
  ['RS256', 'none'],
  ['RS256', 'packed'],
  ['EdDSA', 'none'],
  ['EdDSA', 'packed'],
] as const)('%s with attestation %s registers and logs in', async (algorithm, attestation) => {
  const registered = await register({ algorithm, attestation })
  expect(registered.info).toMatchObject({ fmt: attestation, credentialDeviceType: 'multiDevice' })
  const { verified, answer } = await logIn(registered)
  expect(verified).toBe(true)
  expect(answer.response.userHandle).toBe(registered.options.user.id)
})

test('a device-bound authenticator counts its signatures, and has the flags of one', async () => {
  const registered = await register({
    isSynced: false,
    aaguid: 'adce0002-35bc-c60a-648b-0b25f1f05503',
  })
  expect(registered.info).toMatchObject({
    aaguid: 'adce0002-35bc-c60a-648b-0b25f1f05503',
    credentialDeviceType: 'singleDevice',
    credential: { counter: 1 },
  })
  expect((await logIn(registered)).authenticationInfo.newCounter).toBe(2)
  expect((await logIn(registered)).authenticationInfo.newCounter).toBe(3)
})

test('it refuses what a browser refuses', async () => {
  const { authenticator, options } = await register()
  const { id = '' } = authenticator.credentials[0] ?? {}
  const again = JSON.stringify({ ...options, excludeCredentials: [{ id, type: 'public-key' }] })
  const elsewhere = { origin: 'https://notexample.com' }
  expect(toName(() => authenticator.create(again))).toBe('InvalidStateError')
  expect(toName(() => authenticator.create(JSON.stringify(options), elsewhere))).toBe(
    'SecurityError',
  )
  const request = { rpId: rpID, challenge: 'AAAA' }
  const allowCredentials = [{ id: 'AAAA', type: 'public-key' }]
  expect(toName(() => authenticator.get(JSON.stringify(request), elsewhere))).toBe('SecurityError')
  expect(toName(() => authenticator.get(JSON.stringify({ ...request, allowCredentials })))).toBe(
    'NotAllowedError',
  )
  const weak = createAuthenticator({ origin, verifiesUser: false })
  const strict = { ...options, authenticatorSelection: { userVerification: 'required' } }
  expect(toName(() => weak.create(JSON.stringify(strict)))).toBe('NotAllowedError')
})

const tamperings: Readonly<Record<string, AuthenticatorTampering>> = {
  challenge: { challenge: 'AAAA' },
  origin: { origin: 'https://evil.example' },
  'no origin': { origin: null },
  type: { type: 'webauthn.other' },
  'client data': { clientDataJson: Buffer.from('{') },
  'relying party': { rpId: 'evil.example' },
  'user absent': { flags: { userPresent: false } },
  'user not verified': { flags: { userVerified: false } },
  'backup without eligibility': { flags: { backupEligible: false } },
  extensions: { flags: { extensions: true } },
  'authenticator data': { authenticatorData: (honest) => honest.subarray(0, 36) },
  'leftover bytes': { authenticatorData: (honest) => Buffer.concat([honest, Buffer.of(0)]) },
  'missing member': { credential: ({ rawId, ...rest }) => rest },
  'wrong type': { credential: (honest) => ({ ...honest, response: [] }) },
  json: { json: (honest) => honest.slice(0, -1) },
}

test.each(Object.entries(tamperings))(
  'tampering with %s is detected, in both ceremonies',
  async (_, tampering) => {
    await expect(register({}, { tampering })).rejects.toThrow()
    const registered = await register()
    await expect(logIn(registered, { tampering })).rejects.toThrow()
  },
)

test.each(['foreign key', 'truncated', 'garbage', 'other message', 'zeros', 'empty'] as const)(
  'a wrong signature (%s) does not verify',
  async (signature) => {
    const registered = await register()
    const verified = logIn(registered, { tampering: { signature } }).then((done) => done.verified)
    expect(await verified.catch(() => false)).toBe(false)
    const attested = register({ attestation: 'packed' }, { tampering: { signature } })
    await expect(attested).rejects.toThrow()
  },
)

test('a key whose exponent is 1 signs without a secret', async () => {
  const { authenticator, options } = await register({ algorithm: 'RS256' })
  const created = authenticator.create(JSON.stringify(options), {
    tampering: { key: 'RSA exponent 1' },
  })
  expect(JSON.parse(created).response.publicKeyAlgorithm).toBe(-257)
  const { key } = authenticator.credentials.at(-1) ?? {}
  expect(key?.cose.get(-2)).toEqual(Uint8Array.of(1))
  expect(key?.sign(Buffer.from('a message')).subarray(0, 3)).toEqual(Buffer.of(0, 1, 0xff))
})

function toName(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof DOMException) return error.name
  }
  return 'no error'
}
