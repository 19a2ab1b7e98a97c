/** What a project brings to mails and hosted pages beside its name. */
import { getContrast, lighten } from './color.ts'

/** A button's fill and its text. */
export interface ButtonColors {
  readonly fill: string
  readonly text: string
}

/** A project's looks, with every default filled in. */
export interface BrandConfig {
  /** A PNG on a transparent background; null shows the name alone. */
  readonly logoUrl: string | null
  /** The one primary button, on a light and on a dark background. */
  readonly button: { readonly light: ButtonColors; readonly dark: ButtonColors }
  /** The same for the pages of the service; null where the project gave none, so that their theme has its own. */
  readonly accent: BrandConfig['button'] | null
  /** The preset of the service's own pages. */
  readonly theme: 'default' | 'quartz'
  /** Second line of every mail's footer. */
  readonly postalLine: string | null
  /** An https or mailto address. */
  readonly helpUrl: string | null
}

/** What a person writes of it. */
export interface BrandSettings {
  /**
   * Address of a PNG on a transparent background that reads on light and dark. In mails it is 26 by 26, so give it twice
   * as many pixels.
   */
  readonly logoUrl?: string
  /** Fill of the primary button, `#RRGGBB`. @default Portico's ink */
  readonly accent?: string
  /** The same on a dark background. @default `accent`, made lighter until it stands out there */
  readonly accentDark?: string
  /** The preset of the service's own pages. @default 'default' */
  readonly theme?: 'default' | 'quartz'
  /** Who and where you are, as the law asks for it in some countries: `Shop Ltd, 12 Harbour Street, Lisbon`. */
  readonly postalLine?: string
  /** Where people get help: an https address, or a mail address. */
  readonly helpAddress?: string
}

/** The least that a button's text must stand out (WCAG 2, 1.4.3). */
const leastContrast = 4.5
const darkBackground = '#14212A'

const ownButton = {
  light: { fill: '#19303D', text: '#FFFFFF' },
  dark: { fill: '#E4EDF1', text: darkBackground },
} as const

/** Fills in what the settings leave open. */
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

/** Says why a fill cannot carry text; null when it can. */
export function findAccentError(fill: string): string | null {
  const { text } = toButtonColors(fill)
  const ratio = getContrast(fill, text)
  if (ratio >= leastContrast) return null
  // Cut, not rounded: 4.499 is not 4.50.
  const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
  return `has a contrast of only ${shown} with its text (${text}); at least ${leastContrast} is needed, so make ${fill} darker or lighter`
}

/** Says what is wrong with an address for help; null when nothing is. */
export function findHelpError(address: string): string | null {
  const isMailbox = /^[^\s"(),:;<>@[\\\]?&]+@[^\s"(),:;<>@[\\\]?&]+$/.test(address)
  const isPage = URL.canParse(address) && new URL(address).protocol === 'https:'
  return isMailbox || isPage
    ? null
    : `must be an https URL or a bare e-mail address, got "${address}"`
}

/** White, or the ink of dark backgrounds: whichever stands out more. */
function toButtonColors(fill: string): ButtonColors {
  const [text = '#FFFFFF'] = ['#FFFFFF', darkBackground].sort(
    (a, b) => getContrast(fill, b) - getContrast(fill, a),
  )
  return { fill, text }
}

const toHelpUrl = (address: string) =>
  /^https:/i.test(address) ? address : `mailto:${encodeURI(address)}`
