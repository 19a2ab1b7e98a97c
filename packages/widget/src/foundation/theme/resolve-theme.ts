/**
 * Resolves the host's options for the look, in either dialect, over the default theme. This module computes the values;
 * `apply-theme.ts` applies them to the page.
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

/** The look of the widget in the newer dialect. */
export interface Presentation {
  /** One theme, or a light and a dark theme that follow `prefers-color-scheme`. @default defaultTheme */
  theme?: Theme | readonly [light: Theme, dark: Theme]
  options?: PresentationOptions
  /** Icons by name that replace the widget's own. Accepted, but without effect: no screen has such an icon yet. */
  icons?: Readonly<Record<string, unknown>>
}

/** The look of the widget, apart from its theme. */
export interface PresentationOptions {
  /** @default false */
  hideHeaderText?: boolean
  /**
   * A suffix for the ids of the inputs. Their prefix already differs between widgets.
   *
   * @default ''
   */
  inputIdSuffix?: string
  logo?: { url: string; alt?: string }
  /**
   * Ids on the buttons of social providers: `true` for ids such as `oauth-google`, or a suffix that is added to them.
   *
   * @default false
   */
  buttonId?: boolean | string
  /**
   * The colours of the logos of social providers and wallets: their brands' colours, or the colour of the button's
   * text.
   *
   * @default 'brand'
   */
  iconColors?: 'brand' | 'text'
  /** Renders the widget into a shadow root, isolated from the page's styles. @default false */
  enableShadowDOM?: boolean
  /** See `icons`. */
  icons?: Readonly<Record<string, unknown>>
}

/** The effective look, complete with defaults. */
export interface ResolvedTheme {
  light: ResolvedTokens
  /** Used while the user prefers a dark scheme; null if the host gave only one theme. */
  dark: ResolvedTokens | null
  hideHeaderText: boolean
  logo: { url: string; alt: string } | null
  inputIdSuffix: string
}

/**
 * Merges the host's options for the look. `styles` overrides `presentation`, so that a host can move from the one to
 * the other key by key.
 */
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
 * Tokens that take their value from another token, the leader, when a host changes only the leader. `container-border`
 * comes before `border`, so that it follows a border that the host set, but not one that itself follows `background`.
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

/** Removes the keys whose value is undefined or empty, because they would hide the default. */
export function withoutGaps(theme: Theme): { [K in keyof Theme]: string } {
  return Object.fromEntries(Object.entries(theme).filter(([, value]) => value))
}

function isPair(theme: Presentation['theme']): theme is readonly [light: Theme, dark: Theme] {
  return Array.isArray(theme)
}
