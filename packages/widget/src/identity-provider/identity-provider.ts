import type { Method } from '../flow/method.ts'

const load = () => import('./identity-provider-screen.tsx')

/**
 * The identity provider: one screen and all behind it, in one chunk. Its own flow is behind it as well, so that
 * a page that only logs in does not carry it.
 */
export const identityProvider: Pick<Method, 'screens' | 'messages'> = {
  screens: { identityProvider: load },
  messages: async () => (await load()).texts,
}
