/** What a schema cannot say of a project's looks: colours that nobody can read, addresses that lead nowhere. */

import { findUrlError } from '../addresses/exact-url.ts'
import { type BrandSettings, findAccentError, findHelpError } from '../brand/brand.ts'
import type { ConfigProblem } from '../errors/config-error.ts'

/** Finds what is wrong within one project. */
export function findBrandProblems(
  key: string,
  { logoUrl, accent, accentDark, helpAddress }: BrandSettings = {},
): readonly ConfigProblem[] {
  const errors = [
    { field: 'logoUrl', message: logoUrl === undefined ? null : findLogoError(logoUrl) },
    { field: 'accent', message: accent === undefined ? null : findColorError(accent) },
    { field: 'accentDark', message: accentDark === undefined ? null : findColorError(accentDark) },
    {
      field: 'helpAddress',
      message: helpAddress === undefined ? null : findHelpError(helpAddress),
    },
  ]
  return errors.flatMap(({ field, message }) =>
    message === null ? [] : [{ key: `${key}.brand.${field}`, message }],
  )
}

/** Mail programs load a picture over https, or not at all. */
function findLogoError(url: string): string | null {
  return (
    findUrlError(url) ??
    (url.startsWith('https:') ? null : `must be the https URL of a PNG, got "${url}"`)
  )
}

const findColorError = (color: string) =>
  /^#[\da-f]{6}$/i.test(color)
    ? findAccentError(color)
    : `must be six hex digits like "#4B3FA7", got "${color}"`
