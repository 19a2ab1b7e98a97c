/** The widgets under their compatible names, which their errors name as well. */
import { PorticoResetPassword, type ResetPasswordOptions } from '@portico/widget'
import type { ReactElement } from 'react'
import { useCompatibly } from '../hooks/compatible-hooks.ts'
import { type IdentityProviderProps, useConsent } from '../roots/consent/use-consent.tsx'
import { useSignIn } from '../roots/sign-in/use-sign-in.tsx'
import { renderRoot } from './render-root.tsx'
import type { WidgetProps } from './widget-props.ts'

/** See `PorticoSignIn`. */
export function StytchLogin(props: WidgetProps): ReactElement {
  return useSignIn(props, useCompatibly('<StytchLogin />'))
}

/** See `PorticoResetPassword`. */
export function StytchPasswordReset(props: Omit<ResetPasswordOptions, 'client'>): ReactElement {
  return renderRoot(PorticoResetPassword, props, useCompatibly('<StytchPasswordReset />'))
}

/** See `PorticoConsent`. */
export function IdentityProvider(props: IdentityProviderProps): ReactElement {
  return useConsent(props, useCompatibly('<IdentityProvider />'))
}
