/** The widgets under their compatible names, which their errors name as well. */
import { PorticoResetPassword } from '@portico/widget'
import type { ReactElement } from 'react'
import { useCompatibly } from '../hooks/compatible-hooks.ts'
import { type IdentityProviderProps, useConsent } from './portico-consent.tsx'
import type { ResetPasswordProps } from './portico-reset-password.tsx'
import { useSignIn, type WidgetProps } from './portico-sign-in.tsx'
import { renderRoot } from './render-root.tsx'

/** See `PorticoSignIn`. */
export function StytchLogin(props: WidgetProps): ReactElement {
  return useSignIn(props, useCompatibly('<StytchLogin />'))
}

/** See `PorticoResetPassword`. */
export function StytchPasswordReset(props: ResetPasswordProps): ReactElement {
  return renderRoot(PorticoResetPassword, props, useCompatibly('<StytchPasswordReset />'))
}

/** See `PorticoConsent`. */
export function IdentityProvider(props: IdentityProviderProps): ReactElement {
  return useConsent(props, useCompatibly('<IdentityProvider />'))
}
