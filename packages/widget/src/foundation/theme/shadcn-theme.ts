import type { Theme, TokenKey } from './tokens.ts'

/** Colours that go by the same name in the host's theme. */
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
 * A theme that takes its values from a page built with shadcn/ui: every colour is a `var()` of the page, so the
 * widget changes with the page's own light and dark.
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
