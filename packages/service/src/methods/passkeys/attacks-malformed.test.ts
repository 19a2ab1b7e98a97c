import { errorCatalogue } from '@portico/contract/schemas'
import {
  type AuthenticatorTampering,
  type CredentialJson,
  createAuthenticator,
} from '@portico/testkit/authenticator'
import { type EngineName, openTestStorage, pickEngines } from '@portico/testkit/storage'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServiceFixture } from '../../testing/create-service-fixture.ts'
import type { TestAnswer, TestService } from '../../testing/create-test-service.ts'
import {
  enrolPasskey,
  logInByPasskey,
  pageOrigin,
  readPasskeyState,
  register,
  startRegistration,
  takeCreationOptions,
  takeRequestOptions,
} from '../../testing/passkey-calls.ts'

const createDevice = () => createAuthenticator({ origin: pageOrigin })

/** The same at every run, so that what fails can be looked at. */
function createBytes(seed: number): (size: number) => Buffer {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 16) & 0xff
  }
  return (size) => Buffer.from(Array.from({ length: size }, next))
}

const wrongValues = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  '',
  ' ',
  'not base64url!',
  'A',
  [],
  {},
  ['AAAA'],
]

const jsons: readonly string[] = [
  '',
  ' ',
  '{',
  '{}',
  'null',
  'true',
  '1',
  '"text"',
  '[]',
  '[{}]',
  'undefined',
  'NaN',
  '\u0000',
  '\ufeff{}',
  '{"id":"AAAA"}',
  '{"id":"AAAA","rawId":"AAAA","type":"public-key"}',
  '{"id":"AAAA","rawId":"AAAA","type":"public-key","response":null}',
  '{"id":"AAAA","rawId":"AAAA","type":"public-key","response":{}}',
  '{"__proto__":{"id":"AAAA","rawId":"AAAA","type":"public-key"},"response":{}}',
  '{"constructor":{"prototype":{}}}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
  'A'.repeat(49_152),
  'A'.repeat(49_153),
]

const cborBombs: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.of(0xff)],
  ['an empty map', Buffer.of(0xa0)],
  ['a text', Buffer.from('6474657874', 'hex')],
  ['a list of 2^64 - 1', Buffer.from('9bffffffffffffffff', 'hex')],
  ['a map of 2^32 - 1', Buffer.from('baffffffff', 'hex')],
  ['a byte string of 2^53', Buffer.from('5b0020000000000000', 'hex')],
  ['a list without an end', Buffer.alloc(20_000, 0x9f)],
  ['lists in lists', Buffer.alloc(30_000, 0x81)],
  ['maps in maps', Buffer.alloc(30_000, 0xa1)],
  ['tags on tags', Buffer.alloc(30_000, 0xc1)],
  ['a map with one key twice', Buffer.from('a263666d7460 63666d7460'.replaceAll(' ', ''), 'hex')],
]

const expectRefusal = (name: unknown, { status, data }: TestAnswer) => {
  expect([name, status, data.error_type in errorCatalogue]).toEqual([
    name,
    expect.toSatisfy((code: number) => code >= 400 && code < 500),
    true,
  ])
}

/** Opens the fixture of a suite. */
function openFixture(engine: EngineName) {
  const fixture = createServiceFixture(() => openTestStorage(engine))
  beforeAll(fixture.open)
  afterAll(fixture.close)
  const begin = async () => {
    const world = await fixture.start()
    const device = createDevice()
    const { session, registrationId } = await enrolPasskey(world, device)
    return {
      world,
      device,
      session,
      registrationId,
      state: await readPasskeyState(fixture.database, world),
    }
  }
  return { fixture, begin }
}

