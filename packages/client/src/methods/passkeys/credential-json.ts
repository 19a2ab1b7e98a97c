/**
 * Options and credentials as JSON (WebAuthn Level 3, section 5.1), both ways: by the browser where it can, else by
 * hand. Browsers learned it years after the requests themselves, and password managers put objects of their own in
 * the credentials' place.
 */
import type { WebauthnPort } from '../../foundation/ports.ts'

type Statics = WebauthnPort['publicKeyCredential']

/** Takes base64 in both alphabets, with and without padding. */
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0))

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')

const toDescriptors = (descriptors: PublicKeyCredentialDescriptorJSON[] = []) =>
  descriptors.map((descriptor) => ({ ...descriptor, id: toBytes(descriptor.id) }))

/** @param json - `public_key_credential_creation_options`, parsed */
export function toCreationOptions(
  statics: Statics,
  json: PublicKeyCredentialCreationOptionsJSON,
): PublicKeyCredentialCreationOptions {
  try {
    const options = statics?.parseCreationOptionsFromJSON?.(json)
    if (options) return options
  } catch {
    // stricter than we are, or broken
  }
  return {
    ...json,
    challenge: toBytes(json.challenge),
    user: { ...json.user, id: toBytes(json.user.id) },
    excludeCredentials: toDescriptors(json.excludeCredentials),
  } as PublicKeyCredentialCreationOptions // the rest is the same in JSON, where no extension takes bytes
}

/** @param json - `public_key_credential_request_options`, parsed */
export function toRequestOptions(
  statics: Statics,
  json: PublicKeyCredentialRequestOptionsJSON,
): PublicKeyCredentialRequestOptions {
  try {
    const options = statics?.parseRequestOptionsFromJSON?.(json)
    if (options) return options
  } catch {
    // as above
  }
  return {
    ...json,
    challenge: toBytes(json.challenge),
    allowCredentials: toDescriptors(json.allowCredentials),
  } as PublicKeyCredentialRequestOptions // as above
}

/** Of the two answers of an authenticator, the one to a registration. */
const isAttestation = (
  response: AuthenticatorResponse,
): response is AuthenticatorAttestationResponse => 'attestationObject' in response

/**
 * Reads what is not signed, of an object that may be a password manager's own: what is missing there, is of another
 * type or throws is left out. The manager keeps the passkey, so the service must get to know it.
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
  const used: AuthenticatorAssertionResponse = Object(response) // the other of the two
  const userHandle = readOptional(() => used.userHandle, isBytes)
  return {
    clientDataJSON,
    authenticatorData: toBase64Url(used.authenticatorData),
    signature: toBase64Url(used.signature),
    userHandle: userHandle && toBase64Url(userHandle),
  }
}

/** @returns the credential as the service takes it */
export function writeCredential(credential: PublicKeyCredential): string {
  try {
    const json: unknown = credential.toJSON()
    if (typeof json === 'object' && json !== null && 'rawId' in json) return JSON.stringify(json)
  } catch {
    // missing, or called on an object that is not the browser's
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
