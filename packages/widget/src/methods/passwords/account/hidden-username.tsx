import type { ReactNode } from 'react'

/** Tells password managers whose password a field takes, on a screen that need not show the address. */
export function HiddenUsername({ email }: { email: string }): ReactNode {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
