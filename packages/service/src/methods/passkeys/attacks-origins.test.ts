import { type AuthenticatorTampering, createAuthenticator } from '@portico/testkit/authenticator'
import { openTestStorage, pickEngines } from '@portico/testkit/storage'
import { createTestProject } from '@portico/testkit/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  readPasskeyState,
  register,
  startLogIn,
  startRegistration,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'

const { passkeys } = createTestProject()
const createDevice = (origin = pageOrigin) => createAuthenticator({ origin })

const falseOrigins = [
  'http://app.example.com',
  'https://app.example.com:8443',
  'https://app.example.com:443',
  'https://app.example.com/',
  'https://app.example.com.',
  'https://app.example.com/path',
  'https://user@app.example.com',
  'HTTPS://APP.EXAMPLE.COM',
  ' https://app.example.com',
  'https://sub.app.example.com',
  'https://example.com',
  'https://evil-app.example.com',
  'https://appXexample.com',
  'https://app.example.com.evil.example',
  'https://evil.example/app.example.com',
  'https://\u0430pp.example.com',
  'https://xn--pp-8cd.example.com',
  'http://localhost',
  'http://127.0.0.1:3000',
  'android:apk-key-hash:AAAA',
  'null',
  '',
]

const tamperings: readonly (readonly [string, AuthenticatorTampering])[] = [
  ...falseOrigins.map((origin) => [`origin "${origin}"`, { origin }] as const),
  ['no origin', { origin: null }],
  ['an origin that is a list', { clientData: { origin: [pageOrigin] } }],
  ['an origin that is missing', { clientData: { origin: undefined } }],
  ['a frame of another site', { crossOrigin: true }],
  ['a frame, by a text', { clientData: { crossOrigin: 'true' } }],
  ['a frame, by a number', { clientData: { crossOrigin: 1 } }],
  ['a frame of a site that is named', { crossOrigin: true, topOrigin: 'https://evil.example' }],
  ['a site above, without a frame', { topOrigin: 'https://evil.example' }],
  ['our own page above', { crossOrigin: true, topOrigin: pageOrigin }],
  ['the domain above', { rpId: 'example.com' }],
  ['a domain below', { rpId: 'sub.app.example.com' }],
  ['another domain', { rpId: 'evil.example' }],
  ['the domain in capitals', { rpId: 'APP.EXAMPLE.COM' }],
  ['the origin for a domain', { rpId: pageOrigin }],
  ['no domain', { rpIdHash: Buffer.alloc(32) }],
]

