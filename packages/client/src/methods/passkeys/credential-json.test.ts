import { describe, expect, it } from 'vitest'
import { toCreationOptions, toRequestOptions, writeCredential } from './credential-json.ts'

// the bytes fb ff, in both alphabets
const base64 = '+/8='
const base64Url = '-_8'
const bytes = Uint8Array.of(0xfb, 0xff)

const creation = {
  challenge: base64Url,
  rp: { id: 'example.com', name: 'App' },
  user: { id: base64Url, name: 'ada', displayName: 'Ada' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ type: 'public-key', id: base64, transports: ['internal'] }],
} satisfies PublicKeyCredentialCreationOptionsJSON
const request = { challenge: base64, rpId: 'example.com', allowCredentials: [] }

const refuse = (): never => {
  throw new DOMException('No.', 'EncodingError')
}

describe('options', () => {
  it('are parsed by the browser when it can', () => {
    const read: PublicKeyCredentialCreationOptions = {
      challenge: bytes,
      rp: creation.rp,
      user: { ...creation.user, id: bytes },
      pubKeyCredParams: [],
    }
    expect(toCreationOptions({ parseCreationOptionsFromJSON: () => read }, creation)).toBe(read)
    const asked: PublicKeyCredentialRequestOptions = { challenge: bytes }
    expect(toRequestOptions({ parseRequestOptionsFromJSON: () => asked }, request)).toBe(asked)
  })

  it.each([
    ['cannot', undefined],
    ['refuses', { parseCreationOptionsFromJSON: refuse, parseRequestOptionsFromJSON: refuse }],
  ])('are parsed by our code, in either base64 alphabet, where the browser %s', (_, statics) => {
    expect(toCreationOptions(statics, creation)).toEqual({
      ...creation,
      challenge: bytes,
      user: { ...creation.user, id: bytes },
      excludeCredentials: [{ type: 'public-key', id: bytes, transports: ['internal'] }],
    })
    expect(toRequestOptions(statics, request)).toEqual({ ...request, challenge: bytes })
    expect(toRequestOptions(statics, { challenge: base64 })).toMatchObject({ allowCredentials: [] })
  })
})

describe('a credential', () => {
  const parts = {
    id: base64Url,
    rawId: bytes.buffer,
    type: 'public-key',
    authenticatorAttachment: null,
    response: { clientDataJSON: bytes.buffer, attestationObject: bytes.buffer },
    getClientExtensionResults: () => ({ credProps: { rk: true } }),
  }
  const byHand = {
    id: base64Url,
    rawId: base64Url,
    type: 'public-key',
    response: { clientDataJSON: base64Url, attestationObject: base64Url, transports: [] },
    clientExtensionResults: { credProps: { rk: true } },
  }

  it('is serialized by the browser when it can', () => {
    const response = { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' }
    const json = { ...byHand, response }
    expect(JSON.parse(writeCredential({ ...parts, toJSON: () => json }))).toEqual(json)
  })

  it.each([
    ['fails', refuse],
    ['says nothing of use', () => ({})],
  ])('is serialized by our code where the browser %s', (_, toJSON) => {
    const credential = { ...parts, toJSON }
    expect(JSON.parse(Reflect.apply(writeCredential, null, [credential]))).toEqual(byHand)
  })

  const signature = {
    clientDataJSON: bytes.buffer,
    authenticatorData: bytes.buffer,
    signature: bytes.buffer,
    userHandle: bytes.buffer,
  }
  const attestation = { ...parts.response, getTransports: () => ['internal'] }
  /** The members that no signature covers, of the credential and of its two kinds of answer. */
  const optional = [
    ...['id', 'type', 'authenticatorAttachment', 'getClientExtensionResults', 'toJSON'].map(
      (name) => [name, 'credential'] as const,
    ),
    ['getTransports', 'attestation'] as const,
    ['userHandle', 'signature'] as const,
  ]
  const faults: readonly (readonly [string, PropertyDescriptor])[] = [
    ['is missing', { value: undefined }],
    ['is null', { value: null }],
    ['is of another type', { value: 7 }],
    ['throws when it is read', { get: refuse }],
    ['throws when it is called', { value: refuse }],
  ]

  it.each(
    optional.flatMap(([name, of]) =>
      faults.map(([fault, descriptor]) => ({ name, of, fault, descriptor })),
    ),
  )(
    'B8: of a password manager is written whose $name of its $of $fault',
    ({ name, of, descriptor }) => {
      const responses = { credential: attestation, attestation, signature }
      const response = { ...responses[of] }
      const credential = { ...parts, toJSON: refuse, response }
      Object.defineProperty(of === 'credential' ? credential : response, name, descriptor)
      const written = JSON.parse(Reflect.apply(writeCredential, null, [credential]))
      expect(written).toMatchObject({ id: base64Url, rawId: base64Url, type: 'public-key' })
      expect(written.response.clientDataJSON).toBe(base64Url)
      expect(written.clientExtensionResults).toBeTypeOf('object')
      if (of === 'signature')
        expect(written.response).toMatchObject({
          authenticatorData: base64Url,
          signature: base64Url,
        })
      else expect(written.response.attestationObject).toBe(base64Url)
    },
  )

  it('of a sign-in without a user handle leaves it out', () => {
    const response = {
      clientDataJSON: bytes.buffer,
      authenticatorData: bytes.buffer,
      signature: bytes.buffer,
      userHandle: null,
    }
    const written = writeCredential({ ...parts, response, toJSON: refuse })
    expect(JSON.parse(written).response).toEqual({
      clientDataJSON: base64Url,
      authenticatorData: base64Url,
      signature: base64Url,
    })
  })
})
