import type { ReactNode } from 'react'

/**
 * Tells password managers whose password a field takes, on a screen that need not show the address. The attribute `hidden`
 * would not hide it: the widget's styles say how inputs are displayed.
 */
export function HiddenUsername({ email }: { email: string }): ReactNode {
  return (
    <input
      className="st-hidden"
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  )
}