describe.each(pickEngines('sqlite'))('malformed passkeys, on %s', (engine) => {
  const { fixture, begin } = openFixture(engine)

  type Begun = Awaited<ReturnType<typeof begin>>

  const tryRegistration = async (
    at: Begun,
    tampering: AuthenticatorTampering,
  ): Promise<TestAnswer> => {
    const options = await takeCreationOptions(at.world, at.session)
    const answer = await register(
      at.world,
      at.session,
      createDevice().create(options, { tampering }),
    )
    // A registration renews the session.
    if (answer.status === 200) at.session = answer.data.session_token
    return answer
  }

  const tryLogIn = async (
    { world, device }: Begun,
    tampering: AuthenticatorTampering,
  ): Promise<TestAnswer> =>
    logInByPasskey(world, device.get(await takeRequestOptions(world), { tampering }))

  const expectUntouched = async ({ world, state }: { world: TestService; state: unknown }) =>
    expect(await readPasskeyState(fixture.database, world)).toEqual(state)

  test('WA-07 a missing member or one of a wrong type is refused', async () => {
    const at = await begin()
    const toMembers = (honest: CredentialJson) => honest as unknown as Record<string, unknown> // to be broken
    const outer = ['id', 'rawId', 'type', 'response']
    const ofBoth = ['clientDataJSON']
    for (const value of wrongValues) {
      for (const member of outer) {
        const credential = (honest: CredentialJson) => ({ ...toMembers(honest), [member]: value })
        const name = `${member} = ${JSON.stringify(value)}`
        expectRefusal(name, await tryRegistration(at, { credential }))
        expectRefusal(name, await tryLogIn(at, { credential }))
      }
      const breakInner = (member: string) => (honest: CredentialJson) => ({
        ...honest,
        response: { ...honest.response, [member]: value },
      })
      for (const member of [...ofBoth, 'attestationObject']) {
        const name = `${member} = ${JSON.stringify(value)}`
        expectRefusal(name, await tryRegistration(at, { credential: breakInner(member) }))
      }
      for (const member of [...ofBoth, 'authenticatorData', 'signature']) {
        const name = `${member} = ${JSON.stringify(value)}`
        expectRefusal(name, await tryLogIn(at, { credential: breakInner(member) }))
      }
    }
    await expectUntouched(at)
  })

  test('WA-07 members that the service does not use may have any value', async () => {
    const at = await begin()
    for (const value of wrongValues) {
      const credential = (honest: CredentialJson) => ({
        ...honest,
        authenticatorAttachment: value,
        clientExtensionResults: value,
        response: {
          ...honest.response,
          transports: value,
          publicKey: value,
          publicKeyAlgorithm: value,
        },
      })
      expect((await tryRegistration(at, { credential })).status).toBe(200)
      expect((await tryLogIn(at, { credential })).status).toBe(200)
    }
  })

  test('WA-07 invalid JSON, or JSON of another shape, is refused', async () => {
    const at = await begin()
    for (const json of jsons) {
      const name = json.slice(0, 80)
      expectRefusal(name, await tryRegistration(at, { json: () => json }))
      expectRefusal(name, await tryLogIn(at, { json: () => json }))
    }
    for (const value of wrongValues.filter((value) => typeof value !== 'string')) {
      expectRefusal(value, await register(at.world, at.session, value))
      expectRefusal(value, await logInByPasskey(at.world, value))
    }
    await expectUntouched(at)
  })

  test('WA-07 malformed client data is refused', async () => {
    const at = await begin()
    for (const text of [...jsons.slice(0, 20), '{"type":1,"challenge":{},"origin":[]}']) {
      const tampering = { clientDataJson: Buffer.from(text) }
      expectRefusal(text.slice(0, 80), await tryRegistration(at, tampering))
      expectRefusal(text.slice(0, 80), await tryLogIn(at, tampering))
    }
    for (const clientData of [
      { type: undefined },
      { challenge: undefined },
      { challenge: null },
      { challenge: { toString: 'x' } },
      { type: ['webauthn.get'] },
      { tokenBinding: 'text' },
      { tokenBinding: { status: 'evil' } },
    ]) {
      const name = JSON.stringify(clientData)
      expectRefusal(name, await tryRegistration(at, { clientData }))
      expectRefusal(name, await tryLogIn(at, { clientData }))
    }
    await expectUntouched(at)
  })

  test('WA-07 invalid or endless CBOR is refused', async () => {
    const at = await begin()
    const take = createBytes(20_260_115)
    const random = Array.from({ length: 40 }, (_, i) => [`random ${i}`, take(1 + i * 7)] as const)
    for (const [name, bytes] of [...cborBombs, ...random]) {
      expectRefusal(name, await tryRegistration(at, { attestationObject: () => bytes }))
      expectRefusal(
        `${name}, as the key`,
        await tryRegistration(at, {
          // 37 bytes of head, 16 of the model, 2 of the length and 32 of the id stand before the key.
          authenticatorData: (honest) => Buffer.concat([honest.subarray(0, 87), bytes]),
        }),
      )
    }
    await expectUntouched(at)
  })

  test('WA-07 malicious extension data from an authenticator causes no internal error', async () => {
    const at = await begin()
    for (const [name, bytes] of cborBombs) {
      const answer = await tryLogIn(at, {
        flags: { extensions: true },
        authenticatorData: (honest) => Buffer.concat([honest, bytes]),
      })
      if (answer.status !== 200) expectRefusal(name, answer)
    }
  })

  test('WA-07 truncated data is refused wherever it ends', async () => {
    const at = await begin()
    for (let size = 0; size < 200; size += 9) {
      const cut = (honest: Buffer) => honest.subarray(0, Math.min(size, honest.length - 1))
      expectRefusal(`attestation of ${size}`, await tryRegistration(at, { attestationObject: cut }))
      if (size < 160) {
        expectRefusal(`data of ${size}`, await tryRegistration(at, { authenticatorData: cut }))
      }
      if (size < 37)
        expectRefusal(`data of ${size}`, await tryLogIn(at, { authenticatorData: cut }))
    }
    await expectUntouched(at)
  })

  test('WA-07 a bit flipped after the signature signs nobody in', async () => {
    const at = await begin()
    const flipIn = (member: string, at_: number) => (honest: CredentialJson) => {
      const bytes = Buffer.from(String(honest.response[member]), 'base64url')
      const place = at_ % (bytes.length * 8)
      bytes[place >> 3] = (bytes[place >> 3] ?? 0) ^ (1 << (place & 7))
      return { ...honest, response: { ...honest.response, [member]: bytes.toString('base64url') } }
    }
    for (let bit = 0; bit < 37 * 8; bit += 5) {
      const credential = flipIn('authenticatorData', bit)
      expectRefusal(`authenticatorData, bit ${bit}`, await tryLogIn(at, { credential }))
    }
    for (let bit = 0; bit < 70 * 8; bit += 11) {
      const credential = flipIn('signature', bit)
      expectRefusal(`signature, bit ${bit}`, await tryLogIn(at, { credential }))
    }
    for (let bit = 0; bit < 130 * 8; bit += 19) {
      const credential = flipIn('clientDataJSON', bit)
      expectRefusal(`clientDataJSON, bit ${bit}`, await tryLogIn(at, { credential }))
    }
    await expectUntouched(at)
    // What a registration of ours does not sign may turn over, as long as nothing breaks.
    for (let bit = 0; bit < 200 * 8; bit += 23) {
      const answer = await tryRegistration(at, { credential: flipIn('attestationObject', bit) })
      if (answer.status !== 200) expectRefusal(`attestationObject, bit ${bit}`, answer)
    }
  })
})

