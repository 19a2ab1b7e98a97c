import { AuthError } from '../../foundation/errors/auth-error.ts'
import { parseLocale } from '../../foundation/text/parse-locale.ts'

/**
 * Reads a user's language from a request; an empty one removes it.
 *
 * @throws AuthError `invalid_locale` for a value that is no BCP 47 tag
 */
export function toLocaleChange(locale: string): string | null {
  if (locale.trim() === '') return null
  const parsed = parseLocale(locale)
  if (parsed === null) throw new AuthError('invalid_locale')
  return parsed
}
