/** Converts the older dialect of the look to the newer one, for a host that moves from `styles` to `presentation`. */
import { type PresentationOptions, withoutGaps } from './foundation/theme/resolve-theme.ts'
import { type Styles, toTheme } from './foundation/theme/styles-dialect.ts'
import type { Theme } from './foundation/theme/tokens.ts'

/**
 * Converts `styles` to `presentation`. The widget accepts both, so use it only to print the result and copy it into
 * your code.
 *
 * @param _options - accepted for compatibility; nothing is ever logged
 * @returns only the values that `styles` contains
 * @example console.log(styleToTheme({ colors: { primary: '#5B2A86' } }))
 */
export function styleToTheme(
  styles: Styles,
  _options?: { silent?: boolean },
): { theme: Theme; options: PresentationOptions } {
  const { hideHeaderText, logo } = styles
  const url = logo?.logoImageUrl
  return {
    theme: withoutGaps(toTheme(styles)),
    options: {
      ...(hideHeaderText !== undefined && { hideHeaderText }),
      ...(url && { logo: { url, alt: '' } }),
    },
  }
}
