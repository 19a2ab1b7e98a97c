import { verify } from '@node-rs/argon2'
import type { PasswordFormat } from './password-format.ts'

/** argon2id, argon2i and argon2d (RFC 9106); the first is our own. */
export const argon2: PasswordFormat = {
  names: ['argon2id', 'argon2i', 'argon2d'],
  verify: (stored, password) => verify(stored, password),
}
