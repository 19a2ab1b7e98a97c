/** Types that are configured by a type parameter, or by a global interface. */
import { StytchLogin, useStytch } from '@stytch/react'
import { type Callbacks, StytchUIClient } from '@stytch/vanilla-js'

interface Opaque {
  OpaqueTokens: true
}

export type Configuration = Stytch.DefaultProjectConfiguration
export const stytch = new StytchUIClient<Opaque>('public-token-test-1')
export const callbacks: Callbacks<Opaque> = {}
export const useClient = () => useStytch<Opaque>()
export const SignIn = () => <StytchLogin<Opaque> config={{ products: [] }} />
