/**
 * The widget's two themes, as values of custom properties `--st-<key>`. Every other colour is computed from a token by
 * `color-mix`. `resolve-theme.ts` merges a host's values into them.
 */
const shape = {
  spacing: '4px',
  'rounded-base': '4px',
  'container-radius': '8px',
  'text-base': 'var(--st-medium)',
  'container-width': '400px',
  'mobile-breakpoint': '768px',
  'transition-duration': '.15s',
  'font-family': 'Arial, Helvetica, sans-serif',
  'font-family-mono': 'ui-monospace, Menlo, Consolas, monospace',
  'shadow-button': '0 1px 2px #19303D0F',
  'shadow-input': 'none',
  secondary: 'var(--st-background)',
  'secondary-foreground': 'var(--st-foreground)',
  'accent-foreground': 'var(--st-foreground)',
  'destructive-foreground': '#FFFFFF',
  'success-foreground': '#FFFFFF',
}

const light = {
  ...shape,
  'color-scheme': 'light',
  background: '#FFFFFF',
  foreground: '#19303D',
  primary: '#19303D',
  'primary-foreground': '#FFFFFF',
  'primary-button-hover': '#28475A',
  'primary-button-active': '#0F212B',
  muted: '#F3F5F6',
  'muted-foreground': '#5C727D',
  accent: '#EFF3F5',
  border: '#DCE3E7',
  input: '#8296A1',
  'input-hover': '#5C727D',
  placeholder: '#8296A1',
  ring: '#24709B',
  destructive: '#8B1214',
  'destructive-fill': '#8B1214',
  'destructive-button-hover': '#A3191C',
  warning: '#7A4B00',
  success: '#0C5A56',
  'success-fill': '#0C5A56',
  'container-border': '#ADBCC5',
  popover: '#FFFFFF',
  /** The share of the tone's colour in a banner's fill. */
  tint: '6%',
  shadow: '0 1px 2px #19303D0A, 0 12px 32px -12px #19303D1F',
  'shadow-popover': '0 2px 6px #19303D14, 0 16px 40px -8px #19303D38',
}

/** The name of a token. The page sees it as the custom property `--st-<key>`. */
export type TokenKey = keyof typeof light

/** A complete theme: every key has a CSS value. */
export type Tokens = Record<TokenKey, string>

/** A token that has a value only if a host gives it one; otherwise a rule uses the general token. */
type OptionalTokenKey =
  | 'button-radius'
  | 'input-radius'
  | 'disabled-radius'
  | 'primary-border'
  | 'secondary-border'
  | 'secondary-radius'
  | 'disabled'
  | 'disabled-foreground'
  | 'disabled-border'
  | 'input-background'
  | 'input-foreground'
  | 'header-font'
  | 'secondary-button-hover'
  | 'tab-background'
  | 'tab-selected'
  | 'divider-color'
  | 'focus-ring-shadow'
  /** Further rules inside of the widget's root, for a preset. The class names in it change without notice. */
  | 'css'

/** The tokens that a host may set: any of the required and the optional tokens. */
export type Theme = Partial<Record<TokenKey | OptionalTokenKey, string>>

/** A theme with all its defaults and the host's values. */
export type ResolvedTokens = Tokens & Theme

/**
 * The light theme, used unless the host gives another theme.
 *
 * @example presentation: { theme: { ...defaultTheme, primary: '#5B2A86' } }
 */
export const defaultTheme: Tokens = light

/**
 * The dark theme. The widget never chooses it without the host: a host passes it alone, or as the second of two themes
 * that follow the user's preference.
 *
 * @example presentation: { theme: [defaultTheme, defaultDarkTheme] }
 */
export const defaultDarkTheme: Tokens = {
  ...shape,
  'color-scheme': 'dark',
  background: '#14212A',
  foreground: '#F0F5F7',
  primary: '#E4EDF1',
  'primary-foreground': '#14212A',
  'primary-button-hover': '#FFFFFF',
  'primary-button-active': '#C6D5DC',
  muted: '#1C2B35',
  'muted-foreground': '#A5B6BF',
  accent: '#243540',
  border: '#2B3D48',
  input: '#667B86',
  'input-hover': '#A5B6BF',
  placeholder: '#8499A4',
  ring: '#7FC3E8',
  destructive: '#FFADA8',
  'destructive-fill': '#C8342F',
  'destructive-button-hover': '#B52C27',
  warning: '#F2C879',
  success: '#6FD0C1',
  'success-fill': '#147A73',
  'container-border': '#3A4E5A',
  popover: '#1A2932',
  tint: '10%',
  shadow: '0 1px 2px #0000004D, 0 16px 40px -12px #00000080',
  'shadow-popover': '0 2px 6px #00000066, 0 16px 40px -8px #000000B3',
}
