/**
 * Leaves out the bundler's warning about `'use client'`, as the React plugins of bundlers do: the directive is for frameworks
 * with server components.
 */
export function ignoreDirective<Warning extends { code?: string }>(
  warning: Warning,
  warn: (warning: Warning) => void,
): void {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
}
