import type { User } from '@portico/client'

const familyNameFirst =
  /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\s]+$/u

/** A user's names in the order in which they are said. */
export interface ShownNames {
  readonly names: readonly string[]
  /** All of them. */
  readonly whole: string
}

/**
 * Orders a user's names by their script, whatever the language of the page: Chinese, Japanese and Korean names have the
 * family name first, without a space (Unicode CLDR, person names).
 */
export function listNames({ first_name, last_name }: User['name']): ShownNames {
  const names = [first_name, last_name].map((name) => name.trim()).filter(Boolean)
  if (names.length === 0 || !names.every((name) => familyNameFirst.test(name))) {
    return { names, whole: names.join(' ') }
  }
  names.reverse()
  return { names, whole: names.join('') }
}
