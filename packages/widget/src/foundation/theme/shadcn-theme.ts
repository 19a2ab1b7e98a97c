import type { Theme, TokenKey } from './tokens.ts'

/** Colours that have the same name in shadcn/ui. */
const shared = [
  'background',
  'foreground',
  'primary',
  'primary-foreground',
  'secondary',
  'secondary-foreground',
  'muted',
  'muted-foreground',
  'accent',
  'accent-foreground',
  'border',
  'input',
  'ring',
  'destructive',
] satisfies TokenKey[]

/**
 * A theme for pages built with shadcn/ui: every colour is a `var()` of the page, so that the widget follows the page's
 * own light and dark mode.
 *
 * @example presentation: { theme: shadcnTheme }
 */
export const shadcnTheme: Theme = {
  'color-scheme': 'shadcn',
  ...Object.fromEntries(shared.map((key) => [key, `var(--${key})`])),
  placeholder: 'var(--muted-foreground)',
  success: 'color-mix(in srgb,#147A73 60%,var(--foreground))',
  'success-fill': '#147A73',
  warning: 'color-mix(in srgb,#B26A00 60%,var(--foreground))',
  'font-family': 'var(--font-sans,system-ui)',
  'font-family-mono': 'var(--font-mono,ui-monospace)',
  'text-base': 'var(--text-base,var(--st-medium))',
  spacing: 'var(--spacing,4px)',
  'rounded-base': 'calc(var(--radius,10px) - 2px)',
  'container-radius': 'calc(var(--radius,10px) + 4px)',
  shadow: 'var(--shadow,none)',
}
