/** The key that a project travels under: 32 random bytes in a file of their own, for their owner's eyes only. */
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** Why a transport key cannot be used; the words hold nothing of it. */
export class TransportKeyError extends Error {
  override readonly name = 'TransportKeyError'
}

/**
 * Reads a transport key.
 *
 * @returns null when there is no such file
 * @throws TransportKeyError when it holds something else
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

/** Makes one and writes it down; never over another file. */
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
