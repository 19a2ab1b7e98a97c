import {
  type AuthenticatorOptions,
  type AuthenticatorTampering,
  createAuthenticator,
  type ForgedKey,
  type ForgedSignature,
} from '@portico/testkit/authenticator'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestService } from '../../testing/create-test-service.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  readPasskeyState,
  register,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'

const createDevice = (options: Partial<AuthenticatorOptions> = {}) =>
  createAuthenticator({ origin: pageOrigin, ...options })

const forgedKeys: readonly ForgedKey[] = [
  'off curve',
  'zero point',
  'other curve',
  'RSA exponent 1',
  'RSA short',
  'RSA long',
  'small order',
  'unknown algorithm',
  'RS1',
  'ML-DSA',
  'text algorithm',
  'symmetric',
  'padded',
  'empty',
]
const forgedSignatures: readonly ForgedSignature[] = [
  'foreign key',
  'truncated',
  'garbage',
  'other message',
  'zeros',
  'empty',
]
const bytes = (size: number) => new Uint8Array(size).fill(7)

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start
  beforeAll(fixture.open)
  afterAll(fixture.close)
  return { fixture, start }
}

describe.each(pickEngines('sqlite'))('attacks on the keys of passkeys, on %s', (engine) => {
  const { fixture, start } = openFixture(engine)

  const begin = async () => {
    const world = await start()
    const device = createDevice()
    const { session } = await enrolPasskey(world, device)
    return { world, device, session, state: await readPasskeyState(fixture.database, world) }
  }

  const enter = async (
    { world, session }: { world: TestService; session: string },
    tampering: AuthenticatorTampering,
    options: Partial<AuthenticatorOptions> = {},
  ) =>
    register(
      world,
      session,
      createDevice(options).create(await takeCreationOptions(world, session), { tampering }),
    )

  test.each([
    ['ES256', 'none'],
    ['ES256', 'packed'],
    ['RS256', 'none'],
    ['RS256', 'packed'],
    ['EdDSA', 'none'],
    ['EdDSA', 'packed'],
  ] as const)(
    'WA-07 %s with attestation %s registers and logs in',
    async (algorithm, attestation) => {
      const world = await start()
      const device = createDevice({ algorithm, attestation })
      await enrolPasskey(world, device)
      const answer = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
      expect(answer.status).toBe(200)
    },
  )

  test('WA-07 an invalid or weak key, or one of another algorithm, is not registered', async () => {
    const at = await begin()
    for (const key of forgedKeys) {
      for (const attestation of ['none', 'packed'] as const) {
        const answer = await enter(at, { key }, { attestation })
        expect([key, attestation, answer.status, answer.data.error_type]).toEqual([
          key,
          attestation,
          400,
          'unable_to_register_webauthn_registration',
        ])
      }
    }
    expect(await readPasskeyState(fixture.database, at.world)).toEqual(at.state)
  })

  test('WA-07 a wrong signature of any algorithm signs nobody in', async () => {
    const world = await start()
    for (const [index, algorithm] of (['ES256', 'RS256', 'EdDSA'] as const).entries()) {
      const device = createDevice({ algorithm })
      await enrolPasskey(world, device, `person${index}@example.com`)
      const state = await readPasskeyState(fixture.database, world)
      for (const signature of forgedSignatures) {
        const got = device.get(await takeRequestOptions(world), { tampering: { signature } })
        const answer = await logInByPasskey(world, got)
        expect([algorithm, signature, answer.status]).toEqual([algorithm, signature, 401])
        expect(answer.data.error_type).toBe('unable_to_auth_webauthn_registration')
      }
      expect(await readPasskeyState(fixture.database, world)).toEqual(state)
    }
  })

  const forgedAttestations: readonly (readonly [string, AuthenticatorTampering])[] = [
    ['none with a statement', { format: 'none', statement: { sig: bytes(70) } }],
    ...['fido-u2f', 'android-key', 'android-safetynet', 'tpm', 'apple', 'compound', '', 'None'].map(
      (format) => [`the format "${format}"`, { format }] as const,
    ),
    ['packed by another key', { format: 'packed', signature: 'foreign key' }],
    ['packed without a signature', { format: 'packed', signature: 'empty' }],
    ['packed with half a signature', { format: 'packed', signature: 'truncated' }],
    [
      "packed by an algorithm that is not the key's",
      { format: 'packed', statement: { alg: -257 } },
    ],
    ['packed by an algorithm that nobody knows', { format: 'packed', statement: { alg: -7777 } }],
    ['packed by a text', { format: 'packed', statement: { alg: 'ES256' } }],
    [
      'packed with a certificate that is none',
      { format: 'packed', statement: { x5c: bytes(500) } },
    ],
    ['two ids', { credential: (honest) => ({ ...honest, id: 'AAAA', rawId: 'AAAA' }) }],
    ['an id of no bytes', { credentialId: '' }],
    ['an id of 1024 bytes', { credentialId: Buffer.alloc(1024, 7).toString('base64url') }],
    ['a key after the key', { authenticatorData: (honest) => Buffer.concat([honest, honest]) }],
  ]

  test('WA-07 an attestation that was not requested, or does not verify, is refused', async () => {
    const at = await begin()
    for (const [name, tampering] of forgedAttestations) {
      const answer = await enter(at, tampering)
      expect([name, answer.status, answer.data.error_type]).toEqual([
        name,
        400,
        'unable_to_register_webauthn_registration',
      ])
    }
    expect(await readPasskeyState(fixture.database, at.world)).toEqual(at.state)
  })

  test('WA-07 an attestation of 64 KB, alone and among many, is refused without being parsed', async () => {
    const at = await begin()
    for (const tampering of [
      { format: 'packed', statement: { padding: bytes(65_536) } },
      { attestationObject: (honest: Buffer) => Buffer.concat([honest, Buffer.alloc(65_536)]) },
      { credentialId: Buffer.alloc(60_000, 7).toString('base64url') },
      { json: (honest: string) => honest + ' '.repeat(3_000_000) },
    ]) {
      const answer = await enter(at, tampering)
      expect([400, 413]).toContain(answer.status)
    }
    expect(await readPasskeyState(fixture.database, at.world)).toEqual(at.state)
  })

  test('WA-07 a registered credential cannot be registered again, neither by its user nor by another', async () => {
    const at = await begin()
    const { world, device } = at
    const [stored] = device.credentials
    const theirs: string = (await world.signIn('eve@example.com')).session_token
    const state = await readPasskeyState(fixture.database, world)
    for (const session of [theirs, at.session]) {
      const answer = await enter({ world, session }, { credentialId: stored?.id ?? '' })
      expect(answer.status).toBe(400)
      expect(answer.data.error_type).toBe('duplicate_webauthn_registration')
    }
    expect(await readPasskeyState(fixture.database, world)).toEqual(state)
    const answer = await logInByPasskey(world, device.get(await takeRequestOptions(world)))
    expect(answer.data.user.emails[0].email).toBe('ada@example.com')
  })

  test('WA-07 a passkey sent with a wrong user handle is refused', async () => {
    const { world, device } = await begin()
    const other = createDevice()
    await enrolPasskey(world, other, 'bob@example.com')
    const state = await readPasskeyState(fixture.database, world)
    const handles = [
      other.credentials[0]?.userHandle ?? '',
      null,
      '',
      'AAAA',
      'not base64url!',
      Buffer.alloc(65_000).toString('base64url').slice(0, 20_000),
    ]
    for (const userHandle of handles) {
      const got = device.get(await takeRequestOptions(world), { tampering: { userHandle } })
      const answer = await logInByPasskey(world, got)
      expect([userHandle, answer.data.error_type]).toEqual([
        userHandle,
        'unable_to_auth_webauthn_registration',
      ])
    }
    const credentialId = other.credentials[0]?.id ?? ''
    const swapped = device.get(await takeRequestOptions(world), { tampering: { credentialId } })
    expect((await logInByPasskey(world, swapped)).status).toBe(401)
    const unknown = device.get(await takeRequestOptions(world), {
      tampering: { credentialId: 'AAAA' },
    })
    const answer = await logInByPasskey(world, unknown)
    expect([answer.status, answer.data.error_type]).toEqual([
      404,
      'webauthn_registration_not_found',
    ])
    expect(await readPasskeyState(fixture.database, world)).toEqual(state)
  })
})

describe.each(pickEngines('postgres'))(
  'attacks on the keys of passkeys at once, on %s',
  (engine) => {
    const { fixture, start } = openFixture(engine)

    test('WA-07 of 50 users who register the same credential at once only one gets it', async () => {
      const world = await start()
      const shared = Buffer.alloc(32, 9).toString('base64url')
      const sessions: string[] = []
      for (let i = 0; i < 50; i += 1) {
        sessions.push((await world.signIn(`person${i}@example.com`)).session_token)
      }
      const claims = await Promise.all(
        sessions.map(async (session) => {
          const options = await takeCreationOptions(world, session)
          return {
            session,
            made: createDevice().create(options, { tampering: { credentialId: shared } }),
          }
        }),
      )
      const answers = await Promise.all(
        claims.map(({ session, made }) => register(world, session, made)),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      const refused = answers.filter(({ status }) => status !== 200)
      expect(new Set(refused.map(({ data }) => data.error_type))).toEqual(
        new Set(['duplicate_webauthn_registration']),
      )
      expect((await readPasskeyState(fixture.database, world)).passkeys).toHaveLength(1)
    })
  },
)
