/** The key that encrypts a project during a move: 32 random bytes in a separate file that only its owner can read. */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** Says why a transport key cannot be used; the message contains nothing of the key. */
export class TransportKeyError extends Error {
  override readonly name = 'TransportKeyError'
}

/**
 * Reads a transport key.
 *
 * @returns null when the file does not exist
 * @throws TransportKeyError when the file holds no key
 */
export function readTransportKey(file: string): Uint8Array | null {
  const text = readIfThere(file)
  if (text === null) return null
  if (!/^[\w-]{43}$/.test(text.trim())) {
    throw new TransportKeyError(
      'The transport key file has no key: it must hold 32 random bytes as base64url on one line. "portico export" creates it if it is missing.',
    )
  }
  return Buffer.from(text.trim(), 'base64url')
}

/** Makes a key and writes it to a new file; an existing file is never overwritten. */
export function createTransportKey(file: string): Uint8Array {
  const key = randomBytes(32)
  writeFileSync(file, `${key.toString('base64url')}\n`, { flag: 'wx', mode: 0o600 })
  return key
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
