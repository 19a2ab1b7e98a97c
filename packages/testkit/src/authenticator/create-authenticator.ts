/**
 * A software authenticator with the browser in front of it: it takes options as the service sends them and returns
 * credentials as a page sends them, with valid signatures. It can tamper with every field, which a browser's virtual
 * authenticator cannot. Tests of pages use Chromium instead.
 */
import { randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { type AuthenticatorFlags, encodeAuthenticatorData, hash } from './authenticator-data.ts'
import {
  type CreationOptions,
  checkVerification,
  findCredential,
  type RequestOptions,
  toRpId,
} from './browser-rules.ts'
import {
  type CredentialKey,
  coseNumbers,
  createCredentialKey,
  type KeyAlgorithm,
} from './credential-key.ts'
import { createForgedKey } from './forged-key.ts'
import { type AuthenticatorTampering, type CredentialJson, signMessage } from './tampering.ts'

/** Options of an authenticator. */
export interface AuthenticatorOptions {
  /** The origin of the page. */
  readonly origin: string
  /** The algorithm of its keys. @default the first that the relying party accepts */
  readonly algorithm?: KeyAlgorithm
  /** The id of its model. @default all zero, like a model that hides its id */
  readonly aaguid?: string
  /**
   * The transports that it reports.
   *
   * @default `['internal', 'hybrid']`
   */
  readonly transports?: readonly string[]
  /**
   * Whether it is part of the device.
   *
   * @default `'platform'`
   */
  readonly attachment?: 'platform' | 'cross-platform'
  /** `packed` always attests with the credential's own key, whatever was requested. @default `'none'` */
  readonly attestation?: 'none' | 'packed'
  /** Whether it verifies its user. @default true */
  readonly verifiesUser?: boolean
  /** Whether its credentials are synced to other devices; its counter then stays 0. @default true */
  readonly isSynced?: boolean
}

/** Options of a single use of the authenticator. */
export interface Use {
  /** The origin of the page. @default the authenticator's */
  readonly origin?: string
  /**
   * The fields to falsify.
   *
   * @default none
   */
  readonly tampering?: AuthenticatorTampering
}

/** A credential that the authenticator stores. */
export interface StoredCredential {
  /** base64url */
  readonly id: string
  readonly rpId: string
  /** base64url */
  readonly userHandle: string
  readonly isDiscoverable: boolean
  readonly key: CredentialKey
  /** The number of signatures; always 0 when synced. */
  counter: number
}

/** An authenticator of a user. */
export interface Authenticator {
  /** Its credentials, the newest last. Tests may remove one, or reset its counter. */
  readonly credentials: StoredCredential[]
  /**
   * Acts like `navigator.credentials.create()`.
   *
   * @param options - `public_key_credential_creation_options`
   * @returns `public_key_credential`
   * @throws DOMException as browsers do: `SecurityError`, `NotSupportedError`, `InvalidStateError`, `NotAllowedError`
   */
  create(options: string, use?: Use): string
  /**
   * Acts like `navigator.credentials.get()`.
   *
   * @param options - `public_key_credential_request_options`
   * @returns `public_key_credential`
   * @throws DOMException as browsers do: `SecurityError`, `NotAllowedError`
   */
  get(options: string, use?: Use): string
}

/**
 * Creates an authenticator without credentials.
 *
 * @example
 * const authenticator = createAuthenticator({ origin: 'https://app.example.com' })
 * const credential = authenticator.create(reply.public_key_credential_creation_options)
 */
export function createAuthenticator(options: AuthenticatorOptions): Authenticator {
  const device = {
    aaguid: '00000000-0000-0000-0000-000000000000',
    transports: ['internal', 'hybrid'],
    attachment: 'platform',
    attestation: 'none',
    verifiesUser: true,
    isSynced: true,
    ...options,
  } as const
  const credentials: StoredCredential[] = []
  return {
    credentials,
    create: (text, use = {}) => createCredential(device, credentials, text, use),
    get: (text, use = {}) => getAssertion(device, credentials, text, use),
  }
}

type Device = Required<Omit<AuthenticatorOptions, 'algorithm'>> &
  Pick<AuthenticatorOptions, 'algorithm'>

function createCredential(
  device: Device,
  credentials: StoredCredential[],
  text: string,
  { origin = device.origin, tampering = {} }: Use,
): string {
  const options: CreationOptions = JSON.parse(text)
  const selection = options.authenticatorSelection ?? {}
  const rpId = toRpId(origin, options.rp.id)
  if (findCredential(credentials, rpId, options.excludeCredentials ?? [])) {
    throw new DOMException('The authenticator holds a credential already.', 'InvalidStateError')
  }
  checkVerification(device.verifiesUser, selection.userVerification)
  const asked = selection.authenticatorAttachment ?? device.attachment
  if (asked !== device.attachment) throw new DOMException('Not this one.', 'NotAllowedError')

  const key = tampering.key
    ? createForgedKey(tampering.key)
    : createCredentialKey(toAlgorithm(device, options))
  const stored: StoredCredential = {
    id: tampering.credentialId ?? randomBytes(32).toString('base64url'),
    rpId,
    userHandle: options.user.id,
    isDiscoverable: selection.residentKey === 'required' || selection.residentKey === 'preferred',
    key,
    counter: device.isSynced ? 0 : 1,
  }
  credentials.push(stored)

  const clientData = toClientData('webauthn.create', options.challenge, origin, tampering)
  const authenticatorData = toAuthenticatorData(device, stored, tampering, true)
  const signature = () =>
    signMessage(key, Buffer.concat([authenticatorData, hash(clientData)]), tampering.signature)
  const format = tampering.format ?? device.attestation
  const statement = new Map<string, string | number | Uint8Array<ArrayBuffer>>()
  if (format === 'packed') {
    statement.set('alg', key.cose.get(3) ?? 0).set('sig', Uint8Array.from(signature()))
  }
  for (const [name, value] of Object.entries(tampering.statement ?? {})) statement.set(name, value)
  const object = new Map<string, string | Uint8Array<ArrayBuffer> | typeof statement>()
  object.set('fmt', format).set('attStmt', statement)
  object.set('authData', Uint8Array.from(authenticatorData))
  const encoded = Buffer.from(isoCBOR.encode(object))
  return toJson(device, stored.id, tampering, {
    clientDataJSON: clientData.toString('base64url'),
    attestationObject: (tampering.attestationObject?.(encoded) ?? encoded).toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
    transports: device.transports,
    publicKey: key.spki.toString('base64url'),
    publicKeyAlgorithm: key.cose.get(3),
  })
}

function getAssertion(
  device: Device,
  credentials: StoredCredential[],
  text: string,
  { origin = device.origin, tampering = {} }: Use,
): string {
  const options: RequestOptions = JSON.parse(text)
  const rpId = toRpId(origin, options.rpId)
  checkVerification(device.verifiesUser, options.userVerification)
  const allowed = options.allowCredentials ?? []
  const stored =
    allowed.length > 0
      ? findCredential(credentials, rpId, allowed)
      : credentials.findLast((one) => one.rpId === rpId && one.isDiscoverable)
  if (!stored) throw new DOMException('No credential fits.', 'NotAllowedError')

  if (!device.isSynced) stored.counter += 1
  const clientData = toClientData('webauthn.get', options.challenge, origin, tampering)
  const authenticatorData = toAuthenticatorData(device, stored, tampering, false)
  const message = Buffer.concat([authenticatorData, hash(clientData)])
  const userHandle = tampering.userHandle === undefined ? stored.userHandle : tampering.userHandle
  return toJson(device, tampering.credentialId ?? stored.id, tampering, {
    clientDataJSON: clientData.toString('base64url'),
    authenticatorData: authenticatorData.toString('base64url'),
    signature: signMessage(stored.key, message, tampering.signature).toString('base64url'),
    ...(userHandle !== null && { userHandle }),
  })
}

function toClientData(
  type: string,
  challenge: string,
  origin: string,
  tampering: AuthenticatorTampering,
): Buffer {
  const said = {
    type: tampering.type ?? type,
    challenge: tampering.challenge ?? challenge,
    origin: tampering.origin === undefined ? origin : `${tampering.origin}`,
    crossOrigin: tampering.crossOrigin ?? false,
    ...(tampering.topOrigin !== undefined && { topOrigin: tampering.topOrigin }),
    ...tampering.clientData,
  }
  return tampering.clientDataJson ?? Buffer.from(JSON.stringify(said))
}

function toAuthenticatorData(
  device: Device,
  stored: StoredCredential,
  tampering: AuthenticatorTampering,
  isNew: boolean,
) {
  const flags: AuthenticatorFlags = {
    userPresent: true,
    userVerified: device.verifiesUser,
    backupEligible: device.isSynced,
    backedUp: device.isSynced,
    attested: isNew,
    extensions: false,
    ...tampering.flags,
  }
  const honest = encodeAuthenticatorData({
    rpIdHash: tampering.rpIdHash ?? hash(tampering.rpId ?? stored.rpId),
    flags,
    counter: tampering.counter ?? stored.counter,
    ...(isNew && {
      attested: {
        aaguid: tampering.aaguid ?? device.aaguid,
        credentialId: Buffer.from(stored.id, 'base64url'),
        key: stored.key.cose,
      },
    }),
  })
  return tampering.authenticatorData?.(honest) ?? honest
}

function toJson(
  device: Device,
  id: string,
  tampering: AuthenticatorTampering,
  response: CredentialJson['response'],
) {
  const credential: CredentialJson = {
    type: 'public-key',
    id,
    rawId: id,
    authenticatorAttachment: device.attachment,
    response,
    clientExtensionResults: {},
  }
  const json = JSON.stringify(tampering.credential ? tampering.credential(credential) : credential)
  return tampering.json?.(json) ?? json
}

function toAlgorithm({ algorithm }: Device, { pubKeyCredParams }: CreationOptions): KeyAlgorithm {
  const known = ['ES256', 'RS256', 'EdDSA'] as const
  const own = algorithm ? [algorithm] : known
  const taken = pubKeyCredParams.flatMap(({ alg }) =>
    own.filter((name) => coseNumbers[name] === alg),
  )
  const [first] = taken
  if (!first) throw new DOMException('It knows none of the algorithms.', 'NotSupportedError')
  return first
}
