import type { Method } from '../../flow/method.ts'
import { toProviders } from './to-providers.ts'

const load = () => import('./oauth-section.tsx')

/** Sign-in with an account at another site. It leaves the page, so there is no screen behind Main. */
export const oauth = {
  id: 'oauth',
  sections: ({ oauthOptions }) =>
    // a page without types may leave the list out
    [{ id: 'oauth', rows: oauthOptions?.providers?.length ?? 0, load }].filter(({ rows }) => rows),
  isMisconfigured: ({ oauthOptions }, { oauthProviders: known }) =>
    known !== null && toProviders(oauthOptions).some(({ type }) => !Object.hasOwn(known, type)),
} satisfies Method
