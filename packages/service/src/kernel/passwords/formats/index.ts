import { argon2 } from './argon2.ts'
import { bcrypt } from './bcrypt.ts'
import { bcryptSha256 } from './bcrypt-sha256.ts'
import { firebaseScrypt } from './firebase-scrypt.ts'
import type { PasswordFormat } from './password-format.ts'
import { pbkdf2 } from './pbkdf2.ts'
import { phpass } from './phpass.ts'
import { saltedDigest } from './salted-digest.ts'
import { scrypt } from './scrypt.ts'
import { wordpress } from './wordpress.ts'

/** All formats, the service's own first; one line per format. */
const formats: readonly PasswordFormat[] = [
  argon2,
  bcrypt,
  scrypt,
  firebaseScrypt,
  pbkdf2,
  saltedDigest,
  phpass,
  wordpress,
  bcryptSha256,
]

const byName = new Map(formats.flatMap((format) => format.names.map((name) => [name, format])))

/** Finds the format of a stored hash by its prefix; null for an unknown one. */
export function findFormat(stored: string): PasswordFormat | null {
  return byName.get(stored.split('$')[1] ?? '') ?? null
}
