import { OAuthProviders } from '@portico/client'
import type { MethodOf } from '../../flow/method.ts'
import type { OauthFlow } from './flow.ts'
import { toProviders } from './to-providers.ts'

/** About what the buttons call the providers. */
const names = Object.fromEntries(Object.entries(OAuthProviders).map(([name, type]) => [type, name]))

const load = () => import('./oauth-section.tsx')

/** Sign-in with an account at another site. It leaves the page; its screens are for who comes back and has to prove more. */
export const oauth = {
  id: 'oauth',
  sections({ oauthOptions }) {
    const labels = toProviders(oauthOptions).map(({ type, label = names[type] ?? type }) => {
      return `Continue with ${label}`
    })
    return labels.length > 0 ? [{ id: 'oauth', labels, load }] : []
  },
  isMisconfigured: ({ oauthOptions }, { oauthProviders: known }) =>
    known !== null && toProviders(oauthOptions).some(({ type }) => !Object.hasOwn(known, type)),
  load: () => import('./oauth-screens.tsx'),
} satisfies MethodOf<OauthFlow>
