import { findFormat } from '../formats/index.ts'
import type { DigestAlgorithm, ImportedHash } from './imported-hash.ts'

/** Says why a hash is refused; the message contains nothing of the hash. */
export class UnreadableHashError extends Error {
  override readonly name = 'UnreadableHashError'
}

const sizes: Readonly<Record<DigestAlgorithm, number>> = {
  md5: 16,
  sha1: 20,
  sha256: 32,
  sha384: 48,
  sha512: 64,
}

/** A shorter derived key could match by chance. */
const leastKeyBytes = 16

/**
 * Converts another system's hash to the text that is stored until the user's first sign-in.
 *
 * @throws UnreadableHashError when no sign-in could be checked against the hash
 */
export function toStoredHash(imported: ImportedHash): string {
  const stored = toText(imported)
  const format = findFormat(stored)
  if (!format?.canRead(stored)) {
    throw new UnreadableHashError(
      'the hash has an unknown format, is damaged, or is too costly to verify',
    )
  }
  return stored
}

function toText(imported: ImportedHash): string {
  switch (imported.format) {
    case 'encoded':
      return toEncoded(imported)
    case 'digest':
      return toDigest(imported)
    default:
      break
  }
  if (imported.hash.length < leastKeyBytes) {
    throw new UnreadableHashError(`the hash is shorter than ${leastKeyBytes} bytes`)
  }
  const tail = `${toBase64(imported.salt)}$${toBase64(imported.hash)}`
  switch (imported.format) {
    case 'scrypt':
      return `$scrypt$ln=${toLog2(imported.n)},r=${imported.r},p=${imported.p}$${tail}`
    case 'firebase-scrypt': {
      const { memoryCost, rounds, signerKey, saltSeparator } = imported
      const keys = `key=${toBase64(signerKey)},sep=${toBase64(saltSeparator)}`
      return `$firebase-scrypt$m=${memoryCost},r=${rounds},${keys}$${tail}`
    }
    case 'pbkdf2':
      return `$pbkdf2-${imported.digest}$i=${imported.iterations}$${tail}`
    case 'argon2': {
      const { variant, memory, iterations, threads } = imported
      // PHC strings use base64 without padding.
      return `$${variant}$v=19$m=${memory},t=${iterations},p=${threads}$${tail.replaceAll('=', '')}`
    }
  }
}

function toEncoded({ hash, only }: Extract<ImportedHash, { format: 'encoded' }>): string {
  // PHP's password_hash and older libraries use other prefixes for the same bcrypt, and so does MCF scrypt.
  const name = hash.split('$')[1] ?? ''
  if (only && !only.includes(name)) {
    throw new UnreadableHashError(
      `the hash must begin with one of ${only.map((one) => `$${one}$`).join(', ')}`,
    )
  }
  return hash
}

function toDigest({
  algorithm,
  hash,
  saltBefore,
  saltAfter,
}: Extract<ImportedHash, { format: 'digest' }>): string {
  if (hash.length !== sizes[algorithm]) {
    throw new UnreadableHashError(
      `a ${algorithm} hash has ${sizes[algorithm]} bytes, this one ${hash.length}`,
    )
  }
  return `$digest-${algorithm}$pre=${toBase64(saltBefore)},post=${toBase64(saltAfter)}$${toBase64(hash)}`
}

function toLog2(n: number): number {
  const log2 = Math.log2(n)
  if (!Number.isInteger(log2) || log2 < 1) {
    throw new UnreadableHashError('scrypt needs an N that is a power of two')
  }
  return log2
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
