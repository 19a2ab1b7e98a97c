import { createHash } from 'node:crypto'
import { bcrypt } from './bcrypt.ts'
import type { PasswordFormat } from './password-format.ts'

const prefix = '$bcrypt-sha256'

/** Django's `bcrypt_sha256`, for imports: bcrypt of a digest in hex. */
export const bcryptSha256: PasswordFormat = {
  names: ['bcrypt-sha256'],
  canRead: (stored) => stored.startsWith(prefix) && bcrypt.canRead(stored.slice(prefix.length)),
  verify: (stored, password) =>
    bcrypt.verify(stored.slice(prefix.length), createHash('sha256').update(password).digest('hex')),
}
