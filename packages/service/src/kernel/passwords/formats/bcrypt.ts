import type { PasswordFormat } from './password-format.ts'

/** bcrypt reads only this many bytes. */
const maxBytes = 72

/**
 * bcrypt, for imports. A password may be longer than 72 bytes, although bcrypt ignores the rest: its old system
 * accepted it as well, and this sign-in hashes it anew, completely.
 */
export const bcrypt: PasswordFormat = {
  names: ['2a', '2b', '2x', '2y'],
  canRead: (stored) => /^\$2[abxy]\$(?:0[4-9]|1[0-6])\$[./A-Za-z0-9]{53}$/.test(stored),
  async verify(stored, password) {
    // Loaded only when an imported user signs in.
    const { verify } = await import('@node-rs/bcrypt')
    return verify(Buffer.from(password).subarray(0, maxBytes), stored.replace(/^\$2[xy]\$/, '$2b$'))
  },
}
