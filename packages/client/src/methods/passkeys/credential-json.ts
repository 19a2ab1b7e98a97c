/**
 * Converts options and credentials to and from JSON (WebAuthn Level 3, section 5.1): by the browser's functions if it
 * has them, else by own code. Browsers learned the conversion years after the requests themselves, and password
 * managers return their own objects in place of the browser's credentials.
 */
import type { WebauthnPort } from '../../foundation/ports.ts'

type Statics = WebauthnPort['publicKeyCredential']

/** Decodes base64 in both alphabets, with and without padding. */
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

const toDescriptors = (descriptors: PublicKeyCredentialDescriptorJSON[] = []) =>
  descriptors.map((descriptor) => ({ ...descriptor, id: toBytes(descriptor.id) }))

/** Parses the options of a registration. @param json - `public_key_credential_creation_options`, parsed */
export function toCreationOptions(
  statics: Statics,
  json: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions {
  try {
    const options = statics?.parseCreationOptionsFromJSON?.(json)
    if (options) return options
  } catch {
    // the browser's parser is broken, or stricter than the code below
  }
  return {
    ...json,
    challenge: toBytes(json.challenge),
    user: { ...json.user, id: toBytes(json.user.id) },
    excludeCredentials: toDescriptors(json.excludeCredentials),
  } as PublicKeyCredentialCreationOptions // JSON has the same fields: no extension takes bytes
}

/** Parses the options of a sign-in. @param json - `public_key_credential_request_options`, parsed */
export function toRequestOptions(
  statics: Statics,
  json: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions {
  try {
    const options = statics?.parseRequestOptionsFromJSON?.(json)
    if (options) return options
  } catch {
    // the browser's parser is broken, or stricter than the code below
  }
  return {
    ...json,
    challenge: toBytes(json.challenge),
    allowCredentials: toDescriptors(json.allowCredentials),
  } as PublicKeyCredentialRequestOptions // other fields have the same form in JSON
}

/** Tells whether the answer of an authenticator belongs to a registration rather than a sign-in. */
const isAttestation = (
  response: AuthenticatorResponse,
): response is AuthenticatorAttestationResponse => 'attestationObject' in response

/**
 * Reads an unsigned field of a credential that may be a password manager's own object: a field that is missing, has
 * another type or throws is left out. An error here would lose the passkey for the service while the password manager
 * keeps it.
 */
function readOptional<Value>(read: () => unknown, isOne: (found: unknown) => found is Value) {
  try {
    const found = read()
    return isOne(found) ? found : undefined
  } catch {
    return undefined
  }
}

const isText = (found: unknown): found is string => typeof found === 'string' && found !== ''
const isBytes = (found: unknown): found is ArrayBuffer =>
  found instanceof ArrayBuffer || ArrayBuffer.isView(found)
const isObject = (found: unknown): found is object => typeof found === 'object' && found !== null
const isTexts = (found: unknown): found is string[] => Array.isArray(found) && found.every(isText)

function writeResponse(response: AuthenticatorResponse) {
  const clientDataJSON = toBase64Url(response.clientDataJSON)
  if (isAttestation(response)) {
    return {
      clientDataJSON,
      attestationObject: toBase64Url(response.attestationObject),
      transports: readOptional(() => response.getTransports(), isTexts) ?? [],
    }
  }
  const used: AuthenticatorAssertionResponse = Object(response) // the answer of a sign-in
  const userHandle = readOptional(() => used.userHandle, isBytes)
  return {
    clientDataJSON,
    authenticatorData: toBase64Url(used.authenticatorData),
    signature: toBase64Url(used.signature),
    userHandle: userHandle && toBase64Url(userHandle),
  }
}

/** @returns the credential as JSON for the service */
export function writeCredential(credential: PublicKeyCredential): string {
  try {
    const json: unknown = credential.toJSON()
    if (typeof json === 'object' && json !== null && 'rawId' in json) return JSON.stringify(json)
  } catch {
    // `toJSON` is missing, or called on an object that is not the browser's
  }
  return JSON.stringify({
    id: readOptional(() => credential.id, isText) ?? toBase64Url(credential.rawId),
    rawId: toBase64Url(credential.rawId),
    type: readOptional(() => credential.type, isText) ?? 'public-key',
    authenticatorAttachment: readOptional(() => credential.authenticatorAttachment, isText),
    response: writeResponse(credential.response),
    clientExtensionResults:
      readOptional(() => credential.getClientExtensionResults(), isObject) ?? {},
  })
}
