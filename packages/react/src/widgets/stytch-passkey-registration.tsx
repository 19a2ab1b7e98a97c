import { StytchPasskeyRegistration as ElementClass, type LoginOptions } from '@portico/widget'
import type { ReactElement } from 'react'
import { useCompatibly } from '../hooks/compatible-hooks.ts'
import { renderRoot } from './render-root.tsx'

/**
 * The passkey registration, for a signed-in user.
 *
 * @throws Error without a provider
 * @example
 * ```tsx
 * <StytchPasskeyRegistration callbacks={{ onEvent: ({ type }) => type === StytchEventType.PasskeyDone && goOn() }} />
 * ```
 */
export function StytchPasskeyRegistration(props: Omit<LoginOptions, 'client'>): ReactElement {
  return renderRoot(ElementClass, props, useCompatibly('<StytchPasskeyRegistration />'))
}
