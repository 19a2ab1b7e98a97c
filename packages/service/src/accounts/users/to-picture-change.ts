import { AuthError } from '../../foundation/errors/auth-error.ts'
import { parsePictureUrl } from '../../foundation/text/parse-picture-url.ts'

/**
 * Reads the address of a user's picture from a request; an empty one removes it.
 *
 * @throws AuthError `invalid_picture_url`
 */
export function toPictureChange(address: string): string | null {
  const trimmed = address.trim()
  if (trimmed === '') return null
  const parsed = parsePictureUrl(trimmed)
  if (parsed === null) throw new AuthError('invalid_picture_url')
  return parsed
}
