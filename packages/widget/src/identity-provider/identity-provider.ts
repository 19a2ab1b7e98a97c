import type { ScreenParts } from '../flow/method.ts'

const load = () => import('./identity-provider-screen.tsx')

/**
 * The identity provider: one screen and all behind it, in one chunk. Its own flow is behind it as well, so that
 * a page that only logs in does not carry it.
 */
export const identityProvider: { readonly id: string } & Pick<ScreenParts, 'screens' | 'messages'> =
  {
    id: 'identityProvider',
    screens: { identityProvider: load },
    messages: async () => (await load()).identityProviderText,
  }
