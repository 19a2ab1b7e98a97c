import type { PasswordFormat } from './password-format.ts'

/** What bcrypt looks at; it ignores the rest. */
const maxBytes = 72

/**
 * bcrypt, for imports. What it ignores beyond 72 bytes counts here as well: the right password was accepted
 * where it came from, and is hashed anew, whole, at this log-in.
 */
export const bcrypt: PasswordFormat = {
  names: ['2a', '2b', '2x', '2y'],
  canRead: (stored) => /^\$2[abxy]\$(?:0[4-9]|1[0-6])\$[./A-Za-z0-9]{53}$/.test(stored),
  async verify(stored, password) {
    // Only where people were imported.
    const { verify } = await import('@node-rs/bcrypt')
    return verify(Buffer.from(password).subarray(0, maxBytes), stored.replace(/^\$2[xy]\$/, '$2b$'))
  },
}
