import { createHash } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { CoseKey } from './credential-key.ts'

/** The flags of authenticator data (WebAuthn Level 3, section 6.1). */
export interface AuthenticatorFlags {
  /** UP */
  readonly userPresent: boolean
  /** UV */
  readonly userVerified: boolean
  /** BE */
  readonly backupEligible: boolean
  /** BS */
  readonly backedUp: boolean
  /** AT: a credential stands in it. */
  readonly attested: boolean
  /** ED: extensions stand in it. */
  readonly extensions: boolean
}

/** What authenticator data says. */
export interface AuthenticatorStatement {
  readonly rpIdHash: Buffer
  readonly flags: AuthenticatorFlags
  readonly counter: number
  /** The credential that was made. */
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

/** Hashes as WebAuthn does everywhere. */
export function hash(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
