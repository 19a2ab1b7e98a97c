import { AuthError } from '../../foundation/errors/auth-error.ts'
import type { UserChange } from '../../kernel/storage/storage.ts'

type WrittenName = Readonly<
  Partial<Record<'first_name' | 'middle_name' | 'last_name', string | undefined>>
>

/**
 * Reads a name from a request; parts that are left out stay unchanged.
 *
 * @throws AuthError `bad_request` for characters that names do not contain and some databases cannot store
 */
export function toNameChange(name: WrittenName): NonNullable<UserChange['name']> {
  for (const [part, text] of Object.entries(name)) {
    // Refuses control characters and unpaired surrogates.
    if (text !== undefined && /[\p{Cc}\p{Cs}]/u.test(text)) {
      throw new AuthError('bad_request', {
        details: { field: `name.${part}`, reason: 'must have no control characters' },
      })
    }
  }
  const { first_name, middle_name, last_name } = name
  return {
    ...(first_name !== undefined && { first: first_name }),
    ...(middle_name !== undefined && { middle: middle_name }),
    ...(last_name !== undefined && { last: last_name }),
  }
}
