import type { Method } from '../../flow/method.ts'

const load = () => import('./oauth-section.tsx')

/** Sign-in with an account at another site. It leaves the page, so there is no screen behind Main. */
export const oauth = {
  id: 'oauth',
  sections: ({ oauthOptions }) => [
    { id: 'oauth', rows: oauthOptions?.providers.length ?? 0, load },
  ],
} satisfies Method
