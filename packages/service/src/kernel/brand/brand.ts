/** A project's appearance in mails and hosted pages, apart from its name. */

import { Type } from 'typebox'
import { findUrlError } from '../../foundation/addresses/exact-url.ts'
import { isUrl } from '../../foundation/addresses/is-url.ts'
import * as setting from '../../foundation/settings/declare-settings.ts'
import { getContrast, lighten } from './color.ts'

/** The colours of a button: its fill and its text. */
export interface ButtonColors {
  readonly fill: string
  readonly text: string
}

/** A project's appearance with all defaults filled in. */
export interface BrandConfig {
  /** The URL of a PNG with a transparent background; with null only the name is shown. */
  readonly logoUrl: string | null
  /** The colours of the primary button on a light and on a dark background. */
  readonly button: { readonly light: ButtonColors; readonly dark: ButtonColors }
  /** The button colours of the hosted pages; null where the project set none, so that the pages' theme chooses. */
  readonly accent: BrandConfig['button'] | null
  /** The preset of the hosted pages. */
  readonly theme: 'default' | 'quartz'
  /** The second line of every mail's footer. */
  readonly postalLine: string | null
  /** An https or mailto URL. */
  readonly helpUrl: string | null
}

const color = setting.text(64, (value) =>
  /^#[\da-f]{6}$/i.test(value)
    ? findAccentError(value)
    : `must be six hex digits like "#4B3FA7", got "${value}"`,
)

const brand = setting.group({
  /**
   * Address of a PNG on a transparent background that reads on light and dark. In mails it is 26 by 26, so give it twice
   * as many pixels.
   */
  logoUrl: setting.text(2_048, findLogoError),
  /** Fill of the primary button, `#RRGGBB`. @default Portico's ink */
  accent: color,
  /** The fill on a dark background. @default `accent`, lightened until it has enough contrast there */
  accentDark: color,
  /** The preset of the hosted pages. @default 'default' */
  theme: setting.value<'default' | 'quartz'>(
    Type.Union([Type.Literal('default'), Type.Literal('quartz')]),
  ),
  /** Your name and postal address, which the law of some countries requires: `Shop Ltd, 12 Harbour Street, Lisbon`. */
  postalLine: setting.text(200),
  /** The address where users get help: an https URL, or a mail address. */
  helpAddress: setting.text(2_048, findHelpError),
})

/** The appearance as an operator configures it. */
export interface BrandSettings extends setting.WrittenOf<typeof brand> {}

/** The setting `project.brand`. */
export const brandSetting: setting.DeclaredSetting<BrandSettings, BrandConfig> = {
  ...brand,
  toConfig: (settings) => toBrandConfig(settings),
}

/** The minimum contrast of a button's text (WCAG 2, 1.4.3). */
const leastContrast = 4.5
const darkBackground = '#14212A'

const ownButton = {
  light: { fill: '#19303D', text: '#FFFFFF' },
  dark: { fill: '#E4EDF1', text: darkBackground },
} as const

/** Fills in the defaults of missing settings. */
export function toBrandConfig(settings: BrandSettings = {}): BrandConfig {
  const { logoUrl = null, accent, accentDark, postalLine = null, helpAddress } = settings
  const { theme = 'default' } = settings
  const dark = accentDark ?? (accent && lighten(accent, darkBackground, leastContrast))
  const button = {
    light: accent === undefined ? ownButton.light : toButtonColors(accent),
    dark: dark === undefined ? ownButton.dark : toButtonColors(dark),
  }
  return {
    logoUrl,
    button,
    accent: accent === undefined ? null : button,
    theme,
    postalLine,
    helpUrl: helpAddress === undefined ? null : toHelpUrl(helpAddress),
  }
}

/** Says why a fill cannot have text on it; null when it can. */
export function findAccentError(fill: string): string | null {
  const { text } = toButtonColors(fill)
  const ratio = getContrast(fill, text)
  if (ratio >= leastContrast) return null
  // Rounded down, so that 4.499 is not shown as 4.50.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return `has a contrast of only ${shown} with its text (${text}); at least ${leastContrast} is needed, so make ${fill} darker or lighter`
}

/** Mail programs load images only over https. */
function findLogoError(url: string): string | null {
  return (
    findUrlError(url) ??
    (url.startsWith('https:') ? null : `must be the https URL of a PNG, got "${url}"`)
  )
}

/** Says what is wrong with a help address; null when it is valid. */
export function findHelpError(address: string): string | null {
  const isMailbox = /^[^\s"(),:;<>@[\\\]?&]+@[^\s"(),:;<>@[\\\]?&]+$/.test(address)
  const isPage = isUrl(address) && new URL(address).protocol === 'https:'
  return isMailbox || isPage
    ? null
    : `must be an https URL or a bare e-mail address, got "${address}"`
}

/** Chooses the text colour with the higher contrast: white, or the ink of dark backgrounds. */
function toButtonColors(fill: string): ButtonColors {
  const [text = '#FFFFFF'] = ['#FFFFFF', darkBackground].sort(
    (a, b) => getContrast(fill, b) - getContrast(fill, a),
  )
  return { fill, text }
}

const toHelpUrl = (address: string) =>
  /^https:/i.test(address) ? address : `mailto:${encodeURI(address)}`
