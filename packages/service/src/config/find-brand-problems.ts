/** What a schema cannot say of a project's looks: colours that nobody can read, addresses that lead nowhere. */
import { type BrandSettings, findAccentSlip, findHelpSlip } from '../brand/brand.ts'
import type { ConfigProblem } from './config-error.ts'
import { findUrlSlip } from './exact-url.ts'

/** Finds what is wrong within one project. */
export function findBrandProblems(
  key: string,
  { logoUrl, accent, accentDark, helpAddress }: BrandSettings = {},
): readonly ConfigProblem[] {
  const slips = [
    { field: 'logoUrl', message: logoUrl === undefined ? null : findLogoSlip(logoUrl) },
    { field: 'accent', message: accent === undefined ? null : findColorSlip(accent) },
    { field: 'accentDark', message: accentDark === undefined ? null : findColorSlip(accentDark) },
    { field: 'helpAddress', message: helpAddress === undefined ? null : findHelpSlip(helpAddress) },
  ]
  return slips.flatMap(({ field, message }) =>
    message === null ? [] : [{ key: `${key}.brand.${field}`, message }],
  )
}

/** Mail programs load a picture over https, or not at all. */
function findLogoSlip(url: string): string | null {
  return (
    findUrlSlip(url) ??
    (url.startsWith('https:') ? null : `must be an https address of a PNG, got "${url}"`)
  )
}

const findColorSlip = (color: string) =>
  /^#[\da-f]{6}$/i.test(color)
    ? findAccentSlip(color)
    : `must be six hex digits like "#4B3FA7", got "${color}"`
