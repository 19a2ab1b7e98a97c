/** The browser's passkey calls, with the service's JSON on one side and buffers on the other. */

import { call } from './call.ts'
import { keepPageKey } from './page-key.ts'
import type { Entered, SignedIn } from './replies.ts'

interface CreationJson {
  readonly rp: PublicKeyCredentialRpEntity
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string }
  readonly challenge: string
  readonly pubKeyCredParams: PublicKeyCredentialParameters[]
  readonly timeout: number
  readonly authenticatorSelection: AuthenticatorSelectionCriteria
}

interface RequestJson {
  readonly challenge: string
  readonly rpId: string
  readonly timeout: number
  readonly userVerification: UserVerificationRequirement
}

/** Creates a passkey with the options that the service sent. @throws DOMException, as the browser does */
async function createPasskey(options: CreationJson): Promise<object> {
  const made = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: toBytes(options.challenge),
      user: { ...options.user, id: toBytes(options.user.id) },
      excludeCredentials: [],
    },
  })
  return toJson(made)
}

/** Proves a passkey with the options that the service sent. @throws DOMException, as the browser does */
async function getPasskey(options: RequestJson): Promise<object> {
  const proved = await navigator.credentials.get({
    publicKey: { ...options, challenge: toBytes(options.challenge), allowCredentials: [] },
  })
  return toJson(proved)
}

/** Signs in with a passkey. */
export async function signIn(): Promise<SignedIn> {
  const { options } = await call<{ options: RequestJson }>('POST', 'session/start', {})
  return enter('session', { credential: await getPasskey(options) })
}

/** Makes the call that begins a session, and keeps the key of its page. */
async function enter(path: string, body: object): Promise<SignedIn> {
  const { page_key, ...signedIn } = await call<Entered>('POST', path, body)
  keepPageKey(page_key)
  return signedIn
}

/** Proves the passkey again, after which acts are allowed for some minutes. */
export async function proveAgain(): Promise<SignedIn> {
  const { options } = await call<{ options: RequestJson }>('POST', 'proof/start', {})
  return call('POST', 'proof', { credential: await getPasskey(options) })
}

/** Becomes an operator. */
export async function join(invitation: string, name: string): Promise<SignedIn> {
  const body = { invitation, name }
  const { options } = await call<{ options: CreationJson }>('POST', 'invitation/start', body)
  const credential = await createPasskey(options)
  return enter('invitation/accept', { invitation, credential })
}

function toJson(credential: Credential | null): object {
  if (!(credential instanceof PublicKeyCredential))
    throw new DOMException('No passkey', 'NotAllowedError')
  const { response } = credential
  const { id, type, authenticatorAttachment } = credential
  const shared = { id, rawId: id, type, authenticatorAttachment, clientExtensionResults: {} }
  const clientDataJSON = toText(response.clientDataJSON)
  if (response instanceof AuthenticatorAttestationResponse) {
    const attestationObject = toText(response.attestationObject)
    const transports = response.getTransports()
    return { ...shared, response: { clientDataJSON, attestationObject, transports } }
  }
  const { authenticatorData, signature, userHandle } = response as AuthenticatorAssertionResponse // the only other kind
  return {
    ...shared,
    response: {
      clientDataJSON,
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      userHandle: userHandle && toText(userHandle),
    },
  }
}

/** From base64url. */
const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  )

/** To base64url. */
const toText = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
