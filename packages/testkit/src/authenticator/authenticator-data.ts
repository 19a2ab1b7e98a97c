import { createHash } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { CoseKey } from './credential-key.ts'

/** The flags of authenticator data (WebAuthn Level 3, section 6.1). */
export interface AuthenticatorFlags {
  /** The flag UP. */
  readonly userPresent: boolean
  /** The flag UV. */
  readonly userVerified: boolean
  /** The flag BE. */
  readonly backupEligible: boolean
  /** The flag BS. */
  readonly backedUp: boolean
  /** The flag AT: the data contains a credential. */
  readonly attested: boolean
  /** The flag ED: the data contains extensions. */
  readonly extensions: boolean
}

/** The content of authenticator data. */
export interface AuthenticatorStatement {
  readonly rpIdHash: Buffer
  readonly flags: AuthenticatorFlags
  readonly counter: number
  /** The new credential. */
  readonly attested?: {
    readonly aaguid: string
    readonly credentialId: Buffer
    readonly key: CoseKey
  }
}

const bits: Readonly<Record<keyof AuthenticatorFlags, number>> = {
  userPresent: 0x01,
  userVerified: 0x04,
  backupEligible: 0x08,
  backedUp: 0x10,
  attested: 0x40,
  extensions: 0x80,
}

/** Encodes authenticator data (WebAuthn Level 3, section 6.1). */
export function encodeAuthenticatorData(statement: AuthenticatorStatement): Buffer {
  const { rpIdHash, flags, counter, attested } = statement
  let octet = 0
  if (flags.userPresent) octet |= bits.userPresent
  if (flags.userVerified) octet |= bits.userVerified
  if (flags.backupEligible) octet |= bits.backupEligible
  if (flags.backedUp) octet |= bits.backedUp
  if (flags.attested) octet |= bits.attested
  if (flags.extensions) octet |= bits.extensions
  const head = Buffer.concat([rpIdHash, Buffer.of(octet), toUint32(counter)])
  if (!attested) return head
  const { aaguid, credentialId, key } = attested
  const size = Buffer.alloc(2)
  size.writeUInt16BE(credentialId.length)
  const aaguidBytes = Buffer.from(aaguid.replaceAll('-', ''), 'hex')
  return Buffer.concat([head, aaguidBytes, size, credentialId, isoCBOR.encode(key)])
}

/** Hashes with SHA-256, as WebAuthn does. */
export function hash(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
