/** Finds problems of a project's brand that a schema cannot express: unreadable colours, invalid addresses. */

import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import type { ConfigProblem } from '../../foundation/errors/config-error.ts'
import { type BrandSettings, findAccentError, findHelpError } from '../brand/brand.ts'

/** Finds the problems of one project. */
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

/** Mail programs load images only over https. */
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
