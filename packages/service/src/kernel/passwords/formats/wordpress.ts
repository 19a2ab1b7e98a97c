import { createHmac } from 'node:crypto'
import { bcrypt } from './bcrypt.ts'
import type { PasswordFormat } from './password-format.ts'

const prefix = '$wp'

/** WordPress since 6.8, for imports: bcrypt of a digest, so that long passwords count completely. */
export const wordpress: PasswordFormat = {
  names: ['wp'],
  canRead: (stored) => stored.startsWith(prefix) && bcrypt.canRead(stored.slice(prefix.length)),
  verify: (stored, password) =>
    bcrypt.verify(
      stored.slice(prefix.length),
      createHmac('sha384', 'wp-sha384').update(trim(password)).digest('base64'),
    ),
}

/** Trims like PHP: only ASCII blanks, no other spaces of Unicode. */
function trim(password: string): string {
  const blanks = ' \n\r\t\v\0'
  let [begin, end] = [0, password.length]
  while (begin < end && blanks.includes(password.charAt(begin))) begin += 1
  while (end > begin && blanks.includes(password.charAt(end - 1))) end -= 1
  return password.slice(begin, end)
}
