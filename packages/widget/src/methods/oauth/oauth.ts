import type { MethodOf } from '../../flow/method.ts'
import type { OauthFlow } from './flow.ts'
import { toProviders } from './to-providers.ts'

const load = () => import('./oauth-section.tsx')

/** Sign-in with an account at another site. It leaves the page; its screens are for who comes back and has to prove more. */
export const oauth = {
  id: 'oauth',
  sections: ({ oauthOptions }) =>
    // a page without types may leave the list out
    [{ id: 'oauth', rows: oauthOptions?.providers?.length ?? 0, load }].filter(({ rows }) => rows),
  isMisconfigured: ({ oauthOptions }, { oauthProviders: known }) =>
    known !== null && toProviders(oauthOptions).some(({ type }) => !Object.hasOwn(known, type)),
  load: () => import('./oauth-screens.tsx'),
} satisfies MethodOf<OauthFlow>