describe.each(pickEngines('sqlite'))('attacks on the origin of passkeys, on %s', (engine) => {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  const start = fixture.start

  beforeAll(fixture.open)
  afterAll(fixture.close)

  test('WA-02 a response from anywhere but the requesting page is refused', async () => {
    const world = await start()
    const device = createDevice()
    const { session } = await enrolPasskey(world, device)
    const state = await readPasskeyState(fixture.database, world)
    for (const [name, tampering] of tamperings) {
      const got = device.get(await takeRequestOptions(world), { tampering })
      const login = await logInByPasskey(world, got)
      expect([name, login.status, login.data.error_type]).toEqual([
        name,
        401,
        'unable_to_auth_webauthn_registration',
      ])
      const made = createDevice().create(await takeCreationOptions(world, session), { tampering })
      const registered = await register(world, session, made)
      expect([name, registered.status, registered.data.error_type]).toEqual([
        name,
        400,
        'unable_to_register_webauthn_registration',
      ])
    }
    expect(await readPasskeyState(fixture.database, world)).toEqual(state)
  })

  test.each([
    'evil.example',
    'com',
    'example.com',
    'sub.app.example.com',
    'APP.example.com',
    'app.example.com.',
    'app.example.com:443',
    'https://app.example.com',
    'app.example.com/',
    'app.example.com@evil.example',
    'app.example.com evil.example',
    'xn--pp-8cd.example.com',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    'localhost',
    '*.example.com',
    '.example.com',
    '',
    '\u0000',
  ])(
    'WA-02 no ceremony starts for the domain "%s", and the developer reads why',
    async (domain) => {
      const world = await start()
      const session: string = (await world.signIn('ada@example.com')).session_token
      for (const answer of [
        await startRegistration(world, session, { domain }),
        await startLogIn(world, { domain }),
      ]) {
        expect(answer.status).toBe(400)
        expect(answer.data.error_type).toBe('invalid_webauthn_registration_domain')
        expect(answer.data.error_message).toContain(domain.trim())
      }
    },
  )

  test('WA-02 a passkey of a domain works on the listed pages below it, and nowhere else', async () => {
    const world = await start({
      project: {
        allowedOrigins: [pageOrigin, 'https://www.example.com', 'https://www.example.org'],
        passkeys: { ...passkeys, domain: 'example.com' },
      },
    })
    const device = createDevice()
    const domain = 'example.com'
    const session: string = (await world.signIn('ada@example.com')).session_token
    const made = device.create(await takeCreationOptions(world, session, { domain }))
    expect((await register(world, session, made)).status).toBe(200)

    const logInAt = async (origin: string) => {
      const options = await takeRequestOptions(world, { domain })
      return (await logInByPasskey(world, device.get(options, { tampering: { origin } }))).status
    }
    expect(await logInAt('https://www.example.com')).toBe(200)
    for (const origin of [
      'https://shop.example.com',
      'https://example.com',
      'https://www.example.org',
      'https://evilexample.com',
    ])
      expect([origin, await logInAt(origin)]).toEqual([origin, 401])

    const elsewhere = 'https://www.example.org'
    const refused = await startLogIn(world, { domain }, elsewhere)
    expect(refused.data.error_type).toBe('invalid_webauthn_registration_domain')
    expect(refused.data.error_message).toContain(elsewhere)
    expect(refused.data.error_message).toContain('passkeys.relatedOrigins')
  })

  test('WA-02 a page that is allowed by a pattern only may neither start nor finish a ceremony', async () => {
    const preview = 'https://shop-fix-team.example.com'
    const domain = 'example.com'
    const world = await start({
      project: {
        originPatterns: ['https://shop-*-team.example.com'],
        passkeys: { ...passkeys, domain },
      },
    })
    const device = createDevice()
    const session: string = (await world.signIn('ada@example.com')).session_token
    for (const wanted of [domain, 'shop-fix-team.example.com']) {
      for (const answer of [
        await startLogIn(world, { domain: wanted }, preview),
        await startRegistration(world, session, { domain: wanted }, preview),
      ]) {
        expect(answer.status).toBe(400)
        expect(answer.data.error_type).toBe('invalid_webauthn_registration_domain')
      }
    }
    const refused = await startLogIn(world, { domain }, preview)
    expect(refused.data.error_message).toContain(
      `Passkeys need a listed origin, and ${preview} is allowed by a pattern only: add it to allowedOrigins.`,
    )
    const made = device.create(await takeCreationOptions(world, session, { domain }))
    const registered = await register(world, session, made)
    expect(registered.status).toBe(200)
    const options = await takeRequestOptions(world, { domain })
    const got = device.get(options, { tampering: { origin: preview } })
    expect((await logInByPasskey(world, got, undefined, preview)).status).toBe(401)
    const second = createDevice()
    const renewed: string = registered.data.session_token
    const creation = await takeCreationOptions(world, renewed, { domain })
    const forged = second.create(creation, { tampering: { origin: preview } })
    expect((await register(world, renewed, forged, preview)).status).toBe(400)
  })

  test('WA-02 a related origin may use the passkeys of the domain, and of no other', async () => {
    const related = 'https://www.example.org'
    const world = await start({
      project: {
        allowedOrigins: [pageOrigin, related],
        passkeys: { ...passkeys, domain: 'example.com', relatedOrigins: [related] },
      },
    })
    const device = createDevice()
    let session: string = (await world.signIn('ada@example.com')).session_token
    for (const [domain, status] of [
      ['example.com', 200],
      ['app.example.com', 401],
    ] as const) {
      const made = device.create(await takeCreationOptions(world, session, { domain }))
      const registered = await register(world, session, made)
      expect(registered.status).toBe(200)
      session = registered.data.session_token
      const options = await takeRequestOptions(world, { domain })
      const got = device.get(options, { tampering: { origin: related } })
      expect([domain, (await logInByPasskey(world, got)).status]).toEqual([domain, status])
    }
    expect((await startLogIn(world, { domain: 'example.com' }, related)).status).toBe(200)
    expect((await startLogIn(world, { domain: 'app.example.com' }, related)).status).toBe(400)
  })

  test('WA-02 a passkey of one domain does not sign in at another domain of the same project', async () => {
    const world = await start({
      project: { allowedOrigins: [pageOrigin, 'https://www.example.com'] },
    })
    const device = createDevice()
    await enrolPasskey(world, device)
    const state = await readPasskeyState(fixture.database, world)
    const there = 'https://www.example.com'
    const options = await takeRequestOptions(world, { domain: 'www.example.com' }, there)
    const [stored] = device.credentials
    const lent = createDevice(there)
    if (stored) lent.credentials.push({ ...stored, rpId: 'www.example.com' })
    expect((await logInByPasskey(world, lent.get(options), undefined, there)).status).toBe(401)
    expect(await readPasskeyState(fixture.database, world)).toEqual(state)
  })

  test('WA-02 a page that is not listed may neither start nor finish a ceremony', async () => {
    const world = await start()
    const device = createDevice()
    const { session } = await enrolPasskey(world, device)
    const state = await readPasskeyState(fixture.database, world)
    for (const origin of ['https://evil.example', 'https://sub.app.example.com', 'null']) {
      expect((await startLogIn(world, {}, origin)).status).toBe(403)
      expect((await startRegistration(world, session, {}, origin)).status).toBe(403)
      const got = device.get(await takeRequestOptions(world))
      expect((await logInByPasskey(world, got, undefined, origin)).status).toBe(403)
    }
    expect(await readPasskeyState(fixture.database, world)).toEqual(state)
  })
})
