import { OAuthProviders } from '@portico/client'
import { isForeignOneTap } from '../../declarations/oauth/options.ts'
import type { MethodOf } from '../../flow/method.ts'
import type { OauthFlow } from './flow.ts'
import { toProviders } from './to-providers.ts'

/** Approximate names of the providers, for the room of their buttons. */
const names = Object.fromEntries(Object.entries(OAuthProviders).map(([name, type]) => [type, name]))

const load = () => import('./oauth-section.tsx')

/**
 * Sign-in with an account at an OAuth provider. It leaves the page. Its screens are for users who return and must give
 * further proof.
 */
export const oauth = {
  id: 'oauth',
  sections({ oauthOptions }) {
    const labels = toProviders(oauthOptions).map(({ type, label = names[type] ?? type }) => {
      return `Continue with ${label}`
    })
    return labels.length > 0 ? [{ id: 'oauth', labels, load }] : []
  },
  mayIgnore: ({ oauthOptions }) => oauthOptions?.providers?.some(isForeignOneTap) ?? false,
  isMisconfigured: ({ oauthOptions }, { oauthProviders: known }) =>
    known !== null && toProviders(oauthOptions).some(({ type }) => !Object.hasOwn(known, type)),
  load: () => import('./oauth-screens.tsx'),
} satisfies MethodOf<OauthFlow>
