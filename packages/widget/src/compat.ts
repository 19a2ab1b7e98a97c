/** The older dialect of the look, told in the newer one: for a host that moves from `styles` to `presentation`. */
import { type PresentationOptions, withoutGaps } from './foundation/theme/resolve-theme.ts'
import { type Styles, toTheme } from './foundation/theme/styles-dialect.ts'
import type { Theme } from './foundation/theme/tokens.ts'

/**
 * Tells `styles` in the words of `presentation`. The widget takes either, so this is for reading the result and
 * writing it down.
 *
 * @param _options - taken for compatibility: nothing is ever logged here
 * @returns only what `styles` says
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
