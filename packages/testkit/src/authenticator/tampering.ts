import { randomBytes } from 'node:crypto'
import type { AuthenticatorFlags } from './authenticator-data.ts'
import { type CredentialKey, createCredentialKey } from './credential-key.ts'
import type { ForgedKey } from './forged-key.ts'

/** How a signature can be wrong. */
export type ForgedSignature =
  /** By another key of the same algorithm. */
  | 'foreign key'
  /** Without its last byte. */
  | 'truncated'
  /** Not the structure that the algorithm has. */
  | 'garbage'
  /** Of another message. */
  | 'other message'
  /** r = s = 0, which faulty verifiers took for any message (CVE-2022-21449). */
  | 'zeros'
  | 'empty'

/**
 * What an authenticator, or the browser in front of it, gets wrong on purpose. What is signed is signed
 * after the tampering: only a check of the field itself detects it.
 */
export interface AuthenticatorTampering {
  /** base64url */
  readonly challenge?: string
  /** Of the client data; `null` says the text `null`, as a sandboxed frame does. */
  readonly origin?: string | null
  /** Of the client data. */
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly topOrigin?: string
  /** More members of the client data, or others in place of the honest ones. */
  readonly clientData?: Readonly<Record<string, unknown>>
  /** In place of all client data. */
  readonly clientDataJson?: Buffer
  /** The relying party whose id is hashed. */
  readonly rpId?: string
  readonly rpIdHash?: Buffer
  readonly flags?: Partial<AuthenticatorFlags>
  readonly counter?: number
  readonly aaguid?: string
  /** Of a new credential: a key that must not be accepted. */
  readonly key?: ForgedKey
  /** Changes the authenticator data, before it is signed. */
  readonly authenticatorData?: (honest: Buffer) => Buffer
  /** base64url; in the authenticator data too */
  readonly credentialId?: string
  /** base64url, or null for none */
  readonly userHandle?: string | null
  /** Of an assertion, or of a packed attestation. */
  readonly signature?: ForgedSignature
  /** Of the attestation. */
  readonly format?: string
  /** Of the attestation: more entries of its statement. */
  readonly statement?: Readonly<Record<string, string | number | Uint8Array<ArrayBuffer>>>
  /** Changes the encoded attestation object. */
  readonly attestationObject?: (honest: Buffer) => Buffer
  /** Changes the credential before it becomes JSON: missing members, wrong types. */
  readonly credential?: (honest: CredentialJson) => unknown
  /** Changes the JSON itself. */
  readonly json?: (honest: string) => string
}

/** A `PublicKeyCredential` as `toJSON()` gives it (WebAuthn Level 3, section 5.1). */
export interface CredentialJson {
  readonly type: 'public-key'
  readonly id: string
  readonly rawId: string
  readonly authenticatorAttachment: string
  readonly response: Readonly<Record<string, unknown>>
  readonly clientExtensionResults: Readonly<Record<string, unknown>>
}

/** Signs, or forges the signature. */
export function signMessage(key: CredentialKey, message: Buffer, forged?: ForgedSignature): Buffer {
  switch (forged) {
    case undefined:
      return key.sign(message)
    case 'foreign key':
      return createCredentialKey(toAlgorithm(key)).sign(message)
    case 'truncated':
      return key.sign(message).subarray(0, -1)
    case 'garbage':
      return Buffer.concat([Buffer.of(0x30, 0x84, 0xff, 0xff, 0xff, 0xff), randomBytes(66)])
    case 'other message':
      return key.sign(Buffer.concat([message, Buffer.of(0)]))
    case 'zeros':
      return Buffer.of(0x30, 0x06, 0x02, 0x01, 0x00, 0x02, 0x01, 0x00)
    case 'empty':
      return Buffer.alloc(0)
  }
}

function toAlgorithm(key: CredentialKey) {
  if (key.cose.get(3) === -257) return 'RS256'
  return key.cose.get(3) === -8 ? 'EdDSA' : 'ES256'
}
