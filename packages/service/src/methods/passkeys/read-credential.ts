/**
 * A credential as a page sends it, from text to something with known members. Whatever is sent, the answer is
 * null or a value; what the value claims is not believed yet.
 */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** What the browser says of the ceremony (WebAuthn Level 3, 5.8.1). */
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

/** 1023 bytes are the most that a credential's id may have (WebAuthn Level 3, 7.1). */
const longestId = 1_364

/** Reads what `navigator.credentials.create()` gave. */
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

/** Reads what `navigator.credentials.get()` gave. */
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
  // Unpadded, as browsers write it: it is compared as text.
  if (typeof id !== 'string' || !/^[\w-]+$/.test(id) || id.length > longestId) return null
  if (rawId !== id || type !== 'public-key' || !isBase64Url(clientDataJSON)) return null
  const clientData = toClientData(clientDataJSON)
  if (!clientData) return null
  const attachment =
    authenticatorAttachment === 'platform' || authenticatorAttachment === 'cross-platform'
      ? { authenticatorAttachment: authenticatorAttachment as 'platform' | 'cross-platform' } // compared above
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
  // Anything but an absent or false one is a claim to stand in a frame.
  const isFramed = crossOrigin !== undefined && crossOrigin !== null && crossOrigin !== false
  return { type, challenge, origin, crossOrigin: isFramed, topOrigin }
}

function parseObject(json: string): Members | null {
  try {
    const value: unknown = JSON.parse(json)
    return isMembers(value) ? value : null
  } catch {
    return null
  }
}

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBase64Url = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]+={0,2}$/.test(value)

const withoutPadding = (text: string) => text.replace(/={1,2}$/, '')

const knownTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const

/** They are sent back to browsers, which may refuse what they do not know. */
function toTransports(sent: unknown) {
  return Array.isArray(sent) ? knownTransports.filter((known) => sent.includes(known)) : []
}
