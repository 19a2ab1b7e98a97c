/**
 * What a host says about the look, in either dialect, laid over the default theme. It decides the values;
 * `apply-theme.ts` brings them to the page.
 */
import { type Styles, toTheme } from './styles-dialect.ts'
import {
  defaultDarkTheme,
  defaultTheme,
  type ResolvedTokens,
  type Theme,
  type TokenKey,
  type Tokens,
} from './tokens.ts'

/** The look of the widget, in the words of the newer dialect. */
export interface Presentation {
  /** one theme, or a light and a dark one that follow `prefers-color-scheme` @default defaultTheme */
  theme?: Theme | readonly [light: Theme, dark: Theme]
  options?: PresentationOptions
  /** Icons by name that replace the widget's own. Taken and not used: no screen has such an icon yet. */
  icons?: Readonly<Record<string, unknown>>
}

/** The look of the widget, apart from its theme. */
export interface PresentationOptions {
  /** @default false */
  hideHeaderText?: boolean
  /** Ends the ids of the inputs. They differ from widget to widget without it. @default '' */
  inputIdSuffix?: string
  logo?: { url: string; alt?: string }
  /**
   * Ids on the buttons of social providers: `true` for ids like `oauth-google`, or what such an id ends with.
   *
   * @default false
   */
  buttonId?: boolean | string
  /**
   * The marks of social providers and of wallets: in their brands' colours, or in the colour of the button's text.
   *
   * @default 'brand'
   */
  iconColors?: 'brand' | 'text'
  /** Render into a shadow root, apart from the page's styles. @default false */
  enableShadowDOM?: boolean
  /** See `icons`. */
  icons?: Readonly<Record<string, unknown>>
}

/** The look that is applied. */
export interface ResolvedTheme {
  light: ResolvedTokens
  /** used while the reader prefers dark; null where the host gave one theme only */
  dark: ResolvedTokens | null
  hideHeaderText: boolean
  logo: { url: string; alt: string } | null
  inputIdSuffix: string
}

/** `styles` lies over `presentation`, so that a host can move from one to the other key by key. */
export function resolveTheme(given: {
  styles?: Styles
  presentation?: Presentation
}): ResolvedTheme {
  const styles = given.styles ?? {}
  const { theme, options } = given.presentation ?? {}
  const [light, dark] = isPair(theme) ? theme : [theme ?? {}]
  const own = toTheme(styles)
  const url = styles.logo?.logoImageUrl || options?.logo?.url
  return {
    light: complete({ ...light, ...withoutGaps(own) }, light['color-scheme']),
    dark: dark ? complete({ ...dark, ...withoutGaps(own) }, 'dark') : null,
    hideHeaderText: styles.hideHeaderText ?? options?.hideHeaderText ?? false,
    logo: url ? { url, alt: options?.logo?.alt ?? '' } : null,
    inputIdSuffix: options?.inputIdSuffix ?? '',
  }
}

/**
 * Values that follow another one when a host changes only that one. `container-border` stands before `border`,
 * so that it follows what a host gave and not what `border` follows itself.
 */
export const followers: readonly [follower: TokenKey, leader: TokenKey, value: string][] = [
  ['container-border', 'border', 'var(--st-border)'],
  ['container-radius', 'rounded-base', 'calc(2*var(--st-rounded-base))'],
  ['shadow-button', 'shadow', 'var(--st-shadow)'],
  ['shadow-input', 'shadow', 'var(--st-shadow)'],
  ['primary-button-hover', 'primary', mix('primary', 88, 'background')],
  ['primary-button-active', 'primary', mix('primary', 84, '#000')],
  ['destructive-fill', 'destructive', 'var(--st-destructive)'],
  ['destructive-button-hover', 'destructive-fill', mix('destructive-fill', 88, '#000')],
  ['success-fill', 'success', 'var(--st-success)'],
  ['input-hover', 'input', mix('input', 65, 'foreground')],
  ['popover', 'background', 'var(--st-background)'],
  ['muted', 'background', mix('foreground', 5, 'background')],
  ['accent', 'background', mix('foreground', 8, 'background')],
  ['border', 'background', mix('foreground', 15, 'background')],
]

function mix(key: TokenKey, percent: number, other: string): string {
  return `color-mix(in srgb, var(--st-${key}) ${percent}%, ${other[0] === '#' ? other : `var(--st-${other})`})`
}

function complete(theme: Theme, scheme: string | undefined): ResolvedTokens {
  const base: Tokens = scheme === 'dark' ? defaultDarkTheme : defaultTheme
  if (Object.keys(theme).length === 0) return base
  const tokens: ResolvedTokens = { ...base, ...withoutGaps(theme) }
  for (const [follower, leader, value] of followers) {
    if (tokens[leader] !== base[leader] && tokens[follower] === base[follower]) {
      tokens[follower] = value
    }
  }
  return tokens
}

/** A key with the value undefined, or none, must not hide the default. */
export function withoutGaps(theme: Theme): { [K in keyof Theme]: string } {
  return Object.fromEntries(Object.entries(theme).filter(([, value]) => value))
}

function isPair(theme: Presentation['theme']): theme is readonly [light: Theme, dark: Theme] {
  return Array.isArray(theme)
}