describe.each(pickEngines('postgres'))('malformed passkeys with odd values, on %s', (engine) => {
  const { begin } = openFixture(engine)

  test('WA-07 odd values in a request cause no internal error', async () => {
    const at = await begin()
    const odd = [
      '',
      '\0',
      'a\0b',
      '\ud800',
      "'; drop table users; --",
      '😀'.repeat(30),
      '\u202e',
      '\n',
    ]
    for (const word of odd) {
      for (const field of ['user_agent', 'override_id', 'override_name', 'override_display_name']) {
        const begun = await startRegistration(at.world, at.session, { [field]: word })
        if (begun.status !== 200) {
          expectRefusal([field, word], begun)
          continue
        }
        const options: string = begun.data.public_key_credential_creation_options
        const answer = await register(at.world, at.session, createDevice().create(options))
        if (answer.status === 200) at.session = answer.data.session_token
        else expectRefusal([field, word], answer)
      }
      const path = `/webauthn/update/${at.registrationId}`
      const renamed = await at.world.send('PUT', path, { name: word }, { session: at.session })
      if (renamed.status !== 200) expectRefusal(['name', word], renamed)
      // Half a surrogate pair has no place in an address.
      const id = word === '\ud800' ? '%ed%a0%80' : encodeURIComponent(word)
      const renaming = ['PUT', `/webauthn/update/${id}`, { name: 'x' }] as const
      const elsewhere = await at.world.send(...renaming, { session: at.session })
      expectRefusal(['id', word], elsewhere)
    }
  })
})
