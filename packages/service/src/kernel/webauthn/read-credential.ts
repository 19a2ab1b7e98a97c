/**
 * Parses a credential that a page sends into known fields. Any input gives null or a value. The value's claims are not
 * verified yet.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { tryParse } from '../../foundation/text/try-parse.ts'

/** The browser's description of the ceremony (WebAuthn Level 3 section 5.8.1). */
export interface ClientData {
  readonly type: string
  readonly challenge: string
  readonly origin: string
  readonly crossOrigin: boolean
  readonly topOrigin: unknown
}

interface Read<Response> {
  readonly response: Response
  readonly clientData: ClientData
}

type Members = Readonly<Record<string, unknown>>

/** The base64url length of 1023 bytes, the longest credential id (WebAuthn Level 3 section 7.1). */
const longestId = 1_364

/** Reads the result of `navigator.credentials.create()`. */
export function readAttestation(json: string): Read<RegistrationResponseJSON> | null {
  const read = readCredential(json)
  if (!read) return null
  const { credential, response, clientData } = read
  const { attestationObject, transports } = response
  if (!isBase64Url(attestationObject)) return null
  return {
    clientData,
    response: {
      ...credential,
      response: {
        clientDataJSON: read.clientDataJSON,
        attestationObject,
        transports: toTransports(transports),
      },
    },
  }
}

/** Reads the result of `navigator.credentials.get()`. */
export function readAssertion(json: string): Read<AuthenticationResponseJSON> | null {
  const read = readCredential(json)
  if (!read) return null
  const { credential, response, clientData } = read
  const { authenticatorData, signature, userHandle } = response
  if (!isBase64Url(authenticatorData) || !isBase64Url(signature)) return null
  const hasHandle = userHandle !== undefined && userHandle !== null && userHandle !== ''
  if (hasHandle && !isBase64Url(userHandle)) return null
  return {
    clientData,
    response: {
      ...credential,
      response: {
        clientDataJSON: read.clientDataJSON,
        authenticatorData,
        signature,
        ...(hasHandle && { userHandle: withoutPadding(userHandle) }),
      },
    },
  }
}

function readCredential(json: string) {
  const sent = parseObject(json)
  const response = isMembers(sent?.response) ? sent.response : null
  if (!sent || !response) return null
  const { id, rawId, type, authenticatorAttachment } = sent
  const { clientDataJSON } = response
  // Only the unpadded form that browsers write is accepted, since ids are compared as text.
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || id.length > longestId) return null
  if (rawId !== id || type !== 'public-key' || !isBase64Url(clientDataJSON)) return null
  const clientData = toClientData(clientDataJSON)
  if (!clientData) return null
  const attachment =
    authenticatorAttachment === 'platform' || authenticatorAttachment === 'cross-platform'
      ? { authenticatorAttachment: authenticatorAttachment as 'platform' | 'cross-platform' } // the condition above compares both values
      : {}
  return {
    clientData,
    clientDataJSON,
    response,
    credential: { id, rawId: id, type: 'public-key', ...attachment, clientExtensionResults: {} },
  } as const
}

function toClientData(clientDataJSON: string): ClientData | null {
  const said = parseObject(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
  if (!said) return null
  const { type, challenge, origin, crossOrigin, topOrigin } = said
  if (typeof type !== 'string' || typeof challenge !== 'string') return null
  if (typeof origin !== 'string') return null
  // Any value other than absent, null or false counts as a ceremony in a frame.
  const isFramed = crossOrigin !== undefined && crossOrigin !== null && crossOrigin !== false
  return { type, challenge, origin, crossOrigin: isFramed, topOrigin }
}

function parseObject(json: string): Members | null {
  const value = tryParse((): unknown => JSON.parse(json))
  return isMembers(value) ? value : null
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBase64Url = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]+={0,2}$/.test(value)

const withoutPadding = (text: string) => text.replace(/={1,2}$/, '')

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** Returns the known transports only: the service sends them back to browsers, which may refuse unknown ones. */
export function toTransports(sent: unknown) {
  return Array.isArray(sent) ? knownTransports.filter((known) => sent.includes(known)) : []
}
