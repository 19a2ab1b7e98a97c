import { randomBytes } from 'node:crypto'
import type { AuthenticatorFlags } from './authenticator-data.ts'
import { type CredentialKey, createCredentialKey } from './credential-key.ts'
import type { ForgedKey } from './forged-key.ts'

/** The ways in which a signature can be forged. */
export type ForgedSignature =
  /** Signed with another key of the same algorithm. */
  | 'foreign key'
  /** Shortened by its last byte. */
  | 'truncated'
  /** Malformed for the algorithm. */
  | 'garbage'
  /** Signed over another message. */
  | 'other message'
  /** r = s = 0, which faulty verifiers accepted for every message (CVE-2022-21449). */
  | 'zeros'
  | 'empty'

/**
 * Falsified fields of a credential. The signature is made after the tampering, so only a check of the field itself
 * detects it.
 */
export interface AuthenticatorTampering {
  /** base64url */
  readonly challenge?: string
  /** The origin in the client data; `null` gives the text `null`, as in a sandboxed frame. */
  readonly origin?: string | null
  /** The type in the client data. */
  readonly type?: string
  readonly crossOrigin?: boolean
  readonly topOrigin?: string
  /** Further or replaced members of the client data. */
  readonly clientData?: Readonly<Record<string, unknown>>
  /** Replaces the whole client data. */
  readonly clientDataJson?: Buffer
  /** The relying party whose id is hashed in the authenticator data. */
  readonly rpId?: string
  readonly rpIdHash?: Buffer
  readonly flags?: Partial<AuthenticatorFlags>
  readonly counter?: number
  readonly aaguid?: string
  /** The key of a new credential, one that a service must refuse. */
  readonly key?: ForgedKey
  /** Changes the authenticator data before it is signed. */
  readonly authenticatorData?: (honest: Buffer) => Buffer
  /** base64url; it also replaces the id in the authenticator data */
  readonly credentialId?: string
  /** base64url; null leaves it out */
  readonly userHandle?: string | null
  /** The signature of an assertion, or of a packed attestation. */
  readonly signature?: ForgedSignature
  /** The format of the attestation. */
  readonly format?: string
  /** Further entries of the attestation's statement. */
  readonly statement?: Readonly<Record<string, string | number | Uint8Array<ArrayBuffer>>>
  /** Changes the encoded attestation object. */
  readonly attestationObject?: (honest: Buffer) => Buffer
  /** Changes the credential before it becomes JSON: missing members, wrong types. */
  readonly credential?: (honest: CredentialJson) => unknown
  /** Changes the JSON itself. */
  readonly json?: (honest: string) => string
}

/** A `PublicKeyCredential` in the form of `toJSON()` (WebAuthn Level 3, section 5.1). */
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
